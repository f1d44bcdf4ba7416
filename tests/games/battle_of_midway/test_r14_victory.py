"""Chapter 14: victory."""

from __future__ import annotations

import pytest

from tests.games.battle_of_midway.positions import (
    NO_CARDS,
    RESERVES,
    at,
    domination,
    log,
    midway,
    run,
    seen,
    told,
)
from tests.support import game

USA_WINS = {"usa": 1, "japan": -1}
JAPAN_WINS = {"usa": -1, "japan": 1}


def test_bm_14_1__a_bomber_over_the_enemy_carrier_wins_in_flight() -> None:
    t = midway("flight jp-s1; jp-s1 6,-3 e; usa-s1 0,0 e")
    run(t, "japan fly straight")
    assert (t.result, t.ending) == (JAPAN_WINS, "BM-14.1")
    assert told(t, "bombed") == ["japan jp-s1"]


def test_bm_14_1__and_in_combat() -> None:
    cards = "hand japan; hand usa acceleration"
    t = midway(f"orders jp-f1 usa-s1; usa-s1 -6,3 w; jp-f1 0,0 e; jp-s1 0,2 e; {cards}")
    run(t, "usa play acceleration", "usa turn straight")
    assert t.result == USA_WINS


@pytest.mark.parametrize("aircraft", ["jp-f1 6,-3 e", "jp-f1 6,-2 ne"])
def test_bm_14_1__a_fighter_over_the_carrier_wins_nothing(aircraft: str) -> None:
    t = midway(f"flight jp-f1; {aircraft}; jp-s1 -5,0 e; usa-s1 0,0 e")
    run(t, "japan fly straight")
    assert not t.is_over


def test_bm_14_1__nor_a_bomber_over_its_own_carrier() -> None:
    t = midway("flight jp-s1; jp-s1 -6,3 w; usa-s1 0,0 e")
    run(t, "japan fly straight")
    assert at(t, "jp-s1") == "-7,3 w"
    assert not t.is_over


@pytest.mark.parametrize(("bombers", "over"), [("jp-s1 2,0 e", True), ("jp-s1 2,0 e; jp-s2 -5,0 e", False)])
def test_bm_14_2__the_loss_of_the_last_bomber_loses(bombers: str, over: bool) -> None:
    position = f"firing usa-f1 jp-s1; usa-f1 0,0 e; usa-s1 5,-2 e *; {bombers}; {NO_CARDS}"
    t = midway(position, luck=[7, 6, 5, 1, 2])
    assert t.is_over == over
    if over:
        assert (t.result, t.ending) == (USA_WINS, "BM-14.2")
        assert told(t, "bombers-lost") == ["usa"]


def test_bm_14_2__also_when_it_flies_off() -> None:
    t = midway("flight usa-s1; usa-s1 7,-3 e; jp-s1 -5,0 e")
    run(t, "usa fly straight", "usa fly-off")
    assert t.result == JAPAN_WINS


def test_bm_14_2__the_loss_of_a_fighter_decides_nothing() -> None:
    t = midway("flight usa-f1; usa-f1 7,-3 e; usa-s1 0,0 e; jp-s1 -5,0 e *")
    run(t, "usa fly straight", "usa fly-off")
    assert not t.is_over


@pytest.mark.parametrize(("threshold", "score"), [("9", 8), ("12", 11), ("15", 14)])
def test_bm_14_3__the_first_to_reach_the_threshold_wins(threshold: str, score: int) -> None:
    aircraft = f"usa-f1 0,0 e; jp-f1 2,0 e; {NO_CARDS}; {RESERVES}"
    t = domination(f"firing usa-f1 jp-f1; score {score} 3; {aircraft}", [7, 6, 5, 1], vp_threshold=threshold)
    assert (t.result, t.ending) == (USA_WINS, "BM-14.3")
    assert told(t, "won") == [f"usa {threshold}"]


def test_bm_14_3__or_to_pass_it() -> None:
    t = domination("flight usa-s1; score 0 8; usa-s1 7,-3 e; jp-f1 0,0 e")
    run(t, "usa fly straight", "usa fly-off")
    assert t.result == JAPAN_WINS
    assert seen(t, "score", "japan") == 11


def test_bm_14_3__the_thresholds_are_those_of_the_data() -> None:
    option = next(o for o in game("battle-of-midway").option_list() if o.name == "vp_threshold")
    assert (option.values, option.default) == (("9", "12", "15"), "9")


def test_bm_14_4__after_every_single_cell_and_nothing_more_is_carried_out() -> None:
    t = midway(f"attack usa-s1 jp-f1; usa-s1 -6,3 w; jp-f1 0,0 e; jp-s1 0,2 e; {NO_CARDS}")
    run(t, "usa plan straight-straight", "japan plan straight-straight", "usa first attacker")
    assert t.is_over
    assert log(t)[-2:] == ["moved usa-s1 -7 3 w", "bombed usa usa-s1"]
    assert at(t, "jp-f1") == "0,0 e"


def test_bm_14_4__midway_scores_before_anybody_reinforces() -> None:
    t = domination("end usa; score 8 8; usa-f1 0,0 e; jp-f1 -5,0 e")
    assert t.result == USA_WINS
    assert at(t, "usa-f2") == ""


def test_bm_14_5__only_the_limit_of_rounds_is_a_draw() -> None:
    endings = game("battle-of-midway").endings
    assert endings == ("BM-14.1", "BM-14.2", "BM-14.3", "BM-R.35")
