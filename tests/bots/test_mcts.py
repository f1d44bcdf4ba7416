"""Search sees further than one step, and its result does not depend on where it runs."""

from __future__ import annotations

from statistics import stdev

import pytest

from admiralty.bots import make, rollout
from admiralty.bots.choice_search import ChoiceSearch
from admiralty.bots.mcts import MctsBot
from admiralty.bots.rollout import apply_line
from admiralty.core import flow
from admiralty.core.flow import WAITING, Sealed
from admiralty.core.luck import Seeded
from tests.bots.trap import BAIT, WAIT, Trap
from tests.support import game


def test_search_sees_the_answer_that_one_step_does_not() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert trap.write_action(make("greedy", 1).choose(trap, s, 0)) == "bait"
    assert trap.write_action(make("mcts:12", 1).choose(trap, s, 0)) == "wait"


def test_opinions_tell_the_value_of_each_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    first, second = MctsBot(1, iterations=12).search(trap, s, 0)
    assert (first.action, first.share) == (WAIT, 1.0)
    assert (second.action, second.share) == (BAIT, 0.0)
    assert first.value > 0.3
    assert second.value == pytest.approx(-1 + 2 / second.visits), "spared once, to see what that brings"
    assert first.visits + second.visits == 12


def test_a_time_budget_ends_with_a_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert make("mcts:1ms", 1).choose(trap, s, 0) in flow.question(s).explore(s, 0)


def test_sealed_answers_are_a_mixed_strategy() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    top = flow.question(s)
    assert isinstance(top, Sealed)
    assert top.answers == [WAITING, WAITING]
    opinions = MctsBot(1, iterations=300).search(chosen, s, 0)
    assert abs(sum(opinion.share for opinion in opinions) - 1) < 1e-9
    assert sum(opinion.visits for opinion in opinions) == 300


def test_rollouts_of_one_determinization_are_much_alike() -> None:
    """Dice after a battle, and what the policy makes of them, are the same whichever ship was hit."""
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(3))
    while (
        type(s.stack[-1]).__name__ != "ChooseHits" or len(flow.question(s).explore(s, flow.acting(s)[0])) < 2
    ):
        seat = flow.acting(s)[0]
        flow.apply(s, seat, make("greedy", 1).choose(chosen, s, seat))
    seat = flow.acting(s)[0]
    search = ChoiceSearch(chosen, s, seat, 3, flow.question(s).explore(s, seat))
    found: list[list[float]] = []
    for line in search.lines[:2]:
        found.append([])
        for n in range(24):
            world, rng = search.determinize(n)
            cutoff = search.cutoff(len(world.tape.drawn))
            apply_line(world, seat, line)
            end = rollout.to_cutoff(chosen, world, seat, rng, cutoff)
            found[-1].append(chosen.learned_value(end, seat))
    first, second = found
    apart = stdev(x - y for x, y in zip(first, second, strict=True))
    shifted = stdev(x - y for x, y in zip(first, second[1:] + second[:1], strict=True))
    assert apart < 0.7 * shifted


@pytest.mark.parametrize(("slug", "visits"), [("_template", 20), ("port-arthur", 10)])
def test_two_processes_search_more_and_always_the_same(slug: str, visits: int) -> None:
    """In Port Arthur, which begins with a sortie, the other half goes into candidate plans."""
    chosen = game(slug)
    s = chosen.setup(Seeded(2))
    seat = flow.acting(s)[0]
    alone = MctsBot(4, iterations=10).search(chosen, s, seat)
    together = MctsBot(4, iterations=20, processes=2).search(chosen, s, seat)
    again = MctsBot(4, iterations=20, processes=2).search(chosen, s, seat)
    assert together == again
    assert sum(one.visits for one in together) == 2 * sum(one.visits for one in alone) == visits
    assert {one.action for one in together} == {one.action for one in alone}
