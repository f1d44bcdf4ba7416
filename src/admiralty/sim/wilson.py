"""Confidence intervals of counted rates."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate; nothing is known without trials.

    >>> [round(bound, 4) for bound in interval(8, 10)]
    [0.4902, 0.9433]
    """
    if not trials:
        return 0.0, 1.0
    rate = successes / trials
    square = Z95 * Z95 / trials
    middle = (rate + square / 2) / (1 + square)
    reach = Z95 / (1 + square) * sqrt(rate * (1 - rate) / trials + square / trials / 4)
    low = middle - reach if successes else 0.0  # exact at the ends, in spite of rounding
    high = middle + reach if successes < trials else 1.0
    return low, high
