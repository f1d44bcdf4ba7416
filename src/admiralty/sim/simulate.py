"""Batches of games between bots, spread over processes. Their number changes nothing but the time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Final, NamedTuple

from admiralty import games as folders
from admiralty.bots import make
from admiralty.core.game import Game
from admiralty.sim.drive import NOBODY, Row, play
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.wilson import interval

PORTION: Final = 64
PORTIONS_PER_JOB: Final = 8


class Portion(NamedTuple):
    """Some games of a batch, for one process."""

    bots: list[str]
    seed: int
    numbers: range


@dataclass
class Report:
    """What came out: one row a game, in order, and what they add up to."""

    game: Game
    bots: list[str]
    seed: int
    jobs: int
    seconds: float
    rows: list[Row]

    def wins(self) -> dict[str, int]:
        winners = [row.winner for row in self.rows]
        return {name: winners.count(seat) for seat, name in enumerate(self.game.seats)}

    def document(self) -> dict[str, object]:
        wins = self.wins()
        lengths = [row.decisions for row in self.rows]
        total = sum(lengths)
        games = len(self.rows)
        return {
            "game": self.game.slug,
            "games": games,
            "bots": self.bots,
            "seed": self.seed,
            "jobs": self.jobs,
            "options": self.game.options,
            "wins": wins,
            "draws": sum(row.winner == NOBODY and bool(row.payoffs) for row in self.rows),
            "unfinished": sum(not row.payoffs for row in self.rows),
            "rates": {name: rate(won, games) for name, won in wins.items()},
            "length": {
                "mean": total / games if games else 0.0,
                "min": min(lengths, default=0),
                "max": max(lengths, default=0),
            },
            "decisions": total,
            "seconds": self.seconds,
            "decisions_per_second": total / self.seconds if self.seconds else 0.0,
        }

    def write_parquet(self, path: str | Path) -> None:
        """One row a game; the payoffs are a column a seat."""
        import polars

        seats = self.game.seats
        columns: dict[str, list[object]] = {
            "game": [row.game for row in self.rows],
            "seed": [row.seed for row in self.rows],
            "winner": [seats[row.winner] if row.winner != NOBODY else None for row in self.rows],
            "ending": [row.ending for row in self.rows],
            "decisions": [row.decisions for row in self.rows],
            "seconds": [row.seconds for row in self.rows],
        }
        for seat, name in enumerate(seats):
            columns[f"payoff_{name}"] = [row.payoffs[seat] if row.payoffs else None for row in self.rows]
        polars.DataFrame(columns, schema_overrides={"winner": polars.String}).write_parquet(path)


def rate(won: int, games: int) -> dict[str, float]:
    low, high = interval(won, games)
    return {"rate": won / games if games else 0.0, "low": low, "high": high}


def simulate(
    game_slug: str,
    options: dict[str, str] | None = None,
    data_text: str = "",
    bots: list[str] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress = ignore,
) -> Report:
    """Play a batch. Game i depends on (seed, i) alone; `progress` hears how many of all games are done."""
    game = folders.load(game_slug, options, data_text)
    names = bots or ["random"] * len(game.seats)
    check(game, names, games, jobs)
    start = time.perf_counter()
    rows: list[Row] = []
    for portion in played(game, options or {}, data_text, names, games, seed, jobs):
        rows += portion
        progress(len(rows), games)
    rows.sort(key=lambda row: row.game)
    return Report(game, names, seed, jobs, time.perf_counter() - start, rows)


def check(game: Game, bots: list[str], games: int, jobs: int) -> None:
    if len(bots) != len(game.seats):
        raise ValueError(f"{game.title} needs one bot for each of {', '.join(game.seats)}, not {len(bots)}")
    if games < 0 or jobs < 1:
        raise ValueError("there must be at least one job and no negative number of games")
    for name in bots:
        make(name, 0)


def played(
    game: Game, options: dict[str, str], data_text: str, bots: list[str], games: int, seed: int, jobs: int
) -> Iterator[list[Row]]:
    """Portions of the batch as they are finished, here or in a pool of processes."""
    if jobs == 1:
        for index in range(games):
            yield [play(game, bots, seed, index)]
        return
    size = max(1, min(PORTION, games // (jobs * PORTIONS_PER_JOB)))
    portions = [Portion(bots, seed, range(i, min(i + size, games))) for i in range(0, games, size)]
    for _, rows in spread((game.slug, options, data_text), portions, jobs):
        yield rows


def spread(
    chosen: tuple[str, dict[str, str], str], portions: list[Portion], jobs: int
) -> Iterator[tuple[Portion, list[Row]]]:
    """Portions with their rows, in the order in which a pool of processes finishes them."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=prepare, initargs=chosen) as pool:
        others = active_children()
        try:
            with deaf():
                futures = [pool.submit(play_portion, portion) for portion in portions]
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                if child not in others:
                    child.terminate()
            raise


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C; whoever started them hears it and ends them."""
    before = pthread_sigmask(SIG_BLOCK, [SIGINT])
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


prepared: list[Game] = []


def prepare(slug: str, options: dict[str, str], data_text: str) -> None:
    """In a fresh process: load the game once for all its portions."""
    prepared[:] = [folders.load(slug, options, data_text)]


def play_portion(portion: Portion) -> tuple[Portion, list[Row]]:
    bots, seed, numbers = portion
    return portion, [play(prepared[0], bots, seed, index) for index in numbers]
