"""How fast the engine is: random self-play, cloning and search, beside a fixed loop of plain Python.

Seconds are processor time of this process, so a busy machine does not spoil them. Machines differ, so the
ratio to the loop says more than the rate. If there is a compiled copy of the source, rounds of both builds
alternate.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from admiralty import games as folders
from admiralty.bots import MctsBot
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.extras import Benchmark
from admiralty.sim.bench_peers import Peer, Peers
from admiralty.sim.builds import COMPILED_AT, INTERPRETED, build, compiled_copy
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive

DECISION_LIMIT: Final = 1_000_000
REFERENCE_LOOPS: Final = 500_000
TIMED_CLONES: Final = 200
SEARCH_ITERATIONS: Final = 20
TIMED_POSITIONS: Final = 8
DEFAULT_ROUNDS: Final = 5
DEFAULT_SECONDS: Final = 0.5


class Round(NamedTuple):
    """One game measured once."""

    game: str
    build: str
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float
    iterations_per_second: float
    loops_per_second: float
    figures: dict[str, float]


def bench(
    slugs: list[str] | None = None,
    rounds: int = DEFAULT_ROUNDS,
    seconds: float = DEFAULT_SECONDS,
    progress: Progress = ignore,
    others: list[Peer] | None = None,
) -> dict[str, object]:
    """Measure every game, in this build and in the compiled copy if there is one; report medians.

    Peers take their turn in every round, after ours.
    """
    names = folders.slugs() if slugs is None else slugs
    copy = compiled_copy()
    measured: list[Round] = []
    peers = Peers(others or [])
    for n in range(rounds):
        for name in names:
            measured.append(measure(name, n, seconds))
            if copy is not None:
                measured.append(measure_elsewhere(copy, name, n, seconds))
        peers.measure(n, seconds)
        progress(n + 1, rounds)
    if copy is None and build() == INTERPRETED:
        sys.stderr.write(
            f"there is no compiled copy of these sources: `make compiled`, or name it in {COMPILED_AT}\n"
        )
    keys = dict.fromkeys((m.game, m.build) for m in measured)
    rows = [row([m for m in measured if (m.game, m.build) == key]) for key in keys]
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        "rounds": rounds,
        "reference_loops_per_second": median(m.loops_per_second for m in measured) if measured else 0.0,
        "rows": rows,
        "peers": peers.rows(rows),
        "broken": peers.broken,
    }


def row(measured: list[Round]) -> dict[str, object]:
    """The medians of one game in one build; a ratio compares each round with the loop that ran beside it."""
    return {
        "game": measured[0].game,
        "build": measured[0].build,
        "decisions_per_second": median(m.decisions_per_second for m in measured),
        "games_per_second": median(m.games_per_second for m in measured),
        "clone_microseconds": median(m.clone_microseconds for m in measured),
        "iterations_per_second": median(m.iterations_per_second for m in measured),
        "ratio": median(m.decisions_per_second / m.loops_per_second for m in measured),
        "figures": {name: median(m.figures[name] for m in measured) for name in measured[0].figures},
    }


def measure(slug: str, number: int, seconds: float) -> Round:
    """Half of the loop runs before the games and half after them, so a change of speed affects both."""
    game = folders.load(slug)
    before = reference()
    played, decisions, spent = self_play(game, number, seconds)
    cloning = clone_cost(game, number)
    benchmark = game.extra(Benchmark)
    own = benchmark.figures(number, seconds) if benchmark else {}
    searching = search_speed(game, number)
    loops = (before + reference()) / 2
    return Round(slug, build(), decisions / spent, played / spent, cloning, searching, loops, own)


def measure_elsewhere(copy: Path, slug: str, number: int, seconds: float) -> Round:
    """The same in a new process that finds the compiled copy first."""
    path = os.pathsep.join(filter(None, (str(copy.resolve()), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "admiralty.sim.bench", slug, str(number), str(seconds)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, text=True, stdout=subprocess.PIPE, check=True
    )
    return Round(*json.loads(done.stdout))


def self_play(game: Game, number: int, seconds: float) -> tuple[int, int, float]:
    """Random games, with the full list of legal actions at every decision, until the time is over."""
    played = decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or not played:
        s = game.setup(Seeded(derive(number, played)))
        decisions += flow.playout(s, Seeded(derive(number, played, "choices")), DECISION_LIMIT)
        played += 1
        spent = time.process_time() - start
    return played, decisions, spent


def clone_cost(game: Game, number: int) -> float:
    """Microseconds to clone a position from the middle of a game."""
    costs: list[float] = []
    for state in middles(game, number):
        start = time.process_time()
        for _ in range(TIMED_CLONES):
            state.clone()
        costs.append((time.process_time() - start) / TIMED_CLONES * 1e6)
    return median(costs)


def search_speed(game: Game, number: int) -> float:
    """Iterations of search per second, at the next real choice after positions from the middle of a game."""
    done, spent = 0, 0.0
    for i, s in enumerate(middles(game, number)):
        chance = Seeded(derive(number, i, "onward"))
        while s.stack and len(flow.question(s).explore(s, flow.acting(s)[0])) == 1:
            flow.playout(s, chance, 1)
        if not s.stack:
            continue
        seat = flow.acting(s)[0]
        known = game.imagine(s, seat, Seeded(derive(number, i, "imagined")))
        start = time.process_time()
        opinions = MctsBot(number, iterations=SEARCH_ITERATIONS).search(game, known, seat)
        spent += time.process_time() - start
        done += sum(opinion.visits for opinion in opinions)
    return done / spent if spent else 0.0


def middles(game: Game, number: int) -> list[State]:
    """Positions half-way through random games."""
    out: list[State] = []
    for i in range(TIMED_POSITIONS):
        luck, choices = derive(number, i), derive(number, i, "choices")
        length = flow.playout(game.setup(Seeded(luck)), Seeded(choices), DECISION_LIMIT)
        s = game.setup(Seeded(luck))
        flow.playout(s, Seeded(choices), length // 2)
        out.append(s)
    return out


def reference() -> float:
    """Turns per second of a fixed loop: a little arithmetic, a list and a branch, never compiled."""
    numbers = [0] * 64
    value = 1
    start = time.process_time()
    for i in range(REFERENCE_LOOPS):
        value = value * 40014 % 2147483563
        if value & 1:
            numbers[i & 63] += value & 7
    return REFERENCE_LOOPS / (time.process_time() - start)


def main(arguments: list[str]) -> None:
    slug, number, seconds = arguments
    sys.stdout.write(json.dumps(measure(slug, int(number), float(seconds))))


if __name__ == "__main__":
    main(sys.argv[1:])
