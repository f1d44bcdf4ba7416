"""What plan search keeps between two steps of a plan."""

from __future__ import annotations

from admiralty.bots.plan_cache import CandidatePlan, PlanCache
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.support import game

MIKASA, ASAHI, FUJI, DONE = (
    game("port-arthur").read_action(words)
    for words in ("sail mikasa tsushima", "sail asahi tsushima", "sail fuji tsushima", "done")
)


def start() -> State:
    """Japan gives its first order."""
    return game("port-arthur").setup(Seeded(1))


def cache() -> PlanCache:
    """After a search that compared three plans."""
    plans = PlanCache()
    plans.reset(7)
    lines = [(MIKASA, FUJI), (MIKASA, DONE), (ASAHI, DONE)]
    plans.candidates = [CandidatePlan(0.1 * n, line) for n, line in enumerate(lines)]
    plans.samples = {line: [0.5, 0.1 * n] for n, line in enumerate(lines)}
    return plans


def test_the_rest_of_every_plan_that_began_so_is_kept() -> None:
    s = start()
    plans = cache()
    plans.advance(s, 0, (MIKASA, DONE))
    assert [(plan.value, plan.line) for plan in plans.candidates] == [(0.0, (FUJI,)), (0.1, (DONE,))]
    assert plans.samples == {(FUJI,): [0.5, 0.0], (DONE,): [0.5, 0.1]}
    assert plans.chosen == (DONE,)


def test_the_plan_goes_on_where_it_is_expected_and_is_forgotten_elsewhere() -> None:
    s = start()
    expected, other = s.clone(), s.clone()
    flow.apply(expected, 0, MIKASA)
    flow.apply(other, 0, ASAHI)
    plans = cache()
    plans.advance(s, 0, (MIKASA, DONE))
    plans.enter(expected, 99)
    assert (plans.seed, len(plans.candidates)) == (7, 2)
    plans.enter(other, 99)
    assert (plans.seed, plans.candidates, plans.samples, plans.chosen) == (99, [], {}, ())


def test_a_plan_of_a_single_step_leaves_nothing() -> None:
    s = start()
    plans = cache()
    plans.candidates = [CandidatePlan(0.5, (MIKASA,))]
    plans.samples = {(MIKASA,): [0.5]}
    plans.advance(s, 0, (MIKASA,))
    assert (plans.candidates, plans.samples, plans.chosen) == ([], {}, ())


def test_every_perturbation_has_a_number_of_its_own() -> None:
    plans = PlanCache()
    assert [plans.next_perturbation() for _ in range(3)] == [1, 2, 3]
    plans.reset(1)
    assert plans.next_perturbation() == 1


def test_advancing_leaves_the_state_alone() -> None:
    s = start()
    cache().advance(s, 0, (MIKASA, FUJI))
    assert flow.acting(s) == (0,)
