"""Rulings that no other test names."""

from __future__ import annotations

from admiralty.show.text import Speaker
from tests.games.naval_strategy.positions import hold, hp, pose, ready, sea, ship, table, turn, view_of, wreck


def test_ns_r_2__prices_follow_from_the_tables() -> None:
    s = sea("ship blue-1 schooner -5,5 1")
    assert s.t.revival == [100, 0, 10, 10, 0, 200, 0, 20, 15, 0, 400, 13, 30, 20, 0, 800, 25, 40, 25, 0]
    assert s.t.salvage == [0, 0, 10, 10, 0, 0, 0, 20, 15, 0, 0, 13, 30, 20, 0, 0, 25, 40, 25, 0]
    assert s.t.fix_paid[5:10] == [100, 6, 0, 0, 0]


def test_ns_r_5__a_ship_runs_aground_only_after_an_advance() -> None:
    """[NS-R.11] The wreck lies on the last water tile; the ship takes no part in collisions."""
    s = sea("ship blue-1 schooner 0,0 0; ship red-1 schooner 0,-1 1 hp 1")
    told = turn(s, {"blue-1": "assault forward forward"})
    assert any(line.startswith("aground") for line in told)
    assert s.dead[ship(s, "blue-1")]
    assert wreck(s, "0,-2") == [0, 0, 10, 10, 0]


def test_ns_r_11__a_step_off_the_map_is_skipped_after_an_advance() -> None:
    s = sea("ship blue-1 schooner 1,-3 0; ship red-1 schooner 1,-4 1 hp 1")
    turn(s, {"blue-1": "assault forward forward left"})
    assert pose(s, "blue-1") == "1,-5 5"


def test_ns_r_11__two_assailants_advance_to_one_tile_and_collide() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship blue-2 schooner 0,1 1; ship red-1 schooner 1,0 1 hp 1")
    turn(s, {"blue-1": "assault", "blue-2": "assault"})
    assert (pose(s, "blue-1"), pose(s, "blue-2")) == ("1,0 0", "0,1 1")
    assert (hp(s, "blue-1"), hp(s, "blue-2")) == (55, 35)


def test_ns_r_13__a_chained_ship_can_be_chained_again() -> None:
    """By option it is immune for a turn."""
    for refresh, marks in (("true", [0, 1]), ("false", [0, 0])):
        s = sea("ship blue-1 brig 1,1 0 fit chain_shot; ship red-1 brig 0,1 0 chained", chain_refresh=refresh)
        turn(s, {"blue-1": "chain-left"})
        assert s.chained == marks


def test_ns_r_16__equal_wants_get_equal_shares() -> None:
    """By option they are served in registration order."""
    position = "ship blue-1 brig 0,0 0; ship red-1 brig 0,1 0; plantation 0,0 0 0 5 0 0"
    orders = {"blue-1": "load 0 0 0 4 0 0 forward", "red-1": "forward load 0 0 0 4 0 0"}
    for tie, shares in (("equal", (2, 2)), ("registration", (4, 1))):
        s = sea(position, load_tie=tie)
        turn(s, orders)
        assert (hold(s, "blue-1")[2], hold(s, "red-1")[2]) == shares


def test_ns_r_19__wealth_decides_by_option() -> None:
    t = table(
        "ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0; team blue 0 0 0 0 0; "
        "team red 9999 0 0 0 0; day 2; hour 2",
        victory="wealth",
    )
    ready(t)
    assert (t.ending, t.result) == ("NS-R.19", {"blue": -1, "red": 1})


def test_ns_r_26__destroyed_ships_in_port_are_markers() -> None:
    s = sea("ship blue-1 brig -5,5 1 destroyed; ship red-1 brig -5,4 3")
    turn(s, {"red-1": "forward"})
    assert s.hp == [0, 65]


def test_ns_r_31__a_map_without_starts_uses_its_ports_in_order() -> None:
    s = sea("")
    assert [pose(s, name) for name in ("blue-1", "blue-2", "red-1", "red-2")] == [
        "-5,5 0",
        "-5,5 0",
        "5,-5 3",
        "5,-5 3",
    ]


def test_ns_r_25__captains_choose_their_facings_by_option() -> None:
    t = table(choose_start_facing="true")
    assert t.refuses("blue", "heading red-1 3") == "NS-R.25"
    for name in ("blue-1", "blue-2"):
        t.play("blue", f"heading {name} 2")
    assert t.acting == ("red",)
    for name in ("red-1", "red-2"):
        t.play("red", f"heading {name} 4")
    assert [one["face"] for one in view_of(t)["ships"]] == [2, 2, 4, 4]
    assert t.now("Planning")


def test_ns_r_32__ships_are_called_by_team_and_number() -> None:
    t = table()
    assert Speaker(t.game).name("ship", 0) == "Blue 1"


def test_ns_r_30__without_an_organiser_everything_runs_by_itself() -> None:
    t = table(
        "ship blue-1 schooner -5,5 1 destroyed; ship red-1 schooner 3,0 0; team blue 0 0 0 0 0",
        free_repair="organiser",
    )
    ready(t)
    assert not view_of(t)["ships"][0].get("destroyed")


def test_ns_r_36__after_an_advance_trade_only_where_it_was_planned() -> None:
    s = sea(
        "ship blue-1 brig 0,1 0; ship red-1 schooner 0,0 1 hp 1; wreck 0,1 0 9 0 0 0",
        attack_with_trade="true",
    )
    turn(s, {"blue-1": "assault load 1 0 9 0 0 0"})
    assert (pose(s, "blue-1"), hold(s, "blue-1")) == ("0,0 0", [0, 0, 0, 0, 0])
