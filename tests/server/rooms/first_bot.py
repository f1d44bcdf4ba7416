"""A bot from outside: it takes the first choice."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State


class First:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game, s: State, seat: int) -> Action:
        return flow.question(s).explore(s, seat)[0]
