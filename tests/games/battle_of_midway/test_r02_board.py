"""Chapter 2: tiles, carriers, reinforcement zones; and the geometry of the shipped data."""

from __future__ import annotations

from typing import Any

import pytest

from admiralty import games
from admiralty.core.game import BadOption
from admiralty.games.battle_of_midway.hexes import pack
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.kit.extras import Printed
from tests.games.battle_of_midway.positions import (
    EXPANDED,
    altered,
    at,
    centres,
    domination,
    midway,
    run,
    state,
    tables,
    tile,
)
from tests.support import game

DOMINATION = ("mode", "domination")


def printed(*options: tuple[str, str]) -> Any:
    return game("battle-of-midway", *options).require(Printed).document()


def cells(pairs: list[list[int]]) -> list[tuple[int, int]]:
    return sorted((q, r) for q, r in pairs)


def test_bm_2_1__midway_lies_in_the_middle_of_six_large_tiles() -> None:
    found = printed()
    assert found["tiles"]["M"] == "midway"
    assert list(found["cells"]) == ["M", "P0", "P1", "P2", "P3", "P4", "P5"]
    for position, expected in EXPANDED["tile_cells"].items():
        assert cells(found["cells"][position]) == cells(expected)


def test_bm_2_2__the_carriers_lie_on_opposite_sides_at_the_outward_edge() -> None:
    found = printed()
    assert (found["tiles"]["P0"], found["tiles"]["P3"]) == ("carrier_usa", "carrier_japan")
    for side, expected in EXPANDED["carrier_hunt"]["carriers"].items():
        assert cells(found["carriers"][side]) == cells(expected["cells"])
    assert cells(found["carriers"]["usa"]) == cells(EXPANDED["outer_edge"]["P0"])


@pytest.mark.parametrize("layout", ["opposed", "alternating"])
def test_bm_2_3__each_back_has_a_zone_at_its_outward_edge(layout: str) -> None:
    found = printed(DOMINATION, ("domination_layout", layout))
    for side, expected in EXPANDED["domination"]["zones"][layout].items():
        assert cells(found["zones"][side]) == cells(expected)


def test_bm_e_3__in_the_usual_layout_each_side_has_nine_cells_on_its_half() -> None:
    zones = printed(DOMINATION)["zones"]
    east = [pair for position in ("P5", "P0", "P1") for pair in EXPANDED["outer_edge"][position]]
    assert cells(zones["usa"]) == cells(east)
    assert len(zones["usa"]) == len(zones["japan"]) == 9


def test_bm_2_4__aircraft_of_both_sides_fly_over_a_carrier_freely() -> None:
    t = midway("flight jp-f1; jp-f1 5,-2 e; usa-s1 -3,0 e; jp-s1 0,0 e")
    run(t, "japan fly straight", "japan fly left")
    assert at(t, "jp-f1") == "7,-2 ne"
    assert not t.is_over


def test_bm_2_5__there_are_no_carriers_in_domination_and_no_zones_in_carrier_hunt() -> None:
    assert printed(DOMINATION)["carriers"] == {"usa": [], "japan": []}
    assert printed()["zones"] == {"usa": [], "japan": []}


def test_bm_2_6__the_board_has_133_cells_and_small_tiles_add_to_it() -> None:
    t = domination("activation usa; usa-f1 0,0 e; jp-f1 3,0 e; tile s1 9,-3")
    assert len(tables(t).cells) == 133
    assert is_on_board(state(t), pack(8, -3))
    assert is_on_board(state(t), pack(10, -4))
    assert not is_on_board(state(t), pack(8, -5))


def test_bm_2_6__cells_of_different_tiles_are_adjacent() -> None:
    t = domination("flight usa-f1; usa-f1 2,0 e; jp-f1 -3,0 e")
    run(t, "usa fly straight")
    assert at(t, "usa-f1") == "3,0 e"


def test_bm_2_7__small_tiles_start_beside_the_board() -> None:
    assert tile(midway(), "s1") == tile(midway(), "s2") == ""


def test_every_cell_beside_the_board_takes_a_small_tile_as_the_check_table_says() -> None:
    for entry in EXPANDED["border"]["cells"]:
        for start in entry["from"]:
            q, r = start["cell"]
            heading = ["e", "se", "sw", "w", "nw", "ne"][start["heading"]]
            t = domination(f"flight usa-f1; usa-f1 {q},{r} {heading}; jp-f1 0,0 e")
            run(t, "usa fly straight")
            expected = {f"{q},{r}" for q, r in entry["centres"]}
            assert centres(t, "usa") == {"s1": expected, "s2": expected}


def test_bm_r_30__the_alternating_layout_changes_sides_from_tile_to_tile() -> None:
    zones = printed(DOMINATION, ("domination_layout", "alternating"))["zones"]
    edges = EXPANDED["outer_edge"]
    assert cells(zones["usa"]) == cells(edges["P0"] + edges["P2"] + edges["P4"])
    assert cells(zones["japan"]) == cells(edges["P1"] + edges["P3"] + edges["P5"])


def test_bm_r_30__a_custom_layout_lists_the_outer_tiles() -> None:
    listed = "custom:sea_3,sea_1,carrier_japan,carrier_usa,sea_4,sea_2"
    custom = games.load("battle-of-midway", {"mode": "domination", "domination_layout": listed})
    zones: Any = custom.require(Printed).document()["zones"]
    edges = EXPANDED["outer_edge"]
    assert cells(zones["usa"]) == cells(edges["P1"] + edges["P3"] + edges["P5"])
    assert custom.options["domination_layout"] == listed


def test_bm_r_30__custom_alone_takes_the_list_of_the_data_file() -> None:
    tiles = printed(DOMINATION, ("domination_layout", "custom"))["tiles"]
    assert tiles["P2"] == "carrier_japan"


@pytest.mark.parametrize("listed", ["sea_1", "sea_1,sea_1,sea_2,sea_3,sea_4,carrier_usa", "a,b,c,d,e,f"])
def test_bm_r_30__each_tile_lies_once(listed: str) -> None:
    with pytest.raises(BadOption, match="once"):
        games.load("battle-of-midway", {"mode": "domination", "domination_layout": f"custom:{listed}"})


def test_bm_r_3__numbers_come_from_the_data_file() -> None:
    owner = altered(("flight_min = 2\nflight_max = 3", "flight_min = 1\nflight_max = 2"))
    assert owner.dataset == "altered"
    assert owner.tables.flight_max[4] == 2
