"""The sea in a terminal."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.kit.extras import Screen
from admiralty.show.text import LANGUAGES, Speaker
from tests.games.naval_strategy.positions import order, table, turn


def drawn(t: Table, seat: str = "", language: str = "en") -> list[str]:
    lines = t.game.require(Screen).lines(t.view(seat), Speaker(t.game, language), 100)
    return ["".join(text for _, text in line) for line in lines]


def test_ships_stand_on_their_tiles_with_their_facing() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 1,0 3; wreck 2,2 5-metal")
    lines = drawn(t)
    upper = next(i for i, line in enumerate(lines) if "R1↓" in line)
    assert lines[upper + 2].index("B1↑") == lines[upper].index("R1↓")
    assert any("%" in line for line in lines)
    assert sum(line.count("◊") for line in lines) == 3


def test_own_orders_are_shown_and_those_of_others_are_not() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 1,0 3")
    order(t, "forward blue-1")
    assert any("orders: forward" in line for line in drawn(t, "blue"))
    assert not any("orders" in line for line in drawn(t, "red"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    t = table(
        "ship blue-1 brig 1,1 0 chained; ship blue-2 brig -5,5 1 destroyed; ship red-1 schooner 5,-5 3;"
        "wreck 2,2 5-metal; plantation 0,0 1-wood 1-cloth 1-rum",
        economy_visibility="team_only",
    )
    turn(t, "boss red-1 hulk")
    lines = drawn(t, "blue", language)
    assert len(lines) > 30
    assert not any("{" in line for line in lines)
