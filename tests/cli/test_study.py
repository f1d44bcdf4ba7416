"""`admiralty study`, on top of admiralty.sim.study, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty.sim import charts
from tests.cli.conftest import Cli
from tests.sim.studies import STUDY


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "skirmish.toml"
    path.write_text(STUDY.replace("games = 6", "games = 2"), "utf-8")
    return path


def test_report_and_tables_are_written_beside_the_file(cli: Cli, file: Path) -> None:
    result = cli("study", file, "--json")
    document = json.loads(result.out)
    assert [cell["games"] for cell in document["cells"]] == [2] * 4
    place = file.with_suffix("")
    assert str(place) in result.err.replace("\n", "")
    for name in (
        "cells.csv",
        "levels.csv",
        "endings.csv",
        "scores.csv",
        "clauses.csv",
        "games.csv",
        "rates.svg",
    ):
        assert (place / name).stat().st_size
    assert (place / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_people_see_rates_with_intervals(cli: Cli, file: Path, tmp_path: Path) -> None:
    shown = cli("study", file, "--out", tmp_path / "elsewhere").said
    assert "Skirmish: 2 games per cell, seed 4" in shown
    assert "red wins" in shown
    assert "%-" in shown


def test_another_study_in_the_same_folder_is_refused(cli: Cli, file: Path) -> None:
    cli("study", file)
    file.write_text(file.read_text("utf-8").replace("seed = 4", "seed = 5"), "utf-8")
    result = cli("study", file)
    assert result.code == 2
    assert "differs in study" in " ".join(result.err.split())
    assert cli("study", file, "--fresh").code == 0


def test_without_altair_there_are_tables_and_a_sentence(
    cli: Cli, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charts, "find_spec", lambda name: None)
    result = cli("study", file)
    assert "admiralty[study]" in " ".join(result.err.split())
    assert "<svg" not in (file.with_suffix("") / "report.html").read_text("utf-8")


def test_a_bad_study_is_a_sentence(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('game = "_template"\ngames = 0\n', "utf-8")
    result = cli("study", path)
    assert result.code == 2
    assert result.err == "admiralty: games must be 1 to 1000000, not 0.\n"
    assert cli("study", tmp_path / "none.toml").code == 2
