"""Collisions."""

from __future__ import annotations

import pytest

from admiralty.core.luck import LuckNeeded
from tests.games.naval_strategy.positions import hp, is_destroyed, kinds, pose, table, turn

MEET = ("forward blue-1", "forward red-1")


def test_ns_10_1__two_ships_on_one_tile_collide() -> None:
    """[NS-10.3] One stays, the other goes back."""
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 1,-1 3")
    assert "collided 1,0 blue-1 red-1" in turn(t, *MEET)
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("1,0 0", "1,-1 3")


def test_ns_10_2__doomed_ships_block_nobody() -> None:
    t = table("ship blue-1 galleon 1,1 0; ship blue-2 schooner 1,0 3; ship red-1 brig 0,1 1 hp 1")
    turn(t, "volley-left blue-1", "left blue-2", "forward red-1")
    assert (hp(t, "blue-2"), pose(t, "blue-2")) == ("45", "1,0 2")
    assert is_destroyed(t, "red-1")


def test_ns_10_3__as_long_as_there_is_a_collision() -> None:
    """[NS-10.6] A ship pushed back home pushes away who has come there meanwhile."""
    t = table("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,-1 3; ship red-2 galleon 1,2 0")
    turn(t, *MEET, "forward red-2")
    assert [pose(t, name) for name in ("blue-1", "red-1", "red-2")] == ["1,1 0", "1,0 3", "1,2 0"]
    assert hp(t, "blue-1", "red-1", "red-2") == "40 145 145"


def test_ns_10_4__who_is_at_home_stays() -> None:
    t = table("ship blue-1 galleon 1,1 0; ship red-1 schooner 1,0 3")
    turn(t, "forward blue-1")
    assert (pose(t, "red-1"), pose(t, "blue-1")) == ("1,0 3", "1,1 0")


def test_ns_10_4__then_the_larger_ship() -> None:
    t = table("ship blue-1 brig 1,1 0 hold 9-rum; ship red-1 frigate 1,-1 3")
    turn(t, *MEET)
    assert (pose(t, "red-1"), pose(t, "blue-1")) == ("1,0 3", "1,1 0")


def test_ns_10_4__then_the_one_with_more_cargo() -> None:
    """[NS-R.18] Cargo is units of goods; money does not count."""
    t = table("ship blue-1 brig 1,1 0 hold 900-money 1-rum; ship red-1 brig 1,-1 3 hold 2-wood")
    turn(t, *MEET)
    assert (pose(t, "red-1"), pose(t, "blue-1")) == ("1,0 3", "1,1 0")


def test_ns_10_4__then_chance_decides() -> None:
    tie = "ship blue-1 brig 1,1 0; ship red-1 brig 1,-1 3"
    for lot, stays in ((0, "blue-1"), (1, "red-1")):
        t = table(tie, [lot])
        turn(t, *MEET)
        assert pose(t, stays).startswith("1,0")
    with pytest.raises(LuckNeeded):
        turn(table(tie), *MEET)


def test_ns_10_5__who_goes_back_faces_as_when_it_came() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,0 3")
    turn(t, "forward blue-1", "right blue-1", "right blue-1")
    assert pose(t, "blue-1") == "1,1 0"


def test_ns_10_6__all_collisions_of_a_pass_are_resolved_together() -> None:
    t = table(
        "ship blue-1 schooner 1,1 0; ship red-1 galleon 1,-1 3; "
        "ship blue-2 schooner -1,2 0; ship red-2 galleon -1,0 3"
    )
    told = turn(t, *MEET, "forward blue-2", "forward red-2")
    assert kinds(told).count("collided") == 2
    assert [pose(t, name) for name in ("red-1", "red-2")] == ["1,0 3", "-1,1 3"]


def test_ns_10_7__five_points_once_for_everybody() -> None:
    """A ram does not reduce it."""
    t = table("ship blue-1 frigate 1,1 0 fit ram; ship red-1 galleon 1,0 3")
    turn(t, "forward blue-1")
    assert hp(t, "blue-1", "red-1") == "100 145"


def test_ns_10_8__ships_that_exchange_tiles_do_not_collide() -> None:
    """[NS-6.4] They pass each other."""
    t = table("ship blue-1 brig 1,1 0; ship red-1 brig 1,0 3")
    turn(t, *MEET)
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("1,0 0", "1,1 3")
    assert hp(t, "blue-1", "red-1") == "65 65"
