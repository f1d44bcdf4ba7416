"""Games from which a policy-and-value network learns: of a teacher, then of the network itself with search.

The teacher is any bot. In its games some decisions are random, so that the network sees positions which the
teacher would avoid; these are not imitated. In self-play one decision in SEARCHED is searched and learned
from, the others are drawn from the policy (D. J. Wu, 2019, Accelerating Self-Play Learning in Go).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from admiralty.bots import SEED_RANGE, decide, make
from admiralty.bots.budget import Budget
from admiralty.bots.expert import network_of
from admiralty.bots.gumbel import Branches, GumbelSearch, softmax
from admiralty.bots.network import Floats, Network, Whole
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games import GameRecipe, loaded
from admiralty.sim.seeds import derive
from admiralty.sim.train import MAX_DECISIONS

SEARCHED: Final = 4
RANDOM: Final = 12  # one decision in so many, in games of the teacher


class Task(NamedTuple):
    """All that is needed to play a game in any process. With a teacher, the network only numbers what is
    seen and done.
    """

    recipe: GameRecipe
    file: Path
    teacher: str
    iterations: int
    seed: int


class Found(NamedTuple):
    """What is learned from a decision: the policy, and the value of the position after search, if any."""

    action: Action
    policy: list[float]
    value: float | None


class Examples:
    """Decisions in rows: what was seen, the legal actions, the policy to learn, the value to learn.

    The actions of row `i` and their probabilities stand at `starts[i]` to `starts[i + 1]`.
    """

    def __init__(
        self, seen: Whole, starts: NDArray[np.int64], legal: Whole, policy: Floats, values: Floats
    ) -> None:
        self.seen = seen
        self.starts = starts
        self.legal = legal
        self.policy = policy
        self.values = values

    def __len__(self) -> int:
        return len(self.values)

    def save(self, path: Path) -> None:
        beside = path.with_name(f".{path.name}.part")
        with beside.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **vars(self))
        beside.replace(path)

    @classmethod
    def read(cls, path: Path) -> Examples:
        with np.load(path, allow_pickle=False) as file:
            return cls(file["seen"], file["starts"], file["legal"], file["policy"], file["values"])

    @classmethod
    def join(cls, parts: list[Examples]) -> Examples:
        counts = np.concatenate([np.diff(part.starts) for part in parts])
        return cls(
            np.concatenate([part.seen for part in parts]),
            np.concatenate([[0], np.cumsum(counts)]),
            np.concatenate([part.legal for part in parts]),
            np.concatenate([part.policy for part in parts]),
            np.concatenate([part.values for part in parts]),
        )


class Noted(NamedTuple):
    seat: int
    seen: Whole
    legal: list[int]
    found: Found


class Player(Protocol):
    """Decides for all seats, and says what is learned from a decision, if anything."""

    def decide(self, s: State, seat: int, choices: list[Action]) -> tuple[Action, Found | None]: ...


class Teacher:
    """A bot for every seat; now and then one of them does anything."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.game = game
        self.bots = [make(name, derive(seed, seat)) for seat in range(len(game.seats))]
        self.rng = Seeded(derive(seed, "teacher"))

    def decide(self, s: State, seat: int, choices: list[Action]) -> tuple[Action, Found | None]:
        if not self.rng.pick(RANDOM):
            return choices[self.rng.pick(len(choices))], None
        a = decide(self.bots[seat], self.game, s, seat, self.rng.pick(SEED_RANGE))
        if self.rng.pick(SEARCHED):
            return a, None
        return a, Found(a, [float(choice == a) for choice in choices], None)


class SelfPlayer:
    """The network, with search in some decisions."""

    def __init__(self, game: Game, network: Network, iterations: int, seed: int) -> None:
        self.game = game
        self.network = network
        self.budget = Budget(iterations, 0)
        self.rng = Seeded(derive(seed, "self-play"))

    def decide(self, s: State, seat: int, choices: list[Action]) -> tuple[Action, Found | None]:
        if self.rng.pick(SEARCHED):
            value, logits = self.network.judge(s, seat, choices)
            return Branches(value, choices, softmax(logits)).sample(choices, self.rng), None
        known = self.game.imagine(s, seat, Seeded(self.rng.pick(SEED_RANGE)))
        seed = self.rng.pick(SEED_RANGE)
        search = GumbelSearch(self.game, known, seat, seed, choices, self.network, explores=True)
        search.run(self.budget)
        a = choices[search.best()]
        return a, Found(a, search.policy(), search.mean())


def play(task: Task) -> Examples:
    """The examples of one game; none of a game that does not end."""
    game = loaded(task.recipe)
    network = network_of(task.recipe, task.file, task.file.stat().st_mtime_ns)
    player: Player
    if task.teacher:
        player = Teacher(game, task.teacher, task.seed)
    else:
        player = SelfPlayer(game, network, task.iterations, task.seed)
    s = game.setup(Seeded(derive(task.seed, "luck")))
    noted: list[Noted] = []
    for _ in range(MAX_DECISIONS):
        if not s.stack:
            return gathered(noted, s.result, network.inputs.numbers)
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        choices = ask.explore(s, seat)
        a, found = (choices[0], None) if len(choices) == 1 else player.decide(s, seat, choices)
        if found is not None:
            noted.append(Noted(seat, network.observe(s, seat), network.indexes(choices, seat), found))
        flow.apply(s, seat, a)
    return gathered([], (), network.inputs.numbers)


def gathered(noted: list[Noted], result: tuple[int, ...], numbers: int) -> Examples:
    """As arrays. Where there was a search, half of the value to learn is what it found: it varies less."""
    values = []
    for one in noted:
        outcome = (result[one.seat] > result[1 - one.seat]) - (result[one.seat] < result[1 - one.seat])
        values.append(outcome if one.found.value is None else (outcome + one.found.value) / 2)
    return Examples(
        np.array([one.seen for one in noted], np.int32).reshape(-1, numbers),
        np.cumsum([0, *[len(one.legal) for one in noted]]),
        np.array([n for one in noted for n in one.legal], np.int32),
        np.array([share for one in noted for share in one.found.policy], np.float32),
        np.array(values, np.float32),
    )
