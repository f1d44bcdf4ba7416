"""[TP-2] Set-up, and the game as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import Clauses, Flow, Phase
from admiralty.core.luck import Tape
from admiralty.games._template.r03_commitment import Round
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED, Tables


def new_state(tape: Tape, t: Tables) -> State:
    """[TP-1.1] [TP-1.3] Before the deal: no points, all squadrons in the pile."""
    return State(tape, t, [0, 0], [0] * (2 * t.kinds), [0] * (2 * t.kinds), t.pile[:])


@dataclass
class Match(Phase):
    """[TP-2.1] The deal, then round after round."""

    def clauses(self) -> Clauses:
        return self.deal, self.rounds

    def deal(self, s: State) -> Flow:
        """[TP-2.1] Red draws its hand, then blue."""
        for side in (RED, BLUE):
            s.deal(side)
        return None

    def rounds(self, s: State) -> Flow:
        """[TP-3.1] The last round finishes the game."""
        return Round()
