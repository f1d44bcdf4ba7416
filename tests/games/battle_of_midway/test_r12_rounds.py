"""Chapter 12 and the limit of rounds: what follows a round."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core.game import BadOption
from tests.games.battle_of_midway.positions import domination, midway, run, seen, told

BOMBERS = "usa-s1 5,0 w; jp-s1 -5,0 e"
BANK = "bank acceleration dodge sixth-sense feint"


def test_bm_12_1__in_carrier_hunt_the_next_round_begins() -> None:
    t = midway(f"end usa; round 2; {BOMBERS}")
    assert t.now("ChooseBid")
    assert t.view()["round"] == 3


def test_bm_12_2__in_domination_midway_scores_and_fighters_return_first() -> None:
    t = domination("end usa; usa-f1 0,0 e; jp-f1 -5,0 e")
    assert seen(t, "score", "usa") == 2
    assert t.now("Reinforcement")


@pytest.mark.parametrize("rounds", ["1", "3", "20"])
def test_bm_r_35__after_so_many_rounds_the_game_is_a_draw(rounds: str) -> None:
    t = midway(f"end usa; round {rounds}; {BOMBERS}", max_rounds=rounds)
    assert t.is_over
    assert (t.result, t.ending) == ({"usa": 0, "japan": 0}, "BM-R.35")
    assert told(t, "drawn") == [rounds]


def test_bm_r_35__not_before() -> None:
    assert not midway(f"end usa; round 2; {BOMBERS}", max_rounds="3").is_over


def test_bm_r_35__a_limit_is_a_whole_number() -> None:
    for word in ("-1", "many", "1.5"):
        with pytest.raises(BadOption):
            games.load("battle-of-midway", {"max_rounds": word})


def test_bm_r_40__a_round_is_over_after_the_purchases() -> None:
    t = midway(f"purchase usa; points 1 0; round 1; {BOMBERS}; {BANK}", max_rounds="1")
    assert not t.is_over
    run(t, "usa done")
    assert t.is_over


def test_bm_r_40__midway_can_still_win_the_last_round() -> None:
    t = domination("end usa; round 5; score 7 8; usa-f1 0,0 e; jp-f1 -5,0 e", max_rounds="5")
    assert (t.result, t.ending) == ({"usa": 1, "japan": -1}, "BM-14.3")


def test_bm_r_40__nobody_reinforces_after_the_last_round() -> None:
    t = domination("end usa; round 5; usa-f1 0,0 e; jp-f1 -5,0 e", max_rounds="5")
    assert t.ending == "BM-R.35"
    assert seen(t, "score", "usa") == 2
