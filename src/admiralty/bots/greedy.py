"""Take the action whose position has the highest value after one step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.lookahead import best_action
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, Heuristics, read

EPSILON_ODDS: Final = 3  # one decision in three is random


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.rng = Seeded(seed)

    def evaluation(self, game: Game) -> Evaluation:
        return game.require(Heuristics).hand_evaluation

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        seed = self.rng.pick(SEED_RANGE)
        return best_action(self.evaluation(game), s, seat, choices, self.rng, seed)


class LearnedBot(GreedyBot):
    """Greedy by weights that were fitted to self-play: the shipped ones, or those of a file."""

    def __init__(self, seed: int, weights: Path | None = None) -> None:
        super().__init__(seed)
        self.weights = None if weights is None else read(weights)

    def evaluation(self, game: Game) -> Evaluation:
        heuristics = game.require(Heuristics)
        if self.weights is None:
            return heuristics.learned_evaluation
        heuristics.check(self.weights)
        return heuristics.evaluation(self.weights)


class EpsilonGreedyBot(GreedyBot):
    """Greedy, but some decisions are random."""

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if self.rng.pick(EPSILON_ODDS) == 0:
            return choices[self.rng.pick(len(choices))]
        return super().choose(game, s, seat)
