"""Who wins, and the course of the week."""

from __future__ import annotations

from tests.games.naval_strategy.positions import log, ready, table, turn, view_of

LAST = "ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0; day 2; hour 2"


def test_ns_15_1__most_points_win() -> None:
    t = table(LAST + "; team blue points 2; team red points 3")
    ready(t)
    assert (t.ending, t.result) == ("NS-15.1", {"blue": -1, "red": 1})


def test_ns_15_2__equal_points_share_the_place() -> None:
    t = table(LAST)
    ready(t)
    assert (t.ending, t.result) == ("NS-15.2", {"blue": 0, "red": 0})


def test_ns_15_2__by_option_wealth_breaks_the_tie() -> None:
    """A brig is worth more than a schooner."""
    t = table(LAST, tie_break="wealth")
    ready(t)
    assert (t.ending, t.result) == ("NS-15.1", {"blue": 1, "red": -1})


def test_ns_16_10__days_have_turns_and_weeks_have_days() -> None:
    """[NS-16.6] The end of a day is told."""
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0", days="2", turns_per_day="2")
    for number, day in ((1, 1), (2, 1), (3, 2), (4, 2)):
        assert (view_of(t)["turn"], view_of(t)["day"]) == (number, day)
        turn(t)
    assert t.is_over
    assert [line for line in log(t) if line.startswith("day-closed")] == ["day-closed 1", "day-closed 2"]
