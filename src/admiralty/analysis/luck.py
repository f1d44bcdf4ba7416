"""The ledger of luck: what each die and card gave, what it gives on average, and what that was worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.analysis.moments import Moment
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import LuckNeeded, Scripted, Seeded
from admiralty.core.state import State

RUNS: Final = 24


class Outcome(NamedTuple):
    """One die or card: what came, the least and the greatest it could be, and its mean."""

    got: int
    low: int
    high: int
    expected: float


class Fortune(NamedTuple):
    """The luck of one entry: its outcomes, what the position was worth to each seat with them, and what it
    is worth on average over all luck.
    """

    n: int
    outcomes: tuple[Outcome, ...]
    values: tuple[float, ...]
    expected: tuple[float, ...]


def fortune(game: Game, moment: Moment, seed: int) -> Fortune:
    sums = [0.0] * len(game.seats)
    for run in range(RUNS):
        values = values_of(game, applied(moment, Seeded(seed + run)))
        sums = [total + value for total, value in zip(sums, values, strict=True)]
    outcomes = tuple(outcome(moment, i) for i in range(len(moment.luck)))
    return Fortune(moment.n, outcomes, values_of(game, moment.after), tuple(total / RUNS for total in sums))


def applied(moment: Moment, tape: Scripted | Seeded) -> State:
    c = moment.before.clone()
    c.tape = tape
    flow.apply(c, moment.seat, moment.action)
    return c


def values_of(game: Game, s: State) -> tuple[float, ...]:
    return tuple(game.learned_value(s, seat) for seat in range(len(game.seats)))


def outcome(moment: Moment, i: int) -> Outcome:
    """What the die or pile could have given: the script that ends before it asks for it."""
    got = moment.luck[i]
    try:
        applied(moment, Scripted(list(moment.luck[:i])))
    except LuckNeeded as missing:
        could = missing.outcomes
        return Outcome(got, min(could), max(could), sum(could) / len(could))
    raise AssertionError("a recorded outcome was never asked for")
