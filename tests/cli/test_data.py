"""`admiralty data`: provenance, and the check of an owner's file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty import games
from tests.cli.conftest import Cli


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    shipped = games.load("port-arthur").data_text
    file.write_text(shipped.replace("reconstruction-1", "mine"), encoding="utf-8")
    return file


def test_every_datum_has_a_provenance(cli: Cli) -> None:
    document = json.loads(cli("data", "port-arthur", "--json").out)
    assert document["dataset"] == "reconstruction-1"
    assert {row["kind"] for row in document["rows"]} >= {"rulebook", "public", "reconstructed"}
    assert all(row["path"] and row["provenance"] for row in document["rows"])


def test_people_see_entries_and_sums(cli: Cli) -> None:
    shown = cli("data", "port-arthur").out
    assert 'ship "mikasa".values' in shown
    assert "rulebook," in shown


def test_a_good_file_can_be_used(cli: Cli, mine: Path) -> None:
    result = cli("data", "port-arthur", "--check", mine)
    assert result.code == 0
    assert "data set mine" in result.said
    assert json.loads(cli("data", "port-arthur", "--check", mine, "--json").out)["ok"] is True


def test_an_altered_file_should_have_its_own_name(cli: Cli, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace('"mine"', '"reconstruction-1"')
    mine.write_text(text, encoding="utf-8")
    assert "give it another" not in cli("data", "port-arthur", "--check", mine).said
    mine.write_text(text.replace('en = "Mikasa"', 'en = "Mika"'), encoding="utf-8")
    assert "give it another" in cli("data", "port-arthur", "--check", mine).said


FAULTS = [
    ('id = "asahi"', 'id = "mikasa"', "mikasa"),
    ("intact = { firepower = 8, speed = 4 }", 'intact = { firepower = "8", speed = 4 }', "firepower"),
    ("intact = { firepower = 8, speed = 4 }", "intact = { firepower = 8, speed = 7 }", "speed"),
    ('a = "yellow_sea"', 'a = "black_sea"', "black_sea"),
    ('requires = ["yalu"]', 'requires = ["liaoyang"]', "cycl"),
    ("[constants]", "[other]", "constants"),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_every_fault_is_one_sentence(cli: Cli, mine: Path, old: str, new: str, words: str) -> None:
    text = mine.read_text(encoding="utf-8")
    assert old in text
    mine.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = cli("data", "port-arthur", "--check", mine)
    assert result.code == 1
    assert words in result.err
    document = json.loads(cli("data", "port-arthur", "--check", mine, "--json").out)
    assert document["ok"] is False
    assert words in document["error"]
