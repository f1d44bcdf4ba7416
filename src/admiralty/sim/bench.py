"""How fast the engine is: medians of rounds that alternate between builds, checkouts and other engines.

Machines differ, so the ratio to a fixed loop of plain Python says more than a rate, and the comparison with
another checkout in the same run says most.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeAlias

from admiralty import games as folders
from admiralty.sim import bench_round
from admiralty.sim.bench_peers import Peer, Peers
from admiralty.sim.bench_round import Round, measure
from admiralty.sim.builds import COMPILED_AT, INTERPRETED, PACKAGE, build, compiled_copy
from admiralty.sim.progress import Progress, ignore

DEFAULT_ROUNDS: Final = 5
DEFAULT_SECONDS: Final = 0.5
FIGURES: Final = (
    "decisions_per_second", "games_per_second", "clone_microseconds", "iterations_per_second",
    "greedy_games_per_second", "entries_per_second",
)  # fmt: skip
COSTS: Final = ("clone_microseconds",)
"""Figures of which less is better."""

Row: TypeAlias = dict[str, Any]


class NothingToCompare(ValueError):
    """A path that is neither a checkout nor the document of an earlier run."""


def bench(
    slugs: list[str] | None = None,
    rounds: int = DEFAULT_ROUNDS,
    seconds: float = DEFAULT_SECONDS,
    progress: Progress = ignore,
    others: list[Peer] | None = None,
    against: Path | None = None,
) -> dict[str, Any]:
    """Measure every game, in this build and in the compiled copy if there is one; report medians.

    Peers take their turn in every round, after ours. So does the checkout `against`, if it is one; a file is
    the document of an earlier run.
    """
    names = folders.slugs() if slugs is None else slugs
    copy = compiled_copy()
    copies = [] if copy is None else [copy]
    before = earlier_rows(against) if against is not None and against.is_file() else []
    theirs = copies_of(against) if against is not None and not before else []
    measured: list[Round] = []
    compared: list[Round] = []
    peers = Peers(others or [])
    for n in range(rounds):
        for name in names:
            if theirs:  # then all have a process of their own
                measured.append(measure_elsewhere(PACKAGE.parent, name, n, seconds))
            else:
                measured.append(measure(name, n, seconds))
            measured += [measure_elsewhere(one, name, n, seconds) for one in copies]
            compared += [measure_elsewhere(one, name, n, seconds) for one in theirs]
        peers.measure(n, seconds)
        progress(n + 1, rounds)
    if copy is None and build() == INTERPRETED:
        sys.stderr.write(
            f"there is no compiled copy of these sources: `make compiled`, or name it in {COMPILED_AT}\n"
        )
    rows = medians(measured)
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        "rounds": rounds,
        "reference_loops_per_second": median(m.loops_per_second for m in measured) if measured else 0.0,
        "rows": rows,
        "peers": peers.rows(rows),
        "broken": peers.broken,
        "against": comparison(rows, before or medians(compared)),
    }


def medians(measured: list[Round]) -> list[Row]:
    """One row for each game and build."""
    keys = dict.fromkeys((m.game, m.build) for m in measured)
    return [row([m for m in measured if (m.game, m.build) == key]) for key in keys]


def row(measured: list[Round]) -> Row:
    """The medians of one game in one build; a ratio compares each round with the loop that ran beside it."""
    return {
        "game": measured[0].game,
        "build": measured[0].build,
        **{name: median(getattr(m, name) for m in measured) for name in FIGURES},
        "ratio": median(m.decisions_per_second / m.loops_per_second for m in measured),
        "figures": {name: median(m.figures[name] for m in measured) for name in measured[0].figures},
    }


def comparison(rows: list[Row], before: list[Row]) -> list[Row]:
    """For each row that both have: every figure before and now, and how many times as good it is now."""
    known = {(old["game"], old["build"]): figures_of(old) for old in before}
    out: list[Row] = []
    for row in rows:
        place = {"game": row["game"], "build": row["build"]}
        old, new = known.get((row["game"], row["build"]), {}), figures_of(row)
        for name in new:
            if name not in old:
                continue
            times = old[name] / new[name] if name in COSTS else new[name] / old[name]
            out.append({**place, "figure": name, "before": old[name], "now": new[name], "times": times})
    return out


def figures_of(row: Row) -> dict[str, float]:
    """The figures of every game, then those that are the game's own."""
    own: dict[str, float] = row.get("figures", {})
    return {name: row[name] for name in FIGURES if name in row} | own


def earlier_rows(path: Path) -> list[Row]:
    """The rows of a document that `bench` wrote."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
        assert all({"game", "build"} <= set(old) for old in rows)
    except (OSError, ValueError, TypeError, LookupError, AssertionError):
        raise NothingToCompare(f"{path} is not what `admiralty bench --json` prints") from None
    return list(rows)


def copies_of(checkout: Path) -> list[Path]:
    """The sources of a checkout and, if there is one, its compiled copy."""
    places = [checkout / "src", checkout / "build" / "compiled"]
    found = [place for place in places if (place / "admiralty" / "__init__.py").is_file()]
    if not found:
        raise NothingToCompare(f"{checkout} is neither a checkout of Admiralty nor a file of an earlier run")
    return found


def measure_elsewhere(copy: Path, slug: str, number: int, seconds: float) -> Round:
    """The same in a new process that finds another copy of the package first."""
    path = os.pathsep.join(filter(None, (str(copy.resolve()), os.environ.get("PYTHONPATH"))))
    program = str(Path(bench_round.__file__).resolve())
    command = [sys.executable, "-P", program, slug, str(number), str(seconds)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, text=True, stdout=subprocess.PIPE, check=True
    )
    return Round(*json.loads(done.stdout))
