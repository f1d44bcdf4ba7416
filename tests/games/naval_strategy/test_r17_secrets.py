"""What nobody else may know."""

from __future__ import annotations

from admiralty.core.luck import Seeded
from tests.games.naval_strategy.positions import table, view_of

FLEET = "ship blue-1 brig 1,1 0 hold 0 0 5 0 0; ship red-1 schooner 3,0 0; team blue 9000 0 900 900 0"


def test_ns_17_1__orders_are_seen_by_the_own_team_only() -> None:
    t = table(FLEET)
    t.play("blue", "forward blue-1")
    assert view_of(t, "blue")["ships"][0]["orders"] == [["forward"]]
    assert "orders" not in view_of(t, "red")["ships"][0]
    assert t.game.view(t.game.imagine(t.state, 1, Seeded(1)), 1) == t.view("red")
    assert view_of(table(FLEET, organiser="seat"), "organiser")["ships"][0]["orders"] == []


def test_ns_17_2__poses_and_damage_are_public() -> None:
    seen = view_of(table(FLEET))["ships"][0]
    assert {"tile", "face", "type", "hp", "fit", "xp"} <= set(seen)


def test_ns_17_3__holds_and_stores_are_hidden_by_option() -> None:
    assert view_of(table(FLEET), "red")["teams"]["blue"]["store"] == [9000, 0, 900, 900, 0]
    hidden = table(FLEET, economy_visibility="team_only")
    assert "store" not in view_of(hidden, "red")["teams"]["blue"]
    assert "hold" not in view_of(hidden, "red")["ships"][0]
    assert view_of(hidden, "blue")["ships"][0]["hold"] == [0, 0, 5, 0, 0]


def test_ns_17_4__a_new_ship_does_not_show_in_the_treasury() -> None:
    t = table(FLEET)
    t.play("blue", "build brig haven")
    assert view_of(t, "red")["teams"]["blue"]["store"] == [9000, 0, 900, 900, 0]
    assert view_of(t, "blue")["teams"]["blue"]["store"] == [7000, 0, 700, 750, 0]


def test_ns_17_5__who_has_reported_is_seen_by_everybody() -> None:
    t = table(FLEET)
    t.play("blue", "report blue-1")
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
