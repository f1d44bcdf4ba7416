"""Games spread over processes or a Ray cluster. Results do not depend on where a game is played."""

from __future__ import annotations

import io
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, pthread_sigmask
from typing import Final, NamedTuple

from admiralty.core.game import Game
from admiralty.games import GameRecipe, loaded
from admiralty.sim.drive import DECISION_LIMIT, Row, play
from admiralty.sim.witness import Decision, Witness

MAX_PORTION: Final = 64
PORTIONS_PER_JOB: Final = 32
MIN_SHARED_GAMES: Final = 64
TASKS_PER_JOB: Final = 4
LOCAL_CLUSTER: Final = "local"


@dataclass(frozen=True)
class Batch:
    """All that is needed to play games in any process. `watched` games report measures and clauses."""

    recipe: GameRecipe
    bots: tuple[str, ...]
    seed: int
    watched: bool = False
    notes_decisions: bool = False


class Task(NamedTuple):
    """Some games of a batch; `cell` is the number of the batch, if there are several."""

    cell: int
    batch: Batch
    games: list[int]


class Portion(NamedTuple):
    """The result of a task; `decisions` is a Parquet file, or empty if it was not wanted."""

    cell: int
    rows: list[Row]
    decisions: bytes


def carry_out(task: Task) -> Portion:
    """Play the games of a task, in any process."""
    return play_all(loaded(task.batch.recipe), task)


def play_all(game: Game, task: Task) -> Portion:
    batch = task.batch
    rows: list[Row] = []
    decisions: list[Decision] = []
    for index in task.games:
        witness = None
        if batch.watched or batch.notes_decisions:
            witness = Witness(game, index, batch.notes_decisions)
        rows.append(play(game, list(batch.bots), batch.seed, index, DECISION_LIMIT, witness))
        if witness is not None:
            decisions += witness.decisions
    return Portion(task.cell, rows, parquet(decisions) if batch.notes_decisions else b"")


def parquet(decisions: list[Decision]) -> bytes:
    import polars

    columns: dict[str, polars.DataType | type[polars.DataType]] = {
        "game": polars.Int64,
        "n": polars.Int32,
        "seat": polars.String,
        "question": polars.String,
        "choices": polars.Int32,
        "action": polars.String,
        "luck": polars.List(polars.Int32),
        "position": polars.String,
        "legal": polars.List(polars.String),
        "chosen": polars.Int32,
        "visits": polars.List(polars.Int32),
        "values": polars.List(polars.Float32),
    }
    file = io.BytesIO()
    polars.DataFrame(decisions, schema=columns, orient="row").write_parquet(file)
    return file.getvalue()


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def portioned(cell: int, batch: Batch, games: list[int], jobs: int) -> list[Task]:
    """Tasks small enough to keep all processes busy until the end."""
    size = max(1, min(MAX_PORTION, len(games) // (jobs * PORTIONS_PER_JOB)))
    return [Task(cell, batch, games[i : i + size]) for i in range(0, len(games), size)]


def spread(tasks: list[Task], jobs: int, cluster: str = "") -> Iterator[Portion]:
    """The results as they come in: from a cluster, from `jobs` processes, or from this one."""
    if cluster:
        return on_cluster(tasks, cluster, jobs)
    return in_processes(tasks, jobs) if jobs > 1 and len(tasks) > 1 else map(carry_out, tasks)


def in_processes(tasks: list[Task], jobs: int) -> Iterator[Portion]:
    """Use a pool of processes, with a few tasks queued for each."""
    queue = deque(tasks)
    with open_pool(min(jobs, len(tasks))) as pool:
        pending: set[Future[Portion]] = set()
        while queue or pending:
            with signals_blocked():
                while queue and len(pending) < TASKS_PER_JOB * jobs:
                    pending.add(pool.submit(carry_out, queue.popleft()))
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def open_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes end at once on an error or an interruption."""
    others = active_children()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                if child not in others:
                    child.kill()
            raise


@contextmanager
def signals_blocked() -> Iterator[None]:
    """Processes that are started meanwhile ignore Ctrl-C and SIGTERM; this process ends them."""
    before = pthread_sigmask(SIG_BLOCK, [SIGINT, SIGTERM])
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


class NoCluster(ValueError):
    """There is no Ray, or none at that address."""


def on_cluster(tasks: list[Task], address: str, jobs: int) -> Iterator[Portion]:
    """Tasks on Ray: `auto` joins the cluster this machine belongs to, `ray://HOST:10001` another one, and
    `local` starts one here with `jobs` processors. Every machine needs this version of Admiralty.
    """
    try:
        import ray
    except ImportError:
        raise NoCluster("a cluster needs Ray: pip install 'admiralty[cluster]'") from None
    if address != LOCAL_CLUSTER and address != "auto" and not address.startswith("ray://"):
        raise NoCluster(f"a cluster is auto, local or ray://HOST:PORT, not {address!r}")
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL_CLUSTER:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except ConnectionError as error:
        raise NoCluster(f"no Ray cluster answers at {address!r}: {error}") from None
    try:
        work = ray.remote(carry_out)
        room = TASKS_PER_JOB * max(1, int(ray.cluster_resources().get("CPU", 1)))
        queue = deque(tasks)
        pending: list[object] = []
        while queue or pending:
            while queue and len(pending) < room:
                pending.append(work.remote(queue.popleft()))
            done, pending = ray.wait(pending, num_returns=1)
            yield ray.get(done[0])
    finally:
        ray.shutdown()
