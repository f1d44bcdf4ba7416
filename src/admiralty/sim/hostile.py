"""Hostile input, in bulk: nothing that a stranger sends may hang the engine or raise an unexpected error.

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
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Final, Protocol

from admiralty.sim import hostile_data, hostile_positions, hostile_records
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive

CPU_LIMIT: Final = 10.0  # seconds of processor time for one input
INPUTS_PER_RUN: Final = 1_000  # a larger campaign is cut into runs of this size
MAX_FAILURES: Final = 20  # of one run; then it stops


class Hang(BaseException):
    """An input took longer than CPU_LIMIT. Nothing in the engine catches it."""


# One hostile input: the options of the game, what is handed in, and the call that tries it, which gives the
# moves that were made, or -1 when it was refused.
Input = tuple[dict[str, str], str, Callable[[], int]]


class Kind(Protocol):
    def __call__(self, slug: str, seed: int) -> Iterator[Input]:
        """Inputs for one game without end, or none; the same seed gives the same ones."""
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


KINDS: Final[dict[str, Kind]] = {
    "positions": hostile_positions.inputs,
    "records": hostile_records.inputs,
    "data": hostile_data.data_files,
    "maps": hostile_data.maps,
}


@dataclass(frozen=True)
class Portion:
    """Some inputs of a kind for a game, tried by one process in one go."""

    kind: str
    slug: str
    count: int
    seed: int


def campaign(
    kinds: list[str], slugs: list[str], count: int, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> list[HostileReport]:
    """Try `count` inputs of each kind for each game; the result does not depend on `jobs`."""
    pairs = [(kind, slug) for kind in kinds for slug in slugs]
    portions = [
        Portion(kind, slug, min(INPUTS_PER_RUN, count - start), derive(seed, kind, slug, start))
        for start in range(0, count, INPUTS_PER_RUN)
        for kind, slug in pairs
    ]
    reports = {pair: HostileReport(*pair) for pair in pairs}
    for done, report in enumerate(spread(portions, jobs), 1):
        reports[report.kind, report.game].add(report)
        progress(done, len(portions))
    return [report for report in reports.values() if report.mutations]


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
        for one in islice(KINDS[portion.kind](portion.slug, portion.seed), portion.count):
            try_one(report, one)
            if len(report.failures) >= MAX_FAILURES:
                break
    finally:
        signal.signal(signal.SIGVTALRM, before)
    report.memory = (start, memory())
    return report


def try_one(report: HostileReport, one: Input) -> None:
    options, text, run = one
    report.mutations += 1
    began = time.process_time()
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_LIMIT)
    try:
        moves = run()
        if moves >= 0:
            report.accepted += 1
            report.moves += moves
    except (Exception, Hang) as error:  # noqa: BLE001 (whatever comes out is the finding)
        where = traceback.extract_tb(error.__traceback__)[-1]
        report.failures.append(
            {
                "options": options,
                "error": f"{type(error).__name__}: {error}",
                "where": f"{where.filename.rpartition('/')[2]}:{where.lineno}",
                "input": text,
            }
        )
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    took = time.process_time() - began
    if took > report.slowest:
        report.slowest, report.slowest_text = took, text


def ring(number: int, frame: FrameType | None) -> None:
    raise Hang(f"more than {CPU_LIMIT:g} seconds")


def memory() -> int:
    """The resident set now, in kilobytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() // 1024
