"""One round of the benchmark: one game, measured once in this process.

`bench` runs this file as a program where another copy of the package comes first: the compiled one, or that
of another checkout. So it only uses what copies have had for long. Seconds are processor time, so a busy
machine does not spoil them.
"""

from __future__ import annotations

import json
import sys
import time
from statistics import median
from typing import Final, NamedTuple

from admiralty import games as folders
from admiralty.bots import MctsBot
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim import drive
from admiralty.sim.seeds import derive
from admiralty.table.table import Table

DECISION_LIMIT: Final = 1_000_000
REFERENCE_LOOPS: Final = 500_000
TIMED_CLONES: Final = 200
SEARCH_ITERATIONS: Final = 20
TIMED_POSITIONS: Final = 8
TIMED_ENTRIES: Final = 300
TIMED_REPLAYS: Final = 4
GREEDY_DECISIONS: Final = 20_000  # of one game at most


class Round(NamedTuple):
    """One game measured once; `loops_per_second` is the speed of a fixed loop of plain Python beside it."""

    game: str
    build: str
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float
    iterations_per_second: float
    greedy_games_per_second: float
    entries_per_second: float
    loops_per_second: float
    figures: dict[str, float]


def measure(slug: str, number: int, seconds: float) -> Round:
    """Half of the loop runs before the games and half after them, so a change of speed affects both."""
    game = folders.load(slug)
    warm_up(game)
    before = reference()
    played, decisions, spent = self_play(game, number, seconds)
    cloning = clone_cost(game, number)
    searching = search_speed(game, number)
    greedy = greedy_speed(game, number, seconds)
    replaying = replay_speed(game, number)
    own = own_figures(game, number, seconds)
    loops = (before + reference()) / 2
    return Round(
        slug, build(), decisions / spent, played / spent, cloning, searching, greedy, replaying, loops, own
    )


def warm_up(game: Game) -> None:
    """Let search work out what it keeps for good, so that the first figure does not pay for it."""
    s = game.setup(Seeded(0))
    seat = flow.acting(s)[0]
    MctsBot(0, iterations=1).search(game, game.imagine(s, seat, Seeded(0)), seat)


def build() -> str:
    """Which build of the engine this process runs."""
    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"


def own_figures(game: Game, number: int, seconds: float) -> dict[str, float]:
    """What the game measures by itself. Old checkouts have no such extra."""
    try:
        from admiralty.kit.extras import Benchmark
    except ImportError:
        return {}
    benchmark = game.extra(Benchmark)
    return benchmark.figures(number, seconds) if benchmark else {}


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


def greedy_speed(game: Game, number: int, seconds: float) -> float:
    """Games per second between greedy bots, until the time is over."""
    played = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or not played:
        drive.play(game, ["greedy"] * len(game.seats), number, played, GREEDY_DECISIONS)
        played += 1
        spent = time.process_time() - start
    return played / spent


def replay_speed(game: Game, number: int) -> float:
    """Entries per second when saved games are replayed one after another and every hash in them checked."""
    table = Table(game, seed=number)
    chance = Seeded(derive(number, "entries"))
    while table.acting and table.sequence < TIMED_ENTRIES:
        seat = table.acting[0]
        choices = flow.question(table.state).explore(table.state, game.seat_index(seat))
        table.play(seat, choices[chance.pick(len(choices))])
    saved = table.save()
    Table.load(saved)
    start = time.process_time()
    for _ in range(TIMED_REPLAYS):
        Table.load(saved)
    return TIMED_REPLAYS * table.sequence / (time.process_time() - start)


def main(arguments: list[str]) -> None:
    slug, number, seconds = arguments
    sys.stdout.write(json.dumps(measure(slug, int(number), float(seconds))))


if __name__ == "__main__":
    main(sys.argv[1:])
