"""Flat Monte Carlo, a baseline: random playouts of every choice in turn, and the best mean.

Reference: C. B. Browne and others (2012), A Survey of Monte Carlo Tree Search Methods, section 2.3.
"""

from __future__ import annotations

from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.playout import determinized, play_out
from admiralty.bots.statistics import Stats
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class FlatBot:
    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        self.rng = Seeded(seed)
        self.budget = Budget(iterations, milliseconds)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        seed = self.rng.pick(SEED_RANGE)
        found = [Stats() for _ in choices]
        for n, _ in enumerate(self.budget.spend()):
            choice = n % len(choices)
            world = determinized(game, s, seat, seed + n)
            flow.apply(world, seat, choices[choice])
            found[choice].record(play_out(game, world, self.rng)[seat])
        means = [stats.mean() if stats.visits else -1.0 for stats in found]
        return choices[means.index(max(means))]
