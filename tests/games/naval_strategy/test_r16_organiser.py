"""The organiser: orders for others, the end of planning, changes between turns."""

# ruff: noqa: RUF001

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.kit.extras import Advice, Benchmark
from admiralty.show.text import Speaker
from tests.games.naval_strategy.positions import (
    hold,
    hp,
    is_destroyed,
    log,
    order,
    pose,
    ready,
    ship,
    stock,
    table,
    turn,
    view_of,
    wreck,
)

FLEET = "ship blue-1 brig 1,1 0 hold 5-wood; ship red-1 schooner 3,0 0"


def between(position: str = FLEET, **options: str) -> Table:
    """Between two turns, with the organiser to speak."""
    t = table(position, organiser="seat", early_close="true", **options)
    t.play("organiser", "evaluate")
    return t


def change(t: Table, *steps: str) -> None:
    for step in steps:
        t.play("organiser", step)


def test_ns_16_1__he_enters_orders_for_others_and_evaluates() -> None:
    t = table(FLEET, organiser="seat")
    t.play("organiser", "forward blue-1")
    ready(t)
    assert t.acting == ("organiser",)
    t.play("organiser", "evaluate")
    assert pose(t, "blue-1") == "1,0 0"
    change(t, "edit-team blue")
    assert t.refuses("organiser", "points minus-1") == "NS-16.1"
    change(t, "points plus-1")
    assert view_of(t)["teams"]["blue"]["points"] == 1


@pytest.mark.parametrize(
    ("step", "key", "value", "told"),
    [
        ("put 2,2", "tile", "2,2", "place"),
        ("turn-to 4", "face", 4, "heading"),
        ("hit-points minus-10", "hp", 55, "hit-points"),
        ("experience plus-1", "xp", 1, "experience"),
        ("retype galleon", "type", "galleon", "type"),
        ("enhance hull", "fit", {"hull": True}, "enhancement"),
        ("chain-mark", "chained", True, "chain"),
        ("destroy", "destroyed", True, "destroyed"),
    ],
)
def test_ns_r_27__he_may_change_anything_and_it_is_told(
    step: str, key: str, value: object, told: str
) -> None:
    """[NS-16.7] Every change is counted and everybody hears of it."""
    t = between()
    change(t, "edit-fleet", "edit-ship blue-1", step)
    assert dict(ship(t, "blue-1"))[key] == value
    assert view_of(t)["changes"] == 1
    assert log(t, "red")[-1] == f"changed-ship blue-1 {told}"


@pytest.mark.parametrize(("step", "cargo"), [("give 10-rum", "5-wood 10-rum"), ("take all-wood", "nothing")])
def test_ns_r_27__he_may_change_a_cargo(step: str, cargo: str) -> None:
    t = between()
    change(t, "edit-fleet", "edit-ship blue-1", step)
    assert hold(t, "blue-1") == cargo
    assert log(t, "red")[-1] == "changed-ship blue-1 cargo"


def test_ns_r_27__a_destroyed_ship_may_be_repaired() -> None:
    t = between("ship blue-1 brig -5,5 1 destroyed; ship red-1 schooner 3,0 0")
    change(t, "edit-fleet", "edit-ship blue-1", "revive")
    assert hp(t, "blue-1") == "65"


@pytest.mark.parametrize(
    ("step", "clause"),
    [
        ("put 0,-3", "NS-2.6"),
        ("put 3,0", "NS-2.7"),
        ("give 10-rum", "NS-3.6"),
        ("enhance ram", "NS-5.4"),
        ("revive", "NS-R.27"),
    ],
)
def test_ns_2_7__not_even_he_breaks_the_sea(step: str, clause: str) -> None:
    t = between("ship blue-1 brig 1,1 0 hold 195-wood; ship red-1 schooner 3,0 0")
    change(t, "edit-fleet", "edit-ship blue-1")
    assert t.refuses("organiser", step) == clause


def test_ns_2_44__he_places_and_removes_wrecks() -> None:
    t = between()
    change(t, "edit-sea")
    assert t.refuses("organiser", "choose 0,-3") == "NS-2.44"
    change(t, "choose 2,2", "give 50-metal")
    assert wreck(t, "2,2") == "50-metal"
    change(t, "edit-sea", "choose 2,2", "take all-metal")
    assert wreck(t, "2,2") == "none"


def test_ns_2_35__he_cannot_give_metal_to_a_plantation() -> None:
    t = between(FLEET + "; plantation 0,0 nothing")
    change(t, "edit-sea", "choose 0,0")
    assert t.refuses("organiser", "grow 1-metal") == "NS-2.35"
    change(t, "grow 10-rum")
    assert stock(t, "0,0") == "40-wood 20-cloth 50-rum"
    change(t, "edit-sea", "choose 0,0", "reap 5-rum")
    assert stock(t, "0,0") == "40-wood 20-cloth 45-rum"


def test_ns_11_20__he_repairs_free_by_hand_if_so_agreed() -> None:
    position = "ship blue-1 schooner -5,5 1 destroyed; ship red-1 schooner 3,0 0; team blue nothing"
    t = between(position, free_repair="organiser")
    assert is_destroyed(t, "blue-1")
    change(t, "free-repair blue-1")
    assert hp(t, "blue-1") == "45"


def test_ns_16_10__he_closes_the_day_and_the_week() -> None:
    t = between()
    change(t, "calendar", "close-day", "continue")
    assert t.view()["day"] == 2
    t.play("organiser", "evaluate")
    change(t, "calendar")
    assert t.refuses("organiser", "continue") == "NS-16.10"
    change(t, "end-week", "continue")
    assert t.is_over
    assert t.result == {"blue": 0, "red": 0, "organiser": 0}


def test_ns_16_3__a_captain_sees_the_route_he_plans() -> None:
    t = table(FLEET)
    order(t, "forward blue-1", "left blue-1", "forward blue-1")
    assert ship(t, "blue-1")["ghost"] == ["1,1", "1,0", "0,0"]
    assert "ghost" not in view_of(t, "red")["ships"][0]
    advice = t.game.require(Advice).figures(t.state, 0)
    assert advice[t.game.read_action("volley-left blue-1")] == {"damage": 0.0}


def test_ns_16_4__the_projector_shows_nothing_hidden() -> None:
    t = table(FLEET)
    before = t.view()
    order(t, "forward blue-1")
    assert t.view() == before


def test_ns_16_6__sunk_ships_are_announced() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1")
    assert "sunk red-1 0,1 haven" in turn(t, "volley-left blue-1")


def test_ns_16_7__the_log_says_what_happened_and_why() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 0,1 0 hp 1")
    turn(t, "volley-left blue-1")
    told = [Speaker(t.game).event(event) for _, event in t.heard()]
    assert "Blue 1 fires from 1,1: volley to port." in told
    assert "Red 1 is destroyed at 0,1 and waits in Haven." in told
    assert all(t.game.events[event.kind].clause.startswith("NS-") for _, event in t.heard())


def test_ns_16_9__names_are_in_four_languages() -> None:
    t = table(FLEET)
    found = [
        Speaker(t.game, language).action(t.game.read_action("fit blue-1 mortar"))
        for language in ("cs", "fr", "ja")
    ]
    assert found == ["Modrá 1: koupit houfnici", "Bleu 1\u00a0: acheter obusier", "青 1：榴弾砲を買う"]


def test_ns_16_11__evaluation_is_measured_on_turns_of_usual_length() -> None:
    """How fast it is, `admiralty bench` tells; here only that it measures what it says."""
    found = table().game.require(Benchmark).figures(1, 0.05)
    assert found["turns_evaluated_per_second"] > found["turns_checked_and_evaluated_per_second"] > 0
    assert 27 <= found["orders_per_turn"] <= 31


def test_ns_r_27__a_change_that_is_not_seen_is_told_and_stands() -> None:
    """It is logged for all, though nobody else sees it; so nobody else would see it being taken back."""
    for hidden, may_undo in (("false", True), ("true", False)):
        t = table(organiser="seat", early_close="true", boss_points_hidden=hidden)
        for action in ("evaluate", "edit-team blue"):
            t.play("organiser", action)
        points = next(choice.text for choice in t.legal("organiser") if choice.text.startswith("points"))
        t.play("organiser", points)
        assert t.may_undo("organiser") is may_undo
