"""Perturbed evaluations: some weights are scaled up or down at random.

A bot that plays one of them greedily prefers other plans, which gives plan search different candidates.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Evaluation, Heuristics

RESOLUTION: Final = 1000
MAX_DOUBLINGS: Final = 1.5  # a weight is scaled by at most 2 ** 1.5, up or down


@lru_cache(maxsize=512)
def factors(number: int, count: int) -> list[float]:
    """One factor for each weight; about half of them are 1, and for number 0 all of them."""
    rng = Seeded(number)
    out: list[float] = []
    for _ in range(count):
        is_kept = not number or rng.pick(2)
        out.append(1.0 if is_kept else 2.0 ** (MAX_DOUBLINGS * (2 * rng.pick(RESOLUTION) / RESOLUTION - 1)))
    return out


def perturbed(heuristics: Heuristics, number: int) -> Evaluation:
    """The learned evaluation with perturbation `number`; 0 leaves it as it is."""
    if not number:
        return heuristics.learned_evaluation
    weights = heuristics.learned_weights
    scaled = zip(weights.items(), factors(number, len(weights)), strict=True)
    return heuristics.evaluation({name: value * factor for (name, value), factor in scaled})
