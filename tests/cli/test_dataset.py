"""`admiralty dataset`: shards of whole games with a card, continued where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars
import pytest

from admiralty.games import load
from admiralty.sim import dataset
from tests.cli.conftest import Cli, Result


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD_GAMES", 2)


def made(cli: Cli, folder: Path, decisions: int, *more: str) -> Result:
    arguments = ("--out", folder, "--decisions", str(decisions), "--bots", "random,greedy", "--json")
    return cli("dataset", "_template", *arguments, *more)


def test_shards_hold_at_least_the_decisions_that_were_asked_for(cli: Cli, tmp_path: Path) -> None:
    document = json.loads(made(cli, tmp_path / "set", 60).out)
    rows = polars.concat([polars.read_parquet(file) for file in (tmp_path / "set").glob("decisions-*")])
    assert list(rows.columns) == list(dataset.COLUMNS)
    assert document["decisions"] == len(rows) >= 60
    assert document["games"] == 2 * document["shards"]
    row = rows.row(0, named=True)
    game = load("_template")
    assert row["legal"][row["chosen"]] == row["action"]
    assert game.write_position(game.read_position(row["position"])) == row["position"]


def test_the_card_tells_how_it_was_made_and_what_it_holds(cli: Cli, tmp_path: Path) -> None:
    document = json.loads(made(cli, tmp_path / "set", 60).out)
    card = (tmp_path / "set" / dataset.CARD).read_text("utf-8")
    assert f"{document['decisions']:,} decisions" in card
    assert "red: `random`, blue: `greedy`" in card
    assert all(f"| `{name}` |" in card for name in dataset.COLUMNS)
    assert card.count(".parquet` | ") == 2 * document["shards"]


def test_the_example_of_the_card_runs(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(cli, tmp_path / "set", 20)
    monkeypatch.chdir(tmp_path / "set")
    card = Path(dataset.CARD).read_text("utf-8")
    found: dict[str, Any] = {}
    exec(card.split("```python")[1].split("```")[0], found)
    assert found["numbers"].actions.label(found["chosen"]) == found["row"]["action"]
    assert len(found["legal"]) == found["row"]["choices"]
    assert found["seen"].shape == (found["numbers"].encoder.size,)


def test_more_decisions_go_on_after_the_shards_that_are_there(cli: Cli, tmp_path: Path) -> None:
    first = json.loads(made(cli, tmp_path / "set", 1).out)
    kept = (tmp_path / "set" / "games-0000.parquet").read_bytes()
    again = json.loads(made(cli, tmp_path / "set", first["decisions"] + 1).out)
    assert again["shards"] == first["shards"] + 1
    assert (tmp_path / "set" / "games-0000.parquet").read_bytes() == kept


def test_shards_of_another_dataset_are_refused(cli: Cli, tmp_path: Path) -> None:
    made(cli, tmp_path / "set", 1)
    refused = made(cli, tmp_path / "set", 1, "--seed", "5")
    assert refused.code != 0
    assert "differs in seed" in refused.err.replace("\n", " ")
