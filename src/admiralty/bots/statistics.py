"""Sample statistics and confidence bounds of the search."""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from typing import Final, TypeAlias

STANDARD_ERRORS: Final = 1.0  # by which another line must lead; more of them where many were compared
MAX_DIFFERENCE: Final = 2.0  # two values are at most this far apart

Sums: TypeAlias = tuple[int, float, float]
"""Count, sum and sum of squares."""

Found: TypeAlias = list[tuple[tuple[int, ...], Sums, Sums]]
"""What a search has found, as processes send it to each other: two samples for each line or pair of
answers.
"""


class Stats:
    """Count, mean and variance of a sample."""

    __slots__ = ("squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def record(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def sums(self) -> Sums:
        return self.visits, self.total, self.squares

    def add(self, sums: Sums) -> None:
        visits, total, squares = sums
        self.visits += visits
        self.total += total
        self.squares += squares


def pooled_deviation(samples: Iterable[Stats]) -> float:
    """The standard deviation of a single value, pooled over all samples: a small one alone says little."""
    squares, freedom = 0.0, 0
    for sample in samples:
        if sample.visits > 1:
            squares += max(0.0, sample.squares - sample.total * sample.total / sample.visits)
            freedom += sample.visits - 1
    return sqrt(squares / freedom) if freedom else 1.0


def required_errors(compared: int) -> float:
    """Standard errors by which a lead must exceed zero: the best of many leads by luck alone.

    >>> [round(required_errors(compared), 1) for compared in (1, 2, 4, 16)]
    [1.0, 1.2, 1.7, 2.4]
    """
    return STANDARD_ERRORS * max(1.0, sqrt(2 * log(compared)))


def half_width(difference: Stats, deviation: float, compared: int) -> float:
    """Half the width of the confidence interval of a mean difference. `deviation`, the pooled one of a single
    value, counts as one more observation, so that few equal values do not look certain.
    """
    if not difference.visits:
        return MAX_DIFFERENCE
    squares = difference.squares - difference.mean() * difference.total + 2 * deviation * deviation
    return required_errors(compared) * sqrt(max(0.0, squares)) / difference.visits
