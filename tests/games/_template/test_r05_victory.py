"""Chapter 5: the ways to win."""

from admiralty import Table
from admiralty.kit.heuristics import Heuristics
from tests.support import game, table

SLUG = "_template"


def last_clash(points: str, luck: list[int] | None = None, more: str = "") -> Table:
    """Blue's ironclads beat red's gunboats, unless `luck` is given: then equal squadrons meet."""
    red = "ironclads" if luck else "gunboats"
    t = table(
        SLUG, f"points {points}; hand red {red} {more}; hand blue ironclads {more}", luck, pursuit="off"
    )
    t.play("red", f"commit {red}")
    t.play("blue", "commit ironclads")
    return t


def test_tp_5_1__the_target_wins_at_once() -> None:
    t = last_clash("0 3", more="frigates")
    assert t.ending == "TP-5.1"
    assert t.result == {"red": -1, "blue": 1}


def test_tp_5_1__below_the_target_the_game_goes_on() -> None:
    assert not last_clash("3 2", more="frigates").is_over


def test_tp_5_2__with_empty_hands_more_points_win() -> None:
    t = last_clash("3 1")
    assert t.ending == "TP-5.2"
    assert t.result == {"red": 1, "blue": -1}


def test_tp_5_2__equal_points_are_a_draw() -> None:
    t = last_clash("2 2", luck=[5, 5])
    assert t.ending == "TP-5.2 draw"
    assert t.result == {"red": 0, "blue": 0}


def test_bots_climb_towards_the_result() -> None:
    assert (
        game(SLUG)
        .require(Heuristics)
        .hand_value(table(SLUG, "points 3 1; hand red gunboats; hand blue gunboats").state, 0)
        == 0.5
    )
    assert game(SLUG).require(Heuristics).hand_value(last_clash("3 1").state, 0) == 1.0
