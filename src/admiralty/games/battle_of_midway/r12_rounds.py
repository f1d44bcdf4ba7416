"""[BM-12] The end of the round."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import Clauses, Flow, Phase
from admiralty.games.battle_of_midway.r13_domination import Reinforcement, score_midway
from admiralty.games.battle_of_midway.r14_victory import limit_rounds
from admiralty.games.battle_of_midway.state import State


@dataclass
class EndOfRound(Phase):
    """[BM-12.1] [BM-12.2] In domination Midway scores and fighters return; then the next round."""

    def clauses(self) -> Clauses:
        return self.midway, self.limit, self.holder_returns, self.other_returns

    def midway(self, s: State) -> Flow:
        """Midway scores first (BM-13.5)."""
        return score_midway(s)

    def limit(self, s: State) -> Flow:
        """Reading BM-R.40: Midway still scores in the last round, but nobody reinforces after it."""
        return limit_rounds(s)

    def holder_returns(self, s: State) -> Flow:
        """[BM-13.6] The holder of the card first, then the other."""
        return Reinforcement(s.holder)

    def other_returns(self, s: State) -> Flow:
        return Reinforcement(1 - s.holder)
