"""One-step lookahead: take the action whose position has the highest value."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from admiralty.bots.bot import SEED_RANGE
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics, read

CHANCE_SAMPLES: Final = 16
VALUE_TOLERANCE: Final = 1e-9
EPSILON_ODDS: Final = 3  # one decision in three is random

ValueFunction: TypeAlias = Callable[[State, int], float]
"""The value of a position for a seat, about -1 to 1."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.rng = Seeded(seed)

    def value_function(self, game: Game) -> ValueFunction:
        return game.require(Heuristics).hand_value

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        seed = self.rng.pick(SEED_RANGE)
        value_of = self.value_function(game)
        values = [action_value(value_of, s, seat, a, seed) for a in choices]
        threshold = max(values) - VALUE_TOLERANCE
        best = [a for a, value in zip(choices, values, strict=True) if value >= threshold]
        return best[self.rng.pick(len(best))]


class LearnedBot(GreedyBot):
    """Greedy by weights that were fitted to self-play: the shipped ones, or those of a file."""

    def __init__(self, seed: int, weights: Path | None = None) -> None:
        super().__init__(seed)
        self.weights = None if weights is None else read(weights)

    def value_function(self, game: Game) -> ValueFunction:
        heuristics = game.require(Heuristics)
        if self.weights is None:
            return heuristics.learned_value
        heuristics.check(self.weights)
        return heuristics.evaluation(self.weights).of


class EpsilonGreedyBot(GreedyBot):
    """Greedy, but some decisions are random."""

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if self.rng.pick(EPSILON_ODDS) == 0:
            return choices[self.rng.pick(len(choices))]
        return super().choose(game, s, seat)


def action_value(value_of: ValueFunction, s: State, seat: int, a: Action, seed: int) -> float:
    """The value after an action; where it draws luck, the mean over a few samples of that luck."""
    total = 0.0
    for sample in range(CHANCE_SAMPLES):
        c = s.clone()
        c.tape = Seeded(seed + sample)
        flow.apply(c, seat, a)
        value = value_of(c, seat)
        if not c.tape.drawn:
            return value
        total += value
    return total / CHANCE_SAMPLES
