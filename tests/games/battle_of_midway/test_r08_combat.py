"""Chapter 8: target and reach, plans, movement in combat."""

from __future__ import annotations

import pytest

from admiralty.games.battle_of_midway.hexes import pack
from tests.games.battle_of_midway.positions import (
    EXPANDED,
    NO_CARDS,
    RESERVES,
    at,
    choices,
    combat,
    domination,
    lay,
    log,
    marked,
    midway,
    must_wait,
    refused,
    run,
    tables,
    told,
)

APART = f"usa-f1 0,0 e; jp-f1 3,0 e; {RESERVES}"
PLANS = [f"{a}-{b}" for a in ("left", "straight", "right") for b in ("left", "straight", "right")]
BOMBERS = "usa-s1 0,2 e; jp-s1 0,-2 e"


def test_bm_8_1__an_enemy_within_five_manoeuvres_may_be_attacked() -> None:
    t = domination("action usa-f1; usa-f1 -5,2 e; usa-f2 -3,2 e; jp-f1 0,2 e; jp-f2 1,2 e; jp-f3 -7,3 e")
    assert choices(t, "usa") == ["flight", "attack jp-f1"]


def test_bm_8_1__an_enemy_farther_away_or_an_own_aircraft_is_refused() -> None:
    t = domination("action usa-f1; usa-f1 -5,2 e; usa-f2 -3,2 e; jp-f1 0,2 e; jp-f2 1,2 e")
    assert refused(t, "usa", "attack jp-f2") == "BM-8.1"
    assert refused(t, "usa", "attack usa-f2") == "BM-8.1"


@pytest.mark.parametrize("star", ["", " *"])
def test_bm_8_1__whether_the_enemy_has_a_marker_does_not_matter(star: str) -> None:
    t = domination(f"action usa-f1; usa-f1 0,0 e; jp-f1 3,0 e{star}; jp-f2 -5,0 e *")
    assert "attack jp-f1" in choices(t, "usa")


@pytest.mark.parametrize(
    ("attacker", "defender"), [("usa-f1", "jp-s1"), ("usa-s1", "jp-f1"), ("usa-s1", "jp-s1")]
)
@pytest.mark.parametrize("mode", ["carrier_hunt", "domination"])
def test_bm_8_1__aircraft_of_every_kind_attack_and_are_attacked(
    attacker: str, defender: str, mode: str
) -> None:
    t = midway(f"action {attacker}; {attacker} 0,0 e; {defender} 2,0 e", mode=mode)
    assert f"attack {defender}" in choices(t, "usa")


def test_bm_8_2__reach_on_an_open_board_is_that_of_the_check_table() -> None:
    table = EXPANDED["reach_open_plane"]["cells"]
    expected = {pack(*entry["cell"]) for entry in table}
    assert len(expected) == 45
    assert tables(domination()).open_reach[0] == expected


@pytest.mark.parametrize("cell", ["1,0", "-1,1", "0,-1"])
def test_bm_r_13__of_the_neighbours_the_one_ahead_and_two_behind_are_in_reach(cell: str) -> None:
    t = domination(f"action usa-f1; usa-f1 0,0 e; jp-f1 {cell} e")
    assert "attack jp-f1" in choices(t, "usa")


@pytest.mark.parametrize("cell", ["1,-1", "0,1", "-1,0"])
def test_bm_r_13__the_other_neighbours_are_not(cell: str) -> None:
    t = domination(f"action usa-f1; usa-f1 0,0 e; jp-f1 {cell} e")
    assert refused(t, "usa", "attack jp-f1") == "BM-8.1"


def test_bm_8_2__an_aircraft_at_the_rim_with_its_nose_outwards_reaches_nothing() -> None:
    t = domination("action usa-f1; usa-f1 7,-3 e; jp-f1 7,-4 e; jp-f2 6,-3 e; jp-f3 6,-2 e")
    assert choices(t, "usa") == ["flight"]


def test_bm_8_2__paths_lead_over_small_tiles_that_lie_on_the_board() -> None:
    t = domination("action usa-f1; usa-f1 7,-3 e; jp-f1 9,-3 e; tile s1 9,-3")
    assert "attack jp-f1" in choices(t, "usa")


def test_bm_8_2__paths_do_not_leave_the_board() -> None:
    position = "action usa-f1; usa-f1 -7,2 sw; jp-f1 -7,4 e"
    assert choices(domination(position), "usa") == ["flight"]
    assert "attack jp-f1" in choices(domination(f"{position}; tile s1 -9,4"), "usa")


def test_bm_8_2__other_aircraft_do_not_block() -> None:
    t = domination("action usa-f1; usa-f1 0,0 e; usa-f2 1,0 e; jp-f2 2,0 e; jp-f1 3,0 e")
    assert "attack jp-f1" in choices(t, "usa")


def test_bm_8_3__the_defenders_marker_is_discarded() -> None:
    t = domination(f"activation usa; usa-f1 0,0 e *; jp-f1 3,0 e *; {RESERVES}")
    run(t, "usa activate usa-f1", "usa attack jp-f1")
    assert marked(t) == ["usa-f4", "jp-f4"]
    assert log(t)[-1] == "attacked usa-f1 jp-f1"


def test_bm_8_4__both_plan_two_tokens_at_once() -> None:
    t = domination(f"attack usa-f1 jp-f1; {APART}")
    assert t.acting == ("usa", "japan")
    assert choices(t, "usa") == choices(t, "japan") == [f"plan {plan}" for plan in PLANS]


def test_bm_8_4__a_bomber_plans_two_and_an_ace_three() -> None:
    hunt = midway(f"attack usa-s1 jp-s1; {BOMBERS}")
    assert len(choices(hunt, "usa")) == 9
    ace = domination(f"attack usa-s1 jp-f1; usa-s1 0,2 e; jp-f1 3,0 e; {RESERVES}")
    assert len(choices(ace, "usa")) == 24
    assert "plan left-right-straight" in choices(ace, "usa")
    assert len(choices(ace, "japan")) == 9


def test_bm_8_4__a_plan_of_the_wrong_length_is_refused() -> None:
    t = domination(f"attack usa-s1 jp-f1; usa-s1 0,2 e; jp-f1 3,0 e; {RESERVES}")
    assert refused(t, "usa", "plan left-left") == "BM-8.4"
    assert refused(t, "japan", "plan left-left-right") == "BM-8.4"


def test_bm_8_5__a_plan_has_at_most_two_tokens_of_a_kind() -> None:
    t = domination(f"attack usa-s1 jp-f1; usa-s1 0,2 e; jp-f1 3,0 e; {RESERVES}")
    assert "plan left-left-right" in choices(t, "usa")
    assert not any(
        f"plan {turn}-{turn}-{turn}" in choices(t, "usa") for turn in ("left", "straight", "right")
    )


def test_bm_r_15__the_supply_of_tokens_limits_only_aces() -> None:
    t = domination(f"attack usa-f1 jp-f1; {APART}")
    assert "plan straight-straight" in choices(t, "usa")


def test_bm_8_6__plans_are_revealed_together() -> None:
    t = domination(f"attack usa-f1 jp-f1; {APART}")
    t.play("japan", "plan left-left")
    assert log(t, "usa") == []
    assert log(t, "japan") == ["planned left-left"]
    t.play("usa", "plan right-straight")
    assert told(t, "plans") == ["right-straight left-left"]


def test_bm_8_6__the_attacker_decides_who_moves_first() -> None:
    t = domination(f"attack jp-f1 usa-f1; usa-f1 3,0 w; jp-f1 0,0 e; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan left-left", "japan plan left-left")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["first attacker", "first defender"]
    assert must_wait(t, "usa", "first attacker")
    assert refused(t, "japan", "pass") == "BM-8.6"
    t.play("japan", "first defender")
    assert told(t, "moves-first") == ["usa"]


def test_bm_8_7__the_first_performs_all_own_tokens_then_the_second() -> None:
    t = domination(f"attack usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 -3,0 e; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan left-right", "japan plan straight-right", "usa first defender")
    moves = ["jp-f1 -2 0 e", "jp-f1 -1 0 se", "usa-f1 1 0 ne", "usa-f1 2 -1 e"]
    assert told(t, "moved") == moves


ACE = f"attack usa-s1 jp-f1; usa-s1 0,0 e; jp-f1 -3,0 w; {NO_CARDS}; {RESERVES}"


def test_bm_8_8__an_ace_leaves_out_one_token_when_it_moves() -> None:
    t = domination(ACE)
    run(t, "usa plan left-straight-right", "japan plan straight-straight", "usa first defender")
    assert told(t, "moved") == ["jp-f1 -4 0 w", "jp-f1 -5 0 w"]
    assert t.now("ChooseOmission")
    assert choices(t, "usa") == ["omit 1", "omit 2", "omit 3"]
    t.play("usa", "omit 2")
    assert told(t, "moved")[-2:] == ["usa-s1 1 0 ne", "usa-s1 2 -1 e"]


def test_bm_8_8__exactly_one() -> None:
    t = domination(ACE)
    run(t, "usa plan left-straight-right", "japan plan straight-straight", "usa first attacker")
    assert refused(t, "usa", "omit 4") == refused(t, "usa", "done") == "BM-8.8"


def test_bm_r_16__the_omission_is_chosen_after_the_opponent_has_moved() -> None:
    t = domination(ACE)
    run(t, "usa plan left-straight-right", "japan plan straight-straight")
    assert t.now("ChooseOrder")


def test_bm_r_16__by_option_right_after_the_reveal_the_attacker_first() -> None:
    position = f"attack jp-s1 usa-s1; usa-s1 0,0 e; jp-s1 -3,0 e; {NO_CARDS}; {RESERVES}"
    t = domination(position, ace_omission="at_reveal")
    run(t, "usa plan left-straight-right", "japan plan left-left-right")
    assert (t.now("ChooseOmission"), t.acting) == (True, ("japan",))
    run(t, "japan omit 1")
    assert t.acting == ("usa",)
    run(t, "usa omit 3")
    assert t.now("ChooseOrder")
    assert told(t, "omitted") == ["jp-s1 1", "usa-s1 3"]


def test_bm_8_9__tokens_exchange_and_extend() -> None:
    t = domination(f"attack jp-f1 usa-f1; usa-f1 6,-3 e; jp-f1 3,0 e; usa-f2 7,-3 w; {NO_CARDS}; {RESERVES}")
    run(t, "usa plan straight-straight", "japan plan left-left", "japan first defender")
    assert at(t, "usa-f2") == "6,-3 w"
    lay(t, "usa", "s1", "9,-4")
    assert at(t, "usa-f1") == "8,-3 e"


LOST = f"attack usa-f1 jp-f1; usa-f1 7,-3 e; jp-f1 3,0 e; hand usa dodge; hand japan dodge; {RESERVES}"


def test_bm_8_10__the_other_aircraft_still_moves_and_the_combat_ends() -> None:
    t = domination(LOST)
    run(t, "usa plan straight-straight", "japan plan left-left", "usa first attacker", "usa fly-off")
    assert at(t, "jp-f1") == "5,-1 nw"
    assert not t.now("Combat")
    assert not any(line.startswith(("passed", "fired", "no-fire")) for line in log(t))


def test_bm_r_17__also_when_the_second_to_move_is_lost() -> None:
    t = domination(LOST)
    run(t, "usa plan straight-straight", "japan plan left-left", "usa first defender", "usa fly-off")
    assert at(t, "jp-f1") == "5,-1 nw"
    assert t.acting == ("usa",)
    assert t.now("ChooseAircraft")


def test_bm_8_11__orders_then_firing_follow() -> None:
    t = domination(f"attack usa-f1 jp-f1; {APART}; hand japan dodge")
    run(t, "usa plan left-left", "japan plan straight-straight", "usa first attacker")
    assert t.now("ChooseCard")
    run(t, "japan pass", "usa pass")
    assert log(t)[-1] == "no-fire"


def test_bm_8_12__the_tokens_go_back_after_the_combat() -> None:
    t = domination(f"attack usa-f1 jp-f1; {APART}; hand usa dodge; hand japan")
    run(t, "usa plan left-left", "japan plan straight-straight", "usa first attacker")
    assert combat(t, "plans") == {"usa": "left-left", "japan": "straight-straight"}
    run(t, "usa pass")
    assert t.view()["combat"] is None


def test_bm_r_14__a_bomber_that_enters_the_carrier_by_a_token_wins() -> None:
    t = midway(f"attack usa-s1 jp-f1; usa-s1 -5,3 w; jp-f1 -6,3 e; jp-s1 0,0 e; {NO_CARDS}")
    run(t, "usa plan straight-straight", "japan plan left-left", "usa first attacker")
    assert t.is_over
    assert t.ending == "BM-14.1"
