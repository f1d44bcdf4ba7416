"""Mixed strategies for simultaneous decisions."""

from __future__ import annotations

import random

import pytest

from admiralty.bots.regret_matching import solve


def opposite(own: list[list[float]]) -> list[list[float]]:
    return [[-value for value in line] for line in own]


def guaranteed(mixture: list[float], own: list[list[float]]) -> float:
    """The least a mixture of rows gets, whatever the column."""
    return min(
        sum(share * line[column] for share, line in zip(mixture, own, strict=True))
        for column in range(len(own[0]))
    )


def test_a_better_row_is_always_taken() -> None:
    own = [[1.0, 2.0], [3.0, 4.0], [2.0, 3.5]]
    assert solve(own, opposite(own))[1] > 0.98


def test_odd_scissors_are_mixed_as_theory_says() -> None:
    own = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    assert solve(own, opposite(own)) == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


@pytest.mark.parametrize("seed", range(5))
def test_nobody_gains_by_knowing_the_mixture(seed: int) -> None:
    chance = random.Random(seed)
    own = [[chance.random() for _ in range(9)] for _ in range(9)]
    turned = [list(line) for line in zip(*opposite(own), strict=True)]
    rows, columns = solve(own, opposite(own)), solve(turned, opposite(turned))
    assert guaranteed(rows, own) + guaranteed(columns, turned) == pytest.approx(0, abs=0.03)


def test_interests_need_not_be_opposite() -> None:
    both = [[2.0, 0.0], [0.0, 1.0]]
    assert sum(solve(both, both)) == pytest.approx(1)
