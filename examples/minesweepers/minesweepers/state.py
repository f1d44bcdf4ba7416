"""What changes in a game, and the tables that do not."""

from __future__ import annotations

from typing import ClassVar, Final

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.kit.datafile import parse, root

NORTH: Final = 0
SOUTH: Final = 1
SIDES: Final = ("north", "south")
MOST_MINES: Final = 1000


class Tables:
    """[MS-1.1] The data file, checked."""

    def __init__(self, data_text: str) -> None:
        top = root(parse(data_text))
        self.dataset: str = top.text("dataset")
        rows = top.rows("lane")
        self.lanes: list[str] = [row.text("id") for row in rows]
        self.mines: list[int] = [row.whole("mines", 1, MOST_MINES) for row in rows]
        constants = top.table("constants")
        self.die_faces: int = constants.whole("die_faces", 2, 100)
        self.storm: int = constants.whole("storm", 1, self.die_faces)
        if len(set(self.lanes)) < len(self.lanes):
            raise top.wrong("lane", "must have different ids")
        self.weather: bool = True


class State(core.State):
    """`mines` by lane, `swept` by side."""

    parts: ClassVar[tuple[str, ...]] = ("mines", "swept")

    def __init__(self, tape: Tape, t: Tables, mines: list[int], swept: list[int]) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.mines: list[int] = mines
        self.swept: list[int] = swept

    def clone(self) -> State:
        c = State(self.tape.clone(), self.t, self.mines[:], self.swept[:])
        self.carry(c)
        return c

    def sweep(self, side: int, lane: int, count: int) -> None:
        """[MS-3.2] Mines of a lane are swept."""
        self.mines[lane] -= count
        self.swept[side] += count
        if self.events is not None:
            self.tell("swept", side, count, lane, self.mines[lane])

    def win(self, winner: int, ending: str) -> None:
        """[MS-4.1] [MS-4.2] A flotilla wins."""
        self.finish((1, -1) if winner == NORTH else (-1, 1), ending)
