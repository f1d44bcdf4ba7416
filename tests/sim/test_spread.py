"""Where games are played changes nothing: here, in processes, or on a Ray started for the test."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

from admiralty.games import GameRecipe
from admiralty.sim.drive import Row
from admiralty.sim.simulate import simulate
from admiralty.sim.spread import Batch, NoCluster, Task, carry_out, portioned, spread
from tests.support import game

BATCH = Batch(GameRecipe("_template", (("length", "long"),)), ("random", "greedy"), 5, watched=True)


def timeless(rows: list[Row]) -> list[Row]:
    return [row._replace(seconds=0.0) for row in rows]


def test_a_watched_game_goes_as_an_unwatched_one() -> None:
    bare = Batch(BATCH.recipe, BATCH.bots, BATCH.seed)
    watched, unwatched = (carry_out(Task(0, batch, [0, 1, 2])).rows for batch in (BATCH, bare))
    assert [row[:5] for row in watched] == [row[:5] for row in unwatched]
    assert all(row.clauses and row.measures for row in watched)
    assert not any(row.clauses or row.measures for row in unwatched)


def test_portions_hold_every_game_once() -> None:
    tasks = portioned(0, BATCH, list(range(1000)), 2)
    assert [n for task in tasks for n in task.games] == list(range(1000))
    assert max(len(task.games) for task in tasks) <= 64
    assert len(tasks) >= 32


def test_processes_give_the_same_rows() -> None:
    tasks = [Task(cell, BATCH, [0, 1]) for cell in range(3)]
    here = {portion.cell: timeless(portion.rows) for portion in spread(tasks, 1)}
    there = {portion.cell: timeless(portion.rows) for portion in spread(tasks, 2)}
    assert here == there


def test_a_local_ray_gives_the_same_rows(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra admiralty[cluster] is not installed")
    rows, decisions = [], []
    for cluster in ("", "local"):
        file = tmp_path / f"decisions{cluster}.parquet"
        report = simulate(game("_template"), games=8, seed=2, jobs=1, cluster=cluster, decisions=file)
        rows.append(timeless(report.rows))
        decisions.append(polars.read_parquet(file))
    assert rows[0] == rows[1]
    assert decisions[0].equals(decisions[1])


def test_a_wrong_address_is_refused() -> None:
    with pytest.raises(NoCluster):
        list(spread([Task(0, BATCH, [0])], 1, "somewhere"))
