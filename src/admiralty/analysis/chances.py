"""From the value of a position to a chance to win.

An evaluation says which position is better, not how often it wins. So some positions of the recorded game are
played to the end by the rollout policy of search, and one number is fitted: how steeply the chance to win
rises with the value.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

from admiralty.analysis.findings import Playout

PRIOR_SLOPE: Final = 2.0
PRIOR_ERROR: Final = 1.5  # its standard deviation
NEWTON_STEPS: Final = 40


class Slope(NamedTuple):
    """How steeply the chance rises with the value, its standard error, and the number of games behind it."""

    value: float
    error: float
    games: int


def shares(payoffs: tuple[int, ...]) -> tuple[float, ...]:
    """Who won: the seats that did best share one game."""
    best = max(payoffs)
    return tuple((payoff == best) / payoffs.count(best) for payoff in payoffs)


def chances(slope: float, values: tuple[float, ...]) -> tuple[float, ...]:
    """Each seat's chance to win."""
    top = max(values)
    weights = [exp(slope * (value - top)) for value in values]
    return tuple(weight / sum(weights) for weight in weights)


def own_chance(slope: float, value: float, seats: int) -> float:
    """The chance of a seat with this value; the other seats share the opposite value."""
    return chances(slope, (value, *[-value / (seats - 1)] * (seats - 1)))[0]


def fit(playouts: list[Playout]) -> Slope:
    """The most likely slope given the games and a normal prior, by Newton's method."""
    slope, bend = PRIOR_SLOPE, 1.0
    for _ in range(NEWTON_STEPS):
        pull, bend = (PRIOR_SLOPE - slope) / PRIOR_ERROR**2, 1 / PRIOR_ERROR**2
        for playout in playouts:
            odds = chances(slope, playout.values)
            mean = sum(p * value for p, value in zip(odds, playout.values, strict=True))
            pull += sum(y * value for y, value in zip(playout.shares, playout.values, strict=True)) - mean
            bend += sum(p * (value - mean) ** 2 for p, value in zip(odds, playout.values, strict=True))
        slope = max(0.0, slope + pull / bend)
    return Slope(slope, 1 / sqrt(bend), len(playouts))
