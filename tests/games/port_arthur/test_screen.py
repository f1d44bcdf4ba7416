"""The board in a terminal."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.kit.canvas import line_cells
from admiralty.kit.extras import Line, Screen
from admiralty.show.text import LANGUAGES, Speaker
from tests.support import game, table

FLEETS = (
    "turn 4; cp 2; initiative russia; blockade; operations japan; dice 5 3; track yalu nanshan;"
    "army tsushima; tsushima: mikasa fuji* chinen; yellow-sea: asama tsesarevich poltava*;"
    "yard japan: kasuga*; sunk: kasagi bayan"
)


def drawn(
    position: str = "", width: int = 100, language: str = "en", seat: str = "", **options: str
) -> list[str]:
    t = table("port-arthur", position, None, **options)
    lines = t.game.require(Screen).lines(t.view(seat), Speaker(t.game, language), width)
    assert all(known(style, t.game) for line in lines for style, _ in line)
    return ["".join(text for _, text in line) for line in lines]


def known(style: str, which: Game) -> bool:
    return set(style.split()) <= {*which.seats, "strong", "faint", "hurt"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 80, 100, 200])
def test_it_fits_the_width_in_every_language(width: int, language: str) -> None:
    t = table("port-arthur", FLEETS)
    lines: list[Line] = t.game.require(Screen).lines(t.view(), Speaker(t.game, language), width)
    assert max(line_cells(line) for line in lines) <= min(width, 100)


def test_tracks_and_markers_are_shown() -> None:
    text = "\n".join(drawn(FLEETS))
    assert "Turn 4 of 6" in text
    assert "Initiative: Russia" in text
    assert "Japan 5  Russia 3" in text
    assert "1 [2] 3" in text
    assert "■ Nanshan ─── □ Liaoyang ─┬─ □ Hill 203 ─── □ Port Arthur" in text
    assert "└─ □ Mukden ─── □ Siping" in text
    assert "■ Convoy" in text
    assert "Blockade" in text
    assert "Supply: 3" in text


def test_squadrons_show_ships_values_and_damage() -> None:
    text = "\n".join(drawn(FLEETS))
    assert "Japan 3  16/3" in text
    assert "5/3·3 Fuji*" in text
    assert "Russia 2  14/3" in text
    assert "Shipyard:  3/4·2 Kasuga*" in text
    assert "Sunk:  Kasagi" in text
    assert "Turn 5: 4 ships" in text


def test_the_sequence_has_no_fork() -> None:
    text = "\n".join(drawn(manchuria_layout="sequence"))
    assert "┬─ □" not in text


def test_fog_counts_what_it_hides() -> None:
    text = "\n".join(drawn(FLEETS, seat="russia", fog_of_war="on"))
    assert "2 unseen" in text
    assert "Chin'en" not in text
    assert "16/3" not in text


def test_a_battle_and_the_fall_of_port_arthur_are_marked() -> None:
    t = table("port-arthur", "operations japan; yellow-sea: asama tsesarevich")
    t.play("japan", "battle yellow-sea")
    lines = t.game.require(Screen).lines(t.view(), Speaker(t.game), 100)
    assert "Battle" in "".join(text for line in lines for _, text in line)
    spaces = "yalu nanshan liaoyang hill-203 port-arthur-fortress"
    ships = "tsesarevich retvizan poltava sevastopol peresvet pobeda bayan askold diana pallada"
    fallen = f"turn 4; fallen; shipyard-lost; track {spaces}; sunk: {ships}"
    assert "fallen" in "\n".join(drawn(fallen))


def test_links_and_places_of_an_owners_file_are_shown_too() -> None:
    shipped = game("port-arthur").data_text
    more = '[[zone_link]]\\na = "yellow_sea"\\nb = "pacific_ocean"\\nprovenance = "ours"\\n'.replace(
        "\\n", "\n"
    )
    mine = games.load("port-arthur", {}, shipped.replace("reconstruction-1", "mine") + "\n" + more)
    view = mine.view(mine.setup(Seeded(1)), -1)
    text = "\n".join(
        "".join(piece for _, piece in line) for line in mine.require(Screen).lines(view, Speaker(mine), 100)
    )
    assert "⇄ Pacific Ocean" in text
    assert "⇄ Yellow Sea" in text
