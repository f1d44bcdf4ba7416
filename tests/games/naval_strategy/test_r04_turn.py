"""Planning: who, when, and what counts."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from tests.games.naval_strategy.arena import arena
from tests.games.naval_strategy.positions import (
    fitted,
    hp,
    order,
    pose,
    ready,
    refusal,
    ship,
    table,
    turn,
    view_of,
)

APART = "ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0"


def test_ns_4_1__all_ships_act_at_once_turn_after_turn() -> None:
    t = table(APART)
    assert t.acting == ("blue", "red")
    order(t, "forward blue-1", "left red-1")
    assert t.refuses("blue", "continue") == "NS-4.1"
    ready(t)
    assert t.view()["turn"] == 2
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("1,0 0", "3,0 5")


def test_ns_4_2__planning_lasts_as_long_as_agreed() -> None:
    """The clock belongs to the table; the rules keep its length."""
    assert table().game.options["planning_seconds"] == "300"
    assert table(planning_seconds="77").game.options["planning_seconds"] == "77"


def test_ns_4_3__port_actions_come_first() -> None:
    t = table("ship blue-1 schooner -5,5 1 hp 9")
    assert refusal(t, "left blue-1", "repair blue-1") == "NS-4.3"
    assert refusal(t, "repair blue-1", "fit blue-1 hull", "left blue-1", "forward blue-1") == ""


@pytest.mark.parametrize(("late", "where"), [("use_saved", "1,0 0"), ("discard", "1,1 0")])
def test_ns_4_4__what_is_saved_counts_unless_agreed_otherwise(late: str, where: str) -> None:
    t = table(APART, late_orders=late)
    turn(t, "forward blue-1")
    assert pose(t, "blue-1") == where


def test_ns_4_4__a_reported_turn_counts_in_any_case() -> None:
    t = table(APART, late_orders="discard")
    turn(t, "forward blue-1", "report blue-1")
    assert pose(t, "blue-1") == "1,0 0"


def test_ns_4_4__a_reported_turn_must_be_reopened() -> None:
    t = table(APART)
    order(t, "report blue-1")
    assert refusal(t, "forward blue-1") == "NS-4.4"
    order(t, "reopen blue-1")
    assert refusal(t, "forward blue-1") == ""
    t.play("blue", "ready")
    assert refusal(t, "reopen red-1") == "NS-4.4"


def test_ns_4_5__orders_are_checked_after_earlier_ones() -> None:
    """A howitzer bought in phase I may be planned at once; lack of money forbids nothing."""
    t = table("ship blue-1 brig -5,5 1; team blue nothing")
    assert refusal(t, "fit blue-1 mortar", "forward blue-1", "howitzer blue-1 -4,3") == ""
    assert refusal(t, "forward blue-1", "howitzer blue-1 -4,3") == "NS-7.13"


def test_ns_5_1__phase_one_needs_a_start_in_port() -> None:
    t = table("ship blue-1 schooner -4,4 4 hp 9")
    assert refusal(t, "repair blue-1") == "NS-5.1"
    assert refusal(t, "forward blue-1", "repair blue-1") == "NS-5.1"


def test_ns_5_2__four_modifying_transactions_in_any_order() -> None:
    t = table("ship blue-1 brig -5,5 1 hp 9 fit chain-shot*; ship blue-2 galleon -5,5 1")
    assert refusal(t, "mend blue-1 chain-shot", "upgrade blue-1", "fit blue-1 hull") == ""
    assert refusal(t, "fit blue-1 hull", "repair blue-1", "mend blue-1 chain-shot") == ""
    assert refusal(t, "mend blue-1 hull") == "NS-5.2"
    assert refusal(t, "upgrade blue-2") == "NS-5.2"


def test_ns_5_3__a_boss_fight_needs_a_start_in_port() -> None:
    assert refusal(table("ship blue-1 schooner 1,1 0"), "boss blue-1 corsair") == "NS-5.3"
    assert refusal(table("ship blue-1 schooner -5,5 0"), "boss blue-1 corsair") == ""


def test_ns_5_4__an_enhancement_is_carried_once_and_only_by_some() -> None:
    t = table("ship blue-1 schooner -5,5 1 fit hull chain-shot*")
    assert refusal(t, "fit blue-1 mortar") == "NS-5.4"
    assert refusal(t, "fit blue-1 hull") == "NS-5.4"
    assert refusal(t, "fit blue-1 chain-shot") == "NS-5.4"
    assert refusal(t, "fit blue-1 cannons", "fit blue-1 cannons") == "NS-5.4"


def test_ns_5_5__a_hull_raises_the_maximum_only() -> None:
    t = table("ship blue-1 schooner -5,5 1; team blue 500-money 10-metal 100-wood")
    assert ship(t, "blue-1")["most_hp"] == 45
    turn(t, "fit blue-1 hull")
    assert (hp(t, "blue-1"), ship(t, "blue-1")["most_hp"], fitted(t, "blue-1")) == ("45", 50, "hull")
    assert refusal(t, "repair blue-1") == ""


def test_ns_4_4__a_team_that_is_ready_may_plan_on_until_planning_ends() -> None:
    t = table(APART)
    order(t, "forward blue-1")
    t.play("blue", "ready")
    assert "blue" not in t.acting
    assert [choice.text for choice in t.legal("blue")] == ["not-ready"]
    assert t.refuses("blue", "right blue-1") == "NS-4.4"
    t.play("blue", "not-ready")
    assert "blue" in t.acting
    assert view_of(t, "blue")["ships"][0]["orders"] == [["forward"]]
    order(t, "right blue-1")
    ready(t)
    assert pose(t, "blue-1") == "1,0 1"
    assert t.refuses("blue", "not-ready") != ""


def test_ns_4_4__a_bot_never_takes_back_that_it_is_ready() -> None:
    t = arena("corsair", "0,-2 1")
    t.play("blue", "ready")
    assert "not-ready" in [choice.text for choice in t.legal("blue")]
    found = flow.question(t.state).explore(t.state, 0)
    assert "not-ready" not in [t.game.write_action(a) for a in found]


def test_ns_4_4__how_many_ships_have_not_reported_is_the_same_for_everybody() -> None:
    """The console counted ships of teams that were ready, its own list and the ticks did not."""
    t = table("ship blue-1 brig 1,1 0; ship blue-2 brig 2,1 0; ship red-1 brig -3,0 0", organiser="seat")

    def told() -> list[int]:
        number = t.game.seat_index
        asked = [flow.question(t.state).about(t.state, number(seat))[1] for seat in ("organiser", "blue")]
        ticks = [
            sum(not each["reported"] for each in view_of(t, seat)["ships"]) for seat in ("", "organiser")
        ]
        return [int(str(n)) for n in (*asked, *ticks)]

    assert told() == [3, 2, 3, 3]
    order(t, "report blue-1")
    assert told() == [2, 1, 2, 2]
    t.play("blue", "ready")
    assert told() == [1, 0, 1, 1]
    t.play("blue", "not-ready")
    assert told() == [2, 1, 2, 2]


def test_ns_14_8__fights_played_out_at_the_end_count_their_own_ships() -> None:
    t = arena("corsair", "0,-2 1", days="1", turns_per_day="1")
    ready(t)
    assert t.now("Planning")
    assert flow.question(t.state).about(t.state, 0)[1] == 1
