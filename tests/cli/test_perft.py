"""`admiralty perft`, on top of admiralty.sim.perft, which has tests of its own."""

from __future__ import annotations

import json

from tests.cli.conftest import Cli

# Two ships alone: Japan may move to three places, fight nobody, sail from its port, or pass.
POSITION = "turn 2; operations japan; tsushima: mikasa; sea-of-japan: rossia"


def test_depth_one_counts_actions_and_dice(cli: Cli) -> None:
    document = json.loads(
        cli("perft", "port-arthur", "--depth", 1, "--position", POSITION, "--divide", "--json").out
    )
    assert document["game"] == "port-arthur"
    assert document["depth"] == 1
    assert document["count"] == sum(document["divide"].values())
    assert document["divide"]["japan pass"] == 1


def test_depth_nought_is_the_position_itself(cli: Cli) -> None:
    assert json.loads(cli("perft", "port-arthur", "--depth", 0, "--json").out)["count"] == 1


def test_people_see_the_count(cli: Cli) -> None:
    assert "depth 1: 123" in cli("perft", "port-arthur", "--depth", 1).out
    assert "japan pass" in cli("perft", "port-arthur", "--depth", 1, "--position", POSITION, "--divide").out
