"""Manoeuvres and transactions of phase II."""

from __future__ import annotations

from tests.games.naval_strategy.positions import hold, hp, order, pose, ready, refusal, store, table, turn


def test_ns_6_1__forward_is_one_tile_ahead() -> None:
    """[NS-6.2] Turns are made on the spot."""
    t = table("ship blue-1 schooner 1,1 2")
    turn(t, "forward blue-1", "left blue-1", "forward blue-1", "right blue-1")
    assert pose(t, "blue-1") == "3,0 2"


def test_ns_6_2__turns_are_sixty_degrees() -> None:
    t = table("ship blue-1 schooner 1,1 0")
    turn(t, *["left blue-1"] * 3)
    assert pose(t, "blue-1") == "1,1 3"


def test_ns_6_3__land_and_edge_cannot_be_planned() -> None:
    t = table("ship blue-1 schooner 0,-1 0; ship red-1 schooner 0,-4 0")
    assert refusal(t, "forward blue-1", "forward blue-1") == "NS-6.3"
    assert refusal(t, "forward red-1", "forward red-1") == "NS-6.3"


def test_ns_6_4__ships_pass_each_other() -> None:
    """Only where ships end matters."""
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 1,0 3")
    turn(t, "forward blue-1", "forward blue-1", "left red-1")
    assert pose(t, "blue-1") == "1,-1 0"
    assert hp(t, "blue-1", "red-1") == "45 45"


def test_ns_6_10__sales_are_from_hold_and_store() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 10-rum; team blue 5-rum")
    turn(t, "sell blue-1", "add blue-1 all-rum", "add-hold blue-1 all-rum")
    assert (store(t, "blue"), hold(t, "blue-1")) == ("300-money", "nothing")


def test_ns_6_11__purchases_go_to_the_store() -> None:
    t = table("ship blue-1 schooner -5,5 1; team blue 100-money")
    turn(t, "buy blue-1", *["add blue-1 1-wood"] * 3, "add blue-1 5-cloth")
    assert (store(t, "blue"), hold(t, "blue-1")) == ("4-money 3-wood 5-cloth", "nothing")


def test_ns_6_12__trade_needs_a_port_at_that_point() -> None:
    """[NS-R.6] Loading needs none."""
    t = table("ship blue-1 schooner -5,4 3; ship red-1 schooner 0,1 0")
    assert refusal(t, "unload blue-1") == "NS-6.12"
    assert refusal(t, "forward blue-1", "unload blue-1") == ""
    assert refusal(t, "forward red-1", "load red-1 plantation") == ""


def test_ns_6_12__sales_and_purchases_need_one_too() -> None:
    t = table("ship blue-1 schooner -5,4 3 hold 5-rum")
    assert refusal(t, "sell blue-1") == "NS-6.12"
    assert refusal(t, "buy blue-1") == "NS-6.12"
    assert refusal(t, "forward blue-1", "buy blue-1") == ""


def test_ns_6_13__unloading_takes_everything() -> None:
    cargo = "1-money 2-metal 3-wood 4-cloth 5-rum"
    t = table(f"ship blue-1 schooner -5,5 1 hold {cargo}; team blue nothing")
    turn(t, "unload blue-1")
    assert (store(t, "blue"), hold(t, "blue-1")) == (cargo, "nothing")


def test_ns_6_14__loading_in_passing() -> None:
    t = table("ship blue-1 schooner 0,1 0")
    assert refusal(t, "load blue-1 plantation") == "NS-6.14"
    assert refusal(t, "forward blue-1", "load blue-1 wreck") == "NS-6.14"
    turn(t, "forward blue-1", "load blue-1 plantation", "add blue-1 10-wood", "forward blue-1")
    assert (pose(t, "blue-1"), hold(t, "blue-1")) == ("0,-1 0", "10-wood")


def test_ns_6_15__once_at_each_source_and_within_the_hold() -> None:
    t = table("ship blue-1 schooner 0,0 0 hold 100-metal; wreck 0,0 9-metal")
    load = ["load blue-1 plantation", "add blue-1 1-wood"]
    assert refusal(t, *load, "load blue-1 plantation") == "NS-6.15"
    assert refusal(t, *load, "load blue-1 wreck") == ""
    assert refusal(t, *load, "add blue-1 50-wood") == "NS-6.15"
    assert refusal(t, *load, "add blue-1 10-wood") == ""


def test_ns_6_15__nothing_else_before_an_amount_is_named() -> None:
    t = table("ship blue-1 schooner 0,0 0")
    order(t, "load blue-1 plantation")
    assert t.refuses("blue", "forward blue-1") == "NS-6.15"
    assert t.refuses("blue", "report blue-1") == "NS-6.15"
    turn(t, "add blue-1 50-rum", "add blue-1 half-wood", "forward blue-1")
    assert hold(t, "blue-1") == "50-wood 50-rum"


def test_ns_6_15__an_order_that_names_nothing_is_no_order() -> None:
    t = table("ship blue-1 schooner 0,0 0")
    order(t, "load blue-1 plantation")
    ready(t)
    assert hold(t, "blue-1") == "nothing"


def test_ns_6_16__amounts_while_planning() -> None:
    """From the store any amount, from the hold what it has, no money, and not nothing."""
    t = table("ship blue-1 schooner -5,5 1 hold 9-money 5-rum; team blue nothing")
    assert refusal(t, "sell blue-1", "add blue-1 100-rum") == ""
    assert refusal(t, "sell blue-1", "add-hold blue-1 5-rum") == ""
    assert refusal(t, "sell blue-1", "add-hold blue-1 10-rum") == "NS-6.16"
    assert refusal(t, "sell blue-1", "add blue-1 1-money") == "NS-6.16"
    assert refusal(t, "sell blue-1", "add-hold blue-1 5-money") == "NS-6.16"
    assert refusal(t, "buy blue-1", "left blue-1") == "NS-6.15"
    assert refusal(t, "unload blue-1", "unload blue-1") == ""


def test_ns_6_16__what_is_unloaded_can_no_more_be_sold_from_the_hold() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 5-rum; team blue nothing")
    assert refusal(t, "unload blue-1", "sell blue-1", "add-hold blue-1 5-rum") == "NS-6.16"
    turn(t, "unload blue-1", "sell blue-1", "add blue-1 5-rum")
    assert store(t, "blue") == "100-money"


def test_ns_6_16__a_lot_can_be_taken_back_with_its_order() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 4-rum")
    order(t, "sell blue-1", "add-hold blue-1 all-rum", "undo-order blue-1")
    assert refusal(t, "undo-order blue-1") == "NS-4.3"
    assert refusal(t, "add-hold blue-1 1-rum") == "NS-6.16"
