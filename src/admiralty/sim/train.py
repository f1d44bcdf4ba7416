"""Fits the weights of a game's evaluation by self-play: simultaneous perturbation (SPSA).

Every trial perturbs all weights at once, up or down at random, and plays that set against its mirror image,
on the same dice with seats swapped. Each weight then takes a small step towards the side that did better.
The mean of the later half of the iterates is kept (Polyak averaging): it varies less than the last one.

Reference: J. C. Spall (1992), Multivariate Stochastic Approximation Using a Simultaneous Perturbation
Gradient Approximation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import exp, log
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from admiralty.bots import Bot, GreedyBot
from admiralty.bots.greedy import ValueFunction
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.games import loaded
from admiralty.kit.evaluation import EvaluatedGame, Evaluation
from admiralty.sim.drive import drive
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.spread import deaf, open_pool

TOGETHER: Final = 8
"""Trials between two steps; they may run at the same time, and the outcome is the same wherever they do."""

LONG: Final = 3000
"""A game of more decisions than this is broken off and says nothing: some numbers would never end one."""

REACH: Final = 0.3  # how far a trial moves each number, as a share of it
LAST_REACH: Final = 0.12
STEP: Final = 0.02  # how far a trial that was won both times moves each number for good
LAST_STEP: Final = 0.004

Numbers: TypeAlias = dict[str, float]

Outcome = TypeVar("Outcome", covariant=True)


class Trial(NamedTuple):
    """Enough to play one anywhere."""

    game: str
    options: tuple[tuple[str, str], ...]
    data_text: str
    numbers: Numbers
    others: Numbers
    seed: int


def trial(game: Game, numbers: Numbers, others: Numbers, seed: int) -> Trial:
    owners = game.data_text if game.owners_data else ""
    return Trial(game.slug, tuple(game.options.items()), owners, numbers, others, seed)


class FitStopped(KeyboardInterrupt):
    """Somebody stopped a fit: the numbers so far, after how many trials."""

    def __init__(self, numbers: Numbers, trials: int) -> None:
        super().__init__()
        self.numbers = numbers
        self.trials = trials


class MeasureStopped(KeyboardInterrupt):
    """Somebody stopped a measurement: its results so far."""

    def __init__(self, wins: int, level: int, games: int) -> None:
        super().__init__()
        self.wins = wins
        self.level = level
        self.games = games


class TrialBot(GreedyBot):
    """Climbs an evaluation that is on trial."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        super().__init__(seed)
        self.evaluation = evaluation

    def value_function(self, game: Game) -> ValueFunction:
        return self.evaluation.of


def fit(
    game: EvaluatedGame, trials: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> Numbers:
    """The numbers after so many trials from the hand-written ones; jobs change nothing but the time."""
    names = [name for name, value in game.hand_weights.items() if value > 0]
    way = Way({name: log(game.hand_weights[name]) for name in names}, dict.fromkeys(names, 0.0))
    try:
        with workers(jobs, compete) as run:
            walk(game, way, trials, seed, run, progress)
    except KeyboardInterrupt:
        if not way.done:
            raise
        raise FitStopped(way.numbers(game), way.done) from None
    return way.numbers(game)


@dataclass
class Way:
    """How far a fit has come, in logarithms: where it stands, and the sum of where it stood later on."""

    now: Numbers
    later: Numbers
    kept: int = 0
    done: int = 0

    def numbers(self, game: EvaluatedGame) -> Numbers:
        """The mean of the later half or, before that, where it stands."""
        mean = {name: self.later[name] / self.kept for name in self.now} if self.kept else self.now
        return game.hand_weights | {name: float(f"{exp(value):.4g}") for name, value in mean.items()}


def walk(
    game: EvaluatedGame, way: Way, trials: int, seed: int, run: Run[list[float]], progress: Progress
) -> None:
    """All trials, some at a time, and a step after each of these times."""
    names, now = list(way.now), way.now
    lots = Seeded(derive(seed, "lots"))
    for first in range(0, trials, TOGETHER):
        share = first / trials
        reach = REACH + (LAST_REACH - REACH) * share
        step = STEP + (LAST_STEP - STEP) * share
        signs = [[2 * lots.pick(2) - 1 for _ in names] for _ in range(min(TOGETHER, trials - first))]
        tasks = [
            trial(
                game,
                game.hand_weights | moved(now, names, sign, reach),
                game.hand_weights | moved(now, names, sign, -reach),
                derive(seed, first + n),
            )
            for n, sign in enumerate(signs)
        ]
        found = list(run(tasks))
        for sign, leads in zip(signs, found, strict=True):
            for name, direction in zip(names, sign, strict=True):
                now[name] += step * sum(leads) / len(leads) * direction
        way.done = first + len(tasks)
        if 2 * way.done >= trials:
            way.kept += 1
            way.later = {name: way.later[name] + now[name] for name in names}
        progress(way.done, trials)


def moved(now: Numbers, names: list[str], sign: list[int], reach: float) -> Numbers:
    return {name: exp(now[name] + direction * reach) for name, direction in zip(names, sign, strict=True)}


def compete(trial: Trial) -> list[float]:
    """By how much the numbers did better than the others, from -1 to 1, in a game for either half of the
    seats.
    """
    game = loaded(trial.game, trial.options, trial.data_text)
    assert isinstance(game, EvaluatedGame)
    sides = [game.evaluation(trial.numbers), game.evaluation(trial.others)]
    seats = range(len(game.seats))
    leads: list[float] = []
    for swap in range(2):
        s = game.setup(Seeded(derive(trial.seed, "luck")))
        bots: list[Bot] = [TrialBot(derive(trial.seed, seat), sides[(seat + swap) % 2]) for seat in seats]
        drive(game, s, bots, Seeded(derive(trial.seed, "imagination")), LONG)
        signed = [payoff if (seat + swap) % 2 == 0 else -payoff for seat, payoff in enumerate(s.result)]
        leads.append(sum(signed) / len(game.seats))
    return leads


def measure(
    game: EvaluatedGame,
    numbers: Numbers,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress = ignore,
) -> tuple[int, int]:
    """How many of so many games the numbers win against the hand-written ones, and how many end level."""
    dice = derive(seed, "measure")
    tasks = [trial(game, numbers, game.hand_weights, derive(dice, n)) for n in range(games // 2)]
    leads: list[float] = []
    try:
        with workers(jobs, compete) as run:
            for pair in run(tasks):
                leads += pair
                progress(len(leads), games)
    except KeyboardInterrupt:
        raise MeasureStopped(*count(leads), len(leads)) from None
    return count(leads)


def count(leads: list[float]) -> tuple[int, int]:
    """Games won, and level."""
    return sum(lead > 0 for lead in leads), sum(lead == 0 for lead in leads)


class Run(Protocol[Outcome]):
    def __call__(self, trials: list[Trial], /) -> Iterator[Outcome]: ...


@contextmanager
def workers(jobs: int, carry_out: Callable[[Trial], Outcome]) -> Iterator[Run[Outcome]]:
    """Something that carries out trials, in order: here or in so many processes."""
    if jobs == 1:
        yield lambda trials: map(carry_out, trials)
        return
    with open_pool(jobs) as pool:

        def run(trials: list[Trial]) -> Iterator[Outcome]:
            with deaf():  # the processes start with the first trials
                return pool.map(carry_out, trials)

        yield run
