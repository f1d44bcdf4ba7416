"""Restrictions of a turn."""

from __future__ import annotations

from tests.games.naval_strategy.positions import hp, refusal, sea, turn


def test_ns_8_1__at_most_speed_manoeuvres() -> None:
    s = sea("ship blue-1 brig -5,4 3")
    assert refusal(s, "blue-1", "forward unload left left") == "NS-8.1"
    assert refusal(s, "blue-1", "left left left unload") == "NS-8.1"


def test_ns_8_2__a_frigate_goes_forward_twice() -> None:
    s = sea("ship blue-1 frigate 1,4 0")
    assert refusal(s, "blue-1", "forward forward forward") == "NS-8.2"


def test_ns_8_3__a_galleon_goes_forward_once() -> None:
    """[NS-8.4] And turns once."""
    s = sea("ship blue-1 galleon 1,4 0")
    assert refusal(s, "blue-1", "forward forward") == "NS-8.3"
    assert refusal(s, "blue-1", "left left") == "NS-8.4"


def test_ns_8_4__a_galleon_turns_once() -> None:
    s = sea("ship blue-1 galleon 1,4 0")
    assert refusal(s, "blue-1", "right left") == "NS-8.4"


def test_ns_8_5__the_left_side_fires_once() -> None:
    """[NS-8.6] So does the right one."""
    s = sea("ship blue-1 brig 1,1 0 fit chain_shot")
    assert refusal(s, "blue-1", "volley-left chain-left") == "NS-8.5"
    assert refusal(s, "blue-1", "chain-right left volley-right") == "NS-8.6"
    assert refusal(s, "blue-1", "volley-left volley-right") == ""


def test_ns_8_6__the_right_side_fires_once() -> None:
    s = sea("ship blue-1 brig 1,1 0")
    assert refusal(s, "blue-1", "volley-right volley-right") == "NS-8.6"


def test_ns_8_7__one_howitzer_action_of_as_many_shots_as_howitzers() -> None:
    """[NS-R.9] Its shots stand directly one after another."""
    s = sea("ship blue-1 frigate 1,1 0 fit mortar")
    assert refusal(s, "blue-1", "howitzer 1,0 howitzer 1,0 howitzer 1,0") == "NS-8.7"
    assert refusal(s, "blue-1", "howitzer 1,0 left howitzer 1,0") == "NS-8.7"
    assert refusal(s, "blue-1", "howitzer 1,0 howitzer 0,1") == ""


def test_ns_8_8__one_frontal_assault() -> None:
    s = sea("ship blue-1 brig 1,1 0")
    assert refusal(s, "blue-1", "assault left assault") == "NS-8.8"


def test_ns_8_9__a_heavy_ball_is_the_only_action() -> None:
    s = sea("ship blue-1 galleon 1,1 0 fit heavy_ball")
    assert refusal(s, "blue-1", "left heavy-left") == "NS-8.9"
    assert refusal(s, "blue-1", "heavy-left left") == "NS-8.9"


def test_ns_8_10__a_boss_fight_is_the_only_action() -> None:
    s = sea("ship blue-1 galleon -5,5 1 hp 9")
    assert refusal(s, "blue-1", "left boss 0") == "NS-8.10"
    assert refusal(s, "blue-1", "repair boss 0") == "NS-8.10"
    assert refusal(s, "blue-1", "boss 0 left") == "NS-8.10"


def test_ns_8_11__attack_and_trade_exclude_each_other() -> None:
    s = sea("ship blue-1 brig 0,0 0")
    assert refusal(s, "blue-1", "volley-left load 0 0 0 1 0 0") == "NS-8.11"
    assert refusal(s, "blue-1", "load 0 0 0 1 0 0 assault") == "NS-8.11"


def test_ns_8_12__a_chained_ship_does_not_go_forward() -> None:
    s = sea("ship blue-1 brig 1,1 0 chained")
    assert refusal(s, "blue-1", "left forward") == "NS-8.12"


def test_ns_8_13__a_destroyed_ship_plans_its_repair_first() -> None:
    s = sea("ship blue-1 brig -5,5 1 destroyed")
    assert refusal(s, "blue-1", "forward") == "NS-8.13"
    assert refusal(s, "blue-1", "upgrade") == "NS-8.13"
    assert refusal(s, "blue-1", "repair forward volley-left") == ""


def test_ns_8_20__no_attack_at_a_point_in_port() -> None:
    s = sea("ship blue-1 brig -5,4 3 fit mortar")
    assert refusal(s, "blue-1", "forward volley-left") == "NS-8.20"
    assert refusal(s, "blue-1", "forward howitzer -4,4") == "NS-8.20"


def test_ns_8_21__volleys_do_nothing_to_ships_that_start_in_port() -> None:
    """[NS-8.24] Not even if they sail out; but who sails in is still hit where it started."""
    s = sea("ship blue-1 brig -4,4 0 fit chain_shot; ship red-1 brig -5,5 0")
    turn(s, {"blue-1": "volley-left", "red-1": "forward"})
    assert hp(s, "red-1") == 65
    turn(s, {"blue-1": "chain-left"})
    assert s.chained == [0, 1]


def test_ns_8_22__no_assault_at_a_port() -> None:
    s = sea("ship blue-1 brig -5,4 3")
    assert refusal(s, "blue-1", "assault") == "NS-8.22"


def test_ns_8_23__howitzers_never_aim_at_ports() -> None:
    s = sea("ship blue-1 brig -4,4 0 fit mortar; ship red-1 brig 0,-2 1 fit mortar")
    assert refusal(s, "blue-1", "howitzer -5,5") == "NS-8.23"
    assert refusal(s, "red-1", "howitzer 0,-3") == ""


def test_ns_8_24__who_sails_into_a_port_is_hit_at_its_start_tile() -> None:
    s = sea("ship blue-1 brig -4,3 0; ship red-1 schooner -5,4 3")
    turn(s, {"blue-1": "volley-left", "red-1": "forward"})
    assert hp(s, "red-1") == 33
