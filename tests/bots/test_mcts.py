"""Search sees further than one step, judges at comparable moments, and sealed answers stay sealed."""

from __future__ import annotations

import pytest

from admiralty.bots import make, policy
from admiralty.bots.horizon import AHEAD, AT_LUCK, NOWHERE, Landmark, Watch, kind
from admiralty.bots.mcts import MctsBot, Search, play_on
from admiralty.bots.temper import tempered
from admiralty.bots.tree import Node, Place, lead, spread_of
from admiralty.core import flow
from admiralty.core.flow import WAITING, Sealed
from admiralty.core.luck import Seeded
from admiralty.kit.evaluation import EvaluatedGame
from tests.bots.trap import BAIT, WAIT, Trap
from tests.support import game


def test_search_sees_the_answer_that_one_step_does_not() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert trap.write_action(make("greedy", 1).choose(trap, s, 0)) == "bait"
    assert trap.write_action(make("mcts:12", 1).choose(trap, s, 0)) == "wait"


def test_opinions_tell_what_each_choice_is_worth() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    first, second = MctsBot(1, iterations=12).think(trap, s, 0)
    assert (first.action, first.share) == (WAIT, 1.0)
    assert (second.action, second.share) == (BAIT, 0.0)
    assert first.worth > 0.3 > -0.9 > second.worth
    assert first.visits + second.visits == 12


def test_a_time_budget_ends_with_a_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert make("mcts:1ms", 1).choose(trap, s, 0) in flow.question(s).explore(s, 0)


def test_an_answer_under_seal_tells_the_other_seat_nothing() -> None:
    """Whatever the first seat has answered, the policy decides the same for the second."""
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    assert flow.acting(s) == (0, 1)
    decided = set()
    for a in flow.question(s).explore(s, 0):
        c = s.clone()
        c.tape = Seeded(1)
        flow.apply(c, 0, a)
        ask = flow.question(c)
        decided.add(policy.step(chosen.judge, c, ask, 1, ask.explore(c, 1), Seeded(7)).action)
    assert len(decided) == 1


def test_the_policy_weighs_some_of_many_choices_without_repeats() -> None:
    mind = Seeded(3)
    few, many = list(range(policy.ENOUGH)), list(range(40))
    assert policy.some(few, mind) == few
    picked = [policy.some(many, mind) for _ in range(50)]
    assert all(len(set(some)) == policy.ENOUGH for some in picked)
    assert set().union(*picked) == set(many)


def test_answers_given_at_once_are_a_mixture() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    top = flow.question(s)
    assert isinstance(top, Sealed)
    assert top.answers == [WAITING, WAITING]
    opinions = MctsBot(1, iterations=300).think(chosen, s, 0)
    assert abs(sum(opinion.share for opinion in opinions) - 1) < 1e-9
    assert sum(opinion.visits for opinion in opinions) == 300


def test_a_place_tries_more_of_its_choices_the_more_it_is_visited() -> None:
    place = Place()
    place.order([4, 5, 6], [0.1, 0.9, 0.5], 5)
    assert place.first([4, 5, 6], 2) == [5, 6]
    assert place.first([4, 7], 2) == [4, 7], "a choice of another world comes last"
    assert place.select([5, 6]) == 5
    place.after(5).learn(0.0)
    assert place.select([5, 6]) == 6


def test_another_choice_must_surely_lead_the_usual_one() -> None:
    usual, often, once = Node(), Node(), Node()
    for value in (0.0, 0.4, 0.0, 0.4) * 9:
        usual.learn(value)
        often.learn(value + 0.2)
    once.learn(0.4)
    error = spread_of([usual, often, once])
    assert 0.2 < error < 0.21
    assert lead(often, usual, error) > lead(usual, usual, error) == 0 > lead(once, usual, error)
    assert lead(Node(), usual, error) < -1


def test_walks_end_where_the_scout_found_a_change_of_phase() -> None:
    """In the last sortie of a turn one ship sails after another; a change comes when the side is done."""
    chosen = game("port-arthur")
    s = chosen.read_position("turn 2; sortie russia", Seeded(1))
    search = Search(chosen, s, 1, 3)
    embark = flow.question(s).explore(s, 1)[1]
    search.scout(embark)
    landmark = search.landmark
    assert landmark is not None
    assert landmark.kind is not None
    world, mind = search.world(1)
    flow.apply(world, 1, embark)
    watch = Watch(search.start, 1, landmark, 0)
    end = play_on(chosen, world, 1, mind, watch)
    assert kind(end, flow.acting(end)[0]) == landmark.kind
    assert watch.entered == landmark.times


def test_where_both_sides_decide_without_luck_walks_end_with_the_first_dice() -> None:
    """Japan's fleet sails, then Russia's; after that dice tell who acts."""
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    search = Search(chosen, s, 0, 3)
    search.scout(flow.question(s).explore(s, 0)[1])
    assert search.landmark == AT_LUCK
    assert search.is_planned()
    world, mind = search.world(1)
    end = play_on(chosen, world, 0, mind, search.watch(0))
    assert end.tape.drawn
    assert "Operations" in [type(frame).__name__ for frame in end.stack]


def test_plans_are_weighed_whole_and_the_next_step_goes_on_with_the_best() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = MctsBot(5, iterations=6)
    worths = []
    for _ in range(3):
        opinions = bot.think(chosen, s, 0)
        assert sum(one.visits for one in opinions) == 6, "six plans"
        assert opinions[0].share == 1
        assert opinions[0].worth == max(one.worth for one in opinions if one.visits)
        worths.append(opinions[0].worth)
        flow.apply(s, 0, opinions[0].action)
    assert worths == sorted(worths), "what was promised is kept"


def test_a_temper_is_the_same_every_time_and_the_first_is_the_evaluation_itself() -> None:
    chosen = game("port-arthur")
    assert isinstance(chosen, EvaluatedGame)
    s = chosen.setup(Seeded(1))
    worths = [tempered(chosen, number)(s, 0) for number in range(20)]
    assert worths[0] == chosen.judge(s, 0)
    assert len(set(worths)) > 15
    assert worths == [tempered(chosen, number)(s, 0) for number in range(20)]


def test_a_watch_counts_how_often_a_kind_is_entered() -> None:
    s = Trap().setup(Seeded(1))
    here, there = kind(s, 0), kind(s, 1)
    watch = Watch(here, 0, None, 0)
    assert not watch.is_far_enough(s, 1)
    assert watch.found() == NOWHERE, "that was too near"
    watch.decisions = AHEAD
    for who in (1, 0, 1):
        assert not watch.is_far_enough(s, who)
    assert watch.found() == Landmark(here, 1)
    watch = Watch(here, 0, Landmark(there, 2), 0)
    assert [watch.is_far_enough(s, who) for who in (1, 0, 1)] == [False, False, True]


@pytest.mark.parametrize("slug", ["_template", "port-arthur"])
def test_two_processes_think_more_and_always_the_same(slug: str) -> None:
    chosen = game(slug)
    s = chosen.setup(Seeded(2))
    seat = flow.acting(s)[0]
    alone = MctsBot(4, iterations=10).think(chosen, s, seat)
    together = MctsBot(4, iterations=20, processes=2).think(chosen, s, seat)
    again = MctsBot(4, iterations=20, processes=2).think(chosen, s, seat)
    assert together == again
    assert sum(one.visits for one in together) == 2 * sum(one.visits for one in alone) == 20
    assert {one.action for one in together} == {one.action for one in alone}
