"""From what a position is worth to a chance to win.

An evaluation says which position is better, not how often it wins. So some positions of the very game are
played to the end by the policy of the search, and one number is fitted: how steeply the chance to win rises
with the worth.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

USUAL: Final = 2.0  # the slope before anything is known
DOUBT: Final = 1.5  # its standard deviation then
ROUNDS: Final = 40


class Slope(NamedTuple):
    """How steeply the chance rises with the worth, the standard error of that, and on how many games."""

    value: float
    error: float
    games: int


class Trial(NamedTuple):
    """A game played on to its end: the worth to each seat where it began, and each seat's share of it."""

    values: tuple[float, ...]
    shares: tuple[float, ...]


def shares(payoffs: tuple[int, ...]) -> tuple[float, ...]:
    """Who won: the seats that did best share one game."""
    best = max(payoffs)
    return tuple((payoff == best) / payoffs.count(best) for payoff in payoffs)


def chances(slope: float, values: tuple[float, ...]) -> tuple[float, ...]:
    """Each seat's chance to win."""
    top = max(values)
    weights = [exp(slope * (worth - top)) for worth in values]
    return tuple(weight / sum(weights) for weight in weights)


def own_chance(slope: float, worth: float, seats: int) -> float:
    """The chance of a seat that is worth so much, the others sharing the opposite."""
    return chances(slope, (worth, *[-worth / (seats - 1)] * (seats - 1)))[0]


def fit(trials: list[Trial]) -> Slope:
    """The likeliest slope, by Newton's method, drawn a little towards the usual one."""
    slope, bend = USUAL, 1.0
    for _ in range(ROUNDS):
        pull, bend = (USUAL - slope) / DOUBT**2, 1 / DOUBT**2
        for trial in trials:
            odds = chances(slope, trial.values)
            mean = sum(p * worth for p, worth in zip(odds, trial.values, strict=True))
            pull += sum(y * worth for y, worth in zip(trial.shares, trial.values, strict=True)) - mean
            bend += sum(p * (worth - mean) ** 2 for p, worth in zip(odds, trial.values, strict=True))
        slope = max(0.0, slope + pull / bend)
    return Slope(slope, 1 / sqrt(bend), len(trials))
