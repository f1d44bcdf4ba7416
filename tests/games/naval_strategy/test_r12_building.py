"""New ships, upgrades, repairs."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    is_destroyed,
    pose,
    refusal,
    ship,
    store,
    table,
    turn,
    view_of,
)

AT_SEA = "ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0"


def test_ns_12_1__a_team_orders_a_ship_while_planning() -> None:
    """[NS-12.2] [NS-12.3] [NS-12.5] Paid at once, it appears at the end of the turn, fitted out."""
    t = table(f"{AT_SEA}; team blue 2500-money 50-metal 250-wood 150-cloth")
    for action in ("build brig refuge", "equip 0 cannons", "point 0 4"):
        t.play("blue", action)
    assert store(t, "blue") == "nothing"
    assert "launched blue-2 brig refuge" in turn(t)
    assert (ship(t, "blue-2")["type"], pose(t, "blue-2")) == ("brig", "5,-5 4")
    assert (fitted(t, "blue-2"), hp(t, "blue-2")) == ("cannons", "65")


def test_ns_12_2__the_full_price_must_be_there() -> None:
    t = table(f"{AT_SEA}; team blue 999-money 100-wood 100-cloth")
    assert t.refuses("blue", "build schooner haven") == "NS-12.2"
    t = table(f"{AT_SEA}; team blue 1000-money 100-wood 100-cloth")
    assert t.refuses("blue", "build schooner haven") == ""


def test_ns_12_3__a_new_ship_acts_from_the_next_turn_on() -> None:
    t = table(f"{AT_SEA}; team blue 1000-money 100-wood 100-cloth")
    t.play("blue", "build schooner haven")
    assert refusal(t, "left blue-2") == "NS-3.20"
    turn(t)
    assert refusal(t, "left blue-2") == ""


def test_ns_12_4__an_order_can_be_cancelled_with_full_refund() -> None:
    t = table(f"{AT_SEA}; team blue 1500-money 10-metal 200-wood 100-cloth")
    for action in ("build schooner haven", "equip 0 hull", "cancel 0"):
        t.play("blue", action)
    assert store(t, "blue") == "1500-money 10-metal 200-wood 100-cloth"
    assert t.refuses("blue", "cancel 0") == "NS-12.4"


def test_ns_12_5__several_ships_in_the_order_of_payment() -> None:
    t = table(f"{AT_SEA}; team blue 9000-money 900-wood 900-cloth")
    t.play("blue", "build brig haven")
    t.play("blue", "build schooner refuge")
    turn(t)
    assert [(one["id"], one["type"]) for one in view_of(t)["ships"]][2:] == [
        ("blue-2", "brig"),
        ("blue-3", "schooner"),
    ]


def test_ns_12_5__what_the_type_can_carry_and_each_once() -> None:
    t = table(f"{AT_SEA}; building blue brig refuge 3 cannons; team blue 9000-money 900-metal 900-wood")
    assert t.refuses("blue", "equip 0 cannons") == "NS-12.5"
    assert t.refuses("blue", "equip 0 ram") == "NS-12.5"
    assert t.refuses("blue", "equip 0 hull") == ""


def test_ns_13_1__an_upgrade_makes_the_next_larger_type() -> None:
    """[NS-13.3] [NS-13.4] [NS-R.28] Whole, with all it has; what is broken stays so."""
    t = table(
        "ship blue-1 schooner -5,5 1 hp 3 hold 5-wood fit hull cannons*; "
        "team blue 1500-money 150-wood 100-cloth"
    )
    turn(t, "upgrade blue-1")
    assert (ship(t, "blue-1")["type"], hp(t, "blue-1")) == ("brig", "75")
    assert (fitted(t, "blue-1"), hold(t, "blue-1")) == ("hull cannons*", "5-wood")


UPGRADES = {
    "schooner": "1500-money 150-wood 100-cloth",
    "brig": "3000-money 130-metal 200-wood 125-cloth",
    "frigate": "6000-money 185-metal 250-wood 150-cloth",
}


@pytest.mark.parametrize(("kind", "price"), UPGRADES.items())
def test_ns_13_2__an_upgrade_costs_the_new_price_less_half_the_old(kind: str, price: str) -> None:
    t = table(f"ship blue-1 {kind} -5,5 1; team blue {price}")
    turn(t, "upgrade blue-1")
    assert (ship(t, "blue-1")["type"] != kind, store(t, "blue")) == (True, "nothing")


def test_ns_13_2__without_the_full_price_there_is_none() -> None:
    t = table("ship blue-1 schooner -5,5 1; team blue 1499-money 150-wood 100-cloth")
    assert "unpaid blue-1 upgrade" in turn(t, "upgrade blue-1")
    assert ship(t, "blue-1")["type"] == "schooner"


def test_ns_13_3__enhancements_work_as_on_the_new_type() -> None:
    """A schooner with extra cannons becomes a frigate, which fires 26 guns."""
    t = table(
        "ship blue-1 schooner -5,5 1 fit cannons; ship red-1 galleon -3,4 0; "
        "team blue 9000-money 900-metal 900-wood 900-cloth"
    )
    turn(t, "upgrade blue-1", "upgrade blue-1", "forward blue-1", "volley-right blue-1")
    assert hp(t, "red-1") == str(150 - 26)


def test_ns_13_4__broken_enhancements_stay_broken() -> None:
    t = table("ship blue-1 schooner -5,5 1 hp 1 fit hull*; team blue 9000-money 900-metal 900-wood 900-cloth")
    turn(t, "upgrade blue-1")
    assert (hp(t, "blue-1"), fitted(t, "blue-1")) == ("65", "hull*")


def test_ns_13_5__repairs_cost_two_to_ten_percent() -> None:
    """[NS-R.21] One exact rounding; an undamaged ship cannot be repaired."""
    t = table(
        "ship blue-1 galleon -5,5 1 hp 75; ship blue-2 schooner -5,5 1; "
        "team blue 480-money 15-metal 24-wood 15-cloth"
    )
    assert refusal(t, "repair blue-2") == "NS-13.5"
    turn(t, "repair blue-1")
    assert (hp(t, "blue-1"), store(t, "blue")) == ("150", "nothing")


def test_ns_13_6__a_destroyed_ship_is_repaired_before_it_is_upgraded() -> None:
    t = table("ship blue-1 schooner -5,5 1 destroyed")
    assert refusal(t, "upgrade blue-1") == "NS-8.13"
    assert refusal(t, "repair blue-1", "upgrade blue-1") == ""


REVIVALS = {
    "schooner": "100-money 10-wood 10-cloth",
    "brig": "200-money 20-wood 15-cloth",
    "frigate": "400-money 13-metal 30-wood 20-cloth",
    "galleon": "800-money 25-metal 40-wood 25-cloth",
}


@pytest.mark.parametrize(("kind", "price"), REVIVALS.items())
def test_ns_r_2__the_repair_of_a_destroyed_ship_follows_from_its_price(kind: str, price: str) -> None:
    """A tenth of it, halves rounded up."""
    other = "ship blue-2 schooner 4,0 0"
    t = table(f"ship blue-1 {kind} -5,5 1 destroyed; {other}; team blue {price}")
    turn(t, "repair blue-1")
    assert (is_destroyed(t, "blue-1"), store(t, "blue")) == (False, "nothing")
    less = price.replace("-money", "", 1).split()
    poor = " ".join([f"{int(less[0]) - 1}-money", *less[1:]])
    t = table(f"ship blue-1 {kind} -5,5 1 destroyed; {other}; team blue {poor}")
    turn(t, "repair blue-1")
    assert (is_destroyed(t, "blue-1"), store(t, "blue")) == (True, poor)
