"""[BM-13] Domination: the end of the round."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Ask, Become, Clauses, Flow, Phase, Seats
from admiralty.games.battle_of_midway.r14_victory import limit_rounds, score
from admiralty.games.battle_of_midway.reach import HEADINGS
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, USA
from admiralty.games.battle_of_midway.words import CELL, HEADING, VERB


@dataclass
class EndOfRound(Phase):
    """[BM-12.1] [BM-12.2] [BM-13.1] In domination Midway scores and fighters return; then the next round."""

    def clauses(self) -> Clauses:
        return self.midway, self.limit, self.holder_returns, self.other_returns

    def midway(self, s: State) -> Flow:
        """[BM-13.5] The side with more aircraft on the Midway tile scores."""
        if s.t.hunt:
            return None
        counts = [0, 0]
        for a, where in enumerate(s.cell):
            if where in s.t.midway:
                counts[s.t.side[a]] += 1
        if s.events is not None:
            s.tell("midway", counts[USA], counts[JAPAN])
        if counts[USA] == counts[JAPAN]:
            return None
        return score(s, USA if counts[USA] > counts[JAPAN] else JAPAN, s.t.midway_points)

    def limit(self, s: State) -> Flow:
        """Reading BM-R.40: Midway still scores in the last round, but nobody reinforces after it."""
        return limit_rounds(s)

    def holder_returns(self, s: State) -> Flow:
        """[BM-13.6] The holder of the card first, then the other."""
        return Reinforcement(s.holder)

    def other_returns(self, s: State) -> Flow:
        return Reinforcement(1 - s.holder)


@dataclass
class Reinforcement(Phase):
    """[BM-13.6] [BM-13.7] A side returns its destroyed fighters, one by one; markers come with the round.

    Reading BM-R.31: fighters that fit must return, one player after the other.
    """

    side: int

    def clauses(self) -> Clauses:
        return self.next_fighter, self.again

    def next_fighter(self, s: State) -> Flow:
        t = s.t
        for a in t.fleet[self.side]:
            if t.returns[a] and s.cell[a] == NOWHERE:
                return ChooseReturnCell(a) if free_cells(s, self.side) else END
        return END

    def again(self, s: State) -> Flow:
        return REPEAT


def free_cells(s: State, side: int) -> list[Action]:
    """[BM-3.3] [BM-3.4] [BM-1.5] Reading BM-R.2: the empty cells where a side may place aircraft."""
    number = s.t.number
    return [CELL | number[where] << 12 for where in s.t.zone[side] if where not in s.cell]


def all_cells(s: State, side: int) -> list[Action]:
    return [CELL | s.t.number[where] << 12 for where in s.t.zone[side]]


def is_taken(s: State, a: Action) -> bool:
    """[BM-1.5] Whether an action names a cell where an aircraft stands."""
    return a & VERB == CELL and s.t.cells[first(a)] in s.cell


ALL_HEADINGS = [HEADING | heading << 12 for heading in range(HEADINGS)]


@dataclass
class ChooseReturnCell(Ask):
    """[BM-13.6] A destroyed fighter returns to an empty cell of an own reinforcement zone."""

    aircraft: int

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.aircraft,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return free_cells(s, s.t.side[self.aircraft])

    def candidates(self, s: State, seat: int) -> list[Action]:
        return all_cells(s, s.t.side[self.aircraft])

    def why_not(self, s: State, seat: int, a: Action) -> str:
        return "BM-1.5" if is_taken(s, a) else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseReturnHeading(self.aircraft, s.t.cells[first(a)]))


@dataclass
class ChooseReturnHeading(Ask):
    """[BM-13.6] It may have any heading."""

    aircraft: int
    cell: int

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.aircraft,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return ALL_HEADINGS[:]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.put("returned", self.aircraft, self.cell, first(a))
        s.cut()
        return END
