"""Batches of games between bots, spread over processes. Their number does not change the results."""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from admiralty.bots import parse
from admiralty.core.game import Game
from admiralty.games import GameRecipe
from admiralty.show.picture import grid
from admiralty.sim.builds import build, commit
from admiralty.sim.drive import NOBODY, Row
from admiralty.sim.journal import Journal
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.spread import MIN_SHARED_GAMES, Batch, play_all, portioned, processors, spread
from admiralty.sim.wilson import interval

if TYPE_CHECKING:
    import polars

METADATA: Final = "admiralty"
"""The name of our entry in the metadata of a Parquet file."""


@dataclass
class Report:
    """The result of a batch: one row per game, in order. `taken_over` of them are of an earlier run."""

    game: Game
    bots: list[str]
    seed: int
    jobs: int
    seconds: float
    rows: list[Row]
    taken_over: int = 0
    planned: int = 0  # more than there are rows if the batch was stopped

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
            "planned": self.planned or games,
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

    def _repr_html_(self) -> str:
        """In a notebook: how often each seat won."""
        rows: list[list[object]] = []
        for (seat, wins), bot in zip(self.wins().items(), self.bots, strict=True):
            found = rate(wins, len(self.rows))
            rows.append([seat, bot, wins, *(f"{found[name]:.1%}" for name in ("rate", "low", "high"))])
        return grid(["seat", "bot", "wins", "rate", "low", "high"], rows)

    def frame(self) -> polars.DataFrame:
        """One row per game, with one payoff column per seat."""
        import polars

        return polars.DataFrame(self.columns(), schema_overrides={"winner": polars.String})

    def write_parquet(self, path: str | Path) -> None:
        """One row per game; where they come from is in the metadata of the file."""
        self.frame().write_parquet(path, metadata=metadata(self.game, self.bots, self.seed))

    def columns(self) -> dict[str, list[object]]:
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
        return columns


class Stopped(KeyboardInterrupt):
    """A batch was interrupted: a report of the games that were finished."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def rate(won: int, games: int) -> dict[str, float]:
    low, high = interval(won, games)
    return {"rate": won / games if games else 0.0, "low": low, "high": high}


def simulate(
    game: Game,
    bots: list[str] | None = None,
    games: int = 100,
    seed: int = 0,
    *,
    jobs: int = 1,
    progress: Progress = ignore,
    cluster: str = "",
    journal: Path | None = None,
    decisions: Path | None = None,
) -> Report:
    """Play a batch. Game i depends on (seed, i) alone; `progress` hears how many of all games are done.

    With 0 jobs there are as many as processors. With a journal, games that an earlier run has written there
    are taken over, and those of this run are added as they are finished. `decisions` names a Parquet file for
    one row per decision; it is put together from parts in a folder beside it. Ctrl-C raises Stopped, which
    has the games that were finished; with a journal the next run continues from there.
    """
    names = bots or ["random"] * len(game.seats)
    check(game, names, games, jobs)
    jobs = jobs or (processors() if games >= MIN_SHARED_GAMES else 1)
    start = time.perf_counter()
    batch = Batch(GameRecipe.of(game), tuple(names), seed, notes_decisions=decisions is not None)
    log = Journal(journal, key(game, batch)) if journal is not None else None
    is_stopped = False
    rows = {n: row for (_, n), row in log.rows.items() if n < games} if log is not None else {}
    parts = Parts(decisions, set(rows)) if decisions is not None else None
    taken_over = len(rows)
    try:
        progress(taken_over, games)
        left = [n for n in range(games) if n not in rows]
        tasks = portioned(0, batch, left, jobs)
        is_shared = cluster or jobs > 1
        for portion in spread(tasks, jobs, cluster) if is_shared else (play_all(game, t) for t in tasks):
            if parts is not None:
                parts.add(portion.rows[0].game, portion.decisions)
            if log is not None:
                log.add(0, portion.rows)
            rows |= {row.game: row for row in portion.rows}
            progress(len(rows), games)
    except KeyboardInterrupt:
        is_stopped = True
    finally:
        if log is not None:
            log.close()
    if parts is not None:
        parts.join(games, metadata(game, names, seed), set(rows) if is_stopped else None)
    seconds = time.perf_counter() - start
    report = Report(game, names, seed, jobs, seconds, [rows[n] for n in sorted(rows)], taken_over, games)
    if is_stopped:
        raise Stopped(report)
    return report


def check(game: Game, bots: list[str], games: int, jobs: int) -> None:
    if len(bots) != len(game.seats):
        raise ValueError(f"{game.title} needs one bot for each of {', '.join(game.seats)}, not {len(bots)}")
    if games < 0 or jobs < 0:
        raise ValueError("there can be no negative number of games or jobs")
    for name in bots:
        parse(name)


def metadata(game: Game, bots: list[str], seed: int) -> dict[str, str]:
    """Where the rows of a Parquet file come from: a JSON document under one name.

    >>> import admiralty
    >>> found = metadata(admiralty.load("_template"), ["random", "greedy"], 7)
    >>> json.loads(found["admiralty"])["bots"]
    ['random', 'greedy']
    """
    found = {
        "game": game.slug,
        "rules_version": game.rules_version,
        "dataset": game.dataset,
        "data": hashlib.sha256(game.data_text.encode()).hexdigest(),
        "options": game.options,
        "bots": bots,
        "seed": seed,
        "version": version("admiralty"),
        "commit": commit(),
        "build": build(),
    }
    return {METADATA: json.dumps(found)}


def key(game: Game, batch: Batch) -> dict[str, object]:
    """All that the games of a batch depend on."""
    return {
        "game": game.slug,
        "rules version": game.rules_version,
        "data": hashlib.sha256(game.data_text.encode()).hexdigest(),
        "options": game.options,
        "bots": list(batch.bots),
        "seed": batch.seed,
        "rows per decision": batch.notes_decisions,
    }


class Parts:
    """Decisions of finished portions, each in a file of its own until all are there."""

    def __init__(self, path: Path, done: set[int]) -> None:
        """Keep the parts of finished games. A part whose games are not in the journal is played again."""
        self.path = path
        self.folder = path.with_name(f"{path.name}.parts")
        self.folder.mkdir(exist_ok=True)
        for part in self.folder.glob("*.parquet"):
            if int(part.stem) not in done:
                part.unlink()

    def add(self, first: int, content: bytes) -> None:
        (self.folder / f"{first:08d}.parquet").write_bytes(content)

    def join(self, games: int, origin: dict[str, str], done: set[int] | None = None) -> None:
        """Write one file, game by game. If only some games are done, the parts stay for the next run."""
        import polars

        parts = sorted(self.folder.glob("*.parquet"))
        frame = polars.concat([polars.scan_parquet(part) for part in parts]) if parts else polars.LazyFrame()
        if parts:
            wanted = polars.col("game") < games if done is None else polars.col("game").is_in(sorted(done))
            frame = frame.filter(wanted).sort("game", "n")
        frame.sink_parquet(self.path, metadata=origin)
        if done is None:
            shutil.rmtree(self.folder)
