"""Rulings that no other test names."""

from __future__ import annotations

import pytest

from admiralty.show.text import Speaker
from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    is_chained,
    is_destroyed,
    order,
    pose,
    ready,
    store,
    table,
    turn,
    view_of,
    wreck,
)

WRECKS = {
    "schooner": "10-wood 10-cloth",
    "brig": "20-wood 15-cloth",
    "frigate": "13-metal 30-wood 20-cloth",
    "galleon": "25-metal 40-wood 25-cloth",
}


@pytest.mark.parametrize(("kind", "contents"), WRECKS.items())
def test_ns_r_2__the_wreck_of_an_empty_ship_follows_from_its_price(kind: str, contents: str) -> None:
    t = table(f"ship blue-1 {kind} 1,1 0 hp 1; ship red-1 brig 0,1 0")
    turn(t, "volley-right red-1")
    assert wreck(t, "1,1") == contents


def test_ns_r_2__so_does_the_repair_of_an_enhancement() -> None:
    t = table("ship blue-1 brig -5,5 1 fit chain-shot*; team blue 100-money 6-metal")
    turn(t, "mend blue-1 chain-shot")
    assert (fitted(t, "blue-1"), store(t, "blue")) == ("chain_shot", "nothing")


def test_ns_r_5__a_ship_runs_aground_only_after_an_advance() -> None:
    """[NS-R.11] The wreck lies on the last water tile; the ship takes no part in collisions."""
    t = table("ship blue-1 schooner 0,0 0; ship red-1 schooner 0,-1 1 hp 1")
    told = turn(t, "assault blue-1", "forward blue-1", "forward blue-1")
    assert "aground blue-1 0,-2" in told
    assert is_destroyed(t, "blue-1")
    assert wreck(t, "0,-2") == "10-wood 10-cloth"


def test_ns_r_11__a_step_off_the_map_is_skipped_after_an_advance() -> None:
    t = table("ship blue-1 schooner 1,-3 0; ship red-1 schooner 1,-4 1 hp 1")
    turn(t, "assault blue-1", "forward blue-1", "forward blue-1", "left blue-1")
    assert pose(t, "blue-1") == "1,-5 5"


def test_ns_r_11__two_assailants_advance_to_one_tile_and_collide() -> None:
    t = table("ship blue-1 brig 1,1 0; ship blue-2 schooner 0,1 1; ship red-1 schooner 1,0 1 hp 1")
    turn(t, "assault blue-1", "assault blue-2")
    assert (pose(t, "blue-1"), pose(t, "blue-2")) == ("1,0 0", "0,1 1")
    assert hp(t, "blue-1", "blue-2") == "55 35"


@pytest.mark.parametrize(("refresh", "is_chained_again"), [("true", True), ("false", False)])
def test_ns_r_13__a_chained_ship_can_be_chained_again(refresh: str, is_chained_again: bool) -> None:
    """By option it is immune for a turn."""
    t = table("ship blue-1 brig 1,1 0 fit chain-shot; ship red-1 brig 0,1 0 chained", chain_refresh=refresh)
    turn(t, "chain-left blue-1")
    assert is_chained(t, "red-1") == is_chained_again


@pytest.mark.parametrize(
    ("tie", "shares"), [("equal", ("2-wood", "2-wood")), ("registration", ("4-wood", "1-wood"))]
)
def test_ns_r_16__equal_wants_get_equal_shares(tie: str, shares: tuple[str, str]) -> None:
    """By option they are served in registration order."""
    t = table("ship blue-1 brig 0,0 0; ship red-1 brig 0,1 0; plantation 0,0 5-wood", load_tie=tie)
    order(t, "load blue-1 plantation", *["add blue-1 1-wood"] * 4, "forward blue-1")
    turn(t, "forward red-1", "load red-1 plantation", *["add red-1 1-wood"] * 4)
    assert (hold(t, "blue-1"), hold(t, "red-1")) == shares


def test_ns_r_19__wealth_decides_by_option() -> None:
    t = table(
        "ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0; team blue nothing; "
        "team red 9999-money; day 2; hour 2",
        victory="wealth",
    )
    ready(t)
    assert (t.ending, t.result) == ("NS-R.19", {"blue": -1, "red": 1})


def test_ns_r_26__destroyed_ships_in_port_are_markers() -> None:
    t = table("ship blue-1 brig -5,5 1 destroyed; ship red-1 brig -5,4 3")
    turn(t, "forward red-1")
    assert (pose(t, "red-1"), hp(t, "blue-1", "red-1")) == ("-5,5 3", "0 65")


def test_ns_r_31__a_map_without_starts_uses_its_ports_in_order() -> None:
    t = table()
    poses = {name: pose(t, name) for name in ("blue-1", "blue-2", "red-1", "red-2")}
    assert poses == {"blue-1": "-5,5 0", "blue-2": "-5,5 0", "red-1": "5,-5 3", "red-2": "5,-5 3"}


def test_ns_r_25__captains_choose_their_facings_by_option() -> None:
    t = table(choose_start_facing="true")
    assert t.refuses("blue", "heading red-1 3") == "NS-R.25"
    order(t, "heading blue-1 2", "heading blue-2 2")
    assert t.acting == ("red",)
    order(t, "heading red-1 4", "heading red-2 4")
    faces = {one["id"]: one["face"] for one in view_of(t)["ships"]}
    assert faces == {"blue-1": 2, "blue-2": 2, "red-1": 4, "red-2": 4}
    assert t.now("Planning")


def test_ns_r_32__ships_are_called_by_team_and_number() -> None:
    speaker, ids = Speaker(table().game), table().game.ids()["ship"]
    assert [speaker.name("ship", ids.index(name)) for name in ("blue-1", "red-2")] == ["Blue 1", "Red 2"]


def test_ns_r_30__without_an_organiser_everything_runs_by_itself() -> None:
    """A free repair, too, though the option leaves it to him."""
    t = table(
        "ship blue-1 schooner -5,5 1 destroyed; ship red-1 schooner 3,0 0; team blue nothing",
        free_repair="organiser",
    )
    ready(t)
    assert not is_destroyed(t, "blue-1")


def test_ns_r_36__after_an_advance_trade_only_where_it_was_planned() -> None:
    t = table(
        "ship blue-1 brig 0,1 0; ship red-1 schooner 0,0 1 hp 1; wreck 0,1 9-metal",
        attack_with_trade="true",
    )
    turn(t, "assault blue-1", "load blue-1 wreck", "add blue-1 all-metal")
    assert (pose(t, "blue-1"), hold(t, "blue-1")) == ("0,0 0", "nothing")
