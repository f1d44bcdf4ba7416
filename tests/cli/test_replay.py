"""`admiralty replay`: verifying, looking and stepping."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Path:
    """A short game: two sailings, one taken back, two sorties done and the first dice."""
    file = tmp_path / "game.jsonl"
    typed = "sail fuji tsushima\nsail asama tsushima\nundo\ndone\nsail rossia sea-of-japan; done\nquit\n"
    cli("play", "port-arthur", "--seed", "2", "--save", file, typed=typed)
    return file


def test_a_good_record_is_verified(cli: Cli, record: Path) -> None:
    result = cli("replay", record, "--verify")
    assert result.code == 0
    assert "6 entries: every action is legal and every hash is right" in result.said
    assert "each is the one that the seeded dice give" in result.said


def test_without_the_seed_the_dice_are_only_possible(cli: Cli, record: Path) -> None:
    head, _, rest = record.read_text(encoding="utf-8").partition("\n")
    header = json.loads(head)
    del header["luck"]["seed"]
    record.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    assert "is not known to the record" in cli("replay", record, "--verify").said
    document = json.loads(cli("replay", record, "--verify", "--json").out)
    assert document["verified"] is True
    assert document["dice_known"] is False
    assert document["entries"] == 6


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sail fuji", "sail mikasa"),
        ('"n":2', '"n":3'),
        ('"seat":"japan"', '"seat":"france"'),
        ('"luck":[]', ""),
    ],
)
def test_an_altered_record_fails_in_one_sentence(cli: Cli, record: Path, old: str, new: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = cli("replay", record, "--verify")
    assert result.code == 1
    assert result.err.startswith(f"admiralty: {record}: ")


def test_altered_dice_are_found_out(cli: Cli, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    last = json.loads(lines[-1])
    last["luck"][0] = last["luck"][0] % 6 + 1
    record.write_text("\n".join([*lines[:-1], json.dumps(last)]) + "\n", encoding="utf-8")
    result = cli("replay", record, "--verify")
    assert result.code == 1
    assert "where the dice gave" in result.err


def test_one_moment_is_shown(cli: Cli, record: Path) -> None:
    first = cli("replay", record, "--to", 1).out
    assert "japan: sail fuji tsushima" in first
    assert "Fuji sails to Tsushima." in first
    document = json.loads(cli("replay", record, "--to", 2, "--json").out)
    assert document["entry"] == 2
    assert document["acting"] == ["japan"]
    assert [entry["action"] for entry in document["entries_so_far"]] == [
        "sail fuji tsushima",
        "sail asama tsushima",
    ]
    result = cli("replay", record, "--to", 99)
    assert result.code == 2
    assert "entries 0 to 6" in result.err


def test_a_pipe_gets_all_steps(cli: Cli, record: Path) -> None:
    shown = cli("replay", record, "--as", "japan", "--lang", "cs").out
    for number in range(1, 7):
        assert f"   {number}  " in shown
    assert "undo" in shown
    assert "Cušimský průliv" in shown
    assert cli("replay", record, "--as", "france").code == 2


def test_on_a_terminal_one_steps_back_and_forth(cli: Cli, record: Path) -> None:
    shown = cli("replay", record, typed="\nb\n4\nquit\n", live=True).out
    assert [shown.count(f"{n}/6") for n in (0, 1, 4, 5)] == [2, 1, 1, 0]
    assert cli("replay", record, typed="", live=True).code == 0


def test_a_verified_practice_game_says_what_that_covers(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    against = ("--as", "japan", "--against", "random", "--seed", "4", "--save", file)
    cli("play", "port-arthur", *against, typed="sail mikasa tsushima\ndone\nundo turn\ndone\nquit\n")
    told = cli("replay", file, "--verify").said
    assert "1 takebacks, in practice: the dice of what was taken back are among these." in told
    found = json.loads(cli("replay", file, "--verify", "--json").out)
    assert (found["takebacks"], found["practice"], found["dice_known"]) == (1, True, True)
