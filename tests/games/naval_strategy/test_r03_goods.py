"""Commodities, stores, holds, people."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.positions import hold, refusal, store, table, turn, view_of


@pytest.mark.parametrize(
    ("commodity", "price"), [("metal", 20), ("wood", 8), ("cloth", 8), ("rum", 20)], ids=str
)
def test_ns_3_1__metal_wood_cloth_and_rum(commodity: str, price: int) -> None:
    """Four commodities, each with its price in every port."""
    t = table(f"ship blue-1 schooner -5,5 0; team blue 1-{commodity}")
    turn(t, "sell blue-1", f"add blue-1 1-{commodity}")
    assert store(t, "blue") == f"{price}-money"


def test_ns_3_2__metal_comes_only_from_wrecks_and_rewards() -> None:
    t = table("ship blue-1 schooner -5,5 0; wreck -5,5 1-metal; team blue 9999-money")
    assert refusal(t, "buy blue-1", "add blue-1 1-metal") == "NS-3.3"
    turn(t, "load blue-1 wreck", "add blue-1 all-metal")
    assert hold(t, "blue-1") == "1-metal"


def test_ns_3_3__only_wood_and_cloth_can_be_bought() -> None:
    t = table("ship blue-1 schooner -5,5 0")
    assert refusal(t, "buy blue-1", "add blue-1 1-rum") == "NS-3.3"
    assert refusal(t, "buy blue-1", "add blue-1 1-wood", "add blue-1 1-cloth") == ""


def test_ns_3_4__everything_is_paid_from_treasury_and_store() -> None:
    """[NS-3.5] What is in a hold pays for nothing."""
    cargo = "999-money 50-metal 50-wood 50-cloth"
    t = table(f"ship blue-1 schooner -5,5 0 hp 1 hold {cargo}; team blue nothing")
    assert "unpaid blue-1 repair" in turn(t, "repair blue-1")
    assert hold(t, "blue-1") == cargo


def test_ns_3_5__a_hold_is_not_the_store() -> None:
    t = table("ship blue-1 schooner -5,5 0 hold 10-rum; team blue nothing")
    turn(t, "sell blue-1", "add blue-1 10-rum")
    assert (store(t, "blue"), hold(t, "blue-1")) == ("nothing", "10-rum")


def test_ns_3_6__goods_take_space_and_money_takes_none() -> None:
    t = table("ship blue-1 schooner 0,0 0 hold 5000-money 100-wood; wreck 0,0 300-money")
    full = ["load blue-1 plantation", "add blue-1 50-rum"]
    assert refusal(t, *full, "add blue-1 1-rum") == "NS-6.15"
    assert refusal(t, *full, "load blue-1 wreck", "add blue-1 all-money") == ""


def test_ns_3_7__unloading_is_the_only_way_to_the_store() -> None:
    cargo = "7-money 1-metal 2-wood 3-cloth 4-rum"
    t = table(f"ship blue-1 schooner -5,5 0 hold {cargo}; team blue nothing")
    turn(t)
    assert (store(t, "blue"), hold(t, "blue-1")) == ("nothing", cargo)
    turn(t, "unload blue-1")
    assert (store(t, "blue"), hold(t, "blue-1")) == (cargo, "nothing")


def test_ns_3_20__orders_are_for_own_ships() -> None:
    t = table()
    assert t.refuses("blue", "left red-1") == "NS-3.20"
    assert t.refuses("red", "left red-1") == ""


def test_ns_3_21__the_organiser_has_a_seat_by_option() -> None:
    assert table().acting == ("blue", "red")
    t = table(organiser="seat")
    assert "organiser" in t.acting
    t.play("organiser", "evaluate")
    assert t.now("Intervene")
    assert t.refuses("organiser", "ready") == "NS-3.21"


@pytest.mark.parametrize("teams", range(2, 7))
def test_ns_3_22__two_to_six_teams(teams: int) -> None:
    assert len(table(teams=str(teams)).game.seats) == teams


def test_ns_3_22__with_strict_crews_nobody_has_two_ships() -> None:
    """[NS-R.32] Every ship has a captain."""
    t = table("team blue 90000-money 9000-wood 9000-cloth", strict_crews="true")
    for _ in range(4):
        t.play("blue", "build schooner haven")
    assert t.refuses("blue", "build schooner haven") == "NS-3.22"
    assert [one["captain"] for one in view_of(t, "blue")["ships"] if one["side"] == "blue"] == [1, 2]
