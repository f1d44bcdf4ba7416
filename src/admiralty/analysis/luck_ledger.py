"""The luck report: what each die and card gave, what it gives on average, and how it changed the value."""

from __future__ import annotations

from typing import Final

from admiralty.analysis.findings import Fortune, Outcome
from admiralty.analysis.moments import Moment
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import LuckNeeded, Scripted, Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

SAMPLES: Final = 24  # of the luck after one decision


def fortune(game: Game, moment: Moment, at: int, seed: int) -> Fortune:
    sums = [0.0] * len(game.seats)
    for run in range(SAMPLES):
        values = values_of(game, applied(moment, Seeded(seed + run)))
        sums = [total + value for total, value in zip(sums, values, strict=True)]
    outcomes = tuple(outcome(moment, i) for i in range(len(moment.luck)))
    mean = tuple(total / SAMPLES for total in sums)
    return Fortune(at, outcomes, values_of(game, moment.after), mean)


def applied(moment: Moment, tape: Scripted | Seeded) -> State:
    c = moment.before.clone()
    c.tape = tape
    flow.apply(c, moment.seat, moment.action)
    return c


def values_of(game: Game, s: State) -> tuple[float, ...]:
    heuristics = game.require(Heuristics)
    return tuple(heuristics.learned_value(s, seat) for seat in range(len(game.seats)))


def outcome(moment: Moment, i: int) -> Outcome:
    """What die or card number i could have given. A script that ends before it raises LuckNeeded."""
    got = moment.luck[i]
    try:
        applied(moment, Scripted(list(moment.luck[:i])))
    except LuckNeeded as missing:
        could = missing.outcomes
        return Outcome(got, min(could), max(could), sum(could) / len(could))
    raise AssertionError("a recorded outcome was never asked for")
