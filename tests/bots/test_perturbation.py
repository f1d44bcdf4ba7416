"""Perturbed evaluations are reproducible, and number 0 changes nothing."""

from __future__ import annotations

from admiralty.bots.perturbation import perturbed
from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Heuristics
from tests.support import game


def test_a_perturbation_is_the_same_every_time_and_number_0_is_the_evaluation_itself() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    values = [perturbed(chosen.require(Heuristics), number).of(s, 0) for number in range(20)]
    assert values[0] == chosen.require(Heuristics).learned_value(s, 0)
    assert len(set(values)) > 15
    assert values == [perturbed(chosen.require(Heuristics), number).of(s, 0) for number in range(20)]
