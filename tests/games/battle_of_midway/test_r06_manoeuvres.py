"""Chapter 6, first part: moving, turning, exchanging cells."""

from __future__ import annotations

import pytest

from tests.games.battle_of_midway.positions import (
    NO_CARDS,
    RESERVES,
    at,
    choices,
    domination,
    log,
    marked,
    midway,
    refused,
    run,
)


@pytest.mark.parametrize(("turn", "after"), [("left", "1,0 ne"), ("straight", "1,0 e"), ("right", "1,0 se")])
def test_bm_6_1__one_cell_ahead_then_a_turn_by_choice(turn: str, after: str) -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e")
    run(t, f"usa fly {turn}")
    assert at(t, "usa-f1") == after


def test_bm_6_2__only_forwards_and_at_most_one_side_per_manoeuvre() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e")
    assert choices(t, "usa") == ["fly left", "fly straight", "fly right"]
    run(t, "usa fly left", "usa fly left")
    assert at(t, "usa-f1") == "2,-1 nw"


@pytest.mark.parametrize("other", ["jp-f1", "usa-f2"])
def test_bm_6_3__the_aircraft_ahead_is_exchanged_and_keeps_its_heading(other: str) -> None:
    t = domination(f"flight usa-f1; usa-f1 0,0 e; {other} 1,0 sw; jp-f4 -5,0 e")
    run(t, "usa fly straight")
    assert at(t, "usa-f1") == "1,0 e"
    assert at(t, other) == "0,0 sw"
    assert log(t)[-1] == f"exchanged {other} 0 0"


def test_bm_6_4__the_mover_may_still_turn() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 1,0 sw")
    run(t, "usa fly right")
    assert at(t, "usa-f1") == "1,0 se"


def test_bm_6_4__the_turn_of_a_token_stays_compulsory() -> None:
    t = domination(f"attack usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 1,0 w; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan left-straight", "japan plan straight-straight", "usa first attacker")
    assert "moved usa-f1 1 0 ne" in log(t)


def test_bm_6_5__tokens_exchange_too() -> None:
    t = domination(f"attack usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 3,0 e; usa-f2 1,0 nw; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan straight-straight", "japan plan straight-straight", "usa first attacker")
    assert at(t, "usa-f2") == "0,0 nw"


def test_bm_r_8__also_the_two_of_the_combat_with_each_other() -> None:
    position = f"attack usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 1,0 e; {NO_CARDS}; {RESERVES}"
    t = domination(position, luck=[1, 2, 7])
    run(t, "usa plan straight-right", "japan plan straight-straight", "usa first attacker")
    assert told_moves(log(t)) == [
        "moved usa-f1 1 0 e",
        "exchanged jp-f1 0 0",
        "moved usa-f1 2 0 se",
        "moved jp-f1 1 0 e",
        "moved jp-f1 2 0 e",
        "exchanged usa-f1 1 0",
    ]


def told_moves(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith(("moved", "exchanged"))]


def test_bm_6_5__order_cards_exchange_too() -> None:
    others = "jp-f1 -3,0 w; jp-f2 1,0 nw; hand usa acceleration; hand japan"
    t = domination(f"orders jp-f1 usa-f1; usa-f1 0,0 e; {others}; {RESERVES}")
    run(t, "usa play acceleration", "usa turn left")
    assert at(t, "jp-f2") == "0,0 nw"


def test_bm_r_38__a_feint_and_the_way_back_have_no_turn() -> None:
    others = "jp-f1 -3,0 w; jp-f2 1,-2 nw; hand usa feint; hand japan"
    t = domination(f"orders jp-f1 usa-f1; usa-f1 0,0 e; {others}; {RESERVES}")
    run(t, "usa play feint")
    assert choices(t, "usa") == ["feint left", "feint right"]
    run(t, "usa feint left")
    assert "moved usa-f1 1 -2 e" in log(t)
    assert at(t, "jp-f2") == "0,0 nw"


def test_bm_6_6__the_pushed_aircraft_keeps_its_marker() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 1,0 sw *; jp-f4 -5,0 e")
    run(t, "usa fly straight")
    assert marked(t) == ["jp-f1"]
    assert t.acting == ("usa",)


@pytest.mark.parametrize("word", ["pass", "heading e", "extend s1 e"])
def test_bm_6_2__nothing_else_is_a_manoeuvre(word: str) -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e")
    assert refused(t, "usa", word) == "BM-7.1"


def test_bm_r_9__a_bomber_that_is_pushed_onto_the_enemy_carrier_wins() -> None:
    t = midway("flight jp-f1; jp-f1 7,-3 w; jp-s1 6,-3 e; usa-s1 0,0 e")
    run(t, "japan fly straight")
    assert t.is_over
    assert t.result == {"usa": -1, "japan": 1}


def test_bm_r_9__by_option_only_its_own_movement_counts() -> None:
    t = midway("flight jp-f1; jp-f1 7,-3 w; jp-s1 6,-3 e; usa-s1 0,0 e *", swap_onto_carrier_bombs="false")
    run(t, "japan fly straight")
    assert at(t, "jp-s1") == "7,-3 e"
    assert not t.is_over
