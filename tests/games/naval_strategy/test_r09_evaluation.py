"""The evaluation of a turn, step by step."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.positions import (
    hold,
    hp,
    is_destroyed,
    kinds,
    pose,
    stock,
    store,
    table,
    turn,
    view_of,
    wreck,
)


def test_ns_9_1__the_steps_follow_each_other() -> None:
    """Port phase, volleys, movement, howitzers, transactions, destruction."""
    t = table(
        "ship blue-1 brig -5,5 1 hp 60; ship blue-2 brig 1,1 0 fit mortar; ship red-1 schooner 0,1 0 hp 8;"
        "ship red-2 brig 0,0 2; team blue 900-money 50-wood 50-cloth"
    )
    told = turn(
        t,
        "repair blue-1",
        "volley-left blue-2",
        "howitzer blue-2 1,0",
        "forward red-1",
        "load red-2 plantation",
        "add red-2 1-wood",
    )
    expected = ["repaired", "fired", "hit", "sailed", "shelled", "loaded", "sunk"]
    assert [kind for kind in kinds(told) if kind in expected] == expected


def test_ns_9_2__port_actions_in_registration_order() -> None:
    """[NS-R.23] The first ship of a team uses the treasury first, whoever was ordered first."""
    t = table(
        "ship blue-1 schooner -5,5 1 hp 1; ship blue-2 schooner -5,5 1 hp 1; "
        "team blue 99-money 9-metal 9-wood 9-cloth"
    )
    told = turn(t, "repair blue-2", "repair blue-1")
    assert [line for line in told if "blue" in line] == ["repaired blue-1 45", "unpaid blue-2 repair"]
    assert hp(t, "blue-1", "blue-2") == "45 1"


def test_ns_9_3__what_cannot_be_paid_is_skipped_and_the_rest_checked_again() -> None:
    t = table("ship blue-1 brig -5,5 1; team blue nothing")
    told = turn(t, "fit blue-1 mortar", "forward blue-1", "howitzer blue-1 -4,3", "left blue-1")
    assert told[:2] == ["unpaid blue-1 fit", "dropped blue-1 howitzer"]
    assert pose(t, "blue-1") == "-4,4 0"


def test_ns_9_3__a_later_port_action_may_have_become_illegal() -> None:
    t = table("ship blue-1 schooner -5,5 1; team blue 750-money 50-metal")
    told = turn(t, "upgrade blue-1", "fit blue-1 mortar")
    assert [line for line in told if "blue-1" in line] == ["unpaid blue-1 upgrade", "dropped blue-1 fit"]
    assert store(t, "blue") == "750-money 50-metal"


def test_ns_9_4__targets_are_where_they_stood_at_the_start() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 0,1 0")
    turn(t, "volley-left blue-1", "forward red-1", "forward red-1")
    assert hp(t, "red-1") == "37"


def test_ns_9_5__a_ship_never_hits_itself() -> None:
    t = table("ship blue-1 schooner 1,1 0")
    turn(t, "forward blue-1", "left blue-1", "volley-left blue-1", "volley-right blue-1")
    assert hp(t, "blue-1") == "45"


@pytest.mark.parametrize(("where", "left"), [("-4,3", "65"), ("-3,3", "55")])
def test_ns_9_6__guns_are_those_after_the_port_phase(where: str, left: str) -> None:
    """Extra cannons bought in this turn fire; from where the ship has sailed to, not from the port."""
    t = table(f"ship blue-1 schooner -5,5 1; ship red-1 brig {where} 0; team blue 500-money 50-metal 50-wood")
    turn(t, "fit blue-1 cannons", "forward blue-1", "left blue-1", "volley-right blue-1")
    assert hp(t, "red-1") == left


def test_ns_9_7__a_doomed_ship_carries_out_its_turn() -> None:
    t = table("ship blue-1 galleon 1,1 0; ship red-1 schooner 0,1 0 hp 1; wreck 0,0 9-metal")
    turn(t, "volley-left blue-1", "forward red-1", "load red-1 wreck", "add red-1 all-metal")
    assert is_destroyed(t, "red-1")
    assert wreck(t, "0,0") == "9-metal 10-wood 10-cloth"


def test_ns_r_12__who_modified_itself_in_phase_one_is_never_doomed_by_a_volley_of_that_turn() -> None:
    t = table(
        "ship blue-1 galleon -4,4 0; ship red-1 schooner -5,5 0 hp 1; team red 900-money 90-wood 90-cloth"
    )
    turn(t, "volley-left blue-1", "repair red-1", "forward red-1")
    assert hp(t, "red-1") == "45"


def test_ns_9_8__every_ship_moves_along_its_route() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 brig 3,0 3")
    told = turn(t, "forward blue-1", "right blue-1", "forward blue-1", "forward red-1")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("2,-1 1", "3,1 3")
    assert "sailed blue-1 2,-1 1 0 1,1+1,0+2,-1" in told


def test_ns_9_9__a_howitzer_hits_everybody_on_the_tile_also_the_shooter() -> None:
    t = table("ship blue-1 brig 1,1 0 fit mortar")
    turn(t, "howitzer blue-1 1,0", "forward blue-1")
    assert hp(t, "blue-1") == "53"


def test_ns_9_10__loads_are_shared_then_each_ship_trades_in_its_own_order() -> None:
    """[NS-R.8] Sail in, unload, sell what others have brought."""
    t = table("ship blue-1 schooner -5,4 3 hold 10-rum; ship blue-2 schooner -5,5 1; team blue nothing")
    turn(t, "forward blue-1", "unload blue-1", "sell blue-2", "add blue-2 10-rum")
    assert store(t, "blue") == "200-money"


def test_ns_9_11__a_ship_thrown_back_does_not_trade_behind_that_point() -> None:
    t = table("ship blue-1 schooner 0,1 0; ship red-1 galleon 0,0 0")
    told = turn(t, "forward blue-1", "load blue-1 plantation", "add blue-1 5-wood")
    assert "unreached blue-1 load" in told
    assert (pose(t, "blue-1"), hold(t, "blue-1")) == ("0,1 0", "nothing")
    assert stock(t, "0,0") == "200-wood 100-cloth 200-rum"


def test_ns_9_12__purchases_are_all_or_nothing_sales_are_cut_down() -> None:
    t = table("ship blue-1 schooner -5,5 1; team blue 11-money 3-rum")
    told = turn(t, "buy blue-1", "add blue-1 1-wood", "sell blue-1", "add blue-1 10-rum")
    assert "unpaid blue-1 buy" in told
    assert store(t, "blue") == "71-money"


def test_ns_9_13__ships_without_hit_points_are_destroyed() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 0,1 0 hp 8; ship red-2 schooner 0,2 0 hp 9")
    turn(t, "volley-left blue-1")
    assert (is_destroyed(t, "red-1"), is_destroyed(t, "red-2")) == (True, False)
    assert hp(t, "red-2") == "1"


def test_ns_9_14__the_end_of_a_turn() -> None:
    """New ships, chain marks, regrowth, then the next turn."""
    t = table(
        "ship blue-1 schooner 1,1 0 chained; ship red-1 schooner 3,0 0; "
        "team blue 9000-money 900-wood 900-cloth; plantation 0,0 nothing"
    )
    t.play("blue", "build brig haven")
    turn(t)
    assert [one["id"] for one in view_of(t)["ships"]] == ["blue-1", "red-1", "blue-2"]
    assert "chained" not in view_of(t)["ships"][0]
    assert stock(t, "0,0") == "40-wood 20-cloth 40-rum"
    assert view_of(t)["turn"] == 2


def test_ns_9_15__shots_land_even_if_the_ship_was_thrown_back() -> None:
    """[NS-R.29] Range is checked only while planning."""
    t = table("ship blue-1 brig 1,2 0 fit mortar; ship red-1 galleon 1,1 0; ship red-2 brig 1,-1 0")
    turn(t, "forward blue-1", "howitzer blue-1 1,-1")
    assert pose(t, "blue-1") == "1,2 0"
    assert hp(t, "red-2") == "53"
    assert not is_destroyed(t, "blue-1")
