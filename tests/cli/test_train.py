"""`admiralty train`, on top of admiralty.sim.train, which has tests of its own."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

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
