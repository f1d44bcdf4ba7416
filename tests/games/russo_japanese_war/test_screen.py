"""The board in a terminal."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.kit.extras import Screen
from admiralty.show.text import LANGUAGES, Speaker
from tests.games.russo_japanese_war.positions import naval, war


def drawn(t: Table, seat: str = "japan", language: str = "en") -> str:
    lines = t.game.require(Screen).lines(t.view(seat), Speaker(t.game, language), 100)
    return "\n".join("".join(text for _, text in line) for line in lines)


def test_the_map_shows_units_and_towns() -> None:
    text = drawn(war("J-2 1114; J-12 1114; hand japan 01; cards japan"))
    rows = {line[:2]: line for line in text.splitlines() if line[:2].isdigit()}
    assert "J4" in rows["11"]
    assert rows["12"].count("R") == 3
    assert "R3" in rows["19"]
    assert "$" in rows["22"]
    assert list(rows) == [str(row) for row in range(24, 9, -1)]


def test_boxes_cards_and_combat_are_shown() -> None:
    text = drawn(war("J-2 1215; hand japan 01 09; pile 05; attack 1214 J-2"))
    assert "Korea:" in text
    assert "[09 Kodama Gentaro / Siberian Railway]" in text
    assert "on top: 05 Infiltration Tactics" in text
    assert "Combat at Jiuliancheng 1214: 2 against 3" in text


def test_the_other_hand_is_not_shown() -> None:
    assert "Kodama" not in drawn(war("hand japan 09; hand russia 01; cards japan"), "russia")


def test_fleets_are_shown_with_the_naval_rules() -> None:
    t = naval("flagship N-Poltava; ship N-Fuji 0; hand russia 07; fleets")
    assert "Poltava*" in drawn(t, "russia")
    assert "Poltava*" not in drawn(t, "japan")
    assert "Fuji" not in drawn(t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    t = naval("limit 1; J-2 1215; hand japan 01; pile 05; attack 1214 J-2")
    assert drawn(t, "japan", language)
