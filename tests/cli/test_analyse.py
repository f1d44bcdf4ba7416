"""`admiralty analyse`, on top of admiralty.analysis, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty import Table
from tests.cli.conftest import Cli
from tests.support import game


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    table = Table(game("_template"), seed=2)
    while not table.is_over:
        table.play(table.acting[0], table.legal(table.acting[0])[0].text)
    file = tmp_path / "game.jsonl"
    file.write_text(table.save(), "utf-8")
    return file


def test_the_document_has_chances_luck_and_costs(cli: Cli, kept: Path) -> None:
    document = json.loads(cli("analyse", kept, "--seconds", 0, "--json").out)
    keys = {
        "game",
        "options",
        "seats",
        "decisions",
        "result",
        "slope",
        "points",
        "luck",
        "costly",
        "examined",
    }
    assert set(document) >= keys
    assert document["examined"]["decisions"] == 1
    assert {"entry", "seat", "action", "chances", "low", "high"} <= set(document["points"][0])


def test_people_see_a_graph_luck_and_decisions(cli: Cli, kept: Path) -> None:
    shown = cli("analyse", kept).out
    for word in ("red", "blue", "█", "Luck", "The decisions that cost most", "decisions looked at"):
        assert word in shown


def test_a_file_that_is_no_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "no.jsonl"
    file.write_text("{}\n", "utf-8")
    result = cli("analyse", file)
    assert result.code == 1
    assert "no recorded game" in result.err
    assert cli("analyse", tmp_path / "missing").code == 2
