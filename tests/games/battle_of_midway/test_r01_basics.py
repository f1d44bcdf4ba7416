"""Chapter 1: sides, modes, aircraft on cells."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core.codec import BadPosition
from admiralty.core.game import BadOption
from admiralty.kit.extras import Printed
from tests.games.battle_of_midway.positions import at, choices, domination, marked, midway, refused, run
from tests.support import game


def kinds(mode: str) -> dict[str, str]:
    aircraft = midway(mode=mode).view()["aircraft"]
    assert isinstance(aircraft, list)
    return {one["id"]: one["kind"] for one in aircraft}


def test_bm_1_1__two_sides_one_player_each() -> None:
    assert game("battle-of-midway").seats == ("usa", "japan")


def test_bm_r_36__no_option_offers_more_players() -> None:
    assert all("player" not in option.name for option in game("battle-of-midway").option_list())


def test_bm_1_2__the_mode_is_chosen_before_set_up() -> None:
    option = next(o for o in game("battle-of-midway").option_list() if o.name == "mode")
    assert option.values == ("carrier_hunt", "domination")
    assert midway().view()["mode"] == "carrier_hunt"
    assert domination().view()["mode"] == "domination"


def test_bm_1_2__there_is_no_third_mode() -> None:
    with pytest.raises(BadOption):
        games.load("battle-of-midway", {"mode": "campaign"})


def test_bm_1_3__special_aircraft_are_bombers_in_carrier_hunt() -> None:
    assert kinds("carrier_hunt")["usa-s1"] == kinds("carrier_hunt")["jp-s2"] == "bomber"


def test_bm_1_3__special_aircraft_are_aces_in_domination() -> None:
    assert kinds("domination")["usa-s1"] == kinds("domination")["jp-s2"] == "ace"
    assert kinds("domination")["usa-f1"] == "fighter"


def test_bm_1_4__an_aircraft_has_a_cell_and_one_of_six_headings() -> None:
    t = domination("activation usa; usa-f1 0,0 sw; jp-f1 3,0 e")
    assert at(t, "usa-f1") == "0,0 sw"
    with pytest.raises(BadPosition):
        domination("activation usa; usa-f1 0,0 n")


def test_bm_r_1__cells_are_hexagons_with_six_neighbours() -> None:
    headings = game("battle-of-midway").require(Printed).document()["headings"]
    assert headings == {"e": [1, 0], "se": [0, 1], "sw": [-1, 1], "w": [-1, 0], "nw": [0, -1], "ne": [1, -1]}


def test_bm_1_5__no_position_has_two_aircraft_on_one_cell() -> None:
    with pytest.raises(BadPosition, match="two aircraft"):
        domination("activation usa; usa-f1 0,0 e; jp-f1 0,0 w")


def test_bm_r_2__nobody_is_placed_on_another_aircraft() -> None:
    t = midway()
    run(t, "japan pick fighter", "japan cell -7,3", "japan heading e", "usa pick fighter", "usa cell 7,-3")
    run(t, "usa heading w", "japan pick fighter")
    assert "cell -7,3" not in choices(t, "japan")
    assert refused(t, "japan", "cell -7,3") == "BM-1.5"


def test_bm_1_6__a_destroyed_aircraft_is_off_the_board_and_cannot_act() -> None:
    t = domination("activation usa; usa-f1 0,0 e; jp-f1 3,0 e")
    assert at(t, "usa-f2") == ""
    assert marked(t) == ["usa-f1", "jp-f1"]
    assert refused(t, "usa", "activate usa-f2") == "BM-1.6"


def test_bm_1_6__a_destroyed_aircraft_cannot_be_attacked() -> None:
    t = domination("action usa-f1; usa-f1 0,0 e; jp-f1 3,0 e")
    assert refused(t, "usa", "attack jp-f2") == "BM-1.6"
