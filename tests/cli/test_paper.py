"""`admiralty paper`: sheets of a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty import Table, games
from tests.cli.conftest import Cli


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    table = Table(games.load("naval-strategy", {"teams": "2"}), seed=1)
    table.play("blue", "left blue-1")
    file = tmp_path / "week.jsonl"
    file.write_text(table.save(), encoding="utf-8")
    return file


def test_sheets_are_written(cli: Cli, saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    result = cli("paper", saved, "--lang", "cs", "--as", "blue", "--out", target)
    assert (result.code, target.read_bytes()[:5]) == (0, b"%PDF-")
    assert "sheets written to" in result.said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--as", "purple"], "has no seat 'purple'"),
        (["--lang", "de"], "there is no language 'de'"),
        (["--to", "9"], "has entries 0 to 1, not 9"),
        (["--out", "nowhere/sheets.pdf"], "nowhere/sheets.pdf cannot be written"),
    ],
)
def test_bad_input_is_refused(cli: Cli, saved: Path, arguments: list[str], sentence: str) -> None:
    result = cli("paper", saved, *arguments)
    assert result.code == 2
    assert sentence in result.err


def test_a_game_without_sheets_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(Table(games.load("port-arthur"), seed=1).save(), encoding="utf-8")
    assert "Port Arthur has no sheets to print" in cli("paper", file, "--out", tmp_path / "x.pdf").err
