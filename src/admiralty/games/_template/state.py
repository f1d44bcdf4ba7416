"""The state of a game: flat lists by side and kind of squadron, queries, and methods that change them."""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games._template.tables import BLUE, RED, Tables


class State(core.State):
    """`hands` and `spent` count squadrons by side * kinds + kind; `pile` lists the kinds nobody has drawn."""

    parts: ClassVar[tuple[str, ...]] = ("round", "points", "hands", "spent", "pile")

    def __init__(
        self, tape: Tape, t: Tables, points: list[int], hands: list[int], spent: list[int], pile: list[int]
    ) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.points: list[int] = points
        self.hands: list[int] = hands
        self.spent: list[int] = spent
        self.pile: list[int] = pile
        self.round: int = 1

    def clone(self) -> State:
        c = State(self.tape.clone(), self.t, self.points[:], self.hands[:], self.spent[:], self.pile[:])
        c.round = self.round
        self.carry(c)
        return c

    # Queries

    def holds(self, side: int, kind: int) -> bool:
        return self.hands[side * self.t.kinds + kind] > 0

    def hand_size(self, side: int) -> int:
        return sum(self.hands[side * self.t.kinds : (side + 1) * self.t.kinds])

    # Verbs

    def deal(self, side: int) -> None:
        """[TP-2.1] [TP-2.2] Squadrons go from the pile to a hand, which only its owner sees."""
        dealt: list[int] = []
        for _ in range(self.t.hand):
            kind = self.draw(self.pile)
            self.pile.remove(kind)
            self.hands[side * self.t.kinds + kind] += 1
            dealt.append(kind)
        if self.events is not None:
            self.tell_only(1 << side, "dealt", tuple(dealt))

    def spend(self, red: int, blue: int) -> None:
        """[TP-3.1] Both committed squadrons are shown and spent."""
        for side, kind in ((RED, red), (BLUE, blue)):
            self.hands[side * self.t.kinds + kind] -= 1
            self.spent[side * self.t.kinds + kind] += 1
        if self.events is not None:
            self.tell("clash", red, blue)

    def score(self, side: int, points: int) -> None:
        """[TP-4.1] [TP-4.5] A side gains points."""
        self.points[side] += points
        if self.events is not None:
            self.tell("scored", side, points, self.points[side])

    def lose(self, side: int, points: int) -> None:
        """[TP-4.5] A side loses points it has staked."""
        self.points[side] -= points
        if self.events is not None:
            self.tell("lost", side, points, self.points[side])
