"""[BM-13] Domination: the points for Midway, and fighters that return."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Become, Clauses, Flow, Phase
from admiralty.games.battle_of_midway.r01_basics import is_taken
from admiralty.games.battle_of_midway.r03_zones import AskCell, AskHeading, free_cells
from admiralty.games.battle_of_midway.r14_victory import score
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, USA


def score_midway(s: State) -> Flow:
    """[BM-13.1] [BM-13.5] In domination, the side with more aircraft on the Midway tile scores."""
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


@dataclass
class Reinforcement(Phase):
    """[BM-13.6] [BM-13.7] A side returns its destroyed fighters, one by one; markers come with the round.

    Reading BM-R.31: fighters that fit must return, one player after the other.
    """

    side: int

    def clauses(self) -> Clauses:
        return self.next_fighter, self.again

    def next_fighter(self, s: State) -> Flow:
        """[BM-13.4] Fighters only: a destroyed ace never returns."""
        t = s.t
        for a in t.fleet[self.side]:
            if t.returns[a] and s.cell[a] == NOWHERE:
                return ChooseReturnCell(a) if free_cells(s, self.side) else END
        return END

    def again(self, s: State) -> Flow:
        return REPEAT


@dataclass
class ChooseReturnCell(AskCell):
    """[BM-13.6] A destroyed fighter returns to an empty cell of its own reinforcement zone."""

    aircraft: int

    def why_not(self, s: State, seat: int, a: Action) -> str:
        return "BM-1.5" if is_taken(s, a) else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseReturnHeading(self.aircraft, s.t.cells[first(a)]))


@dataclass
class ChooseReturnHeading(AskHeading):
    """[BM-13.6] It may have any heading."""

    aircraft: int
    cell: int

    def event(self) -> str:
        return "returned"
