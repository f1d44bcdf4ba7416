"""One-step lookahead: the value of a position after an action."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, fork

CHANCE_SAMPLES: Final = 16
VALUE_TOLERANCE: Final = 1e-9
"""Values that differ by less are equal."""


def action_values(
    evaluation: Evaluation, s: State, seat: int, choices: list[Action], seed: int
) -> list[float]:
    """The value of each choice; all of them are tried with the same samples of luck."""
    foreseen = evaluation.foreseen(s, seat, choices)
    samples: list[Tape] = [Seeded(seed)]
    values: list[float] = []
    for a in choices:
        value = foreseen.get(a)
        values.append(mean_value(evaluation, s, seat, seat, a, samples, seed) if value is None else value)
    return values


def action_value(evaluation: Evaluation, s: State, decider: int, seat: int, a: Action, seed: int) -> float:
    """The value for a seat after an action of the seat that decides."""
    return mean_value(evaluation, s, decider, seat, a, [Seeded(seed)], seed)


def mean_value(
    evaluation: Evaluation, s: State, decider: int, seat: int, a: Action, samples: list[Tape], seed: int
) -> float:
    """The value after an action; where it draws luck, the mean over a few samples of that luck."""
    total = 0.0
    for n in range(CHANCE_SAMPLES):
        if n == len(samples):
            samples.append(Seeded(seed + n))
        c = fork(s, samples[n])
        flow.apply(c, decider, a)
        value = evaluation.of(c, seat)
        if not c.tape.drawn:
            return value
        total += value
    return total / CHANCE_SAMPLES
