"""Chapter 6, first part: the cycle of dice, operations and passes."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    PORT_ARTHUR_FLEET,
    VLADIVOSTOK_FLEET,
    choices,
    log,
    must_wait,
    place,
    refused,
)
from tests.support import table

SQUADRONS = "tsushima: asama; sea-of-japan: rossia"
NO_RUSSIANS = f"sunk: {PORT_ARTHUR_FLEET} {VLADIVOSTOK_FLEET}"


def test_pa_6_1__cycles_repeat_until_the_phase_ends() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 1, 6, 3, 1, 2, 2])
    t.play("japan", "move tsushima sea-of-japan")
    assert t.view()["dice"] == [6, 3]
    t.play("japan", "move sea-of-japan tsushima")
    assert t.view()["dice"] == [2, 2]
    t.play("japan", "accept")
    assert not t.now("Operations")


def test_pa_6_2__a_cycle_begins_with_a_die_of_each_side_seen_by_all() -> None:
    t = table("port-arthur", "sortie russia", luck=[4, 6])
    t.play("russia", "done")
    assert t.view("japan")["dice"] == t.view("russia")["dice"] == t.view()["dice"] == [4, 6]
    assert log(t, "japan")[-1] == log(t, "russia")[-1] == "cycle 4 6"


def test_pa_d_8__japans_die_comes_first() -> None:
    t = table("port-arthur", "sortie russia", luck=[5, 2])
    entry = t.play("russia", "done")
    assert entry is not None
    assert entry.luck == (5, 2)
    assert t.acting == ("japan",)


@pytest.mark.parametrize(("dice", "active"), [([2, 1], "japan"), ([5, 6], "russia")])
def test_pa_6_3__the_side_with_the_higher_die_is_active(dice: list[int], active: str) -> None:
    t = table("port-arthur", "operations", luck=dice)
    assert t.acting == (active,)
    assert t.view()["active"] == active


def test_pa_6_3__it_moves_or_fights_or_passes() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama rossia")
    assert set(choices(t, "japan")) == {
        "pass",
        "move tsushima east-china-sea",
        "move tsushima sea-of-japan",
        "move tsushima japan",
        "battle tsushima",
        "from japan",
    }


def test_pa_6_3__the_other_side_waits() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2])
    assert must_wait(t, "russia", "pass")


def test_pa_6_3__words_of_other_phases_are_refused() -> None:
    t = table("port-arthur", "operations japan")
    for action in ("done", "sail asama tsushima", "add asama", "to tsushima", "fire 3", "blockade on"):
        assert refused(t, "japan", action) == "PA-6.3"


def test_pa_6_4__equal_dice_end_the_phase_if_the_holder_lets_them() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[3, 3])
    t.play("japan", "accept")
    assert t.now("Scoring")
    assert t.view()["initiative"] == "japan"


@pytest.mark.parametrize(("holder", "other"), [("japan", "russia"), ("russia", "japan")])
def test_pa_6_4__only_the_holder_of_the_initiative_is_asked(holder: str, other: str) -> None:
    t = table("port-arthur", f"operations; initiative {holder}", luck=[3, 3])
    assert t.acting == (holder,)
    assert choices(t, holder) == ["reroll", "accept"]
    assert must_wait(t, other, "reroll")
    assert must_wait(t, other, "accept")


def test_pa_6_4__nothing_else_answers_equal_dice() -> None:
    t = table("port-arthur", f"operations; initiative japan; {SQUADRONS}", luck=[3, 3])
    assert refused(t, "japan", "pass") == "PA-6.4"
    assert refused(t, "japan", "move tsushima sea-of-japan") == "PA-6.4"


def test_pa_6_5__a_reroll_hands_over_the_initiative_and_rolls_both_dice_again() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[3, 3, 2, 5])
    entry = t.play("japan", "reroll")
    assert entry is not None
    assert entry.luck == (2, 5)
    assert t.view()["initiative"] == "russia"
    assert t.acting == ("russia",)
    assert t.now("ChooseOperation")


def test_pa_6_5__if_the_dice_are_equal_again_the_new_holder_chooses() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[3, 3, 4, 4])
    t.play("japan", "reroll")
    assert t.acting == ("russia",)
    t.play("russia", "accept")
    assert t.now("Scoring")


def test_pa_6_5__and_so_on_without_limit() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[1, 1] * 9 + [6, 1])
    for seat in ("japan", "russia") * 4:
        t.play(seat, "reroll")
    assert t.view()["initiative"] == "japan"
    t.play("japan", "reroll")
    assert t.view()["initiative"] == "russia"
    assert t.now("ChooseOperation")


def test_pa_r_10__the_demand_cannot_be_refused() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[3, 3, 6, 5])
    t.play("japan", "reroll")
    assert t.acting == ("japan",)  # Russia was not asked, although it now holds the marker
    assert t.view()["dice"] == [6, 5]


def test_pa_r_10__each_tie_is_one_decision_and_letting_it_pass_ends_the_phase() -> None:
    t = table("port-arthur", "operations; initiative russia", luck=[3, 3])
    t.play("russia", "accept")
    assert t.acting == ("japan",)
    assert t.now("ChooseBlockade")


def test_pa_6_6__after_a_pass_the_other_side_may_act() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2])
    t.play("japan", "pass")
    assert t.acting == ("russia",)
    assert {"pass", "move sea-of-japan tsushima", "from vladivostok"} <= set(choices(t, "russia"))


def test_pa_6_6__its_operation_ends_the_cycle() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 1, 6, 1])
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    assert place(t, "rossia") == "tsushima"
    assert t.view()["dice"] == [6, 1]


def test_pa_6_7__an_operation_that_moves_nobody_cannot_be_declared_except_as_a_pass() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama")
    assert refused(t, "japan", "move tsushima tsushima") == "PA-6.17"
    t.play("japan", "from japan")
    assert refused(t, "japan", "to tsushima") == "PA-6.19"
    t.play("japan", "cancel")
    t.play("japan", "pass")
    assert t.acting == ("russia",)


def test_pa_6_7__a_side_without_a_legal_operation_passes_by_itself() -> None:
    t = table("port-arthur", f"sortie russia; {NO_RUSSIANS}", luck=[2, 5])
    t.play("russia", "done")
    assert t.acting == ("japan",)
    assert log(t)[-2:] == ["cycle 2 5", "passed-idle russia"]


def test_pa_6_7__ships_in_a_shipyard_are_no_operation() -> None:
    yard = "; ".join((f"sunk: {PORT_ARTHUR_FLEET}", "yard vladivostok: rossia* gromoboi* rurik*"))
    t = table("port-arthur", f"operations; {yard}", luck=[2, 5])
    assert t.acting == ("japan",)


def test_pa_r_11__an_automatic_pass_counts_as_a_pass_and_is_logged() -> None:
    t = table("port-arthur", f"operations; {NO_RUSSIANS}", luck=[5, 2])
    t.play("japan", "pass")
    assert log(t)[:3] == ["passed japan", "passed-idle russia", "operations-over"]
    assert t.now("Scoring")


def test_pa_6_7__neither_side_with_an_operation_ends_the_phase_at_once() -> None:
    t = table("port-arthur", f"sortie russia; {NO_RUSSIANS} {JAPAN_FLEET}", luck=[5, 2])
    t.play("russia", "done")
    assert t.now("Scoring")


@pytest.mark.parametrize("holder", ["japan", "russia"])
def test_pa_6_8__two_passes_end_the_phase_and_the_initiative_cannot_prevent_it(holder: str) -> None:
    t = table("port-arthur", f"operations; initiative {holder}; {SQUADRONS}", luck=[5, 2])
    t.play("japan", "pass")
    t.play("russia", "pass")
    assert t.now("Scoring")
    assert t.view()["initiative"] == holder


def test_pa_6_8__a_pass_of_an_earlier_cycle_does_not_count() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 1, 2, 6])
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    t.play("russia", "pass")
    assert t.acting == ("japan",)
    assert t.now("Operations")


def test_pa_6_9__after_an_operation_a_new_cycle_begins() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 5, 1, 4])
    t.play("japan", "move tsushima sea-of-japan")
    assert t.view()["dice"] == [1, 4]
    assert t.acting == ("russia",)


def test_pa_6_9__after_a_battle_too() -> None:
    t = table(
        "port-arthur",
        "operations japan; initiative russia; tsushima: kasagi rossia",
        luck=[6, 6, 1, 4],
    )
    t.play("japan", "battle tsushima")
    t.play("russia", "stay-second")
    t.play("japan", "fire 1")
    t.play("russia", "fire 1")
    assert t.view()["dice"] == [1, 4]
    assert t.acting == ("russia",)


def test_pa_6_9__one_side_may_act_several_times_running() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 1, 5, 2, 1, 5, 2])
    t.play("japan", "move tsushima sea-of-japan")
    t.play("japan", "move sea-of-japan pacific-ocean")
    assert place(t, "asama") == "pacific-ocean"
    assert t.acting == ("japan",)


def test_pa_6_10__after_a_failed_test_the_ships_stay_and_the_other_side_may_act() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6])
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "asama") == "tsushima"
    assert t.acting == ("russia",)
    assert t.view()["dice"] == [5, 2]
    assert "pass" in choices(t, "russia")


def test_pa_6_10__if_that_side_has_passed_already_the_cycle_is_over() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 1, 3])
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    assert t.view()["dice"] == [1, 3]
    assert t.acting == ("russia",)


def test_pa_6_11__if_the_second_test_fails_too_a_new_cycle_begins() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 6, 3, 1])
    t.play("japan", "move tsushima sea-of-japan")
    t.play("russia", "move sea-of-japan tsushima")
    assert (place(t, "asama"), place(t, "rossia")) == ("tsushima", "sea-of-japan")
    assert t.view()["dice"] == [3, 1]


def test_pa_6_12__a_failed_test_and_a_pass_do_not_end_the_phase() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 3, 1])
    t.play("japan", "move tsushima sea-of-japan")
    t.play("russia", "pass")
    assert t.now("Operations")
    assert t.view()["dice"] == [3, 1]


def test_pa_r_11__nor_in_the_other_order() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 3, 1])
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    assert t.now("Operations")
    assert t.view()["dice"] == [3, 1]


def test_pa_6_12__an_automatic_pass_after_a_failed_test_starts_a_new_cycle() -> None:
    t = table("port-arthur", f"operations; tsushima: asama; {NO_RUSSIANS}", luck=[5, 2, 6, 3, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert t.view()["dice"] == [3, 1]
    assert t.acting == ("japan",)


def test_pa_6_13__a_side_attempts_at_most_one_operation_a_cycle() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 6, 1, 3])
    t.play("japan", "move tsushima sea-of-japan")
    assert must_wait(t, "japan", "move tsushima sea-of-japan")
    t.play("russia", "move sea-of-japan tsushima")
    assert t.acting == ("russia",)  # by the new dice, not because anybody acts twice
    assert t.view()["dice"] == [1, 3]


def after_pass_and_failure(luck: list[int]) -> Table:
    """With the option: Japan has passed, Russia's test has failed, Japan may act after all."""
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, *luck], act_after_pass="yes")
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    return t


def test_pa_6_26__by_option_the_side_that_passed_may_act_when_the_other_fails() -> None:
    t = after_pass_and_failure([1, 2, 6])
    assert t.acting == ("japan",)
    assert t.view()["dice"] == [5, 2]
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "asama") == "sea-of-japan"
    assert t.view()["dice"] == [2, 6]


def test_pa_6_26__if_it_passes_once_more_a_new_cycle_begins() -> None:
    t = after_pass_and_failure([2, 6])
    t.play("japan", "pass")
    assert t.now("Operations")
    assert t.view()["dice"] == [2, 6]


def test_pa_6_26__if_its_test_fails_a_new_cycle_begins() -> None:
    t = after_pass_and_failure([6, 2, 6])
    t.play("japan", "move tsushima sea-of-japan")
    assert t.view()["dice"] == [2, 6]
    assert t.acting == ("russia",)


def test_pa_6_26__two_passes_still_end_the_phase() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2], act_after_pass="yes")
    t.play("japan", "pass")
    t.play("russia", "pass")
    assert t.now("Scoring")


def test_pa_6_26__it_does_not_help_a_side_whose_own_test_failed() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6, 6, 1, 3], act_after_pass="yes")
    t.play("japan", "move tsushima sea-of-japan")
    t.play("russia", "move sea-of-japan tsushima")
    assert t.view()["dice"] == [1, 3]


def test_pa_6_26__nor_after_an_operation_that_was_carried_out() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 1, 1, 3], act_after_pass="yes")
    t.play("japan", "pass")
    t.play("russia", "move sea-of-japan tsushima")
    assert t.view()["dice"] == [1, 3]


def test_pa_6_26__a_side_that_passed_for_want_of_an_operation_still_has_none() -> None:
    position = f"operations; tsushima: asama; {NO_RUSSIANS}"
    t = table("port-arthur", position, luck=[2, 5, 6, 1, 3], act_after_pass="yes")
    t.play("japan", "move tsushima sea-of-japan")
    assert log(t) == [
        "stuck japan tsushima sea-of-japan 5 6",
        "passed-idle russia",
        "cycle 1 3",
        "passed-idle russia",
    ]
    assert t.acting == ("japan",)


def test_pa_d_6__a_rolled_die_is_final() -> None:
    t = table("port-arthur", f"operations; {SQUADRONS}", luck=[5, 2, 6])
    assert not t.may_undo("japan")
    t.play("japan", "move tsushima sea-of-japan")
    assert not t.may_undo("japan")
    t = table("port-arthur", "operations japan; initiative russia; tsushima: kasagi askold", luck=[2])
    t.play("japan", "battle tsushima")
    t.play("russia", "fire 1")
    assert not t.may_undo("russia")
