"""Trains a policy-and-value network for a game of two seats, generation after generation.

Generation 0 imitates games of a teacher. Every later one plays itself with search, and learns from the last
WINDOW generations. After each generation the network, with search, plays measured games against the teacher.

The folder holds everything: `run.json` (the settings), `games-0003.npz` (what was learned from),
`network.npz` (the newest network), `learner.npz` (the optimiser's state) and `curve.jsonl` (a line for each
generation). The same call goes on where the last one stopped, and finds the same.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from admiralty.bots.network import Network, heading, save
from admiralty.core.game import Game
from admiralty.games import GameRecipe
from admiralty.sim.builds import build
from admiralty.sim.drive import winner
from admiralty.sim.expert_fit import Learner, Losses
from admiralty.sim.expert_games import Examples, Task, play
from admiralty.sim.journal import OtherRun
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.spread import Batch, open_pool, signals_blocked, spread
from admiralty.sim.spread import Task as Games
from admiralty.sim.wilson import interval

WINDOW: Final = 8
FIRST_EPOCHS: Final = 4
EPOCHS: Final = 1
NETWORK: Final = "network.npz"
LEARNER: Final = "learner.npz"
CURVE: Final = "curve.jsonl"
RUN: Final = "run.json"


class Settings(NamedTuple):
    """What a run is; only the number of generations may grow from one call to the next."""

    teacher: str = "greedy"
    first: int = 2000  # games of the teacher
    games: int = 100  # of each later generation
    iterations: int = 32
    measured: int = 100  # games against the teacher after each generation
    width: int = 128
    seed: int = 0


class Point(NamedTuple):
    """A point of the curve: a generation, and how the network did against the teacher."""

    generation: int
    examples: int
    policy: float
    value: float
    agrees: float
    wins: int
    measured: int
    low: float
    high: float
    seconds: float


class NotForTwo(ValueError):
    """The value of a position is one number, so the game must have two seats."""


class Run:
    """A folder of one run. Whatever it holds already is not done again."""

    def __init__(self, game: Game, folder: Path, settings: Settings, jobs: int, progress: Progress) -> None:
        if len(game.seats) != 2:
            raise NotForTwo(f"{game.title} is not a game of two seats")
        self.game = game
        self.recipe = GameRecipe.of(game)
        self.folder = folder
        self.settings = settings
        self.jobs = jobs
        self.progress = progress
        folder.mkdir(parents=True, exist_ok=True)
        claim(folder, game, settings)
        self.network = Network(game, None, settings.width, derive(settings.seed, "weights"))
        self.learner = Learner(self.network.weights, self.network.inputs)
        if (folder / LEARNER).exists():
            self.learner = Learner.read(folder / LEARNER, self.network.inputs)
            self.network.weights = self.learner.weights
        self.publish()
        self.points = read_curve(folder)

    def advance(self) -> Point:
        """One generation more: its games, what is learned from them, and its point of the curve."""
        generation = len(self.points)
        start = time.perf_counter()
        losses = self.learn(generation)
        wins, measured = self.measure(generation)
        low, high = interval(wins, measured) if measured else (0.0, 1.0)
        found = (*losses, wins, measured, low, high, time.perf_counter() - start)
        point = Point(generation, len(self.examples(generation)), *found)
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(point._asdict()) + "\n")
        self.points.append(point)
        return point

    def learn(self, generation: int) -> Losses:
        """Learn from the games of a generation and those before it, unless that has been done."""
        if not self.file(generation).exists():
            self.play(generation)
        window = range(max(0, generation - WINDOW + 1), generation + 1)
        examples = Examples.join([self.examples(n) for n in window])
        if self.learner.generations == generation:
            rng = np.random.default_rng(derive(self.settings.seed, "order", generation))
            self.learner.learn(examples, EPOCHS if generation else FIRST_EPOCHS, rng)
            self.learner.generations = generation + 1
            self.learner.save(self.folder / LEARNER)
            self.publish()
        return self.learner.held_out(examples)

    def play(self, generation: int) -> None:
        chosen = self.settings
        count, teacher = (chosen.games, "") if generation else (chosen.first, chosen.teacher)
        seed = derive(chosen.seed, "games", generation)
        file = self.folder / NETWORK
        tasks = [Task(self.recipe, file, teacher, chosen.iterations, derive(seed, n)) for n in range(count)]
        found: list[Examples] = []
        with player(self.jobs) as run:
            for examples in run(tasks):
                found.append(examples)
                self.progress(len(found), count)
        Examples.join(found).save(self.file(generation))

    def measure(self, generation: int) -> tuple[int, int]:
        """Games won against the teacher, every dice once from each seat, and how many were played."""
        expert = f"expert:{self.folder / NETWORK}:{self.settings.iterations}"
        seed = derive(self.settings.seed, "measure")
        games = list(range(self.settings.measured // 2))
        tasks = [
            Games(seat, Batch(self.recipe, bots, seed), [n])
            for n in games
            for seat, bots in enumerate([(expert, self.settings.teacher), (self.settings.teacher, expert)])
        ]
        wins = 0
        for portion in spread(tasks, self.jobs):
            wins += sum(winner(row.payoffs) == portion.cell for row in portion.rows)
        return wins, len(tasks)

    def publish(self) -> None:
        told = {"generations": self.learner.generations, "build": build(), **self.settings._asdict()}
        save(self.folder / NETWORK, self.network, self.game, told)

    def file(self, generation: int) -> Path:
        return self.folder / f"games-{generation:04}.npz"

    def examples(self, generation: int) -> Examples:
        return Examples.read(self.file(generation))


def claim(folder: Path, game: Game, settings: Settings) -> None:
    """Write what the run is, or refuse a folder that holds another one."""
    key = {**heading(game), "options": game.options, "dataset": game.dataset, **settings._asdict()}
    path = folder / RUN
    if not path.exists():
        if any(folder.iterdir()):
            raise OtherRun(f"{folder} holds something else; choose an empty folder")
        path.write_text(json.dumps(key, indent=1) + "\n", encoding="utf-8")
        return
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OtherRun(f"{path} does not describe a run; choose another folder")
    other = [name for name, value in json.loads(json.dumps(key)).items() if found.get(name) != value]
    if other:
        raise OtherRun(f"{folder} is of a run that differs in {', '.join(other)}; choose another folder")


def read_curve(folder: Path) -> list[Point]:
    """The points so far; a line that was torn when the run stopped is left out."""
    path = folder / CURVE
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    path.write_text("".join(whole), encoding="utf-8")
    return [Point(**json.loads(line)) for line in whole]


@contextmanager
def player(jobs: int) -> Iterator[Callable[[list[Task]], Iterator[Examples]]]:
    """A function that plays games in order, in this process or in `jobs` others."""
    if jobs == 1:
        yield lambda tasks: map(play, tasks)
        return
    with open_pool(jobs) as pool:

        def run(tasks: list[Task]) -> Iterator[Examples]:
            with signals_blocked():
                return pool.map(play, tasks)

        yield run


def train(
    game: Game, folder: Path, generations: int, settings: Settings, jobs: int = 1, progress: Progress = ignore
) -> Iterator[Point]:
    """The points of the curve, those of earlier calls first."""
    run = Run(game, folder, settings, jobs, progress)
    yield from run.points[:generations]
    while len(run.points) < generations:
        yield run.advance()
