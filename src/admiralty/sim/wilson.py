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


def paired_interval(more: int, fewer: int, pairs: int) -> tuple[float, float]:
    """The 95 % interval of a difference between two rates that were counted over the same pairs: how often
    only the first succeeded, and only the second (Bonett and Price, 2012).

    >>> [round(bound, 3) for bound in paired_interval(21, 9, 50)]
    [0.027, 0.435]
    """
    if not pairs:
        return -1.0, 1.0
    up, down = (more + 1) / (pairs + 2), (fewer + 1) / (pairs + 2)
    reach = Z95 * sqrt((up + down - (up - down) ** 2) / (pairs + 2))
    return max(-1.0, up - down - reach), min(1.0, up - down + reach)
