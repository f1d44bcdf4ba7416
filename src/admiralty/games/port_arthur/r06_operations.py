"""[PA-6] Operations: cycles of two dice, moves and battles, until a tie or two passes end the phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action
from admiralty.core.flow import END, REPEAT, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.port_arthur.r06_moves import attempt
from admiralty.games.port_arthur.r10_initiative import use_initiative
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA
from admiralty.games.port_arthur.words import (
    ACCEPT,
    REROLL,
)  # fmt: skip

BOTH: Final = 1 << JAPAN | 1 << RUSSIA


@dataclass
class Operations(Phase):
    """[PA-6.1] One cycle; it repeats until the phase ends by PA-6.4 or PA-6.8."""

    def clauses(self) -> Clauses:
        return (
            self.roll_dice,
            self.tie_ends_the_phase,
            self.active_side,
            self.other_side,
            self.both_passed,
            self.act_after_pass,
            self.new_cycle,
        )

    def roll_dice(self, s: State) -> Flow:
        """[PA-6.2] [PA-6.4] Each side rolls one die; equal dice are up to the holder of the initiative."""
        s.passed = s.failed = s.acted = 0
        roll_cycle(s)
        return ChooseReroll() if s.active < 0 else None

    def tie_ends_the_phase(self, s: State) -> Flow:
        """[PA-6.4] Equal dice that are not rolled again end the phase."""
        return END if s.active < 0 else None

    def active_side(self, s: State) -> Flow:
        """[PA-6.3] The side with the higher die moves, fights or passes."""
        return attempt(s, s.active)

    def other_side(self, s: State) -> Flow:
        """[PA-6.6] [PA-6.9] [PA-6.10] After a pass or a failed test the other side may act; else a new
        cycle.
        """
        return REPEAT if s.acted else attempt(s, 1 - s.active)

    def both_passed(self, s: State) -> Flow:
        """[PA-6.8] Both passed: the phase ends, and the initiative cannot prevent it."""
        if s.passed != BOTH:
            return None
        if s.events is not None:
            s.tell("operations-over")
        return END

    def act_after_pass(self, s: State) -> Flow:
        """[PA-6.26] [PA-R.11] By option, a side that passed may act after all when the other's test fails."""
        if not s.t.act_after_pass or s.acted or not s.passed >> s.active & 1:
            return None
        return attempt(s, s.active)

    def new_cycle(self, s: State) -> Flow:
        """[PA-6.9] [PA-6.11] [PA-6.12] [PA-6.13] Whatever else happened, a new cycle begins."""
        return REPEAT


def roll_cycle(s: State) -> None:
    """[PA-6.2] [PA-1.8] [PA-D.6] [PA-D.8] Each side rolls one die, Japan's first; the higher one is
    active.
    """
    japan = s.roll(s.t.die_faces)
    russia = s.roll(s.t.die_faces)
    s.dice[JAPAN] = japan
    s.dice[RUSSIA] = russia
    s.active = -1 if japan == russia else JAPAN if japan > russia else RUSSIA
    if s.events is not None:
        s.tell("cycle", japan, russia)


@dataclass
class ChooseReroll(Ask):
    """[PA-6.4] [PA-6.5] [PA-10.5] [PA-R.10] Only the holder of the initiative may have equal dice rolled
    again.
    """

    def seats(self, s: State) -> Seats:
        return (s.initiative,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.initiative,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [REROLL, ACCEPT]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == ACCEPT:
            if s.events is not None:
                s.tell("tie-accepted", seat)
            return END
        use_initiative(s)
        if s.events is not None:
            s.tell("rerolled", seat)
        roll_cycle(s)
        return None if s.active < 0 else END
