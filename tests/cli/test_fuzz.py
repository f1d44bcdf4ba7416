"""`admiralty fuzz`, on top of admiralty.sim.fuzz, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty import games
from tests.cli.conftest import Cli


def test_a_clean_game_has_no_failures(cli: Cli) -> None:
    result = cli("fuzz", "_template", "--games", 8, "--json")
    assert result.code == 0
    document = json.loads(result.out)
    assert document["game"] == "_template"
    assert document["games"] == 8
    assert document["decisions"] > 8
    assert document["failures"] == []
    assert "no breach" in cli("fuzz", "_template", "--games", 2).out


def test_a_breach_is_written_down_and_fails(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a squadron is lost")

    monkeypatch.setattr(games.find("_template"), "check", broken)
    result = cli("fuzz", "_template", "--games", 2, "--out", tmp_path, "--json")
    assert result.code == 1
    failures = json.loads(result.out)["failures"]
    assert len(failures) == 2
    assert "a squadron is lost" in failures[0]["error"]
    assert Path(failures[0]["file"]).parent == tmp_path
    shown = cli("fuzz", "_template", "--games", 1, "--out", tmp_path)
    assert shown.code == 1
    assert "a squadron is lost" in shown.out
