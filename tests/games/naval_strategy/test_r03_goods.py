"""Commodities, stores, holds, people."""

from __future__ import annotations

from tests.games.naval_strategy.positions import hold, refusal, sea, store, table, turn, view_of


def test_ns_3_1__metal_wood_cloth_and_rum() -> None:
    s = sea("ship blue-1 schooner -5,5 0; team blue 0 1 2 3 4")
    turn(s, {"blue-1": "sell 0 1 2 3 4 0 0 0 0 0"})
    assert store(s, 0) == [20 + 16 + 24 + 80, 0, 0, 0, 0]


def test_ns_3_2__metal_comes_only_from_wrecks_and_rewards() -> None:
    s = sea("ship blue-1 schooner -5,5 0")
    assert refusal(s, "blue-1", "buy 0 1 0 0 0") == "NS-3.3"


def test_ns_3_3__only_wood_and_cloth_can_be_bought() -> None:
    s = sea("ship blue-1 schooner -5,5 0")
    assert refusal(s, "blue-1", "buy 0 0 0 0 1") == "NS-3.3"
    assert refusal(s, "blue-1", "buy 0 0 1 1 0") == ""


def test_ns_3_4__everything_is_paid_from_treasury_and_store() -> None:
    """[NS-3.5] What is in a hold pays for nothing."""
    s = sea("ship blue-1 schooner -5,5 0 hp 1 hold 999 50 50 50 0; team blue 0 0 0 0 0")
    told = turn(s, {"blue-1": "repair"})
    assert told[0].startswith("unpaid")
    assert hold(s, "blue-1") == [999, 50, 50, 50, 0]


def test_ns_3_5__a_hold_is_not_the_store() -> None:
    s = sea("ship blue-1 schooner -5,5 0 hold 0 0 0 0 9; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "sell 0 0 0 0 9 0 0 0 0 0"})
    assert store(s, 0) == [0, 0, 0, 0, 0]


def test_ns_3_6__goods_take_space_and_money_takes_none() -> None:
    s = sea("ship blue-1 schooner 0,0 0 hold 5000 0 100 0 0; wreck 0,0 300 0 0 0 0")
    assert refusal(s, "blue-1", "load 0 0 0 0 0 51") == "NS-6.15"
    assert refusal(s, "blue-1", "load 1 300 0 0 0 50") == ""


def test_ns_3_7__unloading_is_the_only_way_to_the_store() -> None:
    s = sea("ship blue-1 schooner -5,5 0 hold 7 1 2 3 4; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "unload"})
    assert (store(s, 0), hold(s, "blue-1")) == ([7, 1, 2, 3, 4], [0, 0, 0, 0, 0])


def test_ns_3_20__orders_are_for_own_ships() -> None:
    t = table()
    assert t.refuses("blue", "left red-1") == "NS-3.20"


def test_ns_3_21__the_organiser_has_a_seat_by_option() -> None:
    assert table().acting == ("blue", "red")
    t = table(organiser="seat")
    assert "organiser" in t.acting
    t.play("organiser", "evaluate")
    assert t.now("Intervene")
    assert t.refuses("organiser", "ready") == "NS-3.21"


def test_ns_3_22__two_to_six_teams_and_strict_crews() -> None:
    """[NS-R.32] Every ship has a captain; with strict crews nobody has two ships."""
    assert [len(table(teams=str(n)).game.seats) for n in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    rich = "team blue 90000 0 9000 9000 0"
    t = table(rich, strict_crews="true")
    for _ in range(4):
        t.play("blue", "build schooner haven")
    assert t.refuses("blue", "build schooner haven") == "NS-3.22"
    captains = [ship.get("captain") for ship in view_of(t, "blue")["ships"]]
    assert captains[:2] == [1, 2]
