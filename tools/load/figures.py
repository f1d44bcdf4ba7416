"""Percentiles, and the report of a run as text."""

from __future__ import annotations

import os
import platform
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

FSYNCS = 60


@dataclass
class Times:
    """Milliseconds of many answers."""

    count: int
    p50: float
    p99: float
    most: float


def times(seconds: list[float]) -> Times:
    ordered = sorted(seconds)
    if not ordered:
        return Times(0, 0.0, 0.0, 0.0)
    last = len(ordered) - 1
    picked = [1000 * ordered[i] for i in (last // 2, min(last, -(-99 * last // 100)), last)]
    return Times(len(ordered), *picked)


@dataclass
class Figures:
    """What one run has measured. Processor time is the server's own, so it holds on a busy machine too."""

    name: str
    games: int
    sockets: int
    deflate: bool
    seconds: float
    moves: Times
    echoes: Times
    moves_per_second: float
    server_cores: float
    generator_cores: float
    moves_per_server_second: float
    moves_per_commit: float
    bytes_per_move: float
    acknowledged: int
    in_database: int
    finished: int
    problems: dict[str, int]
    fsync: Times
    load_before: float
    load_after: float
    table_bytes: int = 0
    socket_bytes: int = 0
    python: str = field(default_factory=platform.python_version)
    cores: int = field(default_factory=lambda: os.cpu_count() or 1)

    @property
    def is_good(self) -> bool:
        return not self.problems and self.acknowledged == self.in_database

    def ratio(self, percentile: str) -> float:
        echo = getattr(self.echoes, percentile)
        return float(getattr(self.moves, percentile) / echo) if echo else 0.0

    def document(self) -> dict[str, object]:
        ratios = {"p50": round(self.ratio("p50"), 2), "p99": round(self.ratio("p99"), 2)}
        return {**asdict(self), "ratio_to_echo": ratios, "is_good": self.is_good}

    def text(self) -> str:
        wire = "deflate" if self.deflate else "plain"
        rows = [
            f"{self.name}: {self.sockets} sockets in {self.games} games, {self.seconds:.0f} s, {wire}",
            f"  errors                {sum(self.problems.values())} {self.problems or ''}".rstrip(),
            f"  acknowledged          {self.acknowledged}, found in the database {self.in_database}",
            f"  moves per second      {self.moves_per_second:.0f}",
            f"  acknowledgement       {told(self.moves)}",
            f"  empty echo            {told(self.echoes)}",
        ]
        if self.echoes.count:
            rows.append(f"  ratio to the echo     p50 {self.ratio('p50'):.2f}, p99 {self.ratio('p99'):.2f}")
        return "\n".join(
            [
                *rows,
                f"  moves in one commit   {self.moves_per_commit:.1f}",
                f"  one fsync here        {told(self.fsync)}",
                f"  server                {self.server_cores:.2f} cores,"
                f" {self.moves_per_server_second:.0f} moves per second of its processor time",
                f"  generator             {self.generator_cores:.2f} cores,"
                f" {self.bytes_per_move / 1024:.1f} KB received for each move",
                f"  memory                {self.table_bytes / 1024:.0f} KB for each table,"
                f" {self.socket_bytes / 1024:.0f} KB for each socket",
                f"  load average          {self.load_before:.1f} before, {self.load_after:.1f} after,"
                f" {self.cores} cores, Python {self.python}",
            ]
        )


def told(measured: Times) -> str:
    if not measured.count:
        return "not measured"
    return f"p50 {measured.p50:.2f} ms, p99 {measured.p99:.2f} ms, most {measured.most:.2f} ms"


def fsync_times(folder: Path) -> Times:
    """How long the disk takes for a small durable write: no commit can be faster."""
    taken: list[float] = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(FSYNCS):
            started = time.perf_counter()
            file.write(b"\0" * 4096)
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - started)
    return times(taken)
