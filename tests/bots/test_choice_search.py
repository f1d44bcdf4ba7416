"""Search over single choices: ranked by one step, compared by rollouts."""

from __future__ import annotations

import pytest

from admiralty.bots.budget import Budget
from admiralty.bots.choice_search import MIN_ITERATIONS, ChoiceSearch, LineSearch, ranked
from admiralty.bots.cutoff import AtLength
from admiralty.bots.mcts import MctsBot
from admiralty.bots.paired_tape import PairedTape
from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.bots.trap import BAIT, WAIT, Lead, LeadValue, Trap


def search(choices: list[Action] | None = None) -> ChoiceSearch:
    trap = Trap()
    return ChoiceSearch(trap, trap.setup(Seeded(1)), 0, 3, choices or [WAIT, BAIT])


def test_choices_are_ranked_by_their_value_after_one_step() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert ranked(trap, s, 0, [WAIT, BAIT], 3) == [BAIT, WAIT]


def test_the_scripted_action_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lead, "scripted_action", lambda self, s, seat: WAIT)
    trap = Trap()
    assert ranked(trap, trap.setup(Seeded(1)), 0, [BAIT, WAIT], 3) == [WAIT, BAIT]


def test_preparing_finds_where_rollouts_stop() -> None:
    one = search()
    assert one.rule is None
    assert one.prepare(Budget(8, 0)) == Budget(8, 0), "a scouting rollout is free"
    assert one.rule is not None


def test_the_n_th_rollouts_of_all_choices_share_a_determinization(monkeypatch: pytest.MonkeyPatch) -> None:
    one = search()
    one.prepare(Budget(8, 0))
    numbers: list[int] = []
    plain = one.determinize

    def noted(number: int) -> tuple[State, PairedTape]:
        numbers.append(number)
        return plain(number)

    monkeypatch.setattr(one, "determinize", noted)
    one.sample(Budget(8, 0))
    counts = [len(values) for values in one.comparison.samples.values()]
    assert sorted(numbers) == sorted(n for count in counts for n in range(count))
    assert len(counts) == 2


def test_search_stops_when_nothing_worth_knowing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LeadValue, "of", lambda self, s, seat: 0.0)
    one = search()
    one.prepare(Budget(1000, 0))
    one.sample(Budget(1000, 0))
    visits = sum(arm.node.visits for arm in one.comparison.arms.values())
    assert MIN_ITERATIONS <= visits < 1000


def test_a_choice_that_was_never_sampled_has_an_opinion_too() -> None:
    trap = Trap()
    one = LineSearch(trap, trap.setup(Seeded(1)), 0, 3, [BAIT, WAIT], [(BAIT,)], rule=AtLength())
    one.sample(Budget(4, 0))
    bait, wait = one.opinions()
    assert (bait.action, bait.visits, bait.share) == (BAIT, 4, 1.0)
    assert (wait.action, wait.visits, wait.share) == (WAIT, 0, 0.0)


def test_opinions_tell_the_value_of_each_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    first, second = MctsBot(1, iterations=12).search(trap, s, 0)
    assert (first.action, first.share) == (WAIT, 1.0)
    assert (second.action, second.share) == (BAIT, 0.0)
    assert first.value > 0.3
    assert second.value == pytest.approx(-1 + 2 / second.visits), "spared once, to see what that brings"
    assert first.visits + second.visits == 12
