"""[MS-3] Sweeping."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Become, Flow, Seats
from minesweepers.state import State
from minesweepers.words import ENTER, SWEEP

LAST_MINE: Final = "MS-4.1"
NOWHERE: Final = -1


@dataclass
class ChooseLane(Ask):
    """[MS-3.1] A flotilla chooses a lane with mines."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (sum(s.mines),)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [ENTER | lane << 12 for lane, mines in enumerate(s.mines) if mines]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [ENTER | lane << 12 for lane in range(len(s.mines))]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseMines(self.side, first(a)))


@dataclass
class ChooseMines(Ask):
    """[MS-3.2] It sweeps some of them."""

    side: int
    lane: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.lane, s.mines[self.lane]

    def legal(self, s: State, seat: int) -> list[Action]:
        return [SWEEP | n << 12 for n in range(1, s.mines[self.lane] + 1)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[MS-4.1] The last mine of the field wins."""
        s.sweep(self.side, self.lane, first(a))
        if any(s.mines):
            return END
        s.win(self.side, LAST_MINE)
        if s.events is not None:
            s.tell("cleared", self.side)
        return FINISH


def entered(s: State) -> int:
    """[MS-3.1] The lane that has been chosen, which everybody sees."""
    top = s.stack[-1] if s.stack else None
    return top.lane if isinstance(top, ChooseMines) else NOWHERE
