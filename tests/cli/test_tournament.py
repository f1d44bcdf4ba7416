"""`admiralty tournament`, on top of admiralty.sim.tournament, which has tests of its own."""

from __future__ import annotations

import json

from tests.cli.conftest import Cli


def test_a_round_robin_as_json(cli: Cli) -> None:
    arguments = ("--bots", "random,greedy,easy", "--system", "round-robin", "--json")
    document = json.loads(cli("tournament", "_template", *arguments).out)
    assert document["rounds"] == 3
    assert len(document["games"]) == 3
    assert {row["entrant"] for row in document["standings"]} == {"random", "greedy", "easy"}


def test_a_swiss_tournament_as_a_table(cli: Cli) -> None:
    shown = cli("tournament", "_template", "--bots", "random,greedy,easy", "--rounds", 2, "--both-sides").said
    assert "Sonneborn-Berger" in shown
    assert shown.count("has a bye") == 2


def test_it_needs_two_bots(cli: Cli) -> None:
    assert "two or more" in cli("tournament", "_template", "--bots", "random").err
