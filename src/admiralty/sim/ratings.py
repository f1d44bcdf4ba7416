"""Ratings by Plackett and Luce: a mean and a spread, changed by every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong somebody plays, and how uncertain that is: it lies within two spreads in 95 % of cases."""

    mean: float
    spread: float


@cache
def model() -> PlackettLuce:
    return PlackettLuce()


def first() -> Rating:
    """Of somebody who has not played."""
    start = model().rating()
    return Rating(start.mu, start.sigma)


def after(before: Sequence[Rating], payoffs: Sequence[float]) -> list[Rating]:
    """The ratings of all who played one game, by what it was worth to each."""
    sides = [[model().rating(mu=each.mean, sigma=each.spread)] for each in before]
    rated = model().rate(sides, scores=[float(payoff) for payoff in payoffs])
    return [Rating(side[0].mu, side[0].sigma) for side in rated]
