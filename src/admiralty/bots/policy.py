"""The rollout policy: each seat takes the action that looks best after one step, with one sample of luck."""

from __future__ import annotations

from typing import Final

from admiralty.bots import paired_tape
from admiralty.bots.lookahead import VALUE_TOLERANCE
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import WAITING, Ask, Sealed
from admiralty.core.luck import M1, M2, Seeded, Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, fork

LOWEST_VALUE: Final = -1e9
MAX_SAMPLED_CHOICES: Final = 12


class Step:
    """The state after a decision, the action taken, and the value of every action that was compared."""

    def __init__(self, s: State, action: Action, values: list[float]) -> None:
        self.s = s
        self.action = action
        self.values = values


def sample_choices(choices: list[Action], rng: Tape) -> list[Action]:
    """At most a dozen choices, spread evenly over the list: a rollout need not compare all of them."""
    count = len(choices)
    if count <= MAX_SAMPLED_CHOICES:
        return choices
    start = rng.pick(count)
    return [choices[(start + i * count // MAX_SAMPLED_CHOICES) % count] for i in range(MAX_SAMPLED_CHOICES)]


def step(evaluation: Evaluation, s: State, ask: Ask, seat: int, choices: list[Action], rng: Tape) -> Step:
    """Decide for a seat and apply it; `s` itself may be changed. `rng` breaks ties and seeds trial luck."""
    known = without_answers(s, ask)
    foreseen = evaluation.foreseen(known, seat, choices)
    trial: Seeded | None = None
    values: list[float] = []
    best, chosen, after = LOWEST_VALUE, choices[0], s
    for action in choices:
        c = s
        value = foreseen.get(action)
        if value is None:
            if trial is None:
                trial = Seeded(0, rng.pick(M1 - 1) + 1, rng.pick(M2 - 1) + 1)
            c = fork(known, trial)
            flow.apply(c, seat, action)
            value = evaluation.of(c, seat)
        values.append(value)
        if value > best + VALUE_TOLERANCE or (value > best - VALUE_TOLERANCE and rng.pick(2)):
            best, chosen, after = value, action, c
    if after is not s and known is s and not after.tape.drawn:
        after.tape = s.tape
        paired_tape.rebind(after)
        return Step(after, chosen, values)
    flow.apply(s, seat, chosen)  # with the luck of this determinization, not with the trial's
    return Step(s, chosen, values)


def without_answers(s: State, ask: Ask) -> State:
    """Sealed answers of others are unknown to the seat that answers after them."""
    if not isinstance(ask, Sealed) or max(ask.answers) < 0:
        return s
    c = s.clone()
    top = flow.question(c)
    assert isinstance(top, Sealed)
    top.answers = [WAITING if a >= 0 else a for a in top.answers]
    return c
