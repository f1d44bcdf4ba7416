"""`admiralty odds`, on top of a game's own odds, which have tests of their own."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Cli


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    document = json.loads(cli("odds", "port-arthur", "--firepower", 9, "--json").out)
    assert document["firepower"] == 9
    assert [row["dice"] for row in document["rows"]] == [1, 2, 3, 4, 5, 6]
    for row in document["rows"]:
        assert {"p_within", "expected_hits", "expected_criticals", "outcomes"} <= set(row)
        assert sum(outcome["p"] for outcome in row["outcomes"]) == pytest.approx(1)


def test_one_number_of_dice_and_options(cli: Cli) -> None:
    strict = json.loads(cli("odds", "port-arthur", "--firepower=6", "--dice", 2, "--json").out)
    loose = ["--option", "partial_hits=inclusive"]
    inclusive = json.loads(cli("odds", "port-arthur", "--firepower", 6, "--dice", 2, *loose, "--json").out)
    assert len(strict["rows"]) == 1
    assert strict["rows"][0]["expected_hits"] < inclusive["rows"][0]["expected_hits"]


def test_people_see_a_table(cli: Cli) -> None:
    shown = cli("odds", "port-arthur", "--firepower", 28).out
    assert "expected hits" in shown
    assert "96.41%" in shown
    battle = cli("odds", "port-arthur", "--attack", "mikasa,asahi", "--defend", "poltava*").out
    assert "expected lost" in battle
