"""Collisions."""

from __future__ import annotations

import pytest

from admiralty.core.luck import LuckNeeded
from tests.games.naval_strategy.positions import hp, pose, sea, ship, turn

MEET = {"blue-1": "forward", "red-1": "forward"}


def test_ns_10_1__two_ships_on_one_tile_collide() -> None:
    """[NS-10.3] One stays, the other goes back."""
    s = sea("ship blue-1 brig 1,1 0; ship red-1 schooner 1,-1 3")
    turn(s, MEET)
    assert (pose(s, "blue-1"), pose(s, "red-1")) == ("1,0 0", "1,-1 3")


def test_ns_10_2__doomed_ships_block_nobody() -> None:
    s = sea("ship blue-1 galleon 1,1 0; ship blue-2 schooner 1,0 3; ship red-1 brig 0,1 1 hp 1")
    turn(s, {"blue-1": "volley-left", "blue-2": "left", "red-1": "forward"})
    assert (hp(s, "blue-2"), pose(s, "blue-2")) == (45, "1,0 2")
    assert s.dead[ship(s, "red-1")]


def test_ns_10_3__as_long_as_there_is_a_collision() -> None:
    """[NS-10.6] A ship pushed back home pushes away who has come there meanwhile."""
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,-1 3; ship red-2 galleon 1,2 0")
    turn(s, {"blue-1": "forward", "red-1": "forward", "red-2": "forward"})
    assert [pose(s, name) for name in ("blue-1", "red-1", "red-2")] == ["1,1 0", "1,0 3", "1,2 0"]
    assert s.hp == [40, 145, 145]


def test_ns_10_4__home_then_size_then_cargo_then_chance() -> None:
    """[NS-R.18] Cargo is units of goods; money does not count."""
    s = sea("ship blue-1 galleon 1,1 0; ship red-1 schooner 1,0 3")
    turn(s, {"blue-1": "forward"})
    assert pose(s, "red-1") == "1,0 3"
    s = sea("ship blue-1 brig 1,1 0 hold 900 0 0 0 1; ship red-1 brig 1,-1 3 hold 0 0 2 0 0")
    turn(s, MEET)
    assert (pose(s, "red-1"), pose(s, "blue-1")) == ("1,0 3", "1,1 0")
    s = sea("ship blue-1 brig 1,1 0; ship red-1 brig 1,-1 3", [1])
    turn(s, MEET)
    assert pose(s, "red-1") == "1,0 3"
    s = sea("ship blue-1 brig 1,1 0; ship red-1 brig 1,-1 3")
    with pytest.raises(LuckNeeded):
        turn(s, MEET)


def test_ns_10_5__who_goes_back_faces_as_when_it_came() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,0 3")
    turn(s, {"blue-1": "forward right right"})
    assert pose(s, "blue-1") == "1,1 0"


def test_ns_10_6__all_collisions_of_a_pass_are_resolved_together() -> None:
    s = sea(
        "ship blue-1 schooner 1,1 0; ship red-1 galleon 1,-1 3; "
        "ship blue-2 schooner -1,2 0; ship red-2 galleon -1,0 3"
    )
    orders = dict.fromkeys(("blue-1", "blue-2", "red-1", "red-2"), "forward")
    told = turn(s, orders)
    assert sum(line.startswith("collided") for line in told) == 2


def test_ns_10_7__five_points_once_for_everybody() -> None:
    """A ram does not reduce it."""
    s = sea("ship blue-1 frigate 1,1 0 fit ram; ship red-1 galleon 1,0 3")
    turn(s, {"blue-1": "forward"})
    assert s.hp == [100, 145]


def test_ns_10_8__ships_that_exchange_tiles_do_not_collide() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship red-1 brig 1,0 3")
    turn(s, MEET)
    assert s.hp == [65, 65]
