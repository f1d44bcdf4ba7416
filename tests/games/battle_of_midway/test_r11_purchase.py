"""Chapter 11: order purchase."""

from __future__ import annotations

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    choices,
    domination,
    hand,
    log,
    must_wait,
    refused,
    run,
    seen,
    told,
)

AIRCRAFT = (
    "usa-f1 5,0 w; usa-f2 5,-1 e; usa-f3 5,-2 e; usa-f4 5,-3 e; "
    "jp-f1 -5,0 e; jp-f2 -5,1 e; jp-f3 -5,2 e; jp-f4 -5,3 e"
)
BANK = "bank acceleration dodge sixth-sense feint"
ACCELERATION, SURPRISE_ATTACK, FEINT, BARREL_ROLL, ABOUT_TURN, DODGE, LOOP, SIXTH_SENSE = range(8)
ALL_OTHERS = (
    "surprise-attack surprise-attack surprise-attack barrel-roll barrel-roll barrel-roll "
    "about-turn about-turn loop loop"
)


def shop(points: str = "3 3", luck: list[int] | None = None, more: str = "", holder: str = "japan") -> Table:
    position = (
        f"purchase {holder}; points {points}; {AIRCRAFT}; {more if 'bank' in more else f'{BANK}; {more}'}"
    )
    return domination(position, luck)


def test_bm_11_1__the_holder_of_the_card_buys_first_then_the_other() -> None:
    t = shop()
    assert t.acting == ("japan",)
    assert must_wait(t, "usa", "buy feint")
    run(t, "japan done")
    assert t.acting == ("usa",)


def test_bm_11_2__a_card_costs_its_price_and_goes_to_the_hand() -> None:
    t = shop(luck=[LOOP])
    run(t, "japan buy dodge")
    assert seen(t, "points", "japan") == 1
    assert hand(t, "japan") == "dodge veterans veterans"
    assert told(t, "bought") == ["japan dodge 1"]


def test_bm_11_2__a_card_that_is_not_in_the_bank_is_refused() -> None:
    t = shop()
    assert refused(t, "japan", "buy loop") == refused(t, "japan", "pass") == "BM-11.2"


def test_bm_11_3__several_cards_one_after_the_other_or_none() -> None:
    t = shop(luck=[LOOP, LOOP])
    run(t, "japan buy feint", "japan buy acceleration")
    assert seen(t, "points", "japan") == 1
    assert t.acting == ("usa",)


def test_bm_11_3__only_what_the_points_allow() -> None:
    t = shop("3 1")
    assert choices(t, "japan") == ["done", "buy acceleration", "buy feint"]
    assert refused(t, "japan", "buy dodge") == "BM-11.3"


def test_bm_11_4__the_bank_is_refilled_at_once_and_the_new_card_can_be_bought() -> None:
    t = shop("0 2", luck=[SURPRISE_ATTACK, LOOP])
    run(t, "japan buy feint")
    assert t.view()["bank"] == ["acceleration", "dodge", "sixth-sense", "surprise-attack"]
    run(t, "japan buy surprise-attack")
    assert told(t, "refilled") == ["surprise-attack", "loop"]


def test_bm_11_5__an_empty_deck_is_made_anew_from_the_discards() -> None:
    used = (
        f"hand usa {ALL_OTHERS} acceleration acceleration feint; hand japan; discard dodge sixth-sense feint"
    )
    t = shop("0 1", luck=[DODGE], more=used)
    assert t.view()["deck"] == 0
    run(t, "japan buy feint")
    assert "reshuffled" in log(t)
    assert (t.view()["deck"], t.view()["discard"]) == (2, [])


def test_bm_r_33__a_played_order_comes_back_by_a_reshuffle() -> None:
    used = (
        f"hand usa {ALL_OTHERS} acceleration acceleration feint feint sixth-sense; hand japan; discard dodge"
    )
    t = shop("0 1", luck=[DODGE], more=used)
    run(t, "japan buy feint")
    assert t.view()["bank"] == ["acceleration", "dodge", "sixth-sense", "dodge"]


def test_bm_11_5__special_orders_never_come_back() -> None:
    used = (
        f"hand usa {ALL_OTHERS} acceleration acceleration feint feint sixth-sense; hand japan; discard dodge"
    )
    t = shop("0 1", luck=[DODGE], more=used)
    run(t, "japan buy feint")
    assert t.view()["deck"] == 0


def test_bm_11_6__without_cards_the_bank_stays_below_four() -> None:
    used = f"hand usa {ALL_OTHERS} acceleration acceleration feint feint sixth-sense dodge; hand japan"
    t = shop("0 2", more=used)
    run(t, "japan buy feint")
    assert t.view()["bank"] == ["acceleration", "dodge", "sixth-sense"]


def test_bm_11_6__it_is_filled_at_the_start_of_every_purchase_phase() -> None:
    t = shop("1 1", luck=[FEINT, LOOP], more="bank dodge loop")
    assert t.view()["bank"] == ["dodge", "loop", "feint", "loop"]
    assert told(t, "bank") == ["feint+loop"]


def test_bm_11_7__points_left_are_lost() -> None:
    t = shop("2 1")
    run(t, "japan done", "usa done")
    assert t.now("ChooseBid")
    assert t.view()["points"] == {"usa": 3, "japan": 3}


def test_bm_11_8__special_orders_are_never_in_the_bank() -> None:
    t = shop()
    assert refused(t, "japan", "buy veterans") == refused(t, "japan", "buy thach-weave") == "BM-11.8"


def test_bm_11_3__who_cannot_pay_for_anything_is_not_asked() -> None:
    t = shop("2 0")
    assert t.acting == ("usa",)


def test_bm_e_9__the_purchase_of_the_example() -> None:
    t = shop("2 2", luck=[SURPRISE_ATTACK, LOOP])
    run(t, "japan buy acceleration")
    assert "surprise-attack" in t.view()["bank"]  # type: ignore[operator]
    run(t, "japan buy surprise-attack")
    assert seen(t, "points", "japan") == 0
    assert t.acting == ("usa",)
