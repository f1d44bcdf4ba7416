"""`admiralty simulate`, on top of admiralty.sim.simulate, which has tests of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

from admiralty.core.game import Game
from admiralty.sim import drive, spread
from admiralty.sim.drive import Row
from tests.cli.conftest import Cli

KEYS = {
    "game", "games", "planned", "bots", "seed", "jobs", "options", "wins", "draws", "unfinished", "rates",
    "length", "decisions", "seconds", "decisions_per_second",
}  # fmt: skip


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    result = cli("simulate", "port-arthur", "--games", 4, "--bots", "random,random", "--seed", 2, "--json")
    document = json.loads(result.out)
    assert set(document) >= KEYS
    assert document["bots"] == ["random", "random"]
    assert sum(document["wins"].values()) + document["draws"] + document["unfinished"] == 4
    assert set(document["rates"]["japan"]) == {"rate", "low", "high"}
    assert set(document["length"]) == {"mean", "min", "max"}


def test_the_same_seed_gives_the_same_games(cli: Cli) -> None:
    def run(seed: int) -> object:
        document = json.loads(cli("simulate", "port-arthur", "--games", 3, "--seed", seed, "--json").out)
        return document["wins"], document["decisions"]

    assert run(4) == run(4)
    assert run(4) != run(5)


def test_options_and_data_reach_the_games(cli: Cli, tmp_path: Path) -> None:
    shipped = Path("src/admiralty/games/port_arthur/data/port-arthur.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.replace("reconstruction-1", "mine").replace("turns = 6", "turns = 7"), "utf-8")
    document = json.loads(cli("simulate", "port-arthur", "--games", 1, "--option", "mines=on", "--json").out)
    assert document["options"]["mines"] == "on"
    result = cli("simulate", "port-arthur", "--games", 1, "--data", mine)
    assert result.code == 2
    assert "mine.toml" in result.err


def test_one_row_a_game_is_written(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = cli("simulate", "port-arthur", "--games", 3, "--out", file, "--json")
    assert json.loads(result.out)["games"] == 3
    assert "3 rows" in result.err
    assert polars.read_parquet(file).height == 3


def test_people_see_rates_with_intervals(cli: Cli) -> None:
    shown = cli("simulate", "port-arthur", "--games", 3).out
    for word in ("japan", "russia", "draw", "95 % interval", "decisions per second"):
        assert word in shown
    assert "not finished" not in shown


def test_unfinished_games_are_flagged(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(game: Game, bots: list[str], seed: int, index: int, *_: object) -> Row:
        return Row(index, 0, -1, "", 20_000, 1.0, ())

    monkeypatch.setattr(spread, "play", endless)
    assert "2 games were not finished" in cli("simulate", "port-arthur", "--games", 2).out


def test_decisions_are_written_too_and_a_stopped_run_goes_on(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    batch = ["simulate", "_template", "--games", 6, "--seed", 3, "--out", games, "--decisions", decisions]
    whole = json.loads(cli(*batch, "--json").out)
    first = polars.read_parquet(decisions)
    assert first.height == whole["decisions"]
    assert first.columns[:7] == ["game", "n", "seat", "question", "choices", "action", "luck"]
    assert first.columns[7:] == ["position", "legal", "chosen", "visits", "values"]
    rows = polars.read_parquet(games).drop("seconds")

    real = drive.play

    def stops(game: Game, bots: list[str], seed: int, index: int, *more: object) -> Row:
        if index == 4:
            raise KeyboardInterrupt
        return real(game, bots, seed, index, *more)  # type: ignore[arg-type]

    games.unlink()
    monkeypatch.setattr(spread, "play", stops)
    stopped = cli(*batch)
    assert stopped.code == 130
    assert "stopped after 4 of 6 games" in stopped.err
    assert "4 games, seed 3" in stopped.out
    assert polars.read_parquet(games).drop("seconds").equals(rows.filter(polars.col("game") < 4))
    assert polars.read_parquet(decisions).equals(first.filter(polars.col("game") < 4))
    stopped = cli(*batch, "--json")
    assert (json.loads(stopped.out)["games"], json.loads(stopped.out)["planned"]) == (4, 6)
    monkeypatch.setattr(spread, "play", real)
    again = cli(*batch, "--json")
    assert "4 games of an earlier run" in again.err
    assert polars.read_parquet(games).drop("seconds").equals(rows)
    assert polars.read_parquet(decisions).equals(first)
    assert [path.name for path in tmp_path.iterdir() if "parquet." in path.name] == []


def test_a_journal_of_another_batch_is_not_touched(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    journal = tmp_path / "games.parquet.journal"
    journal.write_text('{"format":"admiralty-journal","version":1,"game":"_template","seed":5}\n', "utf-8")
    result = cli("simulate", "_template", "--games", 2, "--seed", 6, "--out", file)
    assert result.code == 2
    assert "of a run that differs in rules version" in result.err
    assert "seed" in result.err
    assert journal.read_text("utf-8").startswith('{"format"')
    journal.write_text("my notes", "utf-8")
    assert "no journal of games" in cli("simulate", "_template", "--games", 2, "--out", file).err


def test_a_cluster_must_be_one(cli: Cli) -> None:
    result = cli("simulate", "_template", "--games", 2, "--cluster", "http://somewhere")
    assert result.code == 2
    assert "cluster" in result.err


def test_a_run_that_is_stopped_at_once_says_so(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stops(*_: object) -> Row:
        raise KeyboardInterrupt

    monkeypatch.setattr(spread, "play", stops)
    result = cli("simulate", "_template", "--games", 2, "--out", tmp_path / "games.parquet")
    assert (result.code, result.out) == (130, "")
    assert "before the first game" in result.err
    assert not (tmp_path / "games.parquet").exists()


def test_sigterm_keeps_the_finished_games_of_all_processes(tmp_path: Path) -> None:
    games = tmp_path / "games.parquet"
    journal = tmp_path / "games.parquet.journal"
    batch = ["simulate", "_template", "--games", "1000000", "--jobs", "2", "--out", str(games), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "admiralty", *batch],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        assert time.monotonic() < end, "nothing was finished"
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert err.startswith("admiralty: stopped after "), err
    assert err.count("\n") == 1
    done = json.loads(out)["games"]
    assert 0 < done == polars.read_parquet(games).height
