"""Chapter 6, second part: the edge of the board and the small tiles."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.games.battle_of_midway.hexes import pack
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.games.battle_of_midway.r06_tiles import is_available
from tests.games.battle_of_midway.positions import (
    NO_CARDS,
    RESERVES,
    altered,
    at,
    centres,
    choices,
    domination,
    lay,
    log,
    midway,
    must_wait,
    refused,
    run,
    seen,
    state,
    tile,
)

EDGE = "flight usa-f1; usa-f1 7,-3 e; usa-f2 5,0 e; jp-f1 -5,0 e *"


def test_bm_6_7__the_board_is_extended_and_the_move_takes_place() -> None:
    t = domination(EDGE)
    run(t, "usa fly right")
    assert t.now("ChooseExtension")
    assert at(t, "usa-f1") == "7,-3 e"
    lay(t, "usa", "s1", "9,-3")
    assert at(t, "usa-f1") == "8,-3 se"
    assert tile(t, "s1") == "9,-3"
    assert log(t)[-2:] == ["extended s1 9 -3", "moved usa-f1 8 -3 se"]


def test_bm_6_7__nothing_else_is_decided_then() -> None:
    t = domination(EDGE)
    run(t, "usa fly right")
    assert refused(t, "usa", "fly left") == "BM-6.7"
    assert must_wait(t, "japan", "fly-off")


def test_bm_6_8__a_tile_with_an_aircraft_on_it_is_not_available() -> None:
    t = domination(f"{EDGE}; tile s1 -9,3; jp-f2 -9,3 e")
    run(t, "usa fly straight")
    assert set(centres(t, "usa")) == {"s2"}
    assert refused(t, "usa", "extend s1 e") == "BM-6.8"


def test_bm_6_8__an_attached_empty_tile_is_available() -> None:
    t = domination(f"{EDGE}; tile s1 -9,3")
    run(t, "usa fly straight")
    lay(t, "usa", "s1", "9,-4")
    assert tile(t, "s1") == "9,-4"
    assert not is_on_board(state(t), pack(-9, 3))


def test_bm_r_39__the_tile_the_aircraft_stands_on_is_not_available() -> None:
    t = domination("flight usa-f1; usa-f1 10,-3 e; jp-f1 -5,0 e *; tile s1 9,-3")
    run(t, "usa fly straight")
    assert set(centres(t, "usa")) == {"s2"}
    assert refused(t, "usa", "extend s1 e") == "BM-6.8"


def test_bm_r_39__an_aircraft_can_leap_from_tile_to_tile() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight")
    lay(t, "usa", "s1", "9,-3")
    run(t, "usa fly straight", "usa fly straight", "usa fly straight")
    assert at(t, "usa-f1") == "10,-3 e"
    lay(t, "usa", "s2", "12,-3")
    assert at(t, "usa-f1") == "11,-3 e"
    t = domination("flight usa-f1; usa-f1 13,-3 e; jp-f1 -5,0 e *; tile s1 9,-3; tile s2 12,-3")
    run(t, "usa fly straight")
    assert set(centres(t, "usa")) == {"s1"}


@pytest.mark.parametrize("spot", ["here", "w", "nw"])
def test_bm_6_9__a_tile_that_overlaps_the_board_is_refused(spot: str) -> None:
    t = domination(EDGE)
    run(t, "usa fly straight")
    assert refused(t, "usa", f"extend s1 {spot}") == "BM-6.9"


def test_bm_6_9__the_player_chooses_among_all_tiles_and_placements() -> None:
    t = domination(EDGE)
    run(t, "usa fly straight")
    assert choices(t, "usa") == ["extend s1 e", "extend s1 ne", "extend s2 e", "extend s2 ne", "fly-off"]


def test_bm_6_10__without_a_tile_the_aircraft_is_destroyed() -> None:
    t = domination(f"{EDGE}; tile s1 9,-5; jp-f2 9,-5 e; tile s2 -9,3; jp-f3 -9,3 e")
    run(t, "usa fly straight")
    assert at(t, "usa-f1") == ""
    assert "flew-off usa-f1" in log(t)
    assert t.acting == ("japan",)


def test_bm_r_5__a_free_tile_that_fits_nowhere_is_of_no_use() -> None:
    """The tile s1 leaves a pocket beside it that is too small for s2."""
    t = domination(f"{EDGE}; tile s1 9,-5; jp-f2 9,-5 e")
    assert is_available(state(t), 1)
    run(t, "usa fly straight")
    assert at(t, "usa-f1") == ""
    assert "flew-off usa-f1" in log(t)


def test_bm_6_11__whoever_declines_loses_the_aircraft() -> None:
    t = domination(EDGE)
    run(t, "usa fly straight", "usa fly-off")
    assert at(t, "usa-f1") == ""
    assert seen(t, "score", "japan") == 1
    assert tile(t, "s1") == ""


def test_bm_r_4__by_option_the_extension_is_compulsory() -> None:
    t = domination(EDGE, extension="compulsory")
    run(t, "usa fly straight")
    assert "fly-off" not in choices(t, "usa")
    assert refused(t, "usa", "fly-off") == "BM-R.4"


def test_bm_6_12__a_small_tile_stays_when_it_is_empty() -> None:
    t = domination("flight usa-f1; usa-f1 8,-3 w; jp-f1 -5,0 e *; tile s1 9,-3")
    run(t, "usa fly straight", "usa fly straight", "usa fly straight", "usa stop")
    assert tile(t, "s1") == "9,-3"


def test_bm_r_7__also_into_the_next_round() -> None:
    americans = "usa-f1 0,0 e; usa-f2 5,0 e; usa-f3 5,-1 e; usa-f4 5,-2 e"
    japanese = "jp-f1 1,0 e; jp-f2 -5,0 e; jp-f3 -5,1 e; jp-f4 -5,2 e"
    t = domination(f"end usa; tile s1 9,-3; {americans}; {japanese}")
    assert t.now("ChooseBid")
    assert tile(t, "s1") == "9,-3"


def test_bm_6_13__the_rest_of_the_movement_is_void() -> None:
    t = domination(f"attack usa-f1 jp-f1; usa-f1 7,-3 e; jp-f1 0,0 e; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan straight-straight", "japan plan straight-straight", "usa first attacker", "usa fly-off")
    assert [line for line in log(t) if "usa-f1" in line and "moved" in line] == []
    assert at(t, "jp-f1") == "2,0 e"


LINKED = "flight usa-f1; usa-f1 -7,3 w; jp-f1 12,-3 e; tile s1 9,-3; tile s2 12,-4; usa-f2 0,0 e"


def test_bm_r_6__a_tile_that_links_another_one_may_be_taken() -> None:
    t = domination(LINKED)
    run(t, "usa fly straight")
    assert set(centres(t, "usa")) == {"s1"}
    lay(t, "usa", "s1", "-9,3")
    assert at(t, "jp-f1") == "12,-3 e"
    assert is_on_board(state(t), pack(12, -4))


def test_bm_r_6__by_option_it_stays() -> None:
    t = domination(f"{LINKED}; usa-f3 3,0 e *", small_tile_bridge="keep_connected")
    run(t, "usa fly straight")
    assert at(t, "usa-f1") == ""


def test_bm_r_6__then_it_is_refused_when_another_tile_is_there() -> None:
    owner = altered(('id = "s2"\n', 'id = "s2"\n\n[[small_tile]]\nid = "s3"\n'), mode="domination",
                    small_tile_bridge="keep_connected")  # fmt: skip
    t = Table(owner, luck=[], position=LINKED)
    run(t, "usa fly straight")
    assert set(centres(t, "usa")) == {"s3"}
    assert refused(t, "usa", "extend s1 w") == "BM-R.6"


def test_bm_6_7__the_controller_of_the_moving_aircraft_extends_in_combat() -> None:
    t = domination(f"attack usa-f1 jp-f1; usa-f1 0,0 w; jp-f1 -7,3 w; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan straight-straight", "japan plan straight-straight", "usa first attacker")
    assert t.acting == ("japan",)
    lay(t, "japan", "s2", "-9,3")
    assert at(t, "jp-f1") == "-9,3 w"


def test_bm_e_8__only_the_free_tile_and_only_where_it_does_not_overlap() -> None:
    t = midway("flight usa-f2; usa-f2 7,-4 ne; usa-s1 0,0 e; jp-s1 -5,0 e; jp-f1 9,-3 e; tile s1 9,-3")
    run(t, "usa fly straight")
    assert centres(t, "usa") == {"s2": {"8,-6", "9,-6"}}
