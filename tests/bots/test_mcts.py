"""The search bot sees further than one step, and picks the search that fits the decision."""

from __future__ import annotations

import pytest

from admiralty.bots import make
from admiralty.bots.choice_search import ChoiceSearch
from admiralty.bots.mcts import MctsBot, search_for
from admiralty.bots.plan_cache import PlanCache
from admiralty.bots.plan_search import PlanSearch
from admiralty.bots.root_search import Opinion
from admiralty.bots.sealed_search import SealedSearch
from admiralty.core import flow
from admiralty.core.luck import Seeded
from tests.bots.trap import BAIT, SPARE, WAIT, Trap
from tests.support import game


def test_search_sees_the_answer_that_one_step_does_not() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert trap.write_action(make("greedy", 1).choose(trap, s, 0)) == "bait"
    assert trap.write_action(make("mcts:12", 1).choose(trap, s, 0)) == "wait"


def test_a_time_budget_ends_with_a_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert make("mcts:1ms", 1).choose(trap, s, 0) in flow.question(s).explore(s, 0)


def test_each_decision_gets_the_search_that_fits() -> None:
    plans = PlanCache()
    for slug, kind in (("_template", SealedSearch), ("port-arthur", PlanSearch)):
        chosen = game(slug)
        s = chosen.setup(Seeded(5))
        choices = flow.question(s).explore(s, 0)
        assert type(search_for(chosen, s, 0, 1, choices, plans)) is kind
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert type(search_for(trap, s, 0, 1, [BAIT, WAIT], plans)) is ChoiceSearch


def test_a_single_choice_is_taken_without_search() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    flow.apply(s, 0, WAIT)
    assert MctsBot(1, iterations=1_000_000).search(trap, s, 1) == [Opinion(SPARE, 0, 0.0, 0.0, 1.0)]


def test_the_choice_is_drawn_by_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    opinions = [Opinion(BAIT, 1, 0.0, 0.0, 0.25), Opinion(WAIT, 1, 0.0, 0.0, 0.75)]
    monkeypatch.setattr(MctsBot, "search", lambda *_: opinions)
    trap = Trap()
    s = trap.setup(Seeded(1))
    bot = MctsBot(1, iterations=1)
    chosen = [bot.choose(trap, s, 0) for _ in range(400)]
    assert 60 < chosen.count(BAIT) < 140
