"""Hostile input, in bulk: nothing a stranger hands in may hang the engine or raise what nobody expects.

`KINDS` lists what can be attacked. A kind makes one input after the other from a seed; an input that raises
anything but a refusal, or runs too long, is a failure and is reported whole.
"""

from __future__ import annotations

import resource
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Final, Protocol

from admiralty import games as folders
from admiralty.core.luck import Seeded
from admiralty.sim import hostile_positions
from admiralty.sim.fuzz import option_sets
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive

CPU_LIMIT: Final = 10.0  # seconds of processor time for one input
BATCH: Final = 500  # inputs made from one option set
OPTION_SETS: Final = 40  # a portion begins at one of the first so many option sets
PORTION: Final = 2_500  # inputs of one run; what is asked for is cut into such
MAX_FAILURES: Final = 20  # of one run; then it stops


class Hang(BaseException):
    """An input took longer than CPU_LIMIT. Nothing in the engine catches it."""


@dataclass(frozen=True)
class Trial:
    """One hostile input: what it is, and the call that tries it: moves made, or -1 when it was refused."""

    options: dict[str, str]
    text: str
    run: Callable[[], int]


class Kind(Protocol):
    def __call__(self, slug: str, seed: int) -> Iterator[Trial]:
        """Inputs for one game without end; the same seed gives the same ones."""
        ...


@dataclass
class HostileReport:
    kind: str
    game: str
    mutations: int = 0
    accepted: int = 0
    moves: int = 0
    slowest: float = 0.0
    slowest_text: str = ""
    memory: tuple[int, int] = (0, 0)
    failures: list[dict[str, object]] = field(default_factory=list)

    def add(self, other: HostileReport) -> None:
        """Count what another run of the same kind found; memory is that of the first and the last run."""
        self.mutations += other.mutations
        self.accepted += other.accepted
        self.moves += other.moves
        self.failures += other.failures
        self.memory = (self.memory[0] or other.memory[0], other.memory[1])
        if other.slowest > self.slowest:
            self.slowest, self.slowest_text = other.slowest, other.slowest_text

    def document(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "game": self.game,
            "mutations": self.mutations,
            "accepted": self.accepted,
            "moves": self.moves,
            "slowest_seconds": round(self.slowest, 4),
            "slowest": self.slowest_text,
            "memory_kilobytes": list(self.memory),
            "failures": self.failures,
        }


def positions(slug: str, seed: int) -> Iterator[Trial]:
    """Positions of random games under every option set, with words, numbers and frames changed."""
    skipped = derive(seed, "options") % OPTION_SETS
    for batch, options in enumerate(islice(option_sets(folders.load(slug, {}), seed), skipped, None)):
        game = folders.load(slug, options)
        pool = hostile_positions.real_positions(game, derive(seed, "pool", batch))
        chance = Seeded(derive(seed, "mutations", batch))
        for number in range(BATCH):
            text = hostile_positions.mutate(pool, chance)
            luck = derive(seed, batch, number)
            yield Trial(options, text, partial(hostile_positions.attempt, game, text, luck))


KINDS: Final[dict[str, Kind]] = {"positions": positions}


@dataclass(frozen=True)
class Portion:
    """Some inputs of a kind for a game, tried by one process in one go."""

    kind: str
    slug: str
    count: int
    seed: int


def campaign(
    kind: str, slugs: list[str], count: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> list[HostileReport]:
    """So many inputs of a kind for each game; the number of processes changes nothing but the time."""
    portions = [
        Portion(kind, slug, min(PORTION, count - done), derive(seed, slug, done))
        for done in range(0, count, PORTION)
        for slug in slugs
    ]
    reports = {slug: HostileReport(kind, slug) for slug in slugs}
    done = 0
    for report in spread(portions, jobs):
        reports[report.game].add(report)
        done += report.mutations
        progress(done, count * len(slugs))
    return list(reports.values())


def spread(portions: list[Portion], jobs: int) -> Iterator[HostileReport]:
    if jobs == 1:
        yield from map(attack, portions)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(attack, portions)


def attack(portion: Portion) -> HostileReport:
    """Try one portion, each input under an alarm."""
    report = HostileReport(portion.kind, portion.slug)
    start = memory()
    before = signal.signal(signal.SIGVTALRM, ring)
    try:
        for trial in islice(KINDS[portion.kind](portion.slug, portion.seed), portion.count):
            try_one(report, trial)
            if len(report.failures) >= MAX_FAILURES:
                break
    finally:
        signal.signal(signal.SIGVTALRM, before)
    report.memory = (start, memory())
    return report


def try_one(report: HostileReport, trial: Trial) -> None:
    report.mutations += 1
    began = time.process_time()
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_LIMIT)
    try:
        moves = trial.run()
        if moves >= 0:
            report.accepted += 1
            report.moves += moves
    except (Exception, Hang) as error:  # noqa: BLE001 (whatever comes out is the finding)
        where = traceback.extract_tb(error.__traceback__)[-1]
        report.failures.append(
            {
                "options": trial.options,
                "error": f"{type(error).__name__}: {error}",
                "where": f"{where.filename.rpartition('/')[2]}:{where.lineno}",
                "input": trial.text,
            }
        )
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    took = time.process_time() - began
    if took > report.slowest:
        report.slowest, report.slowest_text = took, trial.text


def ring(number: int, frame: FrameType | None) -> None:
    raise Hang(f"more than {CPU_LIMIT:g} seconds")


def memory() -> int:
    """The resident set now, in kilobytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() // 1024
