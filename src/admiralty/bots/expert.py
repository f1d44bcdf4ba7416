"""The bot that searches with a policy-and-value network, which `admiralty expert` trains."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.gumbel import GumbelSearch
from admiralty.bots.network import Network, read
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games import GameRecipe, loaded


class ExpertBot:
    """Takes the best choice; an answer that others must not foresee is drawn from the improved policy."""

    def __init__(self, seed: int, file: Path, iterations: int = 0, milliseconds: int = 0) -> None:
        self.rng = Seeded(seed)
        self.file = file
        self.budget = Budget(iterations, milliseconds)
        file.stat()

    def choose(self, game: Game, s: State, seat: int) -> Action:
        ask = flow.question(s)
        choices = ask.explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        network = network_of(GameRecipe.of(game), self.file, self.file.stat().st_mtime_ns)
        is_sealed = isinstance(ask, (Sealed, Plan))
        search = GumbelSearch(game, s, seat, self.rng.pick(SEED_RANGE), choices, network, is_sealed)
        search.run(self.budget)
        return choices[search.best()]


@lru_cache(maxsize=8)
def network_of(recipe: GameRecipe, file: Path, written: int) -> Network:
    """Read once, until the file is written anew."""
    return read(file, loaded(recipe))
