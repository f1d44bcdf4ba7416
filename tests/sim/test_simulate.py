"""Batches: the same games whatever the number of processes, and honest sums."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from admiralty.sim.drive import Row, play
from admiralty.sim.simulate import Report, simulate
from admiralty.sim.wilson import interval
from tests.support import game

KEYS = [
    "game", "games", "planned", "bots", "seed", "jobs", "options", "wins", "draws", "unfinished", "rates",
    "length", "decisions", "seconds", "decisions_per_second",
]  # fmt: skip


def timeless(rows: list[Row]) -> list[Row]:
    return [row._replace(seconds=0.0) for row in rows]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate(game("_template"), bots=["random", "mcts:10"], games=4, seed=3, jobs=1)
    heard: list[tuple[int, int]] = []
    shared = simulate(
        game("_template"), ["random", "mcts:10"], 4, 3, jobs=2, progress=lambda n, of: heard.append((n, of))
    )
    assert timeless(alone.rows) == timeless(shared.rows)
    assert [row.game for row in shared.rows] == [0, 1, 2, 3]
    assert heard == [(n, 4) for n in range(5)]


def test_a_game_depends_on_seed_and_number_alone() -> None:
    few = simulate(game("port-arthur"), games=3, seed=9).rows
    many = simulate(game("port-arthur"), games=6, seed=9).rows
    assert timeless(few) == timeless(many[:3])
    assert timeless(few) != timeless(simulate(game("port-arthur"), games=3, seed=10).rows)
    assert len({row.decisions for row in many}) > 1


def test_the_document_adds_up() -> None:
    report = simulate(game("_template", ("length", "long")), bots=["random", "greedy"], games=40, seed=1)
    document = report.document()
    assert list(document) == KEYS
    wins = report.wins()
    assert document["options"] == report.game.options
    assert sum(wins.values()) + sum(row.winner < 0 for row in report.rows) == 40
    assert wins["blue"] > wins["red"]
    low, high = interval(wins["red"], 40)
    rates = document["rates"]
    assert isinstance(rates, dict)
    assert rates["red"] == {"rate": wins["red"] / 40, "low": low, "high": high}
    lengths = [row.decisions for row in report.rows]
    assert document["length"] == {"mean": sum(lengths) / 40, "min": min(lengths), "max": max(lengths)}
    assert document["decisions"] == sum(lengths)


def test_draws_and_unfinished_games_are_told_apart() -> None:
    rows = [
        Row(0, 1, 0, "a", 5, 0.1, (1, -1)),
        Row(1, 2, -1, "b", 7, 0.1, (0, 0)),
        Row(2, 3, -1, "", 9, 0.1, ()),
    ]
    document = Report(game("_template"), ["random", "random"], 0, 1, 2.0, rows).document()
    assert (document["wins"], document["draws"], document["unfinished"]) == ({"red": 1, "blue": 0}, 1, 1)
    assert document["decisions_per_second"] == 10.5


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "words"),
    [
        (["random"], 1, 1, "one bot for each of japan, russia, not 1"),
        (["random", "clever"], 1, 1, "there is no bot 'clever'"),
        (["random", "random"], -1, 1, "no negative number"),
        (["random", "random"], 1, -1, "no negative number"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(bots: list[str], games: int, jobs: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        simulate(game("port-arthur"), bots=bots, games=games, jobs=jobs)


def test_a_file_says_where_its_rows_come_from(tmp_path: Path) -> None:
    files = tmp_path / "rows.parquet", tmp_path / "decisions.parquet"
    report = simulate(game("_template"), ["random", "greedy"], games=2, seed=9, decisions=files[1])
    report.write_parquet(files[0])
    for file in files:
        told = json.loads(polars.read_parquet_metadata(file)["admiralty"])
        assert (told["game"], told["bots"], told["seed"]) == ("_template", ["random", "greedy"], 9)
        assert told["rules_version"] == game("_template").rules_version
        assert told["options"] == game("_template").options
        assert set(told) >= {"dataset", "data", "version", "commit", "build"}


def test_rows_can_be_written_as_parquet(tmp_path: Path) -> None:
    report = simulate(game("port-arthur"), games=3, seed=2)
    report.write_parquet(tmp_path / "rows.parquet")
    table = polars.read_parquet(tmp_path / "rows.parquet")
    assert table.columns == [
        "game", "seed", "winner", "ending", "decisions", "seconds", "payoff_japan", "payoff_russia",
    ]  # fmt: skip
    assert table["decisions"].to_list() == [row.decisions for row in report.rows]
    assert table["winner"].to_list() == ["russia"] * 3


def test_an_unfinished_game_can_be_written_too(tmp_path: Path) -> None:
    rows = [play(game("port-arthur"), ["random", "random"], 1, 0, limit=10)]
    Report(game("port-arthur"), ["random", "random"], 1, 1, 1.0, rows).write_parquet(
        tmp_path / "rows.parquet"
    )
    table = polars.read_parquet(tmp_path / "rows.parquet")
    assert table.select("winner", "payoff_japan").rows() == [(None, None)]
