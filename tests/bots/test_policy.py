"""The rollout policy keeps sealed answers sealed and compares some of many choices."""

from __future__ import annotations

from admiralty.bots import policy
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Heuristics
from tests.support import game


def test_a_sealed_answer_tells_the_other_seat_nothing() -> None:
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
        decided.add(
            policy.step(
                chosen.require(Heuristics).learned_evaluation, c, ask, 1, ask.explore(c, 1), Seeded(7)
            ).action
        )
    assert len(decided) == 1


def test_the_policy_samples_many_choices_without_repeats() -> None:
    rng = Seeded(3)
    few, many = list(range(policy.MAX_SAMPLED_CHOICES)), list(range(40))
    assert policy.sample_choices(few, rng) == few
    samples = [policy.sample_choices(many, rng) for _ in range(50)]
    assert all(len(set(sample)) == policy.MAX_SAMPLED_CHOICES for sample in samples)
    assert set().union(*samples) == set(many)
