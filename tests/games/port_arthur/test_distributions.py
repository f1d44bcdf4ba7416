"""Exact distributions and rolls without regard to order."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from admiralty.games.port_arthur.show.distributions import (
    from_weights,
    marginal,
    mean,
    multisets,
    probability,
    then,
)

DIE = from_weights(dict.fromkeys(range(1, 7), 1))
WEIGHTS = st.dictionaries(st.integers(-9, 9), st.integers(0, 50), min_size=1).filter(
    lambda w: any(w.values())
)


def test_weights_become_exact_shares() -> None:
    assert from_weights({"hit": 1, "miss": 2}) == {"hit": Fraction(1, 3), "miss": Fraction(2, 3)}


def test_an_outcome_that_cannot_occur_is_left_out() -> None:
    assert from_weights({"hit": 3, "miss": 0}) == {"hit": Fraction(1)}


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1, 2: 3}])
def test_weights_that_are_no_distribution_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        from_weights(weights)


def test_the_mean_of_a_die_is_three_and_a_half() -> None:
    assert mean(DIE, lambda face: face) == Fraction(7, 2)


def test_a_property_has_the_sum_of_its_shares() -> None:
    assert probability(DIE, lambda face: face > 4) == Fraction(1, 3)


def test_a_marginal_joins_outcomes_with_the_same_part() -> None:
    assert marginal(DIE, lambda face: face % 3) == dict.fromkeys((0, 1, 2), Fraction(1, 3))


def test_what_follows_is_weighted_by_what_came_before() -> None:
    """On a six the die is rolled once more."""
    rolled = then(DIE, lambda face: DIE if face == 6 else {face: Fraction(1)})
    assert rolled[6] == Fraction(1, 36)
    assert rolled[1] == Fraction(7, 36)


@given(WEIGHTS, WEIGHTS)
def test_every_operation_keeps_a_sum_of_one_and_means_add(one: dict[int, int], other: dict[int, int]) -> None:
    left, right = from_weights(one), from_weights(other)
    both = then(left, lambda a: marginal(right, lambda b: a + b))
    assert sum(both.values()) == 1
    assert sum(marginal(both, lambda number: number % 2).values()) == 1
    assert mean(both, lambda n: n) == mean(left, lambda n: n) + mean(right, lambda n: n)


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (1, 6), (3, 6), (4, 6), (5, 3), (2, 8)])
def test_multisets_stand_for_every_roll(dice: int, faces: int) -> None:
    rolls = Counter(tuple(sorted(roll, reverse=True)) for roll in product(range(1, faces + 1), repeat=dice))
    assert dict(multisets(dice, faces)) == rolls


def test_six_dice_have_462_multisets_for_46656_rolls() -> None:
    rolls = multisets(6, 6)
    assert len(rolls) == 462
    assert sum(orders for _, orders in rolls) == 6**6


@pytest.mark.parametrize(("dice", "faces"), [(-1, 6), (2, 0)])
def test_impossible_dice_are_refused(dice: int, faces: int) -> None:
    with pytest.raises(ValueError, match="dice"):
        multisets(dice, faces)
