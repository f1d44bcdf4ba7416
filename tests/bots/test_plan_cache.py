"""What plan search keeps between two steps of a plan."""

from __future__ import annotations

from admiralty.bots.plan_cache import CandidatePlan, PlanCache
from admiralty.core import flow
from admiralty.core.luck import Seeded
from tests.bots.trap import BAIT, SNAP, SPARE, WAIT, Trap


def cache() -> PlanCache:
    """After a search that compared three plans."""
    plans = PlanCache()
    plans.reset(7)
    lines = [(BAIT, SNAP), (BAIT, SPARE), (WAIT, SPARE)]
    plans.candidates = [CandidatePlan(0.1 * n, line) for n, line in enumerate(lines)]
    plans.samples = {line: [0.5, 0.1 * n] for n, line in enumerate(lines)}
    return plans


def test_the_rest_of_every_plan_that_began_so_is_kept() -> None:
    s = Trap().setup(Seeded(1))
    plans = cache()
    plans.advance(s, 0, (BAIT, SPARE))
    assert [(plan.value, plan.line) for plan in plans.candidates] == [(0.0, (SNAP,)), (0.1, (SPARE,))]
    assert plans.samples == {(SNAP,): [0.5, 0.0], (SPARE,): [0.5, 0.1]}
    assert plans.chosen == (SPARE,)


def test_the_plan_goes_on_where_it_is_expected_and_is_forgotten_elsewhere() -> None:
    s = Trap().setup(Seeded(1))
    expected, other = s.clone(), s.clone()
    flow.apply(expected, 0, BAIT)
    flow.apply(other, 0, WAIT)
    plans = cache()
    plans.advance(s, 0, (BAIT, SPARE))
    plans.enter(expected, 99)
    assert (plans.seed, len(plans.candidates)) == (7, 2)
    plans.enter(other, 99)
    assert (plans.seed, plans.candidates, plans.samples, plans.chosen) == (99, [], {}, ())


def test_a_plan_of_a_single_step_leaves_nothing() -> None:
    s = Trap().setup(Seeded(1))
    plans = cache()
    plans.candidates = [CandidatePlan(0.5, (BAIT,))]
    plans.samples = {(BAIT,): [0.5]}
    plans.advance(s, 0, (BAIT,))
    assert (plans.candidates, plans.samples, plans.chosen) == ([], {}, ())


def test_every_perturbation_has_a_number_of_its_own() -> None:
    plans = PlanCache()
    assert [plans.next_perturbation() for _ in range(3)] == [1, 2, 3]
    plans.reset(1)
    assert plans.next_perturbation() == 1


def test_advancing_leaves_the_state_alone() -> None:
    s = Trap().setup(Seeded(1))
    cache().advance(s, 0, (BAIT, SNAP))
    assert flow.acting(s) == (0,)
