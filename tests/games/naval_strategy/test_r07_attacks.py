"""Attacks."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.naval_strategy.positions import (
    hp,
    is_chained,
    is_destroyed,
    kinds,
    pose,
    refusal,
    table,
    turn,
)


def duel(blue: str = "brig", red: str = "brig 1,0 1") -> Table:
    """A ship of Blue that faces north from 1,1, and one of Red ahead of it, broadside on."""
    kind, _, details = blue.partition(" ")
    return table(f"ship blue-1 {kind} 1,1 0 {details}; ship red-1 {red}")


def test_ns_7_1__a_volley_hits_friend_and_foe_on_two_tiles() -> None:
    """[NS-7.2] As many points as guns of one side."""
    t = table(
        "ship blue-1 brig 1,1 0 fit cannons; ship red-1 brig 0,1 0; "
        "ship blue-2 brig 0,2 0; ship red-2 brig 2,1 0"
    )
    turn(t, "volley-left blue-1")
    assert hp(t, "blue-1", "red-1", "blue-2", "red-2") == "65 49 49 65"
    turn(t, "volley-right blue-1")
    assert hp(t, "red-2") == "49"


def test_ns_7_2__a_volley_to_the_right() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 brig 2,0 0")
    turn(t, "volley-right blue-1")
    assert hp(t, "red-1") == "57"


def test_ns_7_3__a_frontal_assault_hits_the_enemy_ahead() -> None:
    t = duel()
    turn(t, "assault blue-1")
    assert hp(t, "red-1") == "57"


def test_ns_7_4__the_attacker_is_hurt_too() -> None:
    t = duel()
    turn(t, "assault blue-1")
    assert hp(t, "blue-1") == "60"


def test_ns_7_4__an_attacker_may_sink_by_it() -> None:
    t = duel("brig hp 4")
    turn(t, "assault blue-1")
    assert is_destroyed(t, "blue-1")


def test_ns_7_5__an_empty_tile_costs_nothing() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 brig 1,-1 1")
    assert "missed blue-1" in turn(t, "assault blue-1")
    assert hp(t, "blue-1", "red-1") == "65 65"


def test_ns_r_22__a_friend_ahead_counts_as_an_empty_tile() -> None:
    t = table("ship blue-1 brig 1,1 0; ship blue-2 brig 1,0 1")
    assert "missed blue-1" in turn(t, "assault blue-1")
    assert hp(t, "blue-1", "blue-2") == "65 65"


def test_ns_7_6__bow_on_nothing_happens() -> None:
    t = duel(red="brig 1,0 3")
    assert "parried blue-1 red-1" in turn(t, "assault blue-1")
    assert hp(t, "blue-1", "red-1") == "65 65"


def test_ns_7_6__how_the_target_faced_at_the_start_counts() -> None:
    t = duel(red="brig 1,0 3")
    turn(t, "assault blue-1", "left red-1")
    assert hp(t, "blue-1", "red-1") == "65 65"


@pytest.mark.parametrize(
    ("orders", "left"),
    [
        ("forward assault", "52"),
        ("forward left right assault", "57"),
    ],
)
def test_ns_7_7__run_up_makes_the_hit_stronger(orders: str, left: str) -> None:
    """A turn between the step and the assault ends the run-up."""
    t = duel("schooner", "brig 1,-1 1")
    turn(t, *[f"{word} blue-1" for word in orders.split()])
    assert hp(t, "red-1") == left


def test_ns_7_8__the_attacker_advances_onto_the_tile_of_a_destroyed_ship() -> None:
    t = duel(red="brig 1,0 1 hp 8")
    assert "advanced blue-1 1,0" in turn(t, "assault blue-1")
    assert pose(t, "blue-1") == "1,0 0"
    assert is_destroyed(t, "red-1")


def test_ns_7_8__it_does_not_advance_while_the_target_lives() -> None:
    t = duel(red="brig 1,0 1 hp 9")
    assert "advanced" not in kinds(turn(t, "assault blue-1"))
    assert pose(t, "blue-1") == "1,1 0"


@pytest.mark.parametrize(("kind", "left"), [("frigate", "105 52"), ("galleon", "150 47")])
def test_ns_7_9__a_ram_strikes_harder_and_costs_nothing(kind: str, left: str) -> None:
    t = duel(f"{kind} fit ram")
    turn(t, "assault blue-1")
    assert hp(t, "blue-1", "red-1") == left


def test_ns_7_10__a_chain_volley_forbids_forward_next_turn() -> None:
    """[NS-8.12] Everything else is allowed, and the mark ends after that turn."""
    t = table("ship blue-1 brig 1,1 0 fit chain-shot; ship red-1 brig 0,1 0")
    assert "chained blue-1 red-1" in turn(t, "chain-left blue-1", "forward red-1")
    assert (hp(t, "red-1"), is_chained(t, "red-1")) == ("65", True)
    assert refusal(t, "forward red-1") == "NS-8.12"
    assert refusal(t, "left red-1", "volley-right red-1") == ""
    turn(t)
    assert not is_chained(t, "red-1")


def test_ns_7_11__howitzers_are_aimed_within_range() -> None:
    """[NS-R.10] Measured from where the ship then is."""
    t = table("ship blue-1 galleon 1,1 0 fit mortar")
    assert refusal(t, "howitzer blue-1 1,-3") == "NS-7.11"
    assert refusal(t, "howitzer blue-1 1,-2") == ""
    assert refusal(t, "forward blue-1", "howitzer blue-1 1,-3") == ""


def test_ns_7_12__a_heavy_ball_is_half_as_strong_again() -> None:
    """[NS-R.24] Half a point rounds up."""
    t = table("ship blue-1 galleon 1,1 0 fit heavy-ball; ship red-1 galleon 0,1 0")
    turn(t, "heavy-left blue-1")
    assert hp(t, "red-1") == "105"


@pytest.mark.parametrize("order", ["chain-left blue-1", "howitzer blue-1 1,0", "heavy-right blue-1"])
def test_ns_7_13__a_broken_enhancement_unlocks_nothing(order: str) -> None:
    position = "ship blue-1 galleon 1,1 0 fit chain-shot{0} mortar{0} heavy-ball{0}"
    assert refusal(table(position.format("*")), order) == "NS-7.13"
    assert refusal(table(position.format("")), order) == ""
