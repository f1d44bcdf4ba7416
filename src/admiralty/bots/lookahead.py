"""One-step lookahead: the value of a position after an action.

Actions that draw luck are compared by sequential halving: all get a few samples of luck, the same for all,
and only the better half gets more.

Reference: Z. Karnin, T. Koren and O. Somekh (2013), Almost Optimal Exploration in Multi-Armed Bandits.
"""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, fork

CHANCE_SAMPLES: Final = 16
HALVINGS: Final = (4, 8, CHANCE_SAMPLES)
"""Samples that an action has before the worse half is dropped."""
VALUE_TOLERANCE: Final = 1e-9
"""Values that differ by less are equal."""


def best_action(
    evaluation: Evaluation, s: State, seat: int, choices: list[Action], rng: Tape, seed: int
) -> Action:
    """The choice of the highest value; among equals one at random."""
    values = action_values(evaluation, s, seat, choices, seed)
    threshold = max(values) - VALUE_TOLERANCE
    best = [a for a, value in zip(choices, values, strict=True) if value >= threshold]
    return best[rng.pick(len(best))]


def action_values(
    evaluation: Evaluation, s: State, seat: int, choices: list[Action], seed: int
) -> list[float]:
    """The value of each choice; all of them are tried with the same samples of luck."""
    foreseen = evaluation.foreseen(s, seat, choices)
    lookahead = Lookahead(evaluation, s, seat, seat, seed)
    values: list[float] = []
    race: list[Sample] = []
    for a in choices:
        value = foreseen.get(a)
        if value is None:
            sample = lookahead.first(a)
            value = sample.total
            if sample.is_open:
                sample.number = len(values)
                race.append(sample)
        values.append(value)
    for count in HALVINGS:
        for sample in race:
            values[sample.number] = lookahead.mean(sample, count)
        race = better_half([sample for sample in race if sample.may_reach(max(values))])
    return values


def action_value(evaluation: Evaluation, s: State, decider: int, seat: int, a: Action, seed: int) -> float:
    """The value for a seat after an action of the seat that decides."""
    lookahead = Lookahead(evaluation, s, decider, seat, seed)
    sample = lookahead.first(a)
    return lookahead.mean(sample, CHANCE_SAMPLES) if sample.is_open else sample.total


class Sample:
    """The values after one action. It is open as long as more luck may give other values."""

    def __init__(self, a: Action) -> None:
        self.action: Action = a
        self.number: int = 0
        self.count: int = 0
        self.total: float = 0.0
        self.low: float = 0.0
        self.high: float = 0.0
        self.is_open: bool = False

    def may_reach(self, value: float) -> bool:
        """Whether more luck may still bring the mean up to a value."""
        return self.is_open and self.total / self.count + self.high - self.low >= value


class Lookahead:
    """One decision, and the samples of luck with which its actions are tried."""

    def __init__(self, evaluation: Evaluation, s: State, decider: int, seat: int, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.s: State = s
        self.decider: int = decider
        self.seat: int = seat
        self.seed: int = seed
        self.tapes: list[Tape] = []

    def first(self, a: Action) -> Sample:
        """One sample; open if the action drew luck."""
        sample = Sample(a)
        sample.is_open = self.add(sample)
        return sample

    def mean(self, sample: Sample, count: int) -> float:
        """The mean over `count` samples of luck, or over the first few if luck makes no difference."""
        while sample.count < count:
            self.add(sample)
            if sample.count == HALVINGS[0] and sample.high - sample.low <= VALUE_TOLERANCE:
                sample.is_open = False
                break
        return sample.total / sample.count

    def add(self, sample: Sample) -> bool:
        """Try the action once more, and tell whether it drew luck."""
        if sample.count == len(self.tapes):
            self.tapes.append(Seeded(self.seed + sample.count))
        c = fork(self.s, self.tapes[sample.count])
        flow.apply(c, self.decider, sample.action)
        value = self.evaluation.of(c, self.seat)
        sample.low = min(sample.low, value) if sample.count else value
        sample.high = max(sample.high, value) if sample.count else value
        sample.count += 1
        sample.total += value
        return len(c.tape.drawn) > 0


def better_half(race: list[Sample]) -> list[Sample]:
    """The better half, two at least."""
    return sorted(race, key=lambda sample: -sample.total)[: max(2, (len(race) + 1) // 2)]
