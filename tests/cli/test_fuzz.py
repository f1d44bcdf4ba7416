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
    assert [(each["count"], each["decisions"]) for each in failures] == [(2, 0)]
    assert "a squadron is lost" in failures[0]["error"]
    assert Path(failures[0]["file"]).parent == tmp_path
    shown = cli("fuzz", "_template", "--games", 1, "--out", tmp_path)
    assert shown.code == 1
    assert "a squadron is lost" in shown.out
    assert "position _template/1; round 1" in shown.out


def test_hostile_input_for_one_game(cli: Cli) -> None:
    result = cli("fuzz", "_template", "--hostile", "--kind", "positions", "--mutations", 80, "--json")
    assert result.code == 0
    (report,) = json.loads(result.out)["reports"]
    assert report["game"] == "_template"
    assert report["mutations"] == 80
    assert report["failures"] == []


def test_without_a_game_hostile_input_is_for_all(cli: Cli) -> None:
    shown = cli("fuzz", "--hostile", "--mutations", 40).out
    for slug in games.slugs(hidden=True):
        assert f"{slug}: 2 positions" in " ".join(shown.split())
        assert f"{slug}: 2 records" in " ".join(shown.split())


def test_hostile_input_that_crashes_fails_and_is_shown(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a squadron")

    monkeypatch.setattr(games.find("_template"), "view", broken)
    result = cli("fuzz", "_template", "--hostile", "--kind", "positions", "--mutations", 60)
    assert result.code == 1
    assert "KeyError" in result.out
    assert "_template/1; round" in result.out


def test_a_kind_of_hostile_input_that_is_not_there_is_refused(cli: Cli) -> None:
    result = cli("fuzz", "--hostile", "--kind", "letters")
    assert result.code == 2
    assert "there is no kind 'letters'" in result.err


def test_random_games_need_a_game(cli: Cli) -> None:
    result = cli("fuzz")
    assert result.code == 2
    assert "name a game" in result.err
