"""Fits a value model to the results of games: a logistic regression for every checkpoint.

Each trial is two games of greedy players with the same luck. The second is exploratory: up to a random
checkpoint some turns are epsilon-greedy, so that the fit sees positions which good play avoids; only
positions after it are used. Every fifth trial is held out and measures the error.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import SEED_RANGE, Bot, EpsilonGreedyBot, GreedyBot, decide
from admiralty.bots.value_model import ValueModel, Weights, value_of_log_odds
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.games import loaded
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.train import MAX_DECISIONS, Trial, trial, workers

HELD_OUT: Final = 5  # one trial in five
MAX_EXPLORATORY_CHECKPOINTS: Final = 4
RIDGE: Final = 1.0  # penalty of the squared weights
NEWTON_STEPS: Final = 12
MIN_POSITIONS: Final = 50  # of a checkpoint; with fewer nothing is fitted


class Example(NamedTuple):
    """A position at a checkpoint: its features, its value by the hand-written evaluation, and the result of
    the game for the first seat.
    """

    checkpoint: int
    features: list[float]
    hand_value: float
    result: int


class Errors(NamedTuple):
    """Mean squared errors in the positions held out: of the model, and of the hand-written evaluation."""

    positions: int
    fitted: float
    evaluation: float


class ValueStopped(KeyboardInterrupt):
    """A fit was interrupted: the weights fitted so far, their errors, and the number of trials."""

    def __init__(self, weights: Weights, errors: Errors, trials: int) -> None:
        super().__init__()
        self.weights = weights
        self.errors = errors
        self.trials = trials


Vector: TypeAlias = list[float]


def fit(
    game: Game, trials: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> tuple[Weights, Errors]:
    """Weights for every checkpoint that was reached often enough; the result does not depend on `jobs`."""
    weights = game.require(Heuristics).hand_weights
    tasks = [trial(game, weights, weights, derive(seed, n)) for n in range(trials)]
    training: list[Example] = []
    held_out: list[Example] = []
    played = 0
    try:
        with workers(jobs, play_trial) as run:
            for n, examples in enumerate(run(tasks)):
                (training if (n + 1) % HELD_OUT else held_out).extend(examples)
                played = n + 1
                progress(played, trials)
    except KeyboardInterrupt:
        fitted = regress_all(training)
        if not fitted:
            raise
        raise ValueStopped(fitted, errors(ValueModel(fitted), held_out), played) from None
    fitted = regress_all(training)
    return fitted, errors(ValueModel(fitted), held_out)


def regress_all(training: list[Example]) -> Weights:
    fitted: Weights = {}
    for checkpoint in sorted({example.checkpoint for example in training}):
        seen = [example for example in training if example.checkpoint == checkpoint]
        if len(seen) >= MIN_POSITIONS:
            fitted[checkpoint] = [float(f"{weight:.4g}") for weight in regress(seen)]
    return fitted


def play_trial(trial: Trial) -> list[Example]:
    """The examples of two games."""
    game = loaded(trial.recipe)
    rng = Seeded(derive(trial.seed, "lots"))
    first = game.require(Heuristics).checkpoint(game.setup(rng)) + 1
    exploratory = play(game, trial.seed, first + rng.pick(MAX_EXPLORATORY_CHECKPOINTS))
    return play(game, trial.seed, 0) + exploratory


def play(game: Game, seed: int, until: int) -> list[Example]:
    """The checkpoints of a game from `until` on. Before that, each seat is epsilon-greedy after about half of
    the checkpoints.
    """
    heuristics = game.require(Heuristics)
    s = game.setup(Seeded(derive(seed, "luck")))
    determinization_rng = Seeded(derive(seed, "imagination"))
    seats = range(len(game.seats))
    greedy: list[Bot] = [GreedyBot(derive(seed, seat)) for seat in seats]
    exploring: list[Bot] = [EpsilonGreedyBot(derive(seed, seat)) for seat in seats]
    checkpoint = heuristics.checkpoint(s)
    passed: list[tuple[int, list[float], float]] = []
    for _ in range(MAX_DECISIONS):
        if not s.stack:
            return [Example(*one, s.result[0]) for one in passed]
        if heuristics.checkpoint(s) > checkpoint:
            checkpoint = heuristics.checkpoint(s)
            if checkpoint >= until:
                passed.append((checkpoint, heuristics.features(s), heuristics.hand_value(s, 0)))
        seat = flow.question(s).seats(s)[0]
        explores = checkpoint < until and Seeded(derive(seed, checkpoint * len(seats) + seat)).pick(2)
        bot = exploring[seat] if explores else greedy[seat]
        flow.apply(s, seat, decide(bot, game, s, seat, determinization_rng.pick(SEED_RANGE)))
    return []


def regress(examples: list[Example]) -> Vector:
    """Maximum likelihood by Newton's method, with a ridge penalty; a draw counts as half a win."""
    count = len(examples[0].features)
    weights = [0.0] * count
    for _ in range(NEWTON_STEPS):
        gradient = [RIDGE * weight for weight in weights]
        hessian = [[RIDGE if i == j else 0.0 for j in range(count)] for i in range(count)]
        for example in examples:
            x = example.features
            value = value_of_log_odds(sum(weight * one for weight, one in zip(weights, x, strict=True)))
            residual = (value - example.result) / 2
            curvature = (1 - value * value) / 4
            for i, one in enumerate(x):
                if one:
                    gradient[i] += residual * one
                    row = hessian[i]
                    factor = curvature * one
                    for j in range(i + 1):
                        row[j] += factor * x[j]
        for i in range(count):
            for j in range(i):
                hessian[j][i] = hessian[i][j]
        step = solve(hessian, gradient)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
    return weights


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gaussian elimination, for a positive definite matrix.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for i in range(count):
        pivot = [value / rows[i][i] for value in rows[i]]
        rows[i] = pivot
        for j in range(count):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * one for value, one in zip(rows[j], pivot, strict=True)]
    return [row[-1] for row in rows]


def errors(model: ValueModel, examples: list[Example]) -> Errors:
    known = [one for one in examples if one.checkpoint in model.weights]
    fitted = [model.of(one.checkpoint, one.features) - one.result for one in known]
    by_hand = [one.hand_value - one.result for one in known]
    count = max(len(known), 1)
    return Errors(len(known), sum(e * e for e in fitted) / count, sum(e * e for e in by_hand) / count)
