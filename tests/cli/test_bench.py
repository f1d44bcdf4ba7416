"""`admiralty bench`, on top of admiralty.sim.bench, which has tests of its own."""

from __future__ import annotations

import json

import pytest

from admiralty import games
from tests.cli.conftest import Cli

QUICK = ["bench", "--rounds", "1", "--seconds", "0.01"]


@pytest.fixture(autouse=True)
def only_this_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("admiralty.sim.bench.compiled_copy", lambda: None)


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    document = json.loads(cli(*QUICK, "--json").out)
    assert {"python", "machine", "rows"} <= set(document)
    assert [row["game"] for row in document["rows"]] == games.slugs()
    for row in document["rows"]:
        assert row["build"] in ("interpreted", "compiled")
        assert row["decisions_per_second"] > 0
        assert row["games_per_second"] > 0
        assert row["clone_microseconds"] > 0


def test_people_see_a_table_of_the_games_they_name(cli: Cli) -> None:
    shown = cli(*QUICK, "--game", "_template").out
    assert "_template" in shown
    assert "port-arthur" not in shown
