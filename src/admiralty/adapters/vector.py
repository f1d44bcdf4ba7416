"""Many games at once, in processes: a Gymnasium vector environment of one seat.

>>> from admiralty.adapters.vector import SeatVectorEnv
>>> games = SeatVectorEnv("_template", num_envs=4, workers=0, opponents="random")
>>> observations, infos = games.reset(seed=7)
>>> observations.shape[0], infos["action_mask"].shape[0]
(4, 4)
>>> games.close()

Game `i` is that of `SeatEnv` with the seed `seed + i`, however many workers there are; without workers all
are played in this process. Workers write observations, masks, rewards and ends into memory that they share
with this process, so a step costs one short message for each worker. A script makes the environment below
`if __name__ == "__main__":`, because workers import it. A game that has ended begins anew with
the next step, whose action for it is ignored (`AutoresetMode.NEXT_STEP`). At its end `infos` has how it
ended, and `episode` with its reward `r` and the number of the seat's decisions `l`.

`infos["action_mask"]` has the masks. What they allow also stands in `infos["legal"]`, game after game: for
game `i` from `infos["legal_start"][i]` on, `infos["legal_count"][i]` actions. So one for every game is drawn
at once:

>>> import numpy as np
>>> games = SeatVectorEnv("_template", num_envs=4, workers=0, opponents="random")
>>> _, infos = games.reset(seed=7)
>>> luck = np.random.default_rng(1).random(4)
>>> drawn = infos["legal"][infos["legal_start"] + (luck * infos["legal_count"]).astype(int)]
>>> bool(infos["action_mask"][np.arange(4), drawn].all())
True
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
from ctypes import c_byte
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from admiralty.adapters.encoder import Bits, Floats, Parts
from admiralty.adapters.gymnasium import SeatEnv

PER_WORKER: Final = 8
STEP: Final = b"step"
CLOSE: Final = b"close"
"""What workers are told; anything else is a pickle of the arguments of `reset`."""
NOTHING_ENDED: Final = b""
"""What they mostly answer; anything else is a pickle too. Bytes are told in half the time."""
WORKER_GONE: Final = (
    "a worker has ended. Workers import the script that starts them: there, make the environment and use it "
    "below `if __name__ == '__main__':`, or say workers=0"
)
NOTHING: Final = np.zeros(1, np.int32)
"""Behind the last legal action, so that a game without any finds something too."""

Ended = list[tuple[int, dict[str, Any]]]


class Buffers:
    """The arrays that workers fill, one row for each game; `memory` may be shared between processes.

    A worker writes the legal actions of its games one after another, from the row of its first game on.
    """

    def __init__(self, memory: Any, count: int, seen: int, actions: int) -> None:
        self.at = 0
        self.memory = memory
        self.taken: NDArray[np.int64] = self.cut(np.int64, count)
        self.rewards: NDArray[np.float64] = self.cut(np.float64, count)
        self.counts: NDArray[np.int32] = self.cut(np.int32, count)
        self.legal: NDArray[np.int32] = self.cut(np.int32, count, actions)
        self.seen: Floats = self.cut(np.float32, count, seen)
        self.over: NDArray[np.bool_] = self.cut(np.bool_, count)
        self.cut_off: NDArray[np.bool_] = self.cut(np.bool_, count)

    def cut(self, kind: type, *shape: int) -> Any:
        size = int(np.prod(shape))
        found: Any = np.frombuffer(self.memory, kind, size, self.at).reshape(shape)
        self.at += size * np.dtype(kind).itemsize
        return found

    @staticmethod
    def size(count: int, seen: int, actions: int) -> int:
        return count * (8 + 8 + 4 + 4 * actions + 4 * seen + 2)


class Rows:
    """Some of the games, by number, and their rows."""

    def __init__(self, games: range, envs: list[SeatEnv], buffers: Buffers) -> None:
        self.mine = slice(games.start, games.stop)
        self.envs = envs
        self.buffers = buffers
        self.encoder = envs[0].board.lens.encoder
        self.seen: list[Parts] = [[] for _ in envs]
        self.legal: list[list[int]] = [[] for _ in envs]
        self.rewards = [0.0] * len(envs)
        self.over = [False] * len(envs)
        self.cut_off = [False] * len(envs)
        self.lengths = [0] * len(envs)

    def reset(self, seeds: list[int | None], options: dict[str, Any] | None) -> Ended:
        for n, seed in enumerate(seeds):
            if seed is not None:
                gymnasium.Env.reset(self.envs[n], seed=seed)
            self.begin(n, options)
        self.publish()
        return []

    def step(self) -> Ended:
        """One decision in every game; what is told of those that ended."""
        ended: Ended = []
        taken = self.buffers.taken[self.mine].tolist()
        for n, env in enumerate(self.envs):
            if self.over[n] or self.cut_off[n]:
                self.begin(n, None)
                continue
            self.rewards[n], self.over[n], self.cut_off[n], _ = env.advance(taken[n])
            self.lengths[n] += 1
            self.show(n)
            if self.over[n] or self.cut_off[n]:
                told = {"ending": env.episode.s.ending, "decisions": env.episode.decisions}
                ended.append((self.mine.start + n, told | {"r": self.rewards[n], "l": self.lengths[n]}))
        self.publish()
        return ended

    def begin(self, n: int, options: dict[str, Any] | None) -> None:
        self.envs[n].begin(options)
        self.rewards[n], self.over[n], self.cut_off[n], self.lengths[n] = 0.0, False, False, 0
        self.show(n)

    def show(self, n: int) -> None:
        """Note what the seat sees now and what it may do."""
        episode, seat = self.envs[n].episode, self.envs[n].seat
        self.seen[n] = self.encoder.made.parts(episode.s, seat)
        self.legal[n] = episode.legal(seat)

    def publish(self) -> None:
        """Write what all games have in common, each thing at once."""
        b, mine = self.buffers, self.mine
        self.encoder.fill_rows(self.seen, b.seen[mine])
        b.rewards[mine] = self.rewards
        b.over[mine] = self.over
        b.cut_off[mine] = self.cut_off
        b.counts[mine] = [len(legal) for legal in self.legal]
        listed = [index for legal in self.legal for index in legal]
        b.legal[mine].reshape(-1)[: len(listed)] = listed


def work(connection: Connection, memory: Any, count: int, games: range, made: dict[str, Any]) -> None:
    """A worker: does what it is told until it is told to close, or nobody is there any more."""
    try:
        envs = [SeatEnv(**made) for _ in games]
        rows = Rows(games, envs, Buffers(memory, count, *sizes(envs[0])))
        connection.send_bytes(NOTHING_ENDED)
        while (command := connection.recv_bytes()) != CLOSE:
            ended = rows.step() if command == STEP else rows.reset(*pickle.loads(command))
            connection.send_bytes(pickle.dumps(ended) if ended else NOTHING_ENDED)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:  # noqa: BLE001  whatever it is, the other process raises it
        connection.send_bytes(pickle.dumps(error))


def sizes(env: SeatEnv) -> tuple[int, int]:
    return env.board.lens.encoder.size, env.board.size


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], Any]):
    """One seat of many games. Other arguments are those of `SeatEnv`.

    Without `copy`, observations and masks are the shared memory itself: they change with the next step.
    """

    def __init__(
        self, game: str, num_envs: int, workers: int | None = None, copy: bool = True, **arguments: Any
    ) -> None:
        if num_envs < 1:
            raise ValueError("there must be at least one game")
        made = {"game": game, **arguments}
        pattern = SeatEnv(**made)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = pattern.observation_space
        self.single_action_space = pattern.action_space
        self.observation_space = batch_space(pattern.observation_space, num_envs)
        self.action_space = batch_space(pattern.action_space, num_envs)
        if workers is None:
            workers = min(os.cpu_count() or 1, -(-num_envs // PER_WORKER))
        size = Buffers.size(num_envs, *sizes(pattern))
        self.links: list[tuple[BaseProcess, Connection, slice]] = []
        self.masks: Bits = np.zeros((num_envs, pattern.board.size), np.int8)
        self.is_set = np.zeros(0, np.int64), np.zeros(0, np.int32)
        if workers < 1:
            self.buffers = Buffers(bytearray(size), num_envs, *sizes(pattern))
            envs = [pattern, *[SeatEnv(**made) for _ in range(num_envs - 1)]]
            self.rows: Rows | None = Rows(range(num_envs), envs, self.buffers)
            return
        self.rows = None
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(c_byte, size)
        self.buffers = Buffers(memory, num_envs, *sizes(pattern))
        bounds = [num_envs * n // workers for n in range(workers + 1)]
        for first, end in pairwise(bounds):
            if end > first:
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=work, args=(theirs, memory, num_envs, range(first, end), made), daemon=True
                )
                process.start()
                theirs.close()
                self.links.append((process, ours, slice(first, end)))
        self.gather()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        count = self.num_envs
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(count)]
        if len(seeds) != count:
            raise ValueError(f"there are {count} games, not {len(seeds)}")
        if self.rows is not None:
            self.rows.reset(seeds, options)
        for _, connection, mine in self.links:
            connection.send_bytes(pickle.dumps((seeds[mine], options)))
        self.gather()
        return self.given(self.buffers.seen), self.told([])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        b = self.buffers
        b.taken[:] = actions
        ended: Ended = self.rows.step() if self.rows is not None else []
        for _, connection, _ in self.links:
            connection.send_bytes(STEP)
        ended += self.gather()
        return self.given(b.seen), b.rewards.copy(), b.over.copy(), b.cut_off.copy(), self.told(ended)

    def gather(self) -> Ended:
        """Wait for all workers; what they tell of games that ended. An error of theirs is raised here."""
        ended: Ended = []
        for _, connection, _ in self.links:
            try:
                answer = connection.recv_bytes()
            except (EOFError, ConnectionError) as gone:
                raise RuntimeError(WORKER_GONE) from gone
            told = pickle.loads(answer) if answer else []
            if isinstance(told, Exception):
                raise told
            ended += told
        return ended

    def listed(self, mine: slice, counts: NDArray[np.int32]) -> NDArray[np.int32]:
        """The legal actions of some games, as their worker wrote them."""
        found: NDArray[np.int32] = self.buffers.legal[mine].reshape(-1)[: counts[mine].sum()]
        return found

    def given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def told(self, ended: Ended) -> dict[str, Any]:
        """Masks and lists of what is legal; of games that ended, how."""
        counts = self.buffers.counts.copy()
        parts = [mine for _, _, mine in self.links] or [slice(0, self.num_envs)]
        legal = np.concatenate([self.listed(mine, counts) for mine in parts] + [NOTHING])
        if self.copy:
            self.masks = np.zeros_like(self.masks)
        else:
            self.masks[self.is_set] = 0
        self.is_set = np.repeat(np.arange(self.num_envs), counts), legal[:-1]
        self.masks[self.is_set] = 1
        infos: dict[str, Any] = {
            "action_mask": self.masks, "_action_mask": np.ones(self.num_envs, bool),
            "legal": legal, "legal_count": counts, "legal_start": np.cumsum(counts) - counts,
        }  # fmt: skip
        if ended:
            has_ended = np.zeros(self.num_envs, bool)
            endings = np.full(self.num_envs, "", dtype=object)
            numbers = {name: np.zeros(self.num_envs) for name in ("decisions", "r", "l")}
            for row, told in ended:
                has_ended[row] = True
                endings[row] = told["ending"]
                for name, values in numbers.items():
                    values[row] = told[name]
            infos |= {"ending": endings, "_ending": has_ended, "episode": numbers, "_episode": has_ended}
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        return self.masks.astype(bool)

    def close_extras(self, **arguments: Any) -> None:
        """The workers end when they are told to, or when this process is gone."""
        for process, connection, _ in self.links:
            if process.is_alive():
                connection.send_bytes(CLOSE)
            process.join()
            connection.close()
        self.links = []
