"""Destruction and return; building, upgrading, repairing."""

from __future__ import annotations

from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    pose,
    ready,
    refusal,
    sea,
    ship,
    store,
    table,
    turn,
    view_of,
    wreck,
)


def test_ns_11_1__a_destroyed_ship_loses_everything_it_carried() -> None:
    """[NS-11.2] [NS-R.17] A wreck lies where it ended; carried money is lost."""
    s = sea("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1 hold 50 1 0 0 0; wreck 0,0 0 0 5 0 0")
    turn(s, {"blue-1": "volley-left", "red-1": "forward"})
    assert hold(s, "red-1") == [0, 0, 0, 0, 0]
    assert wreck(s, "0,0") == [0, 1, 15, 10, 0]


def test_ns_11_2__a_second_wreck_is_merged_into_the_first() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1; wreck 0,1 7 0 0 0 0")
    turn(s, {"blue-1": "volley-left"})
    assert wreck(s, "0,1") == [7, 0, 10, 10, 0]
    assert len(s.wrecks) == 1


def test_ns_11_3__it_waits_in_the_nearest_port_with_everything_broken() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 4 hp 1 chained fit hull cannons")
    turn(s, {"blue-1": "volley-left"})
    assert (pose(s, "red-1"), hp(s, "red-1")) == ("-5,5 4", 0)
    assert fitted(s, "red-1") == {"hull": False, "cannons": False}
    assert s.chained == [0, 0]


def test_ns_11_3__equally_near_ports_in_the_order_of_the_map() -> None:
    s = sea("ship blue-1 brig 1,0 0; ship red-1 schooner 0,0 0 hp 1")
    turn(s, {"blue-1": "volley-left"})
    assert pose(s, "red-1") == "-5,5 0"


def test_ns_11_4__it_is_repaired_for_a_tenth_or_downgraded_free() -> None:
    """[NS-11.5] [NS-11.6] [NS-11.7] With full hit points."""
    s = sea("ship blue-1 frigate -5,5 1 destroyed fit cannons*; team blue 400 13 30 20 0")
    turn(s, {"blue-1": "repair forward"})
    assert (hp(s, "blue-1"), store(s, 0), fitted(s, "blue-1")) == (105, [0, 0, 0, 0, 0], {"cannons": False})
    s = sea("ship blue-1 frigate -5,5 1 destroyed; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "downgrade"})
    assert (s.kind[0], hp(s, "blue-1")) == (1, 65)


def test_ns_11_5__enhancements_cost_a_fifth_after_a_paid_repair() -> None:
    """[NS-R.15] And a tenth after a downgrade: the ship remembers how it was revived."""
    s = sea("ship blue-1 brig -5,5 1 fit hull*; team blue 100 2 20 0 0")
    turn(s, {"blue-1": "mend 0"})
    assert store(s, 0) == [0, 0, 0, 0, 0]


def test_ns_11_6__it_may_sail_with_broken_enhancements() -> None:
    s = sea("ship blue-1 brig -5,5 1 fit hull*")
    assert refusal(s, "blue-1", "forward") == ""


def test_ns_11_7__enhancements_cost_a_tenth_after_a_downgrade() -> None:
    s = sea("ship blue-1 brig -5,5 1 lowered fit hull*; team blue 50 1 10 0 0")
    turn(s, {"blue-1": "mend 0"})
    assert (store(s, 0), fitted(s, "blue-1")) == ([0, 0, 0, 0, 0], {"hull": True})


def test_ns_11_8__what_the_lower_type_cannot_carry_is_lost() -> None:
    """[NS-R.20] The hull is broken, so it has base hit points."""
    s = sea("ship blue-1 galleon -5,5 1 destroyed fit hull* heavy_ball* ram*")
    turn(s, {"blue-1": "downgrade"})
    assert (fitted(s, "blue-1"), hp(s, "blue-1")) == ({"hull": False, "ram": False}, 105)


def test_ns_11_9__only_destroyed_ships_above_schooners_are_downgraded() -> None:
    s = sea("ship blue-1 schooner -5,5 1 destroyed; ship blue-2 brig -5,5 1 hp 1")
    assert refusal(s, "blue-1", "downgrade") == "NS-11.9"
    assert refusal(s, "blue-2", "downgrade") == "NS-11.9"


def test_ns_11_20__the_last_schooner_is_repaired_free() -> None:
    """[NS-R.14] Only when there is no other means."""
    for money, dead in ((99, False), (100, True)):
        t = table(
            "ship blue-1 schooner -5,5 1 destroyed fit hull*; ship red-1 schooner 3,0 0;"
            f"team blue {money} 0 10 10 0"
        )
        ready(t)
        assert bool(view_of(t)["ships"][0].get("destroyed")) == dead


def test_ns_12_1__a_team_orders_a_ship_while_planning() -> None:
    """[NS-12.2] [NS-12.3] [NS-12.5] Paid at once, it appears at the end of the turn and comes last."""
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 2500 50 250 150 0")
    t.play("blue", "build brig refuge")
    t.play("blue", "equip 0 cannons")
    t.play("blue", "point 0 4")
    assert view_of(t, "blue")["teams"]["blue"]["store"] == [0, 0, 0, 0, 0]
    assert t.refuses("blue", "equip 0 cannons") == "NS-12.5"
    assert t.refuses("blue", "equip 0 ram") == "NS-12.5"
    assert t.refuses("blue", "build schooner haven") == "NS-12.2"
    ready(t)
    new = view_of(t)["ships"][-1]
    assert (new["id"], new["type"], new["tile"], new["face"], new["fit"], new["hp"]) == (
        "blue-2", "brig", "5,-5", 4, {"cannons": True}, 65,
    )  # fmt: skip


def test_ns_12_2__the_full_price_must_be_there() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 999 0 100 100 0")
    assert t.refuses("blue", "build schooner haven") == "NS-12.2"


def test_ns_12_3__a_new_ship_acts_from_the_next_turn_on() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 1000 0 100 100 0")
    t.play("blue", "build schooner haven")
    assert t.refuses("blue", "left blue-2") == "NS-3.20"
    ready(t)
    assert t.refuses("blue", "left blue-2") == ""


def test_ns_12_4__an_order_can_be_cancelled_with_full_refund() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 1500 10 200 100 0")
    before = view_of(t, "blue")["teams"]["blue"]["store"]
    t.play("blue", "build schooner haven")
    t.play("blue", "equip 0 hull")
    t.play("blue", "cancel 0")
    assert view_of(t, "blue")["teams"]["blue"]["store"] == before
    assert t.refuses("blue", "cancel 0") == "NS-12.4"


def test_ns_12_5__several_ships_in_the_order_of_payment() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0; team blue 9000 0 900 900 0")
    t.play("blue", "build brig haven")
    t.play("blue", "build schooner refuge")
    ready(t)
    assert [one["type"] for one in view_of(t)["ships"]][2:] == ["brig", "schooner"]


def test_ns_13_1__an_upgrade_makes_the_next_larger_type() -> None:
    """[NS-13.2] [NS-13.3] [NS-13.4] [NS-R.28] For the new price less half the old, whole, with all it has."""
    s = sea("ship blue-1 schooner -5,5 1 hp 3 hold 0 0 5 0 0 fit hull cannons*; team blue 1500 0 150 100 0")
    turn(s, {"blue-1": "upgrade"})
    assert (s.kind[0], hp(s, "blue-1"), store(s, 0)) == (1, 75, [0, 0, 0, 0, 0])
    assert (fitted(s, "blue-1"), hold(s, "blue-1")) == ({"hull": True, "cannons": False}, [0, 0, 5, 0, 0])


def test_ns_13_2__upgrade_prices_of_all_types() -> None:
    s = sea("ship blue-1 schooner -5,5 1")
    assert s.t.upgrade == [1500, 0, 150, 100, 0, 3000, 130, 200, 125, 0, 6000, 185, 250, 150, 0]


def test_ns_13_3__enhancements_work_as_on_the_new_type() -> None:
    s = sea("ship blue-1 schooner -5,5 1 fit cannons; team blue 9000 900 900 900 0")
    turn(s, {"blue-1": "upgrade upgrade"})
    assert s.gun_count(ship(s, "blue-1")) == 26


def test_ns_13_4__broken_enhancements_stay_broken() -> None:
    s = sea("ship blue-1 schooner -5,5 1 hp 1 fit hull*; team blue 9000 900 900 900 0")
    turn(s, {"blue-1": "upgrade"})
    assert (hp(s, "blue-1"), fitted(s, "blue-1")) == (65, {"hull": False})


def test_ns_13_5__repairs_cost_two_to_ten_percent() -> None:
    """[NS-R.21] One exact rounding; an undamaged ship cannot be repaired."""
    s = sea("ship blue-1 galleon -5,5 1 hp 75; ship blue-2 schooner -5,5 1; team blue 480 15 24 15 0")
    assert refusal(s, "blue-2", "repair") == "NS-13.5"
    turn(s, {"blue-1": "repair"})
    assert (hp(s, "blue-1"), store(s, 0)) == (150, [0, 0, 0, 0, 0])


def test_ns_13_6__a_destroyed_ship_is_repaired_before_it_is_upgraded() -> None:
    s = sea("ship blue-1 schooner -5,5 1 destroyed")
    assert refusal(s, "blue-1", "upgrade") == "NS-8.13"
    assert refusal(s, "blue-1", "repair upgrade") == ""
