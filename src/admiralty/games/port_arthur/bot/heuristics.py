"""What search asks of Port Arthur."""

from __future__ import annotations

from pathlib import Path

from admiralty.core.action import Action
from admiralty.games.port_arthur.bot import features, orders
from admiralty.games.port_arthur.bot.evaluation import TERMS, Evaluation
from admiralty.games.port_arthur.r08_scoring import Scoring
from admiralty.games.port_arthur.r09_return import ReturnToPort
from admiralty.games.port_arthur.state import State
from admiralty.kit import heuristics


class Heuristics(heuristics.Heuristics):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, Evaluation, features.FEATURE_NAMES, TERMS)

    def scripted_action(self, s: State, seat: int) -> Action | None:
        assert isinstance(self.learned_evaluation, Evaluation)
        return orders.scripted_action(self.learned_evaluation, s)

    def checkpoint(self, s: State) -> int:
        """Between two turns everything is in port."""
        return s.turn

    def next_cutoff(self, s: State) -> int:
        """The next turn; once this one is scored, the turn after it."""
        is_scored = any(isinstance(frame, (Scoring, ReturnToPort)) for frame in s.stack)
        return s.turn + (2 if is_scored else 1)

    def features(self, s: State) -> list[float]:
        assert isinstance(self.hand_evaluation, Evaluation)
        return features.features(s, self.hand_evaluation)
