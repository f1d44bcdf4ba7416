"""The sea: tiles, ports, plantations, wrecks."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from admiralty.games.naval_strategy.tables import regrown
from tests.games.naval_strategy.positions import (
    hold,
    hp,
    pose,
    refusal,
    sea,
    stock,
    table,
    tile,
    turn,
    view_of,
    wreck,
)


def test_ns_2_1__ships_stand_on_hexagonal_tiles() -> None:
    """[NS-2.2] [NS-2.3] Six neighbours by facing; a right turn adds one."""
    s = sea("ship blue-1 schooner 0,1 0")
    around = [s.t.chart.word(s.t.chart.near[tile(s, "0,1") * 6 + face]) for face in range(6)]
    assert around == ["0,0", "1,0", "1,1", "0,2", "-1,2", "-1,1"]
    turn(s, {"blue-1": "right"})
    assert pose(s, "blue-1") == "0,1 1"
    turn(s, {"blue-1": "left left"})
    assert pose(s, "blue-1") == "0,1 5"


def test_ns_2_4__a_wreck_lies_on_a_tile_of_any_kind() -> None:
    """[NS-R.3] On a plantation a load names its source."""
    s = sea("ship blue-1 brig 0,0 0; wreck 0,0 0 7 0 0 0")
    turn(s, {"blue-1": "load 1 0 7 0 0 0 load 0 0 0 5 0 0"})
    assert hold(s, "blue-1") == [0, 7, 5, 0, 0]


def test_ns_2_5__ships_move_freely_on_open_sea() -> None:
    s = sea("ship blue-1 schooner 0,5 0")
    turn(s, {"blue-1": "forward forward forward forward"})
    assert pose(s, "blue-1") == "0,1 0"


def test_ns_2_6__ships_may_not_enter_land() -> None:
    """[NS-6.3] [NS-R.5] A forward step onto land cannot be planned."""
    s = sea("ship blue-1 schooner 0,-2 0")
    assert refusal(s, "blue-1", "forward") == "NS-6.3"
    with pytest.raises(BadPosition, match="on land"):
        sea("ship blue-1 schooner 0,-3 0")


def test_ns_2_7__two_ships_share_only_a_port() -> None:
    """[NS-2.31] Not even a plantation holds two."""
    sea("ship blue-1 schooner -5,5 0; ship red-1 schooner -5,5 0")
    with pytest.raises(BadPosition, match="two ships are on one tile"):
        sea("ship blue-1 schooner 0,0 0; ship red-1 schooner 0,0 0")


def test_ns_2_8__there_is_nothing_beyond_the_edge() -> None:
    """[NS-R.4] The edge is impassable."""
    s = sea("ship blue-1 schooner 0,-5 0")
    assert refusal(s, "blue-1", "forward") == "NS-6.3"


def test_ns_2_20__a_port_belongs_to_nobody() -> None:
    """[NS-2.21] [NS-2.22] Ships of both teams trade in one port and cannot be hit there."""
    s = sea("ship blue-1 schooner -5,5 1 hold 0 0 10 0 0; ship red-1 schooner -5,5 1 hold 0 0 0 0 5")
    turn(s, {"blue-1": "unload", "red-1": "sell 0 0 0 0 0 0 0 0 0 5"})
    assert s.store[2] == 60
    assert s.store[5] == 600


def test_ns_2_21__no_attack_from_a_port_nor_at_a_ship_in_it() -> None:
    s = sea("ship blue-1 schooner -5,5 1; ship red-1 schooner -5,4 2")
    assert refusal(s, "blue-1", "volley-right") == "NS-8.20"
    turn(s, {"red-1": "right volley-left volley-right"})
    assert hp(s, "blue-1") == 45


def test_ns_2_23__the_organiser_changes_prices() -> None:
    """[NS-3.3] Prices are the same in all ports."""
    t = table(organiser="seat", early_close="true")
    for team in ("blue", "red"):
        t.play(team, "ready")
    t.play("organiser", "edit-prices")
    t.play("organiser", "pay-price rum plus-10")
    assert t.view()["prices"] == {"ask": [0, 0, 12, 12, 0], "pay": [0, 20, 8, 8, 30]}
    t.play("organiser", "edit-prices")
    assert t.refuses("organiser", "ask-price rum plus-1") == "NS-2.23"


def test_ns_2_30__a_plantation_gives_no_shelter() -> None:
    s = sea("ship blue-1 schooner 0,0 0; ship red-1 schooner 1,0 0")
    turn(s, {"blue-1": "volley-right", "red-1": "volley-left"})
    assert (hp(s, "blue-1"), hp(s, "red-1")) == (37, 37)


def test_ns_2_32__several_commodities_are_loaded_in_one_action() -> None:
    s = sea("ship blue-1 schooner 0,0 0")
    turn(s, {"blue-1": "load 0 0 0 50 40 60"})
    assert hold(s, "blue-1") == [0, 0, 50, 40, 60]


def test_ns_2_33__the_smallest_want_is_served_first() -> None:
    s = sea("ship blue-1 galleon 0,0 0; ship red-1 schooner 0,1 0; plantation 0,0 0 0 100 0 0")
    turn(s, {"blue-1": "load 0 0 0 90 0 0 forward", "red-1": "forward load 0 0 0 60 0 0"})
    assert (hold(s, "blue-1")[2], hold(s, "red-1")[2]) == (40, 60)


def test_ns_2_34__plantations_regrow_by_the_formula() -> None:
    """[NS-2.35] Wood, cloth and rum only."""
    assert [regrown(200, x, 5) for x in (0, 1, 100, 199, 200)] == [40, 41, 128, 200, 200]
    s = sea("ship blue-1 schooner 3,0 0; plantation 0,0 0 0 0 0 0")
    turn(s, {})
    assert stock(s, "0,0") == [0, 0, 40, 20, 40]


def test_ns_2_35__plantations_never_hold_metal() -> None:
    s = sea("ship blue-1 schooner 0,0 0")
    turn(s, {"blue-1": "load 0 0 10 0 0 0"})
    assert hold(s, "blue-1") == [0, 0, 0, 0, 0]


def test_ns_2_40__a_destroyed_ship_leaves_a_wreck() -> None:
    """[NS-2.41] All carried goods and a tenth of the goods of its price, enhancements not counted."""
    s = sea("ship blue-1 frigate 1,1 0 hp 5 hold 99 1 2 3 4 fit hull; ship red-1 galleon 2,0 3")
    turn(s, {"red-1": "volley-right"})
    assert wreck(s, "1,1") == [0, 14, 32, 23, 4]


def test_ns_2_42__a_wreck_is_taken_like_a_plantation() -> None:
    """[NS-2.43] It disappears with its last commodity."""
    s = sea("ship blue-1 schooner 1,1 0; wreck 1,1 30 5 0 0 0; wreck 2,2 0 1 0 0 0")
    turn(s, {"blue-1": "load 1 30 9 0 0 0"})
    assert hold(s, "blue-1") == [30, 5, 0, 0, 0]
    assert wreck(s, "1,1") is None
    assert wreck(s, "2,2") == [0, 1, 0, 0, 0]


def test_ns_2_43__a_wreck_vanishes_when_it_is_empty() -> None:
    s = sea("ship blue-1 schooner 1,1 0; wreck 1,1 0 2 0 0 0")
    assert "wreck-gone" in turn(s, {"blue-1": "load 1 0 2 0 0 0"})[-1]


def test_ns_2_44__wrecks_appear_by_themselves_by_option() -> None:
    """One roll of a hundred, a tile, then the contents; without the option nothing is rolled."""
    t = table("", [10, 0, 51, 1, 41, 1, 21], random_wrecks="true")
    for team in ("blue", "red"):
        t.play(team, "ready")
    (contents,) = view_of(t)["wrecks"].values()
    assert contents == [50, 10, 40, 0, 20]
    calm = table("", [11], random_wrecks="true")
    for team in ("blue", "red"):
        calm.play(team, "ready")
    assert calm.view()["wrecks"] == {}
