"""The bot that plays by chance: every choice is equally likely."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.tape = Seeded(seed)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        return self.pick(flow.question(s).explore(s, seat))

    def pick(self, choices: list[Action]) -> Action:
        """Nothing but the list counts, so a driver may skip the imagining."""
        return choices[self.tape.pick(len(choices))]
