"""The bot that plays at random: every choice is equally likely."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = Seeded(seed)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        return self.pick(flow.question(s).explore(s, seat))

    def pick(self, choices: list[Action]) -> Action:
        """Only the list matters, so a driver need not determinize the state first."""
        return choices[self.rng.pick(len(choices))]
