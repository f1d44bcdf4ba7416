"""Chapter 10: the initiative marker."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.core import flow
from admiralty.core.luck import Seeded
from tests.games.port_arthur.positions import choices, refused, state
from tests.support import game, table


def test_pa_10_1__japan_holds_the_initiative_at_the_start() -> None:
    assert table("port-arthur").view()["initiative"] == "japan"


@pytest.mark.parametrize("seed", range(3))
def test_pa_10_1__exactly_one_side_holds_it_all_through_a_game(seed: int) -> None:
    t = Table(game("port-arthur"), seed=seed)
    tape = Seeded(seed)
    while not t.is_over:
        assert t.view()["initiative"] in t.game.seats
        seat = t.acting[0]
        actions = t.legal(seat)
        t.play(seat, actions[tape.pick(len(actions))].action)
    assert state(t).initiative in (0, 1)


def test_pa_10_2__to_use_it_for_a_reroll_hands_it_over_at_once() -> None:
    t = table("port-arthur", "operations; initiative russia", luck=[2, 2, 4, 4])
    t.play("russia", "reroll")
    assert t.view()["initiative"] == "japan"
    assert t.acting == ("japan",)


def test_pa_10_2__to_use_it_for_the_first_volley_hands_it_over_at_once() -> None:
    t = table("port-arthur", "operations japan; initiative japan; tsushima: chinen rossia")
    t.play("japan", "battle tsushima")
    t.play("japan", "take-first")
    assert t.view()["initiative"] == "russia"
    assert t.acting == ("japan",)


def test_pa_10_3__no_other_question_offers_its_use() -> None:
    uses = {"reroll", "take-first"}
    t = Table(game("port-arthur", ("opening_raid", "on"), ("mines", "on")), seed=5)
    tape = Seeded(5)
    asked: set[str] = set()
    while not t.is_over:
        seat = t.acting[0]
        name = type(flow.question(t.state)).__name__
        before, turn = t.view()["initiative"], t.view()["turn"]
        actions = t.legal(seat)
        choice = actions[tape.pick(len(actions))]
        if uses & {action.text for action in actions}:
            asked.add(name)
            assert before == seat
        t.play(seat, choice.action)
        turn_4_begins = (turn, t.view()["turn"]) == (3, 4)
        if choice.text not in uses and not turn_4_begins:
            assert t.view()["initiative"] == before
    assert asked == {"ChooseReroll", "ChooseOrder"}


def test_pa_10_3__it_cannot_be_used_in_an_operation() -> None:
    t = table("port-arthur", "operations japan; initiative japan; tsushima: asama")
    assert refused(t, "japan", "reroll") == "PA-6.3"
    assert refused(t, "japan", "take-first") == "PA-6.3"


def test_pa_10_4__it_changes_hands_unused_at_the_start_of_turn_4_only() -> None:
    for turn in range(1, 7):
        t = table("port-arthur", f"turn {turn}; begin; initiative japan")
        assert t.view()["initiative"] == ("russia" if turn == 4 else "japan")


def test_pa_10_4__it_does_not_come_back_by_itself() -> None:
    for turn in range(1, 7):
        assert table("port-arthur", f"turn {turn}; begin; initiative russia").view()["initiative"] == "russia"


def test_pa_10_5__its_use_is_never_compulsory() -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[2, 2])
    assert "accept" in choices(t, "japan")
    t.play("japan", "accept")
    assert t.view()["initiative"] == "japan"
    t = table("port-arthur", "operations japan; initiative japan; tsushima: chinen rossia")
    t.play("japan", "battle tsushima")
    assert choices(t, "japan") == ["take-first", "stay-second"]
    t.play("japan", "stay-second")
    assert t.view()["initiative"] == "japan"
