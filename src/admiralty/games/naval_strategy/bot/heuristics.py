"""What search asks of Naval Strategy."""

from __future__ import annotations

from pathlib import Path

from admiralty.core.action import Action
from admiralty.games.naval_strategy.bot.evaluation import TERMS, Evaluation
from admiralty.games.naval_strategy.bot.tactics import Tactics
from admiralty.games.naval_strategy.state import State
from admiralty.kit import heuristics


class Heuristics(heuristics.Heuristics):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, Evaluation, terms=TERMS)
        self.tactics = Tactics()

    def scripted_action(self, s: State, seat: int) -> Action | None:
        return self.tactics.scripted_action(s, seat)
