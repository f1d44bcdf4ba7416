"""The evaluation of a turn, step by step."""

from __future__ import annotations

from tests.games.naval_strategy.positions import (
    hold,
    hp,
    pose,
    sea,
    ship,
    stock,
    store,
    table,
    turn,
    view_of,
    wreck,
)


def kinds(told: list[str]) -> list[str]:
    return [line.split()[0] for line in told]


def test_ns_9_1__the_steps_follow_each_other() -> None:
    """Port phase, volleys, movement, howitzers, transactions, destruction."""
    s = sea(
        "ship blue-1 brig -5,5 1 hp 60; ship blue-2 brig 1,1 0 fit mortar; ship red-1 schooner 0,1 0 hp 8;"
        "ship red-2 brig 0,0 2; team blue 900 0 50 50 0"
    )
    orders = {
        "blue-1": "repair",
        "blue-2": "volley-left howitzer 1,0",
        "red-1": "forward",
        "red-2": "load 0 0 0 1 0 0",
    }
    told = kinds(turn(s, orders))
    expected = ["repaired", "fired", "hit", "sailed", "shelled", "loaded", "sunk"]
    assert [kind for kind in told if kind in expected] == expected


def test_ns_9_2__port_actions_in_registration_order() -> None:
    """[NS-R.23] The first ship of a team uses the treasury first."""
    s = sea("ship blue-1 schooner -5,5 1 hp 1; ship blue-2 schooner -5,5 1 hp 1; team blue 99 9 9 9 0")
    told = turn(s, {"blue-2": "repair", "blue-1": "repair"})
    assert [line.split()[0] for line in told] == ["repaired", "unpaid"]
    assert s.hp == [45, 1]


def test_ns_9_3__what_cannot_be_paid_is_skipped_and_the_rest_checked_again() -> None:
    s = sea("ship blue-1 brig -5,5 1; team blue 0 0 0 0 0")
    told = turn(s, {"blue-1": "fit 3 forward howitzer -4,3 left"})
    assert kinds(told)[:2] == ["unpaid", "dropped"]
    assert pose(s, "blue-1") == "-4,4 0"


def test_ns_9_3__a_later_port_action_may_have_become_illegal() -> None:
    s = sea("ship blue-1 schooner -5,5 1; team blue 750 50 0 0 0")
    told = turn(s, {"blue-1": "upgrade fit 3"})
    assert kinds(told) == ["unpaid", "dropped"]
    assert store(s, 0) == [750, 50, 0, 0, 0]


def test_ns_9_4__targets_are_where_they_stood_at_the_start() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 schooner 0,1 0")
    turn(s, {"blue-1": "volley-left", "red-1": "forward forward"})
    assert hp(s, "red-1") == 37


def test_ns_9_5__a_ship_never_hits_itself() -> None:
    s = sea("ship blue-1 schooner 1,1 0")
    turn(s, {"blue-1": "forward left volley-left volley-right"})
    assert hp(s, "blue-1") == 45


def test_ns_9_6__guns_are_those_after_the_port_phase() -> None:
    s = sea("ship blue-1 schooner -5,5 1; ship red-1 brig -4,3 0; team blue 500 50 50 0 0")
    turn(s, {"blue-1": "fit 2 forward left volley-right"})
    assert hp(s, "red-1") == 65
    s = sea("ship blue-1 schooner -5,5 1; ship red-1 brig -3,3 0; team blue 500 50 50 0 0")
    turn(s, {"blue-1": "fit 2 forward left volley-right"})
    assert hp(s, "red-1") == 55


def test_ns_9_7__a_doomed_ship_carries_out_its_turn() -> None:
    """[NS-R.12] Who modified itself in phase I is never doomed by a volley of that turn."""
    s = sea("ship blue-1 galleon 1,1 0; ship red-1 schooner 0,1 0 hp 1; wreck 0,0 0 9 0 0 0")
    turn(s, {"blue-1": "volley-left", "red-1": "forward load 1 0 9 0 0 0"})
    assert wreck(s, "0,0") == [0, 9, 10, 10, 0]
    s = sea("ship blue-1 galleon -4,4 0; ship red-1 schooner -5,5 0 hp 1; team red 900 0 90 90 0")
    turn(s, {"blue-1": "volley-left", "red-1": "repair forward"})
    assert hp(s, "red-1") == 45


def test_ns_9_8__every_ship_moves_along_its_route() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 brig 3,0 3")
    turn(s, {"blue-1": "forward right forward", "red-1": "forward"})
    assert (pose(s, "blue-1"), pose(s, "red-1")) == ("2,-1 1", "3,1 3")


def test_ns_9_9__a_howitzer_hits_everybody_on_the_tile_also_the_shooter() -> None:
    s = sea("ship blue-1 brig 1,1 0 fit mortar")
    turn(s, {"blue-1": "howitzer 1,0 forward"})
    assert hp(s, "blue-1") == 53


def test_ns_9_10__loads_are_shared_then_each_ship_trades_in_its_own_order() -> None:
    """[NS-R.8] Sail in, unload, sell what others have brought."""
    s = sea("ship blue-1 schooner -5,4 3 hold 0 0 0 0 10; ship blue-2 schooner -5,5 1; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "forward unload", "blue-2": "sell 0 0 0 0 10 0 0 0 0 0"})
    assert store(s, 0) == [200, 0, 0, 0, 0]


def test_ns_9_11__a_ship_thrown_back_does_not_trade_behind_that_point() -> None:
    s = sea("ship blue-1 schooner 0,1 0; ship red-1 galleon 0,0 0")
    told = turn(s, {"blue-1": "forward load 0 0 0 5 0 0"})
    assert "unreached" in kinds(told)
    assert (pose(s, "blue-1"), hold(s, "blue-1")) == ("0,1 0", [0, 0, 0, 0, 0])
    assert stock(s, "0,0") == [0, 0, 200, 100, 200]


def test_ns_9_12__purchases_are_all_or_nothing_sales_are_cut_down() -> None:
    s = sea("ship blue-1 schooner -5,5 1; team blue 11 0 0 0 3")
    turn(s, {"blue-1": "buy 0 0 1 0 0 sell 0 0 0 0 9 0 0 0 0 0"})
    assert store(s, 0) == [71, 0, 0, 0, 0]


def test_ns_9_13__ships_without_hit_points_are_destroyed() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 schooner 0,1 0 hp 8; ship red-2 schooner 0,2 0 hp 9")
    turn(s, {"blue-1": "volley-left"})
    assert s.dead == [0, 1, 0]
    assert hp(s, "red-2") == 1


def test_ns_9_14__the_end_of_a_turn() -> None:
    """New ships, chain marks, regrowth, then the next turn."""
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 9000 0 900 900 0")
    t.play("blue", "build brig haven")
    for team in ("blue", "red"):
        t.play(team, "ready")
    assert [ship["id"] for ship in view_of(t)["ships"]] == ["blue-1", "red-1", "blue-2"]
    assert t.view()["turn"] == 2


def test_ns_9_15__shots_land_even_if_the_ship_was_thrown_back() -> None:
    """[NS-R.29] Range is checked only while planning."""
    s = sea("ship blue-1 brig 1,2 0 fit mortar; ship red-1 galleon 1,1 0; ship red-2 brig 1,-1 0")
    turn(s, {"blue-1": "forward howitzer 1,-1"})
    assert pose(s, "blue-1") == "1,2 0"
    assert hp(s, "red-2") == 53
    assert not s.dead[ship(s, "blue-1")]
