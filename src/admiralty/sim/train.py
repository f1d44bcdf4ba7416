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
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.games import GameRecipe, loaded
from admiralty.kit.heuristics import Evaluation, Heuristics
from admiralty.sim.drive import drive
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.spread import open_pool, signals_blocked

TRIALS_PER_STEP: Final = 8
"""Trials between two steps. They may run at the same time; the outcome is the same."""

MAX_DECISIONS: Final = 3000
"""A longer game is cut off and does not count: with some weights a game would never end."""

PERTURBATION: Final = 0.3  # relative size of a perturbation
LAST_PERTURBATION: Final = 0.12
STEP_SIZE: Final = 0.02  # relative step after a trial that was won twice
LAST_STEP_SIZE: Final = 0.004

Weights: TypeAlias = dict[str, float]

Outcome = TypeVar("Outcome", covariant=True)


class Trial(NamedTuple):
    """All that is needed to play a trial in any process."""

    recipe: GameRecipe
    weights: Weights
    others: Weights
    seed: int


def trial(game: Game, weights: Weights, others: Weights, seed: int) -> Trial:
    return Trial(GameRecipe.of(game), weights, others, seed)


class FitStopped(KeyboardInterrupt):
    """A fit was interrupted: the weights so far, and the number of trials."""

    def __init__(self, weights: Weights, trials: int) -> None:
        super().__init__()
        self.weights = weights
        self.trials = trials


class MeasureStopped(KeyboardInterrupt):
    """A measurement was interrupted: its results so far."""

    def __init__(self, wins: int, level: int, games: int) -> None:
        super().__init__()
        self.wins = wins
        self.level = level
        self.games = games


class TrialBot(GreedyBot):
    """Greedy by the weights that are being tried."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        super().__init__(seed)
        self.tried = evaluation

    def evaluation(self, game: Game) -> Evaluation:
        return self.tried


def fit(game: Game, trials: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore) -> Weights:
    """The weights after `trials`, starting from the hand-written ones; they do not depend on `jobs`."""
    weights = game.require(Heuristics).hand_weights
    names = [name for name, value in weights.items() if value > 0]
    state = FitState({name: log(weights[name]) for name in names}, dict.fromkeys(names, 0.0))
    try:
        with workers(jobs, compete) as run:
            run_trials(game, state, trials, seed, run, progress)
    except KeyboardInterrupt:
        if not state.done:
            raise
        raise FitStopped(state.weights(game), state.done) from None
    return state.weights(game)


@dataclass
class FitState:
    """The present iterate, in logarithms, and the sum of the later iterates."""

    now: Weights
    later: Weights
    kept: int = 0
    done: int = 0

    def weights(self, game: Game) -> Weights:
        """The mean of the later half of the iterates; before that, the present one."""
        mean = {name: self.later[name] / self.kept for name in self.now} if self.kept else self.now
        weights = game.require(Heuristics).hand_weights
        return weights | {name: float(f"{exp(value):.4g}") for name, value in mean.items()}


def run_trials(
    game: Game, state: FitState, trials: int, seed: int, run: Run[list[float]], progress: Progress
) -> None:
    """Run all trials in groups, with one step after each group."""
    names, now = list(state.now), state.now
    weights = game.require(Heuristics).hand_weights
    lots = Seeded(derive(seed, "lots"))
    for first in range(0, trials, TRIALS_PER_STEP):
        share = first / trials
        reach = PERTURBATION + (LAST_PERTURBATION - PERTURBATION) * share
        step = STEP_SIZE + (LAST_STEP_SIZE - STEP_SIZE) * share
        signs = [[2 * lots.pick(2) - 1 for _ in names] for _ in range(min(TRIALS_PER_STEP, trials - first))]
        tasks = [
            trial(
                game,
                weights | perturbed(now, names, sign, reach),
                weights | perturbed(now, names, sign, -reach),
                derive(seed, first + n),
            )
            for n, sign in enumerate(signs)
        ]
        found = list(run(tasks))
        for sign, leads in zip(signs, found, strict=True):
            for name, direction in zip(names, sign, strict=True):
                now[name] += step * sum(leads) / len(leads) * direction
        state.done = first + len(tasks)
        if 2 * state.done >= trials:
            state.kept += 1
            state.later = {name: state.later[name] + now[name] for name in names}
        progress(state.done, trials)


def perturbed(now: Weights, names: list[str], sign: list[int], reach: float) -> Weights:
    return {name: exp(now[name] + direction * reach) for name, direction in zip(names, sign, strict=True)}


def compete(trial: Trial) -> list[float]:
    """Two games with the seats swapped: in each, the mean lead of `weights` over `others`, -1 to 1."""
    game = loaded(trial.recipe)
    evaluation = game.require(Heuristics).evaluation
    sides = [evaluation(trial.weights), evaluation(trial.others)]
    seats = range(len(game.seats))
    leads: list[float] = []
    for swap in range(2):
        s = game.setup(Seeded(derive(trial.seed, "luck")))
        bots: list[Bot] = [TrialBot(derive(trial.seed, seat), sides[(seat + swap) % 2]) for seat in seats]
        drive(game, s, bots, Seeded(derive(trial.seed, "imagination")), MAX_DECISIONS)
        signed = [payoff if (seat + swap) % 2 == 0 else -payoff for seat, payoff in enumerate(s.result)]
        leads.append(sum(signed) / len(game.seats))
    return leads


def measure(
    game: Game,
    weights: Weights,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress = ignore,
) -> tuple[int, int]:
    """Games that the weights win against the hand-written ones, and games that end level."""
    dice = derive(seed, "measure")
    tasks = [
        trial(game, weights, game.require(Heuristics).hand_weights, derive(dice, n))
        for n in range(games // 2)
    ]
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
    """Games won, and games that ended level."""
    return sum(lead > 0 for lead in leads), sum(lead == 0 for lead in leads)


class Run(Protocol[Outcome]):
    def __call__(self, trials: list[Trial], /) -> Iterator[Outcome]: ...


@contextmanager
def workers(jobs: int, carry_out: Callable[[Trial], Outcome]) -> Iterator[Run[Outcome]]:
    """A function that runs trials in order, in this process or in `jobs` others."""
    if jobs == 1:
        yield lambda trials: map(carry_out, trials)
        return
    with open_pool(jobs) as pool:

        def run(trials: list[Trial]) -> Iterator[Outcome]:
            with signals_blocked():  # the processes start with the first trials
                return pool.map(carry_out, trials)

        yield run
