"""Destruction and return."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    is_chained,
    is_destroyed,
    pose,
    refusal,
    ship,
    store,
    table,
    turn,
    view_of,
    wreck,
)


def test_ns_11_1__a_destroyed_ship_loses_everything_it_carried() -> None:
    """[NS-11.2] [NS-R.17] A wreck lies where it ended; carried money is lost."""
    t = table(
        "ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1 hold 50-money 1-metal; wreck 0,0 5-wood"
    )
    turn(t, "volley-left blue-1", "forward red-1")
    assert hold(t, "red-1") == "nothing"
    assert wreck(t, "0,0") == "1-metal 15-wood 10-cloth"


def test_ns_11_2__a_second_wreck_is_merged_into_the_first() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1; wreck 0,1 7-money")
    turn(t, "volley-left blue-1")
    assert list(view_of(t)["wrecks"]) == ["0,1"]
    assert wreck(t, "0,1") == "7-money 10-wood 10-cloth"


def test_ns_11_3__it_waits_in_the_nearest_port_with_everything_broken() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 4 hp 1 chained fit hull cannons")
    assert "sunk red-1 0,1 haven" in turn(t, "volley-left blue-1")
    assert (pose(t, "red-1"), hp(t, "red-1")) == ("-5,5 4", "0")
    assert fitted(t, "red-1") == "hull* cannons*"
    assert not is_chained(t, "red-1")


def test_ns_11_3__equally_near_ports_in_the_order_of_the_map() -> None:
    t = table("ship blue-1 brig 1,0 0; ship red-1 schooner 0,0 0 hp 1")
    turn(t, "volley-left blue-1")
    assert pose(t, "red-1") == "-5,5 0"


def test_ns_11_4__it_is_repaired_for_a_tenth() -> None:
    """[NS-11.5] [NS-11.6] With full hit points, enhancements still broken."""
    t = table(
        "ship blue-1 frigate -5,5 1 destroyed fit cannons*; team blue 400-money 13-metal 30-wood 20-cloth"
    )
    turn(t, "repair blue-1", "forward blue-1")
    assert (hp(t, "blue-1"), pose(t, "blue-1")) == ("105", "-4,4 1")
    assert (store(t, "blue"), fitted(t, "blue-1")) == ("nothing", "cannons*")


def test_ns_11_4__or_downgraded_free() -> None:
    """[NS-11.7] One type lower, with full hit points."""
    t = table("ship blue-1 frigate -5,5 1 destroyed; team blue nothing")
    turn(t, "downgrade blue-1")
    assert (ship(t, "blue-1")["type"], hp(t, "blue-1")) == ("brig", "65")


def test_ns_11_5__enhancements_cost_a_fifth_after_a_paid_repair() -> None:
    t = table("ship blue-1 brig -5,5 1 fit hull*; team blue 100-money 2-metal 20-wood")
    turn(t, "mend blue-1 hull")
    assert (store(t, "blue"), fitted(t, "blue-1")) == ("nothing", "hull")


def test_ns_11_6__it_may_sail_with_broken_enhancements() -> None:
    t = table("ship blue-1 brig -5,5 1 fit hull*")
    assert refusal(t, "forward blue-1") == ""


def test_ns_11_7__enhancements_cost_a_tenth_after_a_downgrade() -> None:
    """[NS-R.15] The ship remembers how it was revived."""
    t = table("ship blue-1 frigate -5,5 1 destroyed fit hull*; team blue 50-money 1-metal 10-wood")
    turn(t, "downgrade blue-1")
    turn(t, "mend blue-1 hull")
    assert (store(t, "blue"), fitted(t, "blue-1")) == ("nothing", "hull")


def test_ns_11_8__what_the_lower_type_cannot_carry_is_lost() -> None:
    """[NS-R.20] The hull is broken, so it has base hit points."""
    t = table("ship blue-1 galleon -5,5 1 destroyed fit hull* heavy-ball* ram*")
    turn(t, "downgrade blue-1")
    assert (fitted(t, "blue-1"), hp(t, "blue-1")) == ("hull* ram*", "105")


def test_ns_11_9__only_destroyed_ships_above_schooners_are_downgraded() -> None:
    t = table("ship blue-1 schooner -5,5 1 destroyed; ship blue-2 brig -5,5 1 hp 1")
    assert refusal(t, "downgrade blue-1") == "NS-11.9"
    assert refusal(t, "downgrade blue-2") == "NS-11.9"


@pytest.mark.parametrize(("money", "stays_destroyed"), [(99, False), (100, True)])
def test_ns_11_20__the_last_schooner_is_repaired_free(money: int, stays_destroyed: bool) -> None:
    """[NS-R.14] Only when there is no other means."""
    t = table(
        "ship blue-1 schooner -5,5 1 destroyed fit hull*; ship red-1 schooner 3,0 0; "
        f"team blue {money}-money 10-wood 10-cloth"
    )
    told = turn(t)
    assert is_destroyed(t, "blue-1") == stays_destroyed
    assert ("repaired-free blue-1" in told) == (not stays_destroyed)
