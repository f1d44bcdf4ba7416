"""[BM-3] Where aircraft are placed, at the start and when they return."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Seats
from admiralty.games.battle_of_midway.hexes import HEADINGS
from admiralty.games.battle_of_midway.r01_basics import put
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.words import CELL, HEADING

ALL_HEADINGS: Final = [HEADING | heading << 12 for heading in range(HEADINGS)]


def free_cells(s: State, side: int) -> list[Action]:
    """[BM-3.3] [BM-3.4] [BM-1.5] Reading BM-R.2: the empty cells where a side may place aircraft."""
    number = s.t.number
    taken = set(s.cell)
    return [CELL | number[where] << 12 for where in s.t.zone[side] if where not in taken]


def all_cells(s: State, side: int) -> list[Action]:
    return [CELL | s.t.number[where] << 12 for where in s.t.zone[side]]


class AskCell(Ask):
    """[BM-3.3] [BM-3.4] Where an aircraft comes onto the board."""

    aircraft: int

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.aircraft,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return free_cells(s, s.t.side[self.aircraft])

    def candidates(self, s: State, seat: int) -> list[Action]:
        return all_cells(s, s.t.side[self.aircraft])


class AskHeading(Ask):
    """[BM-3.5] [BM-13.6] Which of the six headings an aircraft has when it comes onto the board."""

    aircraft: int
    cell: int

    def event(self) -> str:
        raise NotImplementedError

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.aircraft,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return ALL_HEADINGS[:]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        put(s, self.event(), self.aircraft, self.cell, first(a))
        s.cut()
        return END
