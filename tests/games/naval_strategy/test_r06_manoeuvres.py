"""Manoeuvres and transactions of phase II."""

from __future__ import annotations

from tests.games.naval_strategy.positions import hold, pose, ready, refusal, sea, store, table, turn, view_of


def test_ns_6_1__forward_is_one_tile_ahead() -> None:
    """[NS-6.2] Turns are made on the spot."""
    s = sea("ship blue-1 schooner 1,1 2")
    turn(s, {"blue-1": "forward left forward right"})
    assert pose(s, "blue-1") == "3,0 2"


def test_ns_6_2__turns_are_sixty_degrees() -> None:
    s = sea("ship blue-1 schooner 1,1 0")
    turn(s, {"blue-1": "left left left"})
    assert pose(s, "blue-1") == "1,1 3"


def test_ns_6_3__land_and_edge_cannot_be_planned() -> None:
    s = sea("ship blue-1 schooner 0,-1 0")
    assert refusal(s, "blue-1", "forward forward") == "NS-6.3"


def test_ns_6_4__ships_pass_each_other() -> None:
    """[NS-10.8] Only where ships end matters; exchanging tiles is no collision."""
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 schooner 1,0 3")
    turn(s, {"blue-1": "forward forward", "red-1": "left"})
    assert pose(s, "blue-1") == "1,-1 0"
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 schooner 1,0 3")
    turn(s, {"blue-1": "forward", "red-1": "forward"})
    assert (pose(s, "blue-1"), pose(s, "red-1")) == ("1,0 0", "1,1 3")
    assert s.hp == [45, 45]


def test_ns_6_10__sales_are_from_hold_and_store() -> None:
    s = sea("ship blue-1 schooner -5,5 1 hold 0 0 0 0 10; team blue 0 0 0 0 5")
    turn(s, {"blue-1": "sell 0 0 0 0 5 0 0 0 0 10"})
    assert store(s, 0) == [300, 0, 0, 0, 0]
    assert hold(s, "blue-1") == [0, 0, 0, 0, 0]


def test_ns_6_11__purchases_go_to_the_store() -> None:
    s = sea("ship blue-1 schooner -5,5 1; team blue 100 0 0 0 0")
    turn(s, {"blue-1": "buy 0 0 3 5 0"})
    assert store(s, 0) == [4, 0, 3, 5, 0]


def test_ns_6_12__trade_needs_a_port_at_that_point() -> None:
    """[NS-R.6] Loading needs none."""
    s = sea("ship blue-1 schooner -5,4 3")
    assert refusal(s, "blue-1", "unload") == "NS-6.12"
    assert refusal(s, "blue-1", "forward unload") == ""
    assert refusal(s, "blue-1", "forward unload left left forward unload") == "NS-8.1"


def test_ns_6_13__unloading_takes_everything() -> None:
    s = sea("ship blue-1 schooner -5,5 1 hold 1 2 3 4 5; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "unload"})
    assert store(s, 0) == [1, 2, 3, 4, 5]


def test_ns_6_14__loading_in_passing() -> None:
    s = sea("ship blue-1 schooner 0,1 0")
    assert refusal(s, "blue-1", "load 0 0 0 1 0 0") == "NS-6.14"
    turn(s, {"blue-1": "forward load 0 0 0 9 0 0 forward"})
    assert (pose(s, "blue-1"), hold(s, "blue-1")[2]) == ("0,-1 0", 9)
    assert refusal(s, "blue-1", "load 1 0 0 1 0 0") == "NS-6.14"


def test_ns_6_15__once_at_each_source_and_within_the_hold() -> None:
    s = sea("ship blue-1 schooner 0,0 0")
    assert refusal(s, "blue-1", "load 0 0 0 1 0 0 load 0 0 0 1 0 0") == "NS-6.15"
    assert refusal(s, "blue-1", "load 0 0 0 151 0 0") == "NS-6.15"
    assert refusal(s, "blue-1", "load 0 0 0 0 0 0") == "NS-6.15"


def test_ns_6_15__nothing_else_before_an_amount_is_named() -> None:
    t = table("ship blue-1 schooner 0,0 0; ship red-1 schooner 3,0 0")
    t.play("blue", "load blue-1 plantation")
    assert t.refuses("blue", "forward blue-1") == "NS-6.15"
    assert t.refuses("blue", "report blue-1") == "NS-6.15"
    t.play("blue", "add blue-1 50-rum")
    t.play("blue", "add blue-1 half-wood")
    t.play("blue", "forward blue-1")
    ready(t)
    assert view_of(t)["ships"][0]["hold"] == [0, 0, 50, 0, 50]


def test_ns_6_15__an_order_that_names_nothing_is_no_order() -> None:
    t = table("ship blue-1 schooner 0,0 0; ship red-1 schooner 3,0 0")
    t.play("blue", "load blue-1 plantation")
    ready(t)
    assert view_of(t)["ships"][0]["hold"] == [0, 0, 0, 0, 0]


def test_ns_6_16__amounts_while_planning() -> None:
    s = sea("ship blue-1 schooner -5,5 1 hold 9 0 0 0 5")
    assert refusal(s, "blue-1", "sell 0 0 0 0 9999 0 0 0 0 0") == ""
    assert refusal(s, "blue-1", "sell 0 0 0 0 0 0 0 0 0 6") == "NS-6.16"
    assert refusal(s, "blue-1", "sell 1 0 0 0 0 0 0 0 0 0") == "NS-6.16"
    assert refusal(s, "blue-1", "sell 0 0 0 0 0 9 0 0 0 0") == "NS-6.16"
    assert refusal(s, "blue-1", "buy 0 0 0 0 0") == "NS-6.16"
    assert refusal(s, "blue-1", "unload unload") == ""
    s = sea("ship blue-1 schooner 0,0 0")
    assert refusal(s, "blue-1", "load 0 0 0 150 0 0") == ""


def test_ns_6_16__a_lot_that_is_not_there_is_refused() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 0 0 0 0 4; ship red-1 schooner 3,0 0")
    t.play("blue", "sell blue-1")
    assert t.refuses("blue", "add-hold blue-1 5-rum") == "NS-6.16"
    t.play("blue", "add-hold blue-1 all-rum")
    t.play("blue", "undo-order blue-1")
    assert t.refuses("blue", "undo-order blue-1") == "NS-4.3"
