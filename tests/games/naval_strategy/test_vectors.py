"""Whole rounds computed by LosPiratos itself and by a separate evaluator come out the same."""

from __future__ import annotations

import pytest

from tests.games.naval_strategy.vectors import Rounds, Vector, read

VECTORS = read()


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_ns_r_1__every_vector_of_both_rulesets_is_reproduced(vector: Vector) -> None:
    """Orders are accepted, odd ones refused, and the state after every turn is equal."""
    rounds = Rounds(vector)
    for number, turn in enumerate(vector["turns"]):
        assert rounds.enter(turn) == [], f"turn {number}"
        rounds.evaluate()
        assert rounds.differences(turn["after"]) == [], f"turn {number}"


def test_there_are_vectors_of_both_sources() -> None:
    sources = [vector["source"] for vector in VECTORS]
    assert (sources.count("LosPiratos"), sources.count("spec")) == (60, 30)
