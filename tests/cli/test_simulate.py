"""`admiralty simulate`, on top of admiralty.sim.simulate, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from admiralty.sim import simulate
from admiralty.sim.drive import Row
from tests.cli.conftest import Cli

KEYS = {
    "game", "games", "bots", "seed", "jobs", "options", "wins", "draws", "unfinished", "rates", "length",
    "decisions", "seconds", "decisions_per_second",
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
    def endless(*_: object) -> Row:
        return Row(0, 0, -1, "", 20_000, 1.0, ())

    monkeypatch.setattr(simulate, "play", endless)
    assert "2 games were not finished" in cli("simulate", "port-arthur", "--games", 2).out
