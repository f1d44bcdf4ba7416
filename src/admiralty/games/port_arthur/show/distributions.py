"""Exact odds: a distribution maps outcomes to probabilities, which are fractions and add up to 1."""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeVar

A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)


def from_weights(weights: Mapping[A, int]) -> dict[A, Fraction]:
    """The distribution of outcomes counted by whole numbers, e.g. in how many rolls each occurs."""
    total = sum(weights.values())
    if total <= 0 or min(weights.values()) < 0:
        raise ValueError("weights must not be negative, and one must be above 0")
    return {outcome: Fraction(weight, total) for outcome, weight in weights.items() if weight}


def then(odds: Mapping[A, Fraction], follow: Callable[[A], Mapping[B, Fraction]]) -> dict[B, Fraction]:
    """The distribution of what follows when each outcome leads to a distribution of its own."""
    after: dict[B, Fraction] = {}
    for outcome, chance in odds.items():
        for result, share in follow(outcome).items():
            after[result] = after.get(result, Fraction(0)) + chance * share
    return after


def marginal(odds: Mapping[A, Fraction], part: Callable[[A], B]) -> dict[B, Fraction]:
    """The distribution of one part or function of the outcome."""
    parts: dict[B, Fraction] = {}
    for outcome, chance in odds.items():
        found = part(outcome)
        parts[found] = parts.get(found, Fraction(0)) + chance
    return parts


def mean(odds: Mapping[A, Fraction], value: Callable[[A], int]) -> Fraction:
    """The expected value of a whole-number function of the outcome."""
    return sum((value(outcome) * chance for outcome, chance in odds.items()), Fraction(0))


def probability(odds: Mapping[A, Fraction], holds: Callable[[A], bool]) -> Fraction:
    """The probability that the outcome has a property."""
    return sum((share for outcome, share in odds.items() if holds(outcome)), Fraction(0))


def multisets(dice: int, faces: int) -> list[tuple[tuple[int, ...], int]]:
    """Every roll of fair dice without regard to order, highest die first, and in how many orders it occurs.

    >>> multisets(2, 2)
    [((2, 2), 1), ((2, 1), 2), ((1, 1), 1)]

    The counts add up to faces ** dice; six dice with six faces need 462 entries instead of 46,656 rolls.
    """
    if dice < 0 or faces < 1:
        raise ValueError("a roll needs 0 or more dice with 1 or more faces")
    return [(roll, orders(roll)) for roll in combinations_with_replacement(range(faces, 0, -1), dice)]


def orders(roll: tuple[int, ...]) -> int:
    """In how many orders distinguishable dice can show this roll."""
    ways = factorial(len(roll))
    for face in set(roll):
        ways //= factorial(roll.count(face))
    return ways
