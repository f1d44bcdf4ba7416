"""Many games at once, in processes: a Gymnasium vector environment of one seat.

>>> from admiralty.adapters.vector import SeatVectorEnv
>>> games = SeatVectorEnv("_template", num_envs=4, workers=0, opponents="random")
>>> observations, infos = games.reset(seed=7)
>>> observations.shape[0], infos["action_mask"].shape[0]
(4, 4)
>>> games.close()

Game `i` is that of `SeatEnv` with the seed `seed + i`, however many workers there are; without workers all
are played in this process. Workers write observations, masks, rewards and ends into memory that they share
with this process, so a step costs one short message for each worker. A game that has ended begins anew with
the next step, whose action for it is ignored (`AutoresetMode.NEXT_STEP`). At its end `infos` has how it
ended, and `episode` with its reward `r` and the number of the seat's decisions `l`.
"""

from __future__ import annotations

import multiprocessing
import os
from ctypes import c_byte
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from admiralty.adapters.encoder import Bits, Floats
from admiralty.adapters.gymnasium import SeatEnv

PER_WORKER: Final = 8
RESET: Final = "reset"
STEP: Final = "step"
CLOSE: Final = "close"

Ended = list[tuple[int, dict[str, Any]]]


class Buffers:
    """The arrays that workers fill, one row for each game; `memory` may be shared between processes."""

    def __init__(self, memory: Any, count: int, seen: int, actions: int) -> None:
        self.at = 0
        self.memory = memory
        self.taken: NDArray[np.int64] = self.cut(np.int64, count)
        self.rewards: NDArray[np.float64] = self.cut(np.float64, count)
        self.seen: Floats = self.cut(np.float32, count, seen)
        self.masks: Bits = self.cut(np.int8, count, actions)
        self.over: NDArray[np.bool_] = self.cut(np.bool_, count)
        self.cut_off: NDArray[np.bool_] = self.cut(np.bool_, count)

    def cut(self, kind: type, *shape: int) -> Any:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found: Any = np.frombuffer(self.memory, kind, int(np.prod(shape)), self.at).reshape(shape)
        self.at += size
        return found

    @staticmethod
    def size(count: int, seen: int, actions: int) -> int:
        return count * (8 + 8 + 4 * seen + actions + 2)


class Rows:
    """Some of the games: those from `first` on, and their rows."""

    def __init__(self, first: int, envs: list[SeatEnv], buffers: Buffers) -> None:
        self.first = first
        self.envs = envs
        self.buffers = buffers
        self.lengths = [0] * len(envs)

    def reset(self, seeds: list[int | None], options: dict[str, Any] | None) -> Ended:
        for n, seed in enumerate(seeds):
            self.begin(n, seed, options)
        return []

    def begin(self, n: int, seed: int | None, options: dict[str, Any] | None) -> None:
        row, b = self.first + n, self.buffers
        seen, info = self.envs[n].reset(seed=seed, options=options)
        b.seen[row], b.masks[row] = seen, info["action_mask"]
        b.rewards[row], b.over[row], b.cut_off[row] = 0.0, False, False
        self.lengths[n] = 0

    def step(self) -> Ended:
        """One decision in every game; what is told of those that ended."""
        b = self.buffers
        ended: Ended = []
        for n, env in enumerate(self.envs):
            row = self.first + n
            if b.over[row] or b.cut_off[row]:
                self.begin(n, None, None)
                continue
            seen, reward, is_over, is_cut, info = env.step(b.taken[row])
            b.seen[row], b.masks[row] = seen, info["action_mask"]
            b.rewards[row], b.over[row], b.cut_off[row] = reward, is_over, is_cut
            self.lengths[n] += 1
            if is_over or is_cut:
                told = {"ending": info.get("ending", ""), "decisions": info.get("decisions", 0)}
                ended.append((row, told | {"r": reward, "l": self.lengths[n]}))
        return ended


def work(
    connection: Connection, memory: Any, count: int, first: int, mine: int, made: dict[str, Any]
) -> None:
    """A worker: does what it is told until it is told to close, or nobody is there any more."""
    try:
        envs = [SeatEnv(**made) for _ in range(mine)]
        rows = Rows(first, envs, Buffers(memory, count, *sizes(envs[0])))
        connection.send(None)
        while True:
            command, *rest = connection.recv()
            if command == CLOSE:
                return
            connection.send(rows.reset(*rest) if command == RESET else rows.step())
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:  # noqa: BLE001  whatever it is, the other process raises it
        connection.send(error)


def sizes(env: SeatEnv) -> tuple[int, int]:
    return env.board.lens.encoder.size, env.board.size


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], Any]):
    """One seat of many games. Other arguments are those of `SeatEnv`."""

    def __init__(self, game: str, num_envs: int, workers: int | None = None, **arguments: Any) -> None:
        if num_envs < 1:
            raise ValueError("there must be at least one game")
        made = {"game": game, **arguments}
        pattern = SeatEnv(**made)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = pattern.observation_space
        self.single_action_space = pattern.action_space
        self.observation_space = batch_space(pattern.observation_space, num_envs)
        self.action_space = batch_space(pattern.action_space, num_envs)
        if workers is None:
            workers = min(os.cpu_count() or 1, -(-num_envs // PER_WORKER))
        size = Buffers.size(num_envs, *sizes(pattern))
        self.links: list[tuple[BaseProcess, Connection, slice]] = []
        if workers < 1:
            self.buffers = Buffers(bytearray(size), num_envs, *sizes(pattern))
            envs = [pattern, *[SeatEnv(**made) for _ in range(num_envs - 1)]]
            self.rows: Rows | None = Rows(0, envs, self.buffers)
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
                    target=work, args=(theirs, memory, num_envs, first, end - first, made), daemon=True
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
            connection.send((RESET, seeds[mine], options))
        self.gather()
        return self.buffers.seen.copy(), self.told([])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        b = self.buffers
        b.taken[:] = actions
        ended: Ended = self.rows.step() if self.rows is not None else []
        for _, connection, _ in self.links:
            connection.send((STEP,))
        ended += self.gather()
        return b.seen.copy(), b.rewards.copy(), b.over.copy(), b.cut_off.copy(), self.told(ended)

    def gather(self) -> Ended:
        """Wait for all workers; what they tell of games that ended. An error of theirs is raised here."""
        ended: Ended = []
        for _, connection, _ in self.links:
            answer = connection.recv()
            if isinstance(answer, Exception):
                raise answer
            ended += answer or []
        return ended

    def told(self, ended: Ended) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": self.buffers.masks.copy()}
        infos["_action_mask"] = np.ones(self.num_envs, bool)
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
        return self.buffers.masks.astype(bool)

    def close_extras(self, **arguments: Any) -> None:
        """The workers end when they are told to, or when this process is gone."""
        for process, connection, _ in self.links:
            if process.is_alive():
                connection.send((CLOSE,))
            process.join()
            connection.close()
        self.links = []
