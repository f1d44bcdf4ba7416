"""`admiralty train`, on top of admiralty.sim.train, which has tests of its own."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from admiralty.sim import fit_value
from admiralty.sim.fit_value import Example
from tests.cli.conftest import Cli


def test_the_numbers_are_written_with_what_they_are_worth(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    shown = cli("train", "_template", "--trials", 8, "--games", 6, "--file", file)
    assert "of 6 games won" in shown.said
    text = file.read_text()
    assert text.startswith("# Fitted by `admiralty train _template --trials 8 --seed 0`.")
    assert tomllib.loads(text).keys() == {"lead_worth"}


def test_the_document(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    result = cli("train", "_template", "--trials", 8, "--games", 6, "--file", file, "--json")
    document = json.loads(result.out)
    assert document["games"] == 6
    assert {"game", "numbers", "wins", "level", "rate", "low", "high"} <= set(document)


def test_a_file_that_cannot_be_written_is_told_before_the_work(cli: Cli, tmp_path: Path) -> None:
    result = cli("train", "_template", "--file", tmp_path / "nowhere" / "learned.toml")
    assert result.code != 0
    assert "nowhere" in result.err


def test_a_value_model_is_written_with_its_error(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [Example(2, [1.0] * 24, 0.5, 1), Example(2, [1.0] * 24, 0.5, -1)] * 20
    monkeypatch.setattr(fit_value, "play_trial", lambda trial: games)
    file = tmp_path / "value.toml"
    shown = cli("train", "port-arthur", "--value", "--trials", 8, "--seed", 2, "--file", file)
    assert (
        "Squared error in 40 positions of other games: 1.000, by the hand-written evaluation 1.250."
        in shown.said
    )
    text = file.read_text()
    assert text.startswith("# Fitted by `admiralty train port-arthur --value --trials 8 --seed 2`.")
    assert len(tomllib.loads(text)["checkpoint"]["2"]) == 24
    document = json.loads(cli("train", "port-arthur", "--value", "--trials", 8, "--file", file, "--json").out)
    assert document["weights"].keys() == {"2"}
    assert (document["positions"], document["fitted"]) == (40, 1.0)


def test_a_game_without_features_has_no_value_model(cli: Cli, tmp_path: Path) -> None:
    result = cli("train", "_template", "--value", "--file", tmp_path / "value.toml")
    assert result.code != 0
    assert "has no features for a value model" in " ".join(result.err.split())
