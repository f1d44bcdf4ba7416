"""What the searches share: determinizations, the way down the tree, and values on the way back."""

from __future__ import annotations

import pytest

from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import AtLength, LengthCutoff
from admiralty.bots.root_search import RootSearch, determinize
from admiralty.bots.tree import Node
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from tests.bots.trap import BAIT, SNAP, SPARE, WAIT, Trap
from tests.support import game


def search(seed: int = 1, process: int = 0) -> RootSearch:
    trap = Trap()
    return RootSearch(trap, trap.setup(Seeded(1)), 0, seed, process, AtLength())


def test_a_determinization_looks_like_the_state_and_leaves_it_alone() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    before = digest(s)
    worlds = [determinize(chosen, s, 0, seed)[0] for seed in range(12)]
    assert all(chosen.view(world, 0) == chosen.view(s, 0) for world in worlds)
    assert len({digest(world) for world in worlds}) > 1, "the other hand is dealt anew"
    assert digest(s) == before


def test_a_number_names_a_determinization_and_a_process_has_its_own() -> None:
    def luck(one: RootSearch, number: int) -> tuple[list[int], list[int]]:
        world, rng = one.determinize(number)
        return [world.tape.pick(1000) for _ in range(4)], [rng.pick(1000) for _ in range(4)]

    assert luck(search(), 3) == luck(search(), 3)
    assert luck(search(), 3) != luck(search(), 4)
    assert luck(search(), 3) != luck(search(process=1), 3)
    dice, policy = luck(search(), 3)
    assert dice != policy, "the policy does not know the dice"


def test_an_iteration_expands_one_decision_and_records_who_took_it() -> None:
    one, root = search(), Node()
    world, rng = one.determinize(0)
    end, visited = one.iterate(world, rng, LengthCutoff(), root)
    assert [decider for _, decider in visited] == [0]
    assert end.result == (-1, 1), "the rollout goes on to the end"
    assert root.branching(0).rank == {BAIT: 0, WAIT: 1}, "ranked by the value after one step"


def test_later_iterations_go_down_the_tree_and_learn_the_answer() -> None:
    one, root = search(), Node()
    for number in range(12):
        world, rng = one.determinize(number)
        cutoff = LengthCutoff()
        end, visited = one.iterate(world, rng, cutoff, root)
        (value,) = one.back_up(end, cutoff, visited, [0])
        root.record(value)
    choices = root.branching(0)
    answers = choices.child(BAIT).branching(1)
    assert set(answers.children) <= {SNAP, SPARE}
    assert answers.child(SNAP).mean() == pytest.approx(1.0), "for the seat that answers"
    assert choices.child(BAIT).mean() < 0 < choices.child(WAIT).mean(), "for the seat that chose"
    assert choices.visits == root.visits == 12


def test_values_are_recorded_for_the_seat_that_decided() -> None:
    one = search()
    world, _ = one.determinize(0)
    flow.apply(world, 0, BAIT)
    flow.apply(world, 1, SNAP)
    own, theirs = Node(), Node()
    assert one.back_up(world, LengthCutoff(), [(own, 0), (theirs, 1)], [1, 0]) == [1.0, -1.0]
    assert (own.mean(), theirs.mean()) == (-1.0, 1.0)


def test_a_rule_that_was_found_before_is_kept() -> None:
    """Rules without fields are empty tuples, which are false: a search in another process lost them."""
    assert search().rule == AtLength()


def test_a_search_may_keep_its_budget_but_must_sample() -> None:
    one = search()
    assert one.prepare(Budget(5, 0)) == Budget(5, 0)
    with pytest.raises(NotImplementedError):
        one.sample(Budget(5, 0))
