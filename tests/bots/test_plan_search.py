"""Plans are searched whole, with the answers of the other seats, and kept from step to step."""

from __future__ import annotations

import pytest

from admiralty.bots import make
from admiralty.bots.budget import Budget
from admiralty.bots.mcts import MctsBot, compare, search_for
from admiralty.bots.plan_cache import PlanCache
from admiralty.bots.plan_search import PlanSearch, default_plan, draft
from admiralty.bots.rollout import apply_line
from admiralty.bots.root_search import determinize
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.support import game


def plan_search(chosen: Game, s: State, seat: int, plans: PlanCache) -> PlanSearch:
    search = search_for(chosen, s, seat, 3, flow.question(s).explore(s, seat), plans)
    assert isinstance(search, PlanSearch)
    return search


def test_a_sortie_is_planned_with_the_answer_and_its_plans_are_sampled_beyond_the_dice() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    plans = PlanCache()
    search = plan_search(chosen, s, 0, plans)
    left = search.prepare(Budget(24, 0))
    assert left == Budget(16, 0), "a third went into candidates"
    assert 1 < len(set(search.lines)) == len(search.lines)
    values = [plan.value for plan in plans.candidates]
    assert values == sorted(values, reverse=True)
    assert set(search.lines) <= {plan.line for plan in plans.candidates}
    for line in (search.lines[0], search.lines[-1]):
        world, _ = search.determinize(1)
        apply_line(world, 0, line[:-1])
        assert not world.tape.drawn
        assert flow.acting(world) == (1,), "Russia has sailed, too, but for its last word"
        apply_line(world, 0, line[-1:])
        assert world.tape.drawn
    search.sample(left)
    arms = search.comparison.arms
    assert sum(arm.node.visits for arm in arms.values()) == 16
    assert set(arms) <= set(search.lines)
    opinions = search.opinions()
    assert {one.action for one in opinions} == set(search.choices)
    assert [one.action for one in opinions if one.share] == [search.comparison.best()[0]]


def test_candidates_are_compared_with_the_greedy_plan_and_then_with_the_plan_under_way() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    while flow.acting(s) == (0,):
        flow.apply(s, 0, make("greedy", 1).choose(chosen, s, 0))
    plans = PlanCache()
    search = plan_search(chosen, s, 1, plans)
    search.prepare(Budget(40, 0))
    default = draft(chosen, s, 1, plans.seed, 0)
    assert search.lines[0] == default.line
    assert plans.candidates[0].value > default.value, "another looks better"
    assert search.lines[1] == plans.candidates[0].line
    plans.advance(s, 1, search.lines[1])
    flow.apply(s, 1, search.lines[1][0])
    after = plan_search(chosen, s, 1, plans)
    after.prepare(Budget(40, 0))
    assert after.lines[0] == search.lines[1][1:]


def test_operations_and_secret_decisions_are_no_plan() -> None:
    chosen = game("port-arthur")
    position = "turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji"
    assert default_plan(chosen, chosen.read_position(position, Seeded(1)), 0, PlanCache()) is None
    war = game("russo-japanese-war")
    assert default_plan(war, war.setup(Seeded(1)), 0, PlanCache()) is None


def test_the_next_step_of_a_plan_goes_on_with_its_candidates() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = MctsBot(5, iterations=24)
    opinions = bot.search(chosen, s, 0)
    before = s.clone()
    flow.apply(s, 0, opinions[0].action)
    kept = list(bot.plans.candidates)
    assert kept
    assert bot.plans.perturbations == 8
    for plan in kept:
        world, _ = determinize(chosen, s, 0, 4)
        apply_line(world, 0, plan.line)
        assert world.tape.drawn, "the rest of the plan, to the first dice"
    bot.search(chosen, s, 0)
    assert bot.plans.perturbations == 16, "other perturbations"
    bot.search(chosen, before, 0)
    assert bot.plans.perturbations == 8, "a position that was not expected is a new beginning"


def test_the_rest_of_a_plan_has_the_value_of_the_plan() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = MctsBot(5, iterations=8)
    opinions = bot.search(chosen, s, 0)
    flow.apply(s, 0, opinions[0].action)
    for plan in bot.plans.candidates:
        assert draft(chosen, s, 0, bot.plans.seed, 0, plan.line).value == pytest.approx(plan.value)


def test_choices_are_compared_with_the_rest_of_their_plans() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    choices = flow.question(s).explore(s, 0)[1:3]
    opinions = compare(chosen, s, 0, 3, choices, Budget(8, 0))
    assert {one.action for one in opinions} == set(choices)
    assert sum(one.visits for one in opinions) == 8
