"""What plan search keeps between two steps of a plan, as long as the game goes as the plan expects."""

from __future__ import annotations

from typing import NamedTuple

from admiralty.bots.comparison import Samples
from admiralty.bots.cutoff import CutoffRule
from admiralty.bots.rollout import Line
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class CandidatePlan(NamedTuple):
    """A plan up to the first luck, and the mean value after that luck."""

    value: float
    line: Line


class PlanCache:
    """The rest of every candidate plan that began with the steps taken, and the samples of its rollouts."""

    def __init__(self) -> None:
        self.reset(0)

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.candidates: list[CandidatePlan] = []
        self.perturbations = 0
        self.chosen: Line = ()
        self.rule: CutoffRule | None = None
        self.samples: Samples = {}
        self.expected = ""

    def enter(self, s: State, seed: int) -> None:
        """Start afresh unless the position is the expected one."""
        if not self.candidates or digest(s) != self.expected:
            self.reset(seed)

    def advance(self, s: State, seat: int, line: Line) -> None:
        """The seat takes the first step of a line: keep the rest of all plans that begin with it."""
        a = line[0]
        self.candidates = [
            plan._replace(line=plan.line[1:]) for plan in self.candidates if continues(plan.line, a)
        ]
        self.samples = {line[1:]: values for line, values in self.samples.items() if continues(line, a)}
        self.chosen = line[1:]
        c = s.clone()
        c.tape = Seeded(0)
        flow.apply(c, seat, a)
        self.expected = digest(c)

    def next_perturbation(self) -> int:
        """The number of a perturbation that was not used before."""
        self.perturbations += 1
        return self.perturbations


def continues(line: Line, a: Action) -> bool:
    return line[0] == a and len(line) > 1
