"""Restrictions of a turn."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.positions import hp, is_chained, refusal, table, turn


@pytest.mark.parametrize(("kind", "speed"), [("schooner", 4), ("brig", 3), ("frigate", 3), ("galleon", 2)])
def test_ns_8_1__at_most_speed_manoeuvres(kind: str, speed: int) -> None:
    """Here a step into the port and trade there; both count."""
    t = table(f"ship blue-1 {kind} -5,4 3")
    orders = ["forward blue-1"] + ["unload blue-1"] * (speed - 1)
    assert refusal(t, *orders) == ""
    assert refusal(t, *orders, "unload blue-1") == "NS-8.1"


def test_ns_8_1__turns_count_as_well() -> None:
    t = table("ship blue-1 brig -5,5 3")
    assert refusal(t, "left blue-1", "left blue-1", "left blue-1", "unload blue-1") == "NS-8.1"


def test_ns_8_2__a_frigate_goes_forward_twice() -> None:
    t = table("ship blue-1 frigate 1,4 0")
    assert refusal(t, "forward blue-1", "forward blue-1") == ""
    assert refusal(t, "forward blue-1", "forward blue-1", "forward blue-1") == "NS-8.2"


def test_ns_8_3__a_galleon_goes_forward_once() -> None:
    t = table("ship blue-1 galleon 1,4 0")
    assert refusal(t, "forward blue-1", "forward blue-1") == "NS-8.3"


def test_ns_8_4__a_galleon_turns_once() -> None:
    t = table("ship blue-1 galleon 1,4 0")
    assert refusal(t, "left blue-1", "left blue-1") == "NS-8.4"
    assert refusal(t, "right blue-1", "left blue-1") == "NS-8.4"


def test_ns_8_5__the_left_side_fires_once() -> None:
    t = table("ship blue-1 brig 1,1 0 fit chain-shot")
    assert refusal(t, "volley-left blue-1", "chain-left blue-1") == "NS-8.5"
    assert refusal(t, "volley-left blue-1", "volley-right blue-1") == ""


def test_ns_8_6__the_right_side_fires_once() -> None:
    t = table("ship blue-1 brig 1,1 0 fit chain-shot")
    assert refusal(t, "volley-right blue-1", "volley-right blue-1") == "NS-8.6"
    assert refusal(t, "chain-right blue-1", "left blue-1", "volley-right blue-1") == "NS-8.6"


def test_ns_8_7__one_howitzer_action_of_as_many_shots_as_howitzers() -> None:
    """[NS-R.9] Its shots stand directly one after another."""
    t = table("ship blue-1 frigate 1,1 0 fit mortar")
    assert refusal(t, "howitzer blue-1 1,0", "howitzer blue-1 0,1") == ""
    assert refusal(t, *["howitzer blue-1 1,0"] * 3) == "NS-8.7"
    assert refusal(t, "howitzer blue-1 1,0", "left blue-1", "howitzer blue-1 1,0") == "NS-8.7"


def test_ns_8_8__one_frontal_assault() -> None:
    t = table("ship blue-1 brig 1,1 0")
    assert refusal(t, "assault blue-1", "left blue-1", "assault blue-1") == "NS-8.8"


def test_ns_8_9__a_heavy_ball_is_the_only_action() -> None:
    t = table("ship blue-1 galleon 1,1 0 fit heavy-ball")
    assert refusal(t, "left blue-1", "heavy-left blue-1") == "NS-8.9"
    assert refusal(t, "heavy-left blue-1", "left blue-1") == "NS-8.9"


def test_ns_8_10__a_boss_fight_is_the_only_action() -> None:
    t = table("ship blue-1 galleon -5,5 1 hp 9")
    assert refusal(t, "left blue-1", "boss blue-1 corsair") == "NS-8.10"
    assert refusal(t, "repair blue-1", "boss blue-1 corsair") == "NS-8.10"
    assert refusal(t, "boss blue-1 corsair", "left blue-1") == "NS-8.10"


def test_ns_8_11__attack_and_trade_exclude_each_other() -> None:
    t = table("ship blue-1 brig 0,0 0")
    load = ["load blue-1 plantation", "add blue-1 1-wood"]
    assert refusal(t, "volley-left blue-1", "load blue-1 plantation") == "NS-8.11"
    assert refusal(t, *load, "assault blue-1") == "NS-8.11"
    assert refusal(t, *load, "forward blue-1") == ""


def test_ns_8_12__a_chained_ship_does_not_go_forward() -> None:
    t = table("ship blue-1 brig 1,1 0 chained")
    assert refusal(t, "left blue-1", "forward blue-1") == "NS-8.12"


def test_ns_8_13__a_destroyed_ship_plans_its_repair_first() -> None:
    t = table("ship blue-1 brig -5,5 1 destroyed")
    assert refusal(t, "forward blue-1") == "NS-8.13"
    assert refusal(t, "upgrade blue-1") == "NS-8.13"
    assert refusal(t, "repair blue-1", "forward blue-1", "volley-left blue-1") == ""


def test_ns_8_20__no_attack_at_a_point_in_port() -> None:
    t = table("ship blue-1 brig -5,4 3 fit mortar")
    assert refusal(t, "forward blue-1", "volley-left blue-1") == "NS-8.20"
    assert refusal(t, "forward blue-1", "howitzer blue-1 -4,4") == "NS-8.20"


def test_ns_8_20__after_sailing_out_it_may_fire() -> None:
    t = table("ship blue-1 brig -5,5 1")
    assert refusal(t, "volley-left blue-1") == "NS-8.20"
    assert refusal(t, "forward blue-1", "volley-left blue-1") == ""


def test_ns_8_21__volleys_do_nothing_to_ships_that_start_in_port() -> None:
    """Not even if they sail out; outside they are hit."""
    t = table("ship blue-1 brig -4,4 0 fit chain-shot; ship red-1 brig -5,5 0")
    turn(t, "volley-left blue-1", "forward red-1")
    assert hp(t, "red-1") == "65"
    turn(t, "chain-left blue-1")
    assert is_chained(t, "red-1")


def test_ns_8_22__no_assault_at_a_port() -> None:
    assert refusal(table("ship blue-1 brig -5,4 3"), "assault blue-1") == "NS-8.22"


def test_ns_8_23__howitzers_never_aim_at_ports() -> None:
    """At land they may."""
    t = table("ship blue-1 brig -4,4 0 fit mortar; ship red-1 brig 0,-2 1 fit mortar")
    assert refusal(t, "howitzer blue-1 -5,5") == "NS-8.23"
    assert refusal(t, "howitzer red-1 0,-3") == ""


def test_ns_8_24__who_sails_into_a_port_is_hit_at_its_start_tile() -> None:
    t = table("ship blue-1 brig -4,3 0; ship red-1 schooner -5,4 3")
    turn(t, "volley-left blue-1", "forward red-1")
    assert hp(t, "red-1") == "33"
