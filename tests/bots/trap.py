"""A tiny game for tests of bots: the bait looks good until the other side answers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from admiralty.core.action import Action, Verb, pack
from admiralty.core.event import Kind
from admiralty.core.flow import END, FINISH, Ask, Clauses, Flow, Phase, Seats
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, Heuristics

BAIT, WAIT, SNAP, SPARE = (pack(n) for n in range(4))


class Field(State):
    parts: ClassVar[tuple[str, ...]] = ("lead",)

    def __init__(self, tape: Tape) -> None:
        super().__init__(tape)
        self.lead = 0

    def clone(self) -> State:
        c = Field(self.tape.clone())
        c.lead = self.lead
        self.carry(c)
        return c


@dataclass
class Duel(Phase):
    """[TR-1] One decision each."""

    def clauses(self) -> Clauses:
        return self.first, self.second, self.end

    def first(self, s: Field) -> Flow:
        """[TR-1] The first side takes the bait or waits."""
        return Approach()

    def second(self, s: Field) -> Flow:
        """[TR-2] The second side snaps or spares."""
        return Answer()

    def end(self, s: Field) -> Flow:
        """[TR-3] Whoever leads wins."""
        sign = (s.lead > 0) - (s.lead < 0)
        s.finish((sign, -sign), "TR-3")
        return FINISH


@dataclass
class Approach(Ask):
    """[TR-1] The bait looks good."""

    def seats(self, s: Field) -> Seats:
        return (0,)

    def legal(self, s: Field, seat: int) -> list[Action]:
        return [BAIT, WAIT]

    def apply(self, s: Field, seat: int, a: Action) -> Flow:
        s.lead = 3 if a == BAIT else 1
        return END


@dataclass
class Answer(Ask):
    """[TR-2] Only the bait can be snapped at."""

    def seats(self, s: Field) -> Seats:
        return (1,)

    def legal(self, s: Field, seat: int) -> list[Action]:
        return [SNAP, SPARE] if s.lead == 3 else [SPARE]

    def apply(self, s: Field, seat: int, a: Action) -> Flow:
        if a == SNAP:
            s.lead = -3
        return END


class LeadValue(Evaluation):
    def of(self, s: Field, seat: int) -> float:
        return s.lead / 3 if seat == 0 else -s.lead / 3


class Lead(Heuristics):
    """The lead, without a file of weights."""

    def __init__(self) -> None:
        self.hand_evaluation = self.learned_evaluation = LeadValue({})


class Trap(Game):
    slug = "trap"
    title = "Trap"
    prefix = "TR"
    rules_version = 1
    verbs = (Verb("bait"), Verb("wait"), Verb("snap"), Verb("spare"))
    events: ClassVar[dict[str, Kind]] = {}
    prompts: ClassVar[dict[str, Kind]] = {}
    rules = (sys.modules[__name__],)
    folder = Path(__file__).parent

    def __init__(self) -> None:
        super().__init__({})

    def shipped_data(self) -> str:
        return ""

    def prepare(self, data_text: str) -> None:
        self.dataset = "trap"
        self.seats = ("first", "second")

    def equip(self) -> None:
        """Nothing to build."""

    def option_list(self) -> list[Option]:
        return []

    def ids(self) -> dict[str, list[str]]:
        return {}

    def layout(self, tape: Tape) -> State:
        s = Field(tape)
        s.stack, s.at = [Duel()], [0]
        return s

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        c = s.clone()
        c.tape = tape
        return c

    def extras(self) -> tuple[object, ...]:
        return (Lead(),)
