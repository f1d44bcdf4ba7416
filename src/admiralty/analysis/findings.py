"""What the steps of an analysis find. Results may come in any order and from any process."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from admiralty.bots.root_search import Opinion


class Estimate(NamedTuple):
    """The value of the position before decision `at` for each seat, with standard errors."""

    at: int
    values: tuple[float, ...]
    errors: tuple[float, ...]

    def add_to(self, findings: Findings) -> None:
        findings.estimates[self.at] = self


class Playout(NamedTuple):
    """Game `number` that was played to its end from decision `at`: the value for each seat where it began,
    and each seat's share of the win.
    """

    at: int
    number: int
    values: tuple[float, ...]
    shares: tuple[float, ...]

    def add_to(self, findings: Findings) -> None:
        findings.playouts[self.at, self.number] = self


class Outcome(NamedTuple):
    """One die or card: what came, the least and the greatest it could be, and its mean."""

    got: int
    low: int
    high: int
    expected: float


class Fortune(NamedTuple):
    """The luck after decision `at`: its outcomes, the value for each seat with them, and the mean value over
    all luck.
    """

    at: int
    outcomes: tuple[Outcome, ...]
    values: tuple[float, ...]
    expected: tuple[float, ...]

    def add_to(self, findings: Findings) -> None:
        findings.fortunes[self.at] = self


class Suspicion(NamedTuple):
    """How much worse than another choice decision `at` looks at first sight; `loss` is below 0 if there was
    no choice.
    """

    at: int
    loss: float

    def add_to(self, findings: Findings) -> None:
        findings.suspicions[self.at] = self.loss


class Verdict(NamedTuple):
    """Decision `at` judged by what its player knew: the choice made, and the one that search prefers."""

    at: int
    chosen: Opinion
    best: Opinion

    def add_to(self, findings: Findings) -> None:
        findings.verdicts[self.at] = self


Found: TypeAlias = Estimate | Playout | Fortune | Suspicion | Verdict


@dataclass
class Findings:
    """All results so far, by the index of their decision; playouts also by their number."""

    estimates: dict[int, Estimate] = field(default_factory=dict)
    playouts: dict[tuple[int, int], Playout] = field(default_factory=dict)
    fortunes: dict[int, Fortune] = field(default_factory=dict)
    suspicions: dict[int, float] = field(default_factory=dict)
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    count: int = 0

    def add(self, found: Found) -> None:
        found.add_to(self)
        self.count += 1

    def copy(self) -> Findings:
        return Findings(*(copy(value) for value in vars(self).values()))

    def decisions(self) -> list[int]:
        """The decisions at which there was a choice, the most suspicious first."""
        found = [(-loss, at) for at, loss in self.suspicions.items() if loss >= 0]
        return [at for _, at in sorted(found)]
