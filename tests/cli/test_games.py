"""`admiralty games`."""

from __future__ import annotations

import json

from admiralty import games
from tests.cli.conftest import Cli


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    found = json.loads(cli("games", "--json").out)
    assert [game["slug"] for game in found] == games.slugs()
    game = next(game for game in found if game["slug"] == "port-arthur")
    assert game["title"] == "Port Arthur"
    assert game["seats"] == ["japan", "russia"]
    assert game["rules_version"] == games.find("port-arthur").rules_version
    assert game["dataset"] == "reconstruction-1"
    option = next(option for option in game["options"] if option["name"] == "manchuria_layout")
    assert option["default"] == "fork"
    assert option["values"] == ["fork", "sequence"]
    assert option["clause"] == "PA-8.24"


def test_people_see_every_option_with_its_default_and_clause(cli: Cli) -> None:
    shown = cli("games").out
    for option in games.load("port-arthur").option_list():
        assert option.name in shown
        assert f"{option.default} (default)" in shown
        assert option.clause in shown
    assert "reconstruction-1" in shown
    assert "interpreted" in shown or "compiled" in shown


def test_hidden_games_are_shown_only_on_request(cli: Cli) -> None:
    assert "_template" not in cli("games").out
    assert "_template" in cli("games", "--all").out
