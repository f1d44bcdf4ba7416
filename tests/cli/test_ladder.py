"""`admiralty ladder`, on top of admiralty.sim.ladder, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Cli


def test_the_document_has_scores_and_ratings(cli: Cli) -> None:
    result = cli("ladder", "_template", "--bots", "random,greedy", "--games", 4, "--json")
    document = json.loads(result.out)
    assert document["games"] == 4
    assert {one["bot"] for one in document["bots"]} == {"random", "greedy"}
    score = document["scores"][0]
    assert {"bot", "against", "games", "wins", "draws", "rate", "low", "high", "by_seat"} <= set(score)


def test_people_see_rates_by_seat_and_ratings(cli: Cli) -> None:
    shown = cli("ladder", "_template", "--bots", "random,greedy", "--games", 4).said
    for word in ("greedy random 4", "95 % interval", "as red", "as blue", "rating"):
        assert word in shown


def test_a_ladder_goes_on_from_its_file(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    cli("ladder", "_template", "--bots", "random,greedy", "--games", 2, "--file", file)
    result = cli("ladder", "_template", "--bots", "random,greedy", "--games", 4, "--file", file)
    assert "4 games are kept" in result.err
    refused = cli("ladder", "_template", "--bots", "random,greedy", "--seed", 5, "--file", file)
    assert refused.code == 1
    assert "no ladder of Skirmish with this seed" in refused.err


def test_bad_bots_are_refused(cli: Cli) -> None:
    assert cli("ladder", "_template", "--bots", "random").code == 2
    assert "clever" in cli("ladder", "_template", "--bots", "random,clever").err
