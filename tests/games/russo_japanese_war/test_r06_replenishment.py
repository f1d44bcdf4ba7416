"""[RJ-6] Card replenishment and the deck."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from tests.games.russo_japanese_war.positions import (
    asked,
    choices,
    hand,
    japan,
    morale,
    naval,
    pile,
    refused,
    russia,
    state,
    told,
    war,
)  # fmt: skip


def test_rj_6_1__a_short_hand_may_be_refilled_to_three() -> None:
    t = war("hand japan 01; replenishment japan", luck=[4, 5])
    assert choices(t) == ["no-refill", "refill 3", "refill 4"]
    japan(t, "refill 3")
    assert hand(t, "japan") == "01 05 06"
    assert refused(war("hand japan 01; replenishment japan"), "pass") == "RJ-6.1"


def test_rj_6_2__a_full_hand_draws_nothing() -> None:
    t = war("hand japan 01 02 03; replenishment japan")
    assert asked(t) == "japan choose-mover"
    t = war("hand japan 01 02 03; replenishment japan", paid_card_at_three="true")
    assert refused(t, "refill 3") == "RJ-6.2"


def test_rj_6_3__a_fourth_card_costs_one_morale() -> None:
    t = war("hand russia 01; replenishment russia", luck=[1, 2, 3])
    russia(t, "refill 4")
    assert hand(t, "russia") == "01 02 03 04"
    assert morale(t) == [6, 5]
    assert told(t, "paid") == ["russia"]


def test_rj_6_4__payment_comes_before_the_draw() -> None:
    t = war("replenishment japan", luck=[1, 2, 3, 4])
    japan(t, "refill 4")
    kinds = [event.kind for _, event in t.heard("japan")]
    assert kinds.index("paid") < kinds.index("drew")


def test_rj_6_5__without_morale_nothing_can_be_paid() -> None:
    """[RJ-R.4] The last point may be paid."""
    t = war("morale 0 6; replenishment japan")
    assert refused(t, "refill 4") == "RJ-6.5"
    t = war("morale 1 6; replenishment japan", luck=[1, 2, 3, 4])
    japan(t, "refill 4")
    assert morale(t) == [0, 6]


def test_rj_r_4__the_last_point_can_be_regained_before_the_victory_phase() -> None:
    t = war("morale 1 6; replenishment japan", luck=[14, 2, 3, 4])
    japan(t, "refill 4", "end-phase", "play j15")
    assert morale(t) == [1, 6]


def test_rj_6_6__cards_are_looked_at_when_all_have_been_received() -> None:
    t = war("replenishment japan", luck=[3, 7, 6])
    japan(t, "refill 3")
    assert told(t, "drew", "japan") == ["04+07+08"]
    assert told(t, "drew-cards", "russia") == ["japan 3"]
    assert not t.may_undo("japan")


DECK_OF_TWO = "hand japan 01; hand russia 02 03 04; pile 05 06 07 08 09 10 11 13 14 15"


def test_rj_6_7__the_last_card_is_shuffled_with_the_pile_before_it_is_drawn() -> None:
    """[RJ-R.17] Tested before every single card, also in the middle of a draw."""
    t = war(f"{DECK_OF_TWO}; replenishment japan", luck=[15, 4])
    assert len(state(t).deck) == 2
    japan(t, "refill 3")
    assert hand(t, "japan") == "01 05 16"
    assert pile(t) == ""
    assert told(t, "reshuffled") == [""]


def test_rj_r_17__no_shuffle_while_two_cards_are_left() -> None:
    t = war(f"hand japan 01 02; {DECK_OF_TWO[14:]}; replenishment japan".replace(" 02 03 04;", " 03 04;"))
    assert len(state(t).deck) == 2
    assert told(t, "reshuffled") == []


def test_rj_6_8__card_12_makes_a_new_deck_after_the_whole_draw() -> None:
    """[RJ-E.J12] Seirogan."""
    t = war("pile 05 06; replenishment japan", luck=[11, 0, 1])
    japan(t, "refill 3")
    assert hand(t, "japan") == "01 02"
    assert pile(t) == ""
    assert len(state(t).deck) == 14
    assert told(t, "returned-card") == ["japan j12"]


def test_rj_e_r12__southward_policy_does_the_same_for_russia() -> None:
    """[RJ-11.7] It is forced."""
    t = war("pile 05 06; replenishment russia", luck=[11, 0, 1])
    russia(t, "refill 3")
    assert hand(t, "russia") == "01 02"
    assert told(t, "returned-card") == ["russia r12"]


def test_rj_e_j12__nobody_draws_a_replacement_for_seirogan() -> None:
    t = war("replenishment japan", luck=[0, 11, 1, 2])
    japan(t, "refill 4")
    assert hand(t, "japan") == "01 02 03"


def test_rj_11_7__a_card_of_the_draw_acts_by_itself() -> None:
    t = war("replenishment japan", luck=[0, 1, 11])
    japan(t, "refill 3")
    assert asked(t) == "japan choose-mover"
    assert hand(t, "japan") == "01 02"


def test_rj_6_9__card_12_is_never_held_or_discarded() -> None:
    for word in ("hand japan 12", "pile 12"):
        with pytest.raises(BadPosition, match="card 12"):
            war(f"{word}; cards japan")


def test_rj_6_10__a_hand_limit_lowers_the_refill_and_forbids_payment() -> None:
    t = war("limit 1; replenishment japan", luck=[3])
    assert choices(t) == ["no-refill", "refill 1"]
    assert refused(t, "refill 4") == "RJ-6.10"
    japan(t, "refill 1")
    assert hand(t, "japan") == "04"


def test_rj_6_11__cards_above_the_limit_go_at_random() -> None:
    """[RJ-R.5] At the start of the replenishment phase, shown to all."""
    t = war("limit 1; hand japan 01 02 03; replenishment japan", luck=[2, 0])
    assert hand(t, "japan") == "02"
    assert pile(t) == "03 01"
    assert told(t, "limited") == ["1 03", "1 01"]
    assert asked(t) == "japan choose-mover"


def test_rj_r_5__a_limit_of_two_takes_one_card_of_three() -> None:
    t = war("limit 2; hand japan 01 02 03; replenishment japan", luck=[1])
    assert hand(t, "japan") == "01 03"


def test_rj_6_12__the_lower_of_two_limits_applies() -> None:
    t = war("hand russia 01 05; cards russia")
    russia(t, "play r05", "play r01")
    assert state(t).limit == 1
    t = war("hand russia 01 05; cards russia")
    russia(t, "play r01", "play r05")
    assert state(t).limit == 1


def test_rj_6_13__a_limit_lasts_for_the_next_japanese_turn_only() -> None:
    t = war("turn 3; limit 1; hand russia 01 02 03; hand japan 04; end japan")
    assert state(t).limit == -1


def test_rj_r_3__with_the_option_a_hand_of_three_may_pay_for_a_fourth() -> None:
    """[RJ-6.3] Without it the paid card comes only with a refill."""
    t = war("hand japan 01 02 03; replenishment japan", luck=[4], paid_card_at_three="true")
    assert choices(t) == ["no-refill", "refill 4"]
    japan(t, "refill 4")
    assert hand(t, "japan") == "01 02 03 05"
    assert morale(t) == [5, 6]


def test_rj_r_47__no_payment_under_a_naval_interdiction() -> None:
    t = naval("limit 2; hand japan 01; replenishment japan")
    assert refused(t, "refill 4") == "RJ-6.10"


def test_a_paid_card_is_refused_to_a_hand_that_is_too_full() -> None:
    """[RJ-6.3] With four cards and the option nothing is drawn at all."""
    t = war("hand japan 01 02 03 04; replenishment japan", paid_card_at_three="true")
    assert asked(t) == "japan choose-mover"
