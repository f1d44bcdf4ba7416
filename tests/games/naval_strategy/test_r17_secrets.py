"""What nobody else may know."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.notation import amounts
from admiralty.kit.extras import Sheets
from admiralty.kit.sheets import Text
from admiralty.show.text import Speaker
from tests.games.naval_strategy.positions import (
    hold,
    kinds,
    log,
    order,
    ship,
    store,
    table,
    turn,
    view_of,
)

FLEET = (
    "ship blue-1 brig 1,1 0 hold 5-wood; ship red-1 schooner 3,0 0; team blue 9000-money 900-wood 900-cloth"
)


def seen_store(t: Table, seat: str) -> str:
    """What a seat sees of Blue's treasury and store."""
    return amounts(view_of(t, seat)["teams"]["blue"]["store"])


def test_ns_17_1__orders_are_seen_by_the_own_team_only() -> None:
    t = table(FLEET)
    order(t, "forward blue-1")
    assert ship(t, "blue-1")["orders"] == [["forward"]]
    assert "orders" not in view_of(t, "red")["ships"][0]
    assert t.game.view(t.game.imagine(t.state, 1, Seeded(1)), 1) == t.view("red")
    assert view_of(table(FLEET, organiser="seat"), "organiser")["ships"][0]["orders"] == []


def test_ns_17_2__poses_and_damage_are_public() -> None:
    seen = view_of(table(FLEET))["ships"][0]
    assert {"tile", "face", "type", "hp", "fit", "xp"} <= set(seen)


def test_ns_17_3__holds_and_stores_are_hidden_by_option() -> None:
    assert seen_store(table(FLEET), "red") == "9000-money 900-wood 900-cloth"
    hidden = table(FLEET, economy_visibility="team_only")
    assert "store" not in view_of(hidden, "red")["teams"]["blue"]
    assert "hold" not in view_of(hidden, "red")["ships"][0]
    assert hold(hidden, "blue-1") == "5-wood"


def test_ns_17_4__a_new_ship_does_not_show_in_the_treasury() -> None:
    t = table(FLEET)
    t.play("blue", "build brig haven")
    assert seen_store(t, "red") == "9000-money 900-wood 900-cloth"
    assert store(t, "blue") == "7000-money 700-wood 750-cloth"


def test_ns_17_5__who_has_reported_is_seen_by_everybody() -> None:
    t = table(FLEET)
    order(t, "report blue-1")
    assert [one["reported"] for one in view_of(t)["ships"]] == [True, False]


def test_ns_17_6__the_orders_of_a_boss_are_hidden_from_its_enemies() -> None:
    t = table("ship blue-1 brig -5,5 1; ship red-1 schooner 3,0 0", organiser="seat", early_close="true")
    t.play("blue", "boss blue-1 hulk")
    t.play("organiser", "evaluate")
    t.play("organiser", "continue")
    t.play("organiser", "left boss-blue")
    assert "orders" not in view_of(t, "blue")["fights"][0]
    assert view_of(t, "organiser")["fights"][0]["orders"] == [["left"]]


def test_ns_17_7__spectators_see_what_is_public() -> None:
    t = table(FLEET)
    t.play("blue", "forward blue-1")
    assert t.view() == t.view("") != t.view("blue")


TRADER = "ship blue-1 schooner -5,5 1 hold 10-rum; ship red-1 schooner 5,-5 3"


@pytest.mark.parametrize(("visibility", "is_told"), [("public", True), ("team_only", False)])
def test_ns_17_3__trades_are_told_to_the_own_team_only_by_option(visibility: str, is_told: bool) -> None:
    """The log told everybody what was unloaded, bought and sold while holds and stores were hidden."""
    t = table(TRADER, economy_visibility=visibility)
    turn(t, "unload blue-1")
    told = "unloaded blue-1 0 0 0 0 10"
    assert (told in log(t, "blue"), told in log(t, "red")) == (True, is_told)


@pytest.mark.parametrize("seat", ["blue", "organiser", "red", ""])
def test_ns_17_3__others_learn_no_more_than_that_a_ship_traded(seat: str) -> None:
    """[NS-17.1] Not even after the evaluation: log and replay say neither kinds nor amounts to them."""
    t = table(TRADER, economy_visibility="team_only", organiser="seat", early_close="true")
    turn(
        t,
        "unload blue-1",
        "sell blue-1",
        "add blue-1 5-rum",
        "buy blue-1",
        "add blue-1 1-wood",
    )
    trades = ["unloaded", "sold", "bought"]
    knows = seat in ("blue", "organiser")
    told = [kind for kind in kinds(log(t, seat)) if kind in (*trades, "traded")]
    assert told == (trades if knows else ["traded"] * 3)
    assert ("store" in view_of(t, seat)["teams"]["blue"]) == knows
    assert ("hold" in view_of(t, seat)["ships"][0]) == knows


def test_ns_17_3__sheets_of_others_do_not_tell_cargo() -> None:
    position = "ship blue-1 schooner -5,5 1 hold 77-rum; ship red-1 schooner 5,-5 3; team blue 4321-money"
    t = table(position, economy_visibility="team_only")
    for seat, is_told in (("blue", True), ("red", False), ("", False)):
        pages = t.game.require(Sheets).pages(t.view(seat), Speaker(t.game, "en"))
        words = " ".join(mark.text for page in pages for mark in page.marks if isinstance(mark, Text))
        assert ("4321" in words, "77" in words) == (is_told, is_told)


def test_ns_14_5__a_hidden_fight_is_not_in_what_others_imagine() -> None:
    """It used to be there as it was; now the rival only knows that a team that is ready is still asked."""
    found = []
    for boss in ("corsair", "hulk"):
        t = table(FLEET.replace("1,1 0", "-5,5 1"), boss_points_hidden="true")
        turn(t, f"boss blue-1 {boss}")
        t.play("blue", "ready")
        assert t.acting == ("blue", "red")
        assert view_of(t, "red")["fights"] == []
        twin = t.game.imagine(t.state, 1, Seeded(1))
        assert flow.acting(twin) == (0, 1)
        found.append(digest(twin))
    assert found[0] == found[1]


def test_ns_r_27__everybody_sees_what_the_organiser_is_changing() -> None:
    t = table(FLEET, organiser="seat", early_close="true")
    for action in ("evaluate", "edit-fleet", "edit-ship red-1"):
        t.play("organiser", action)
    assert [t.view(seat)["changing"] for seat in ("blue", "organiser", "")] == [{"ship": "red-1"}] * 3


def test_ns_r_25__everybody_sees_which_ships_have_chosen_a_facing() -> None:
    t = table(choose_start_facing="true")
    order(t, "heading blue-1 0")
    assert [one["id"] for one in view_of(t, "red")["ships"] if one.get("faced")] == ["blue-1"]
