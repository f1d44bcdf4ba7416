"""What the board is told for planning and for showing a round again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from admiralty import Table
from admiralty.games.naval_strategy.notation import amounts
from admiralty.kit.extras import Advice
from tests.games.naval_strategy.positions import order, table, turn, view_of

FLEET = "ship blue-1 brig 1,1 0 hold 5-wood; ship red-1 schooner 3,0 0"


def outlook(t: Table, seat: int = 0) -> Mapping[str, Any]:
    found = t.game.require(Advice).outlook(t.state, seat)
    assert found is not None
    return found


def coming(t: Table) -> str:
    """Blue's treasury and store as its plans would leave them."""
    return amounts(outlook(t)["stores"]["blue"])


def test_ns_16_3__the_plan_is_pictured_pose_by_pose_with_what_its_volleys_cover() -> None:
    t = table(FLEET)
    order(t, "forward blue-1", "volley-right blue-1", "left blue-1")
    picture = outlook(t)["ships"]["blue-1"]
    assert picture["poses"] == [["1,1", 0], ["1,0", 0], ["1,0", 5]]
    assert picture["aims"] == [["volley-right", ["2,-1", "2,0"]]]
    assert picture["next"]["forward"] == ["0,0"]
    assert picture["next"]["volley-left"] == ["0,1", "1,1"]
    assert "volley-right" not in picture["next"]
    assert (picture["moves"], picture["speed"], picture["space"]) == (2, 3, 195)


def test_ns_16_3__prices_and_the_store_to_come_are_known_while_planning() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 5-wood; team blue 1000-money 100-metal 200-wood 100-cloth")
    assert amounts(outlook(t)["ships"]["blue-1"]["prices"]["fit hull"]) == "500-money 10-metal 100-wood"
    order(t, "fit blue-1 hull")
    assert coming(t) == "500-money 90-metal 100-wood 100-cloth"
    order(t, "unload blue-1")
    assert coming(t) == "500-money 90-metal 105-wood 100-cloth"
    order(t, "buy blue-1", "add blue-1 10-wood")
    assert coming(t) == f"{500 - 10 * 12}-money 90-metal 115-wood 100-cloth"
    order(t, "sell blue-1", "add blue-1 5-cloth")
    assert coming(t) == f"{500 - 10 * 12 + 5 * 8}-money 90-metal 115-wood 95-cloth"


def test_ns_17_1__nobody_is_shown_the_plans_of_others() -> None:
    t = table(FLEET)
    before = outlook(t, 1)
    order(t, "forward blue-1")
    assert outlook(t, 1) == before
    assert t.game.require(Advice).outlook(t.state, -1) is None


def test_ns_16_1__the_organiser_is_shown_the_plans_of_all() -> None:
    t = table(FLEET, organiser="seat")
    order(t, "forward blue-1")
    picture = outlook(t, t.game.seats.index("organiser"))
    assert list(picture["ships"]) == ["blue-1", "red-1"]
    assert picture["ships"]["blue-1"] == outlook(t)["ships"]["blue-1"]
    assert list(picture["stores"]) == [seat for seat in t.game.seats if seat != "organiser"]


def test_ns_16_4__the_log_tells_ways_and_aims_so_that_a_round_can_be_shown_again() -> None:
    """A volley with the tiles it covers; a way with facing before and after and the tiles it leads over."""
    t = table(FLEET)
    told = turn(t, "forward blue-1", "left blue-1", "volley-left blue-1", "right red-1")
    assert "fired blue-1 volley-left 1,0 0,1+1,1" in told
    assert "sailed blue-1 1,0 5 0 1,1+1,0" in told
    assert "sailed red-1 3,0 1 0 3,0" in told


def test_ns_16_4__who_is_thrown_back_is_told_with_the_way_it_meant_to_go() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 galleon 1,0 0")
    assert "sailed blue-1 1,1 0 0 1,1+1,0" in turn(t, "forward blue-1")


def test_ns_6_16__amounts_of_a_trade_are_told_with_stock_and_price() -> None:
    t = table("ship blue-1 schooner -5,5 1 hold 5-wood; team blue 100-money 30-wood")
    assert outlook(t)["ships"]["blue-1"]["lots"] == []
    order(t, "sell blue-1", "add blue-1 10-wood")
    pay = view_of(t)["prices"]["pay"][2]
    assert outlook(t)["ships"]["blue-1"]["lots"] == [
        {"verb": "add", "good": "wood", "named": 10, "most": 30, "price": pay},
        {"verb": "add-hold", "good": "wood", "named": 0, "most": 5, "price": pay},
    ]
    order(t, "report blue-1")
    assert outlook(t)["ships"]["blue-1"]["lots"] == []
