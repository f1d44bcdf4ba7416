"""A tiny game for tests of the simulation library. Its option `fault` plants a mistake in its rules."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from admiralty.core.action import NUMBER, Action, Verb, first, pack
from admiralty.core.event import Kind
from admiralty.core.flow import FINISH, Ask, Become, Flow, Seats
from admiralty.core.game import Game, Option
from admiralty.core.luck import Scripted, Tape
from admiralty.core.state import State

FAULTS: Final = (
    "none", "dead-end", "twice", "lost", "shared", "forgotten", "foreign", "unexplored", "wild", "unseen",
    "endless", "unsettled", "crash", "nobody", "stranger",
)  # fmt: skip
PILE: Final = 9
MOST: Final = 3


class Heap(State):
    """`taken` holds what each seat has, `pile` what is left."""

    parts: ClassVar[tuple[str, ...]] = ("pile", "taken")

    def __init__(self, tape: Tape, fault: str) -> None:
        super().__init__(tape)
        self.fault = fault
        self.pile = PILE
        self.taken = [0, 0]

    def clone(self) -> State:
        c = Heap(self.tape.clone(), self.fault)
        c.pile = self.pile
        c.taken = self.taken if self.fault == "shared" else self.taken[:]
        self.carry(c)
        return c


@dataclass
class Take(Ask):
    """[FT-1] A seat takes one to three; a six on a die lets it go again."""

    seat: int

    def seats(self, s: Heap) -> Seats:
        if s.fault == "nobody" and s.pile < 5:
            return ()
        return (7,) if s.fault == "stranger" and s.pile < 5 else (self.seat,)

    def legal(self, s: Heap, seat: int) -> list[Action]:
        if s.fault == "dead-end" and s.pile < 5:
            return []
        out = [pack(0, n) for n in range(1, min(MOST, s.pile) + 1)]
        return out * 2 if s.fault == "twice" and s.pile < 5 else out

    def explore(self, s: Heap, seat: int) -> list[Action]:
        if s.fault == "unexplored" and s.pile < 5:
            return []
        return [pack(0, MOST + 1)] if s.fault == "wild" and s.pile < 5 else self.legal(s, seat)

    def candidates(self, s: Heap, seat: int) -> list[Action]:
        return [pack(0, n) for n in range(2 if s.fault == "unseen" and s.pile < 5 else 1, MOST + 2)]

    def why_not(self, s: Heap, seat: int, a: Action) -> str:
        return "XX-1" if s.fault == "foreign" else "FT-1"

    def apply(self, s: Heap, seat: int, a: Action) -> Flow:
        if s.fault == "crash" and s.pile < 5:
            raise ZeroDivisionError("the heap collapsed")
        die = s.roll(6)
        s.taken[seat] += first(a) - (1 if s.fault == "lost" and die == 3 else 0)
        s.pile -= first(a)
        if s.fault == "endless" and not s.pile:
            s.pile, s.taken = PILE, [0, 0]
        if s.pile:
            return Become(Take(seat if die == 6 else 1 - seat))
        if s.fault != "unsettled":
            lead = s.taken[0] - s.taken[1]
            s.finish(((lead > 0) - (lead < 0), (lead < 0) - (lead > 0)), "FT-2")
        return FINISH


class Faulty(Game):
    slug = "faulty"
    title = "Faulty"
    prefix = "FT"
    rules_version = 1
    verbs = (Verb("take", NUMBER),)
    events: ClassVar[dict[str, Kind]] = {}
    prompts: ClassVar[dict[str, Kind]] = {"take": Kind("FT-1")}
    rules = (sys.modules[__name__],)
    folder = Path(__file__).parent

    def shipped_data(self) -> str:
        return ""

    def prepare(self, data_text: str) -> None:
        self.dataset = "faulty"
        self.seats = ("left", "right")

    def option_list(self) -> list[Option]:
        return [Option("fault", FAULTS, "none", "FT-1")]

    def equip(self) -> None:
        """Nothing to build."""

    def ids(self) -> dict[str, list[str]]:
        return {}

    def layout(self, tape: Tape) -> State:
        s = Heap(tape, self.options["fault"])
        s.stack, s.at = [Take(0)], [0]
        return s

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        c = s.clone()
        c.tape = tape
        return c

    def hand_value(self, s: Heap, seat: int) -> float:
        return (s.taken[seat] - s.taken[1 - seat]) / PILE

    def check(self, s: Heap) -> None:
        assert s.pile + sum(s.taken) == PILE, "counters were lost"

    def write_words(self, s: Heap) -> list[str]:
        return [f"taken {0 if s.fault == 'forgotten' else s.taken[0]} {PILE - s.pile}"]

    def read_words(self, words: list[str], tape: Tape | None = None) -> State:
        s = Heap(tape if tape is not None else Scripted([]), self.options["fault"])
        left, gone = (int(word) for word in words[0].split()[1:])
        s.pile, s.taken = PILE - gone, [left, gone - left]
        return s
