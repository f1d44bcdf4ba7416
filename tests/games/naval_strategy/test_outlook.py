"""What the board is told for planning and for showing a round again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from admiralty import Table
from admiralty.kit.extras import Advice
from tests.games.naval_strategy.positions import ready, sea, table, turn, view_of

FLEET = "ship blue-1 brig 1,1 0 hold 0 0 5 0 0; ship red-1 schooner 3,0 0"


def outlook(t: Table, seat: int = 0) -> Mapping[str, Any]:
    found = t.game.require(Advice).outlook(t.state, seat)
    assert found is not None
    return found


def test_ns_16_3__the_plan_is_pictured_pose_by_pose_with_what_its_volleys_cover() -> None:
    t = table(FLEET)
    for order in ("forward", "volley-right", "left"):
        t.play("blue", f"{order} blue-1")
    picture = outlook(t)["ships"]["blue-1"]
    assert picture["poses"] == [["1,1", 0], ["1,0", 0], ["1,0", 5]]
    assert picture["aims"] == [["volley-right", ["2,-1", "2,0"]]]
    assert picture["next"]["forward"] == ["0,0"]
    assert picture["next"]["volley-left"] == ["0,1", "1,1"]
    assert "volley-right" not in picture["next"]
    assert (picture["moves"], picture["speed"], picture["space"]) == (2, 3, 195)


def test_ns_16_3__prices_and_the_store_to_come_are_known_while_planning() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 0 0 5 0 0; team blue 1000 100 200 100 0")
    assert outlook(t)["ships"]["blue-1"]["prices"]["fit hull"] == [500, 10, 100, 0, 0]
    t.play("blue", "fit blue-1 hull")
    assert outlook(t)["stores"]["blue"] == [500, 90, 100, 100, 0]
    t.play("blue", "unload blue-1")
    assert outlook(t)["stores"]["blue"] == [500, 90, 105, 100, 0]
    t.play("blue", "buy blue-1")
    t.play("blue", "add blue-1 10-wood")
    ask = view_of(t)["prices"]["ask"][2]
    assert outlook(t)["stores"]["blue"] == [500 - 10 * ask, 90, 115, 100, 0]
    t.play("blue", "sell blue-1")
    t.play("blue", "add blue-1 5-cloth")
    pay = view_of(t)["prices"]["pay"][3]
    assert outlook(t)["stores"]["blue"] == [500 - 10 * ask + 5 * pay, 90, 115, 95, 0]


def test_ns_17_1__nobody_is_shown_the_plans_of_others() -> None:
    t = table(FLEET)
    before = outlook(t, 1)
    t.play("blue", "forward blue-1")
    assert outlook(t, 1) == before
    assert t.game.require(Advice).outlook(t.state, -1) is None


def test_ns_16_1__the_organiser_is_shown_the_plans_of_all() -> None:
    t = table(FLEET, organiser="seat")
    t.play("blue", "forward blue-1")
    picture = outlook(t, t.game.seats.index("organiser"))
    assert list(picture["ships"]) == ["blue-1", "red-1"]
    assert picture["ships"]["blue-1"] == outlook(t)["ships"]["blue-1"]
    assert list(picture["stores"]) == [seat for seat in t.game.seats if seat != "organiser"]


def test_ns_16_4__the_log_tells_ways_and_aims_so_that_a_round_can_be_shown_again() -> None:
    t = table(FLEET)
    for order in ("forward", "left", "volley-left"):
        t.play("blue", f"{order} blue-1")
    t.play("red", "right red-1")
    ready(t)
    told = {event.kind: event.args for _, event in t.log}
    number = sea().t.chart.number
    assert told["fired"][3] == (number[0, 1], number[1, 1])
    sailed = [event.args for _, event in t.log if event.kind == "sailed"]
    assert sailed[0][1:] == (number[1, 0], 5, 0, (number[1, 1], number[1, 0]))
    assert sailed[1][1:] == (number[3, 0], 1, 0, (number[3, 0],))


def test_ns_16_4__who_is_thrown_back_is_told_with_the_way_it_meant_to_go() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship red-1 galleon 1,0 0")
    told = turn(s, {"blue-1": "forward"})
    number = s.t.chart.number
    assert f"sailed 0 {number[1, 1]} 0 0 {(number[1, 1], number[1, 0])}" in told
