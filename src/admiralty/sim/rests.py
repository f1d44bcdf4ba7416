"""Fits the chances of a game at rest to how games ended: a logistic regression for every era.

Each trial is two games of greedy players on the same luck. In the second one their minds wander up to some
era, so that positions are seen which good play would avoid; only what follows is learnt from. Every fifth
trial is kept out of the fit, and tells how good it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import Bot, CarelessBot, GreedyBot
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.games import loaded
from admiralty.kit.evaluation import EvaluatedGame
from admiralty.kit.rests import Rests, Weights, worth
from admiralty.sim.drive import decide
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.train import LONG, Trial, trial, workers

KEPT_OUT: Final = 5
WANDER: Final = 4  # eras, at most
RIDGE: Final = 1.0  # draws weights towards zero
STEPS: Final = 12  # of Newton's method
ENOUGH: Final = 50  # positions of an era; with fewer nothing is fitted


class Moment(NamedTuple):
    """A position at rest: its figures, what the evaluation thinks of it, and how the game ended for the first
    seat.
    """

    era: int
    figures: list[float]
    guess: float
    result: int


class Errors(NamedTuple):
    """Mean squared errors in so many positions that were kept out: as fitted, and by the evaluation."""

    positions: int
    fitted: float
    evaluation: float


Line: TypeAlias = list[float]


def fit(
    game: EvaluatedGame, trials: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> tuple[Weights, Errors]:
    """Weights for every era that was seen; jobs change nothing but the time."""
    tasks = [trial(game, game.numbers, game.numbers, derive(seed, n)) for n in range(trials)]
    learnt: list[Moment] = []
    kept_out: list[Moment] = []
    with workers(jobs, watch) as run:
        for n, moments in enumerate(run(tasks)):
            (learnt if (n + 1) % KEPT_OUT else kept_out).extend(moments)
            progress(n + 1, trials)
    weights: Weights = {}
    for era in sorted({moment.era for moment in learnt}):
        seen = [moment for moment in learnt if moment.era == era]
        if len(seen) >= ENOUGH:
            weights[era] = [float(f"{weight:.4g}") for weight in regress(seen)]
    return weights, errors(Rests(weights), kept_out)


def watch(trial: Trial) -> list[Moment]:
    """What two games come to."""
    game = loaded(trial.game, trial.options, trial.data_text)
    assert isinstance(game, EvaluatedGame)
    lots = Seeded(derive(trial.seed, "lots"))
    return play(game, trial.seed, 0) + play(
        game, trial.seed, game.era(game.setup(lots)) + 1 + lots.pick(WANDER)
    )


def play(game: EvaluatedGame, seed: int, until: int) -> list[Moment]:
    """The rests of a game, from an era on before which about every other mind wanders."""
    s = game.setup(Seeded(derive(seed, "luck")))
    fancy = Seeded(derive(seed, "imagination"))
    seats = range(len(game.seats))
    keen: list[Bot] = [GreedyBot(derive(seed, seat)) for seat in seats]
    careless: list[Bot] = [CarelessBot(derive(seed, seat)) for seat in seats]
    era = game.era(s)
    noted: list[tuple[int, list[float], float]] = []
    for _ in range(LONG):
        if not s.stack:
            return [Moment(*note, s.result[0]) for note in noted]
        if game.era(s) > era:
            era = game.era(s)
            if era >= until:
                noted.append((era, game.figures_of(s), game.evaluate(s, 0)))
        seat = flow.question(s).seats(s)[0]
        wanders = era < until and Seeded(derive(seed, era * len(seats) + seat)).pick(2)
        bot = careless[seat] if wanders else keen[seat]
        flow.apply(s, seat, decide(bot, game, s, seat, fancy))
    return []


def regress(moments: list[Moment]) -> Line:
    """The weights that make what happened likeliest, by Newton's method; a level game is half a win."""
    count = len(moments[0].figures)
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(count)] for i in range(count)]
        for moment in moments:
            x = moment.figures
            value = worth(sum(weight * one for weight, one in zip(weights, x, strict=True)))
            miss = (value - moment.result) / 2
            steep = (1 - value * value) / 4
            for i, one in enumerate(x):
                if one:
                    slope[i] += miss * one
                    row = bend[i]
                    factor = steep * one
                    for j in range(i + 1):
                        row[j] += factor * x[j]
        for i in range(count):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solve(bend, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
    return weights


def solve(matrix: list[Line], right: Line) -> Line:
    """Gauss's elimination, for a matrix that is positive definite.

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


def errors(rests: Rests, moments: list[Moment]) -> Errors:
    known = [moment for moment in moments if moment.era in rests.weights]
    fitted = [rests.of(moment.era, moment.figures) - moment.result for moment in known]
    guessed = [moment.guess - moment.result for moment in known]
    count = max(len(known), 1)
    return Errors(len(known), sum(e * e for e in fitted) / count, sum(e * e for e in guessed) / count)
