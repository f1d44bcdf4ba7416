"""[NS-16] Ties in collisions that the organiser settles."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Flow
from admiralty.core.luck import LuckNeeded, Scripted
from admiralty.games.naval_strategy.r09_evaluation import evaluate
from admiralty.games.naval_strategy.r16_changes import Organisers
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import DONE, STAY


def open_tie(s: State, settled: list[int]) -> list[int]:
    """[NS-10.4] The ships of the first tie that is not settled yet, or none.

    The turn is simulated; the first collision that needs luck beyond the settled ties asks for it.
    """
    trial = s.clone()
    trial.events = None
    trial.tape = Scripted(settled[:])
    try:
        evaluate(trial)
    except LuckNeeded as needed:
        return sorted(needed.outcomes)
    return []


@dataclass
class SettleTies(Organisers):
    """[NS-R.41] Which of several equal ships stays on its tile, one tie after another in the order of the
    evaluation.
    """

    settled: list[int]

    def legal(self, s: State, seat: int) -> list[Action]:
        ships = open_tie(s, self.settled)
        return [STAY | s.hull[ship] << 12 for ship in ships] or [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a != DONE:
            s.cut()
            self.settled.append(s.ship_of(first(a)))
        if open_tie(s, self.settled):
            return None
        s.ties = self.settled[:]
        return END

    def clone(self) -> SettleTies:
        return SettleTies(self.settled[:])
