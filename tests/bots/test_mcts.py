"""Search sees further than one step, judges at comparable moments, and sealed answers stay sealed."""

from __future__ import annotations

from statistics import stdev

import pytest

from admiralty.bots import habit, make, policy
from admiralty.bots.budget import Budget
from admiralty.bots.horizon import AHEAD, AT_LUCK, NOWHERE, Landmark, Watch, kind
from admiralty.bots.mcts import MctsBot, Search
from admiralty.bots.temper import tempered
from admiralty.bots.tree import MARGIN, Place, Trials, best_of, doubt
from admiralty.bots.walks import go, play_on
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.flow import WAITING, Sealed
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy import state as naval_strategy
from admiralty.kit.coupled import Coupled
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
    assert first.worth > 0.3
    assert second.worth == pytest.approx(-1 + 2 / second.visits), "spared once, to see what that brings"
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


def trials(*worths: list[float]) -> Trials:
    """Choice 0 is the usual one; the others were tried after it."""
    out = Trials((0,))
    for a, values in enumerate(worths):
        for value in values:
            out.node((a,)).learn(value)
            out.learn((a,), value)
    return out


def test_another_choice_must_surely_lead_the_usual_one() -> None:
    swing = [0.0, 0.4, 0.0, 0.4] * 5
    often = [value + 0.1 for value in swing]
    assert best_of(trials(swing, often).cells, (0,)) == (1,)
    assert best_of(trials(swing, [0.1]).cells, (0,)) == (0,), "once is not enough"
    assert best_of(trials(swing, [value + MARGIN / 2 for value in swing]).cells, (0,)) == (0,)


def test_choices_are_compared_try_by_try_for_the_same_luck() -> None:
    """Both means swing by 0.4, their difference hardly at all."""
    swing = [0.0, 0.4, 0.0, 0.4] * 5
    shifted = trials(swing, [value + 0.1 for value in swing])
    crossed = trials(swing, [0.5 - value for value in swing])
    spread = shifted.spread()
    assert shifted.cells[1,][0].mean() == pytest.approx(crossed.cells[1,][0].mean())
    assert 4 * doubt(shifted.cells[1,][1], spread, 2) < doubt(crossed.cells[1,][1], spread, 2)
    assert best_of(crossed.cells, (0,)) == (0,)


def test_the_next_try_is_of_the_choice_that_may_lead_by_most() -> None:
    swing = [0.0, 0.4, 0.0]
    tried = trials(swing, [value - 0.3 for value in swing[:2]], [value + 0.1 for value in swing[:2]])
    assert tried.next([(0,), (1,), (2,)]) == (2,)
    assert tried.next([(0,), (1,), (2,), (3,)]) == (3,), "one never tried may lead by more"
    tried.node((2,)).learn(0.1)
    tried.learn((2,), 0.1)
    assert tried.next([(0,), (2,)]) == (0,), "the usual one has not met that luck yet"


def test_tries_of_one_number_are_much_alike() -> None:
    """Dice after a battle, and what the policy makes of them, are the same whichever ship was hit."""
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(3))
    while (
        type(s.stack[-1]).__name__ != "ChooseHits" or len(flow.question(s).explore(s, flow.acting(s)[0])) < 2
    ):
        seat = flow.acting(s)[0]
        flow.apply(s, seat, make("greedy", 1).choose(chosen, s, seat))
    seat = flow.acting(s)[0]
    search = Search(chosen, s, seat, 3)
    choices = flow.question(s).explore(s, seat)
    search.prepare(choices, Budget(48, 0))
    found: list[list[float]] = []
    for way in search.ranking[:2]:
        found.append([])
        for n in range(24):
            world, mind = search.world(n)
            watch = search.watch(len(world.tape.drawn))
            go(world, seat, way)
            found[-1].append(chosen.judge(play_on(chosen, world, seat, mind, watch), seat))
    first, second = found
    apart = stdev(x - y for x, y in zip(first, second, strict=True))
    shifted = stdev(x - y for x, y in zip(first, second[1:] + second[:1], strict=True))
    assert apart < 0.7 * shifted


def test_tries_that_were_kept_are_compared_as_soon_as_the_new_usual_way_meets_their_luck() -> None:
    kept = Trials((0,), {(1,): [0.3, 0.5], (0,): [0.1]})
    node, difference = kept.cells[1,]
    assert (node.visits, difference.visits) == (2, 1)
    assert kept.next([(0,), (1,)]) == (0,), "it is behind"
    kept.node((0,)).learn(0.2)
    kept.learn((0,), 0.2)
    assert difference.visits == 2
    assert difference.total == pytest.approx(0.2 + 0.3)


def test_search_stops_when_nothing_can_change_by_more_than_a_trifle() -> None:
    swing = [0.0, 0.4, 0.0, 0.4] * 10
    assert trials(swing, [value - 0.1 for value in swing]).is_settled(0.2)
    assert trials(swing, [value + 0.1 for value in swing]).is_settled(0.2)
    assert trials(swing, swing).is_settled(0.2)
    assert not trials(swing[:4], swing[:4]).is_settled(0.2)
    assert not trials(swing[:12], [0.5 - value for value in swing[:12]]).is_settled(0.2)


def test_search_stops_when_the_rest_of_its_budget_could_not_tell_more() -> None:
    swing = [0.0, 0.4, 0.0, 0.4] * 2
    close = trials(swing, [0.35 - value for value in swing])
    assert not close.is_settled(0.1)
    assert close.is_settled(0.9)


def test_walks_end_where_the_scout_found_a_change_of_phase() -> None:
    """Battles and moves follow each other in one phase; a change comes when it is over."""
    chosen = game("port-arthur")
    s = chosen.read_position("turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji", Seeded(1))
    search = Search(chosen, s, 0, 3)
    sail = flow.question(s).explore(s, 0)[1]
    search.scout((sail,))
    landmark = search.landmark
    assert landmark is not None
    assert landmark.kind is not None
    world, mind = search.world(1)
    flow.apply(world, 0, sail)
    watch = Watch(search.start, 0, landmark, 0)
    end = play_on(chosen, world, 0, mind, watch)
    assert kind(end, flow.acting(end)[0]) == landmark.kind
    assert watch.entered == landmark.times


def test_search_begins_with_what_habit_says() -> None:
    """By one step a schooner and a brig would wait for the corsair; habit sails to meet it."""
    chosen = game("naval-strategy")
    assert isinstance(chosen, EvaluatedGame)
    s = chosen.setup(Seeded(1))
    choices = flow.question(s).explore(s, 0)
    usual = habit.usual(chosen, s, 0, choices)
    assert usual is not None
    assert chosen.write_action(usual) == "boss blue-1 corsair"
    assert habit.usual(chosen, s, 0, [a for a in choices if a != usual]) is None, "only what may be chosen"
    assert Search(chosen, s, 0, 3).ranked(choices)[0] == usual
    ask, mind = flow.question(s), Seeded(1)
    step = habit.step(chosen, s.clone(), ask, 0, choices, mind, usual)
    flow.apply(s, 0, usual)
    assert (step.action, digest(step.s)) == (usual, digest(s)), "whatever seems best"


def test_what_habit_decides_does_not_bring_the_end_of_a_walk_nearer() -> None:
    """A whole fight is fought, though it takes more decisions than a walk may have."""
    chosen = game("naval-strategy")
    s = chosen.setup(Seeded(1))
    watch = Watch(kind(s, 0), 0, NOWHERE, 0)
    end = play_on(chosen, s, 0, Coupled(2, s), watch)
    assert watch.decisions <= watch.most
    assert isinstance(end, naval_strategy.State)
    assert end.points[0] > 0


def test_where_both_sides_decide_without_luck_walks_end_with_the_first_dice() -> None:
    """Japan's fleet sails, then Russia's; after that dice tell who acts."""
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    search = Search(chosen, s, 0, 3)
    search.scout((flow.question(s).explore(s, 0)[1],))
    assert search.landmark == AT_LUCK
    world, mind = search.world(1)
    end = play_on(chosen, world, 0, mind, search.watch(0))
    assert end.tape.drawn
    assert "Operations" in [type(frame).__name__ for frame in end.stack]


def test_a_walk_ends_with_the_phase_of_its_landmark() -> None:
    """Dice may end operations before the third of them comes."""
    chosen = game("port-arthur")
    s = chosen.read_position("turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji", Seeded(1))
    search = Search(chosen, s, 0, 3, landmark=Landmark(kind(s, 0), 99))
    world, mind = search.world(1)
    end = play_on(chosen, world, 0, mind, search.watch(0))
    assert "Operations" not in [type(frame).__name__ for frame in end.stack]
    assert "; turn 2;" in chosen.write_position(end)


def test_a_sortie_is_planned_whole_with_what_is_answered_and_its_plans_are_tried_beyond_the_dice() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    search = Search(chosen, s, 0, 3)
    assert search.usual_plan() is not None
    choices = flow.question(s).explore(s, 0)
    left = search.prepare(choices, Budget(24, 0))
    assert left == Budget(12, 0), "the other half went into drafts"
    assert 1 < len(set(search.ranking)) == len(search.ranking)
    first, worst = search.ranking[0], search.ranking[-1]
    worths = [draft.worth for draft in search.notes.drafts]
    assert worths == sorted(worths, reverse=True)
    assert set(search.ranking) <= {draft.way for draft in search.notes.drafts}
    for way in (first, worst):
        world, _ = search.world(1)
        go(world, 0, way[:-1])
        assert not world.tape.drawn
        assert flow.acting(world) == (1,), "Russia has sailed, too, but for its last word"
        go(world, 0, way[-1:])
        assert world.tape.drawn
    cells = search.gather(choices, left)
    assert sum(node.visits for node, _ in cells.values()) == 12
    assert set(cells) <= set(search.ranking)
    opinions = search.conclude(choices, cells)
    assert {one.action for one in opinions} == set(choices)
    assert [one.action for one in opinions if one.share] == [best_of(cells, first)[0]]


def test_drafts_are_compared_with_one_step_at_a_time_and_then_with_the_plan_under_way() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    while flow.acting(s) == (0,):
        flow.apply(s, 0, make("greedy", 1).choose(chosen, s, 0))
    bot = MctsBot(5, iterations=40)
    search = Search(chosen, s, 1, 3, bot.notes)
    search.prepare(flow.question(s).explore(s, 1), Budget(40, 0))
    usual = search.draft(0)
    assert search.ranking[0] == usual.way
    assert bot.notes.drafts[0].worth > usual.worth, "another looks better"
    assert search.ranking[1] == bot.notes.drafts[0].way
    bot.notes.step(s, 1, search.ranking[1])
    flow.apply(s, 1, search.ranking[1][0])
    after = Search(chosen, s, 1, 3, bot.notes)
    after.prepare(flow.question(s).explore(s, 1), Budget(40, 0))
    assert after.ranking[0] == search.ranking[1][1:], "then with the plan under way"


def test_operations_are_no_plan_and_neither_is_what_is_decided_in_secret() -> None:
    chosen = game("port-arthur")
    position = "turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji"
    assert Search(chosen, chosen.read_position(position, Seeded(1)), 0, 3).usual_plan() is None
    war = game("russo-japanese-war")
    assert Search(war, war.setup(Seeded(1)), 0, 3).usual_plan() is None


def test_the_next_step_of_a_plan_goes_on_with_what_was_drafted() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = MctsBot(5, iterations=24)
    opinions = bot.think(chosen, s, 0)
    before = s.clone()
    flow.apply(s, 0, opinions[0].action)
    kept = list(bot.notes.drafts)
    assert kept
    assert bot.notes.tried == 12
    for draft in kept:
        world, _ = Search(chosen, s, 0, 3).world(1)
        go(world, 0, draft.way)
        assert world.tape.drawn, "the rest of the plan, to the first dice"
    bot.think(chosen, s, 0)
    assert bot.notes.tried == 24, "other tempers"
    bot.think(chosen, before, 0)
    assert bot.notes.tried == 12, "a position that was not foreseen is a new beginning"


def test_drafts_of_two_steps_are_worth_the_same_if_they_are_the_same_plan() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = MctsBot(5, iterations=8)
    opinions = bot.think(chosen, s, 0)
    flow.apply(s, 0, opinions[0].action)
    for draft in bot.notes.drafts:
        assert Search(chosen, s, 0, 99, bot.notes).draft(0, draft.way).worth == pytest.approx(draft.worth)


def test_a_duel_compares_choices_with_the_rest_of_their_plans() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    choices = flow.question(s).explore(s, 0)[1:3]
    search = Search(chosen, s, 0, 3)
    opinions = search.duel(choices, Budget(8, 0))
    assert {way[0] for way in search.ranking} == set(choices)
    assert min(len(way) for way in search.ranking) > 1
    assert {one.action for one in opinions} == set(choices)
    assert sum(one.visits for one in opinions) == 8


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


@pytest.mark.parametrize(("slug", "tries"), [("_template", 20), ("port-arthur", 10)])
def test_two_processes_think_more_and_always_the_same(slug: str, tries: int) -> None:
    """In Port Arthur, which begins with a sortie, the other half goes into drafts."""
    chosen = game(slug)
    s = chosen.setup(Seeded(2))
    seat = flow.acting(s)[0]
    alone = MctsBot(4, iterations=10).think(chosen, s, seat)
    together = MctsBot(4, iterations=20, processes=2).think(chosen, s, seat)
    again = MctsBot(4, iterations=20, processes=2).think(chosen, s, seat)
    assert together == again
    assert sum(one.visits for one in together) == 2 * sum(one.visits for one in alone) == tries
    assert {one.action for one in together} == {one.action for one in alone}
