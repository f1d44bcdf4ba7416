"""The sea: tiles, ports, plantations, wrecks."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from admiralty.games.naval_strategy.notation import amounts
from tests.games.naval_strategy.positions import (
    hold,
    hp,
    pose,
    ready,
    refusal,
    stock,
    store,
    table,
    turn,
    view_of,
    wreck,
)


@pytest.mark.parametrize(
    ("face", "neighbour"), [(0, "0,1"), (1, "1,1"), (2, "1,2"), (3, "0,3"), (4, "-1,3"), (5, "-1,2")]
)
def test_ns_2_1__ships_stand_on_hexagonal_tiles(face: int, neighbour: str) -> None:
    """[NS-2.2] Six neighbours, one for each facing, clockwise from straight up."""
    t = table(f"ship blue-1 schooner 0,2 {face}")
    turn(t, "forward blue-1")
    assert pose(t, "blue-1") == f"{neighbour} {face}"


def test_ns_2_3__a_right_turn_adds_one_and_a_left_turn_takes_one() -> None:
    t = table("ship blue-1 schooner 0,1 0")
    turn(t, "right blue-1")
    assert pose(t, "blue-1") == "0,1 1"
    turn(t, "left blue-1", "left blue-1")
    assert pose(t, "blue-1") == "0,1 5"


def test_ns_2_4__a_wreck_lies_on_a_tile_of_any_kind() -> None:
    """[NS-R.3] On a plantation a load names its source."""
    t = table("ship blue-1 brig 0,0 0; wreck 0,0 7-metal")
    turn(
        t,
        "load blue-1 wreck",
        "add blue-1 all-metal",
        "load blue-1 plantation",
        "add blue-1 5-wood",
    )
    assert hold(t, "blue-1") == "7-metal 5-wood"


def test_ns_2_5__ships_move_freely_on_open_sea() -> None:
    t = table("ship blue-1 schooner 0,5 0")
    turn(t, *["forward blue-1"] * 4)
    assert pose(t, "blue-1") == "0,1 0"


def test_ns_2_6__ships_may_not_enter_land() -> None:
    """[NS-6.3] [NS-R.5] A forward step onto land cannot be planned."""
    assert refusal(table("ship blue-1 schooner 0,-2 0"), "forward blue-1") == "NS-6.3"
    with pytest.raises(BadPosition, match="on land"):
        table("ship blue-1 schooner 0,-3 0")


def test_ns_2_7__two_ships_share_only_a_port() -> None:
    """[NS-2.31] Not even a plantation holds two."""
    t = table("ship blue-1 schooner -5,5 0; ship red-1 schooner -5,5 0")
    turn(t)
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("-5,5 0", "-5,5 0")
    with pytest.raises(BadPosition, match="two ships are on one tile"):
        table("ship blue-1 schooner 0,0 0; ship red-1 schooner 0,0 0")


def test_ns_2_31__of_two_ships_that_sail_to_a_plantation_one_ends_there() -> None:
    t = table("ship blue-1 brig 0,1 0; ship red-1 schooner 0,-1 3")
    turn(t, "forward blue-1", "forward red-1")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("0,0 0", "0,-1 3")


def test_ns_2_8__there_is_nothing_beyond_the_edge() -> None:
    """[NS-R.4] The edge is impassable."""
    assert refusal(table("ship blue-1 schooner 0,-5 0"), "forward blue-1") == "NS-6.3"


def test_ns_2_20__a_port_belongs_to_nobody() -> None:
    """[NS-2.22] Ships of both teams trade in one port."""
    t = table("ship blue-1 schooner -5,5 1 hold 10-wood; ship red-1 schooner -5,5 1 hold 5-rum")
    turn(t, "unload blue-1", "sell red-1", "add-hold red-1 all-rum")
    assert store(t, "blue") == "500-money 60-wood 50-cloth"
    assert store(t, "red") == "600-money 50-wood 50-cloth"


def test_ns_2_21__no_attack_from_a_port_nor_at_a_ship_in_it() -> None:
    t = table("ship blue-1 schooner -5,5 1; ship red-1 schooner -5,4 2")
    assert refusal(t, "volley-right blue-1") == "NS-8.20"
    turn(t, "right red-1", "volley-left red-1", "volley-right red-1")
    assert hp(t, "blue-1") == "45"


def test_ns_2_23__the_organiser_changes_prices() -> None:
    """[NS-3.3] Prices are the same in all ports."""
    t = table(organiser="seat", early_close="true")
    ready(t)
    t.play("organiser", "edit-prices")
    t.play("organiser", "pay-price rum plus-10")
    prices = {key: amounts(found) for key, found in view_of(t)["prices"].items()}
    assert prices == {"ask": "12-wood 12-cloth", "pay": "20-metal 8-wood 8-cloth 30-rum"}
    t.play("organiser", "edit-prices")
    assert t.refuses("organiser", "ask-price rum plus-1") == "NS-2.23"


def test_ns_2_30__a_plantation_gives_no_shelter() -> None:
    t = table("ship blue-1 schooner 0,0 0; ship red-1 schooner 1,0 0")
    turn(t, "volley-right blue-1", "volley-left red-1")
    assert hp(t, "blue-1", "red-1") == "37 37"


def test_ns_2_32__several_commodities_are_loaded_in_one_action() -> None:
    t = table("ship blue-1 schooner 0,0 0")
    lots = ("50-wood", "10-cloth", "50-rum")
    turn(t, "load blue-1 plantation", *[f"add blue-1 {lot}" for lot in lots])
    assert hold(t, "blue-1") == "50-wood 10-cloth 50-rum"


def test_ns_2_33__the_smallest_want_is_served_first() -> None:
    t = table("ship blue-1 galleon 0,0 0; ship red-1 schooner 0,1 0; plantation 0,0 100-wood")
    blue = ["load blue-1 plantation", "add blue-1 all-wood", "forward blue-1"]
    turn(t, *blue, "forward red-1", "load red-1 plantation", "add red-1 50-wood", "add red-1 10-wood")
    assert (hold(t, "blue-1"), hold(t, "red-1")) == ("40-wood", "60-wood")


@pytest.mark.parametrize(("before", "after"), [(0, 40), (1, 41), (100, 128), (199, 200), (200, 200)], ids=str)
def test_ns_2_34__plantations_regrow_by_the_formula(before: int, after: int) -> None:
    """[NS-2.35] Wood, cloth and rum only."""
    t = table(f"ship blue-1 schooner 3,0 0; plantation 0,0 {before}-wood")
    turn(t)
    assert stock(t, "0,0") == f"{after}-wood 20-cloth 40-rum"


def test_ns_2_35__plantations_never_hold_metal() -> None:
    t = table("ship blue-1 schooner 0,0 0")
    turn(t, "load blue-1 plantation", "add blue-1 10-metal")
    assert hold(t, "blue-1") == "nothing"


def test_ns_2_40__a_destroyed_ship_leaves_a_wreck() -> None:
    """[NS-2.41] All carried goods and a tenth of the goods of its price, enhancements not counted."""
    t = table(
        "ship blue-1 frigate 1,1 0 hp 5 hold 99-money 1-metal 2-wood 3-cloth 4-rum fit hull; "
        "ship red-1 galleon 2,0 3"
    )
    turn(t, "volley-right red-1")
    assert wreck(t, "1,1") == "14-metal 32-wood 23-cloth 4-rum"


def test_ns_2_42__a_wreck_is_taken_like_a_plantation() -> None:
    """[NS-2.43] It disappears with its last commodity."""
    t = table("ship blue-1 schooner 1,1 0; wreck 1,1 30-money 5-metal; wreck 2,2 1-metal")
    turn(t, "load blue-1 wreck", "add blue-1 all-money", "add blue-1 10-metal")
    assert hold(t, "blue-1") == "30-money 5-metal"
    assert (wreck(t, "1,1"), wreck(t, "2,2")) == ("none", "1-metal")


def test_ns_2_43__a_wreck_vanishes_when_it_is_empty() -> None:
    t = table("ship blue-1 schooner 1,1 0; wreck 1,1 2-metal")
    assert "wreck-gone 1,1" in turn(t, "load blue-1 wreck", "add blue-1 all-metal")


def test_ns_2_43__a_wreck_stays_while_something_is_left() -> None:
    t = table("ship blue-1 schooner 1,1 0; wreck 1,1 2-metal")
    assert "wreck-gone 1,1" not in turn(t, "load blue-1 wreck", "add blue-1 1-metal")
    assert wreck(t, "1,1") == "1-metal"


def test_ns_2_44__wrecks_appear_by_themselves_by_option() -> None:
    """One roll of a hundred, a tile, then the contents; without the option nothing is rolled."""
    t = table("", [10, 0, 51, 1, 41, 1, 21], random_wrecks="true")
    told = turn(t)
    (tile,) = view_of(t)["wrecks"]
    assert f"wreck-found {tile}" in told
    assert wreck(t, tile) == "50-money 10-metal 40-wood 20-rum"


def test_ns_2_44__no_wreck_appears_on_a_high_roll() -> None:
    t = table("", [11], random_wrecks="true")
    turn(t)
    assert view_of(t)["wrecks"] == {}
