"""Sheets for play on paper."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.kit.extras import Sheets
from admiralty.kit.sheets import Text
from admiralty.show.text import LANGUAGES, Speaker
from tests.games.naval_strategy.positions import game, table

FLEET = (
    "ship blue-1 brig 1,1 0 hp 50 hold 7-wood fit hull* mortar; ship blue-2 brig -5,5 0; "
    "ship red-1 schooner 3,0 0 hold 77-rum; wreck 2,0 5-metal"
)


def printed(t: Table, seat: str = "", language: str = "en") -> list[list[str]]:
    """The words on each page."""
    pages = t.game.require(Sheets).pages(t.view(seat), Speaker(t.game, language))
    return [[mark.text for mark in page.marks if isinstance(mark, Text)] for page in pages]


def test_ns_16_8__map_lists_ships_orders_and_arena_are_printed() -> None:
    t = table(FLEET)
    sea, lists, ships, orders, arena = printed(t, "blue")
    assert {"Haven", "Blue 1", "Red 1", "0/5/0/0/0", "1,0"} <= set(sea)
    assert "The Corsair" in lists
    assert "Blue 1" in ships
    assert "Red 1" not in ships
    assert "Hit points 50 of 65" in ships
    assert "Blue 2, brig, -5,5  north" in orders
    assert arena[0] == "Map of the arena"


def test_ns_16_8__orders_that_are_planned_stand_on_the_own_sheet_only() -> None:
    t = table(FLEET)
    t.play("blue", "howitzer blue-1 2,0")
    assert "2,0" in printed(t, "blue")[3]
    assert printed(t, "red") == printed(table(FLEET), "red")
    assert printed(t) == printed(table(FLEET))


def test_ns_16_8__hidden_stores_and_holds_are_not_printed() -> None:
    t = table(FLEET, economy_visibility="team_only")
    assert not any("77" in page for page in printed(t, "blue"))
    assert any("77" in page for page in printed(t, "red"))
    assert "?" in printed(t, "blue")[1]


def test_ns_16_8__a_fight_stands_in_the_arena() -> None:
    t = table(FLEET, organiser="seat")
    t.play("blue", "boss blue-2 corsair")
    t.play("organiser", "evaluate")
    arena = printed(t, "blue")[-1]
    assert arena[0].startswith("Map of the arena: The Corsair")
    assert arena.count("Blue 2") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("teams", ["2", "6"])
def test_ns_16_8__every_language_has_its_sheets(language: str, teams: str) -> None:
    t = Table(game("", ("organiser", "seat"), ("teams", teams)), seed=1)
    for seat in ("", "blue", "organiser"):
        assert all(printed(t, seat, language))
