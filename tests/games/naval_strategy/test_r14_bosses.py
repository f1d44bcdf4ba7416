"""Fights against bosses: who may fight, what they bring, how they end."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.naval_strategy.arena import FLEET, arena, arena_turn, fight, met
from tests.games.naval_strategy.positions import (
    beaten,
    hp,
    order,
    pose,
    ready,
    refusal,
    ship,
    store,
    table,
    turn,
    view_of,
)


def points(t: Table, team: str = "blue") -> int:
    return view_of(t, team)["teams"][team]["points"]


def test_ns_14_1__a_fight_is_fought_off_the_map() -> None:
    """[NS-14.2] [NS-14.8] The ships stay in port and act normally while it goes on."""
    t = met()
    assert [one["id"] for one in fight(t)["ships"]] == ["arena-blue-1", "arena-blue-2"]
    assert pose(t, "blue-1") == "-5,5 1"
    order(t, "forward blue-1", "forward arena-blue-1")
    assert refusal(t, "unload arena-blue-1") != ""


def test_ns_14_2__the_game_never_waits_for_a_fight() -> None:
    t = met()
    turn(t)
    assert (view_of(t)["turn"], fight(t)["turn"]) == (3, 1)


def test_ns_14_3__the_ships_come_back_as_they_were() -> None:
    """The corsair sinks one copy after the other; the originals are whole."""
    t = met()
    told: list[str] = []
    while view_of(t)["fights"]:
        told += arena_turn(t)
    assert {"arena-sunk arena-blue-1", "arena-sunk arena-blue-2", "fight-lost corsair"} <= set(told)
    assert hp(t, "blue-1", "blue-2") == "45 65"


def test_ns_14_4__a_beaten_boss_is_a_point() -> None:
    t = arena("corsair 0,-3 2 hp 8", "0,-2 0")
    assert points(t) == 0
    assert "boss-beaten corsair blue" in arena_turn(t, "assault arena-blue-1")
    assert (points(t), beaten(t, "blue"), view_of(t)["fights"]) == (1, "corsair", [])


def test_ns_14_7__experience_and_goods_come_with_the_end_of_the_day() -> None:
    t = arena("corsair 0,-3 2 hp 8", "0,-2 0", days="1", turns_per_day="1")
    arena_turn(t, "assault arena-blue-1")
    assert (store(t, "blue"), ship(t, "blue-1")["xp"]) == ("500-money 50-wood 50-cloth", 0)
    ready(t)
    assert store(t, "blue") == "500-money 30-metal 50-wood 50-cloth 20-rum"
    assert ship(t, "blue-1")["xp"] == 1
    assert (t.ending, t.result) == ("NS-15.1", {"blue": 1, "red": -1})


def test_ns_14_5__one_fight_a_team() -> None:
    t = met()
    assert refusal(t, "boss blue-1 hulk") == "NS-14.5"
    assert refusal(t, "boss red-1 hulk") == ""


def test_ns_14_5__each_boss_once_a_team() -> None:
    t = table(f"{FLEET}; team blue points 1 beaten corsair")
    assert refusal(t, "boss blue-1 corsair") == "NS-14.5"
    assert refusal(t, "boss red-1 corsair") == ""
    order(t, "boss blue-1 hulk")
    assert refusal(t, "boss blue-2 kraken") == "NS-14.5"
    assert refusal(t, "boss blue-2 hulk") == ""


def test_ns_14_5__of_a_shared_pool_each_boss_once_for_all() -> None:
    t = table(f"{FLEET}; team blue points 1 beaten corsair", boss_pool="shared")
    assert refusal(t, "boss red-1 corsair") == "NS-14.5"


def test_ns_14_5__coalitions_fight_together() -> None:
    t = table(FLEET, boss_coalitions="true")
    turn(t, "boss blue-1 corsair", "boss red-1 corsair")
    assert [one["side"] for one in fight(t)["ships"]] == ["blue", "red"]
    assert t.acting == ("blue", "red")


@pytest.mark.parametrize(
    ("dealt", "winners"), [("blue 9 red 8", (1, 0)), ("blue 8 red 9", (0, 1)), ("blue 8 red 8", (1, 1))]
)
def test_ns_r_37__the_point_goes_to_the_team_that_dealt_most(dealt: str, winners: tuple[int, int]) -> None:
    """Equal: to each."""
    position = (
        f"{FLEET}; fight blue corsair 0,-3 3 hp 40 dealt {dealt}; fighter arena-blue-1 schooner 0,4 0; "
        "fighter arena-red-1 schooner 2,2 0"
    )
    t = table(position, boss_coalitions="true", organiser="seat", early_close="true")
    t.play("organiser", "result blue won")
    assert (points(t, "blue"), points(t, "red")) == winners


HIDDEN = f"{FLEET}; team blue points 1 shown 0 beaten corsair"


def test_ns_14_5__hidden_points_are_shown_in_the_evening() -> None:
    t = table(HIDDEN, boss_points_hidden="true", turns_per_day="1")
    assert [view_of(t, seat)["teams"]["blue"]["points"] for seat in ("blue", "red")] == [1, 0]
    turn(t)
    assert [view_of(t, seat)["teams"]["blue"]["points"] for seat in ("blue", "red")] == [1, 1]


@pytest.mark.parametrize(("hidden", "clause"), [("true", ""), ("false", "NS-14.5")])
def test_ns_r_34__a_shared_pool_keeps_hidden_points_hidden(hidden: str, clause: str) -> None:
    t = table(HIDDEN, boss_points_hidden=hidden, boss_pool="shared")
    assert refusal(t, "boss red-1 corsair") == clause


def test_ns_r_37__six_ships_at_most_take_part() -> None:
    t = table("; ".join(f"ship blue-{n} schooner -5,5 1" for n in range(1, 8)))
    order(t, *[f"boss blue-{n} corsair" for n in range(1, 7)])
    assert refusal(t, "boss blue-7 corsair") == "NS-14.5"


def test_ns_r_37__a_fight_keeps_the_name_of_a_team_that_has_left_it() -> None:
    """Found by fuzzing: the team that had left could open a second fight under the same name."""
    t = table(FLEET, boss_coalitions="true")
    turn(t, "boss blue-1 corsair", "boss red-1 corsair")
    arena_turn(t, "withdraw arena-blue-1")
    assert [one["id"] for one in fight(t)["ships"]] == ["arena-red-1"]
    assert refusal(t, "boss blue-2 hulk") == "NS-14.5"
    arena_turn(t, "withdraw arena-red-1")
    assert refusal(t, "boss blue-2 hulk") == ""


def test_ns_14_6__experience_changes_nothing() -> None:
    told = []
    for xp in (0, 9):
        t = table(f"ship blue-1 schooner 1,1 0 xp {xp}; ship red-1 brig 0,1 0")
        told.append((turn(t, "volley-left blue-1"), ship(t, "blue-1")["most_hp"]))
    assert told[0] == told[1]


def test_ns_14_7__destroyed_originals_are_rewarded_too() -> None:
    t = table(
        "ship blue-1 schooner -5,5 1 destroyed; ship red-1 schooner 5,-5 3; spoils blue hulk blue-1; hour 2",
        days="5",
    )
    assert "rewarded blue hulk 2" in turn(t)
    assert ship(t, "blue-1")["xp"] == 2
    assert store(t, "blue") == "500-money 60-metal 150-wood 50-cloth"


def test_ns_14_8__withdrawing_is_the_only_order_of_a_turn() -> None:
    t = met()
    order(t, "left arena-blue-1")
    assert refusal(t, "withdraw arena-blue-1") != ""
    order(t, "undo-order arena-blue-1")
    told = arena_turn(t, "withdraw arena-blue-1", "withdraw arena-blue-2")
    assert {"withdrew arena-blue-1", "withdrew arena-blue-2", "fight-lost corsair"} <= set(told)
    assert (view_of(t)["fights"], points(t)) == ([], 0)


def test_ns_14_8__a_fight_is_lost_after_its_last_turn() -> None:
    t = arena("hulk 0,-3 3 turn 14", "0,4 0")
    assert "fight-lost hulk" not in arena_turn(t)
    assert "fight-lost hulk" in arena_turn(t)
    assert view_of(t)["fights"] == []


def test_ns_14_10__the_organiser_enters_a_result() -> None:
    t = table(FLEET, organiser="seat", early_close="true")
    turn(t, "boss blue-1 hulk")
    t.play("organiser", "result blue won")
    assert (points(t), view_of(t)["fights"]) == (1, [])


@pytest.mark.parametrize("outcome", ["lost", "cancelled"])
def test_ns_14_10__a_fight_may_be_lost_or_not_count(outcome: str) -> None:
    t = table(FLEET, organiser="seat", early_close="true")
    turn(t, "boss blue-1 hulk")
    t.play("organiser", "continue")
    t.play("organiser", f"result blue {outcome}")
    assert (points(t), view_of(t)["fights"]) == (0, [])
    assert refusal(t, "boss blue-1 hulk") == ""


def test_ns_14_11__an_open_fight_still_counts_when_another_team_has_won() -> None:
    t = arena("corsair 0,-3 2 hp 8", "0,-2 0", more="team red points 1 beaten corsair", boss_pool="shared")
    arena_turn(t, "assault arena-blue-1")
    assert points(t) == 1


def test_ns_r_35__open_fights_are_played_out_at_the_end() -> None:
    t = met(days="1", turns_per_day="1")
    assert t.acting == ("blue",)
    assert not t.is_over
    arena_turn(t, "withdraw arena-blue-1", "withdraw arena-blue-2")
    assert t.is_over
