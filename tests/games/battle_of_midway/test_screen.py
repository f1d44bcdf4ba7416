"""The board in a terminal."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.kit.extras import Screen
from admiralty.show.text import LANGUAGES, Speaker
from tests.games.battle_of_midway.positions import domination, midway


def drawn(t: Table, seat: str = "", language: str = "en") -> list[str]:
    lines = t.game.require(Screen).lines(t.view(seat), Speaker(t.game, language), 90)
    return ["".join(text for _, text in line) for line in lines]


def test_aircraft_stand_on_their_cells_with_heading_and_marker() -> None:
    t = domination("activation usa; usa-f1 0,0 e *; jp-s2 1,0 nw")
    row = next(line for line in drawn(t) if "F1→*" in line)
    assert row.index("s2↖") - row.index("F1→") == 4


def test_small_tiles_extend_the_drawing() -> None:
    assert not any("~" in line for line in drawn(midway("activation usa; usa-s1 0,0 e; jp-s1 1,0 e")))
    extended = midway("activation usa; usa-s1 0,0 e; jp-s1 1,0 e; tile s1 9,-3")
    assert sum(line.count("~") for line in drawn(extended)) == 7


def test_carriers_and_zones_are_marked() -> None:
    """Their cells, and the sign once more in the legend."""
    assert sum(line.count("=") for line in drawn(midway())) == 2 * 3 + 1
    assert sum(line.count("+") for line in drawn(domination())) == 2 * 9 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_combat_are_told_in_every_language(language: str) -> None:
    t = domination("orders usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 2,0 e; bank dodge; hand japan loop")
    lines = drawn(t, "japan", language)
    assert any("2]" in line for line in lines)
    assert "(" in lines[-1]


def test_a_closed_hand_is_not_drawn() -> None:
    t = domination("activation usa; usa-f1 0,0 e; jp-f1 2,0 e; hand japan loop")
    assert any("Loop" in line for line in drawn(t, "japan"))
    assert not any("Loop" in line for line in drawn(t, "usa"))
