"""Chapter 9, first part: the windows for order cards."""

from __future__ import annotations

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    RESERVES,
    choices,
    domination,
    hand,
    log,
    must_wait,
    refused,
    run,
    told,
)

APART = f"usa-f1 0,0 e; jp-f1 -3,0 w; {RESERVES}"


def duel(usa: str, japan: str, luck: list[int] | None = None) -> Table:
    """The Americans attack; the aircraft are out of range unless cards change that."""
    return domination(f"orders usa-f1 jp-f1; {APART}; hand usa {usa}; hand japan {japan}", luck)


def test_bm_9_1__the_defender_may_play_one_card_first() -> None:
    t = duel("feint", "dodge")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["pass", "play dodge"]
    assert must_wait(t, "usa", "play feint")


def test_bm_9_1__a_card_that_is_not_in_hand_is_refused() -> None:
    t = duel("feint", "dodge")
    assert refused(t, "japan", "play feint") == "BM-9.1"
    assert refused(t, "japan", "done") == "BM-9.1"


def test_bm_9_1__special_orders_are_played_like_orders() -> None:
    t = duel("feint", "veterans")
    run(t, "japan play veterans")
    assert told(t, "played") == ["japan veterans"]


def test_bm_9_2__then_the_attacker_also_when_the_defender_passed() -> None:
    t = duel("feint", "dodge")
    run(t, "japan pass")
    assert t.acting == ("usa",)


def test_bm_9_2__and_when_it_played() -> None:
    t = duel("feint", "dodge")
    run(t, "japan play dodge")
    assert t.acting == ("usa",)


def test_bm_9_3__a_card_opens_a_window_for_the_other() -> None:
    t = duel("barrel-roll barrel-roll", "dodge dodge")
    run(t, "japan pass", "usa play barrel-roll")
    assert t.acting == ("japan",)
    run(t, "japan play dodge")
    assert t.acting == ("usa",)
    run(t, "usa play barrel-roll")
    assert t.acting == ("japan",)


def test_bm_9_4__who_plays_no_card_in_the_second_window_ends_the_orders() -> None:
    t = duel("feint", "dodge dodge")
    run(t, "japan play dodge", "usa pass")
    assert not t.now("Combat")


def test_bm_9_4__and_in_any_later_one() -> None:
    t = duel("barrel-roll barrel-roll", "dodge")
    run(t, "japan pass", "usa play barrel-roll", "japan pass")
    assert not t.now("Combat")
    assert hand(t, "usa") == "barrel-roll"


def test_bm_9_4__a_pass_in_the_first_window_does_not_end_them() -> None:
    t = duel("feint", "dodge")
    run(t, "japan pass")
    assert t.now("ChooseCard")


def test_bm_9_5__orders_go_to_the_discard_pile_and_special_orders_out_of_the_game() -> None:
    t = duel("barrel-roll", "veterans veterans")
    run(t, "japan play veterans", "usa play barrel-roll")
    assert t.view()["discard"] == ["barrel-roll"]
    assert hand(t, "japan") == "veterans"


def test_bm_9_6__there_is_no_limit_but_the_windows() -> None:
    t = duel("barrel-roll barrel-roll barrel-roll", "veterans veterans about-turn about-turn")
    for _ in range(3):
        run(t, f"japan {choices(t, 'japan')[1]}", "usa play barrel-roll")
    assert len(told(t, "played")) == 6
    assert t.acting == ("japan",)


def test_bm_9_6__orders_are_played_in_combat_only() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 2,0 e; hand usa feint")
    assert refused(t, "usa", "play feint") == "BM-7.1"


def test_bm_r_18__a_player_with_an_empty_hand_passes_automatically() -> None:
    t = duel("feint", "")
    assert t.acting == ("usa",)
    assert log(t) == ["passed japan"]


def test_bm_r_18__also_in_a_later_window() -> None:
    t = duel("barrel-roll feint", "")
    run(t, "usa play barrel-roll")
    assert not t.now("Combat")
    assert told(t, "passed") == ["japan", "japan"]


def test_bm_r_26__a_card_may_be_played_without_effect() -> None:
    t = duel("barrel-roll", "veterans")
    run(t, "japan play veterans", "usa play barrel-roll")
    assert log(t)[-2:] == ["passed japan", "no-fire"]


def test_bm_r_33__a_played_order_can_come_back_by_a_reshuffle() -> None:
    t = duel("barrel-roll", "")
    run(t, "usa play barrel-roll")
    assert t.view()["discard"] == ["barrel-roll"]


def test_bm_e_7__pass_feint_dodge_acceleration_pass_and_no_firing() -> None:
    t = duel("feint acceleration", "dodge loop")
    run(t, "japan pass", "usa play feint", "usa feint left", "japan play dodge")
    run(t, "usa play acceleration", "usa turn straight", "japan pass")
    assert log(t)[-1] == "no-fire"
    assert not t.now("Combat")


def test_bm_e_7__a_surprise_attack_in_the_first_window_leaves_none_for_the_attacker() -> None:
    t = duel("feint", "surprise-attack")
    run(t, "japan play surprise-attack")
    assert not t.now("Combat")
    assert hand(t, "usa") == "feint"
