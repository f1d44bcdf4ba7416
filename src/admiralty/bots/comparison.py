"""Lines compared with a default line by paired samples: best-arm identification at the root.

The n-th rollouts of all lines share their determinization and luck (common random numbers), so differences
tell more than means. The default line, the first of the ranking, is kept unless another is surely better.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

from admiralty.bots.rollout import Line
from admiralty.bots.statistics import MAX_DIFFERENCE, Found, Stats, half_width, pooled_deviation
from admiralty.bots.tree import Node

MIN_LEAD: Final = 0.005  # no evaluation can tell a smaller difference in value
MIN_PAIRS: Final = 4  # samples of every line before search may stop

Samples: TypeAlias = dict[Line, list[float]]
"""The values of the rollouts of each line, in order."""


class Arm:
    """A line at the root: the tree below it with the line's own statistics, and those of its difference from
    the default line.
    """

    def __init__(self) -> None:
        self.node = Node()
        self.difference = Stats()


class Comparison:
    def __init__(self, default: Line, samples: Samples | None = None) -> None:
        """`samples` of earlier searches count as if they had been taken now."""
        self.default = default
        self.samples: Samples = {default: []}
        self.arms: dict[Line, Arm] = {default: Arm()}
        for line, values in (samples or {}).items():
            for value in values:
                self.record(line, value)

    def arm(self, line: Line) -> Arm:
        arm = self.arms.get(line)
        if arm is None:
            arm = self.arms[line] = Arm()
        return arm

    def count(self, line: Line) -> int:
        return len(self.samples.get(line, ()))

    def record(self, line: Line, value: float) -> None:
        """The value of the next rollout of a line."""
        arm = self.arm(line)
        arm.node.record(value)
        values = self.samples.setdefault(line, [])
        n = len(values)
        values.append(value)
        if line != self.default:
            if n < self.count(self.default):
                arm.difference.record(value - self.samples[self.default][n])
            return
        for other, theirs in self.samples.items():
            if other != line and n < len(theirs):
                self.arms[other].difference.record(theirs[n] - value)

    def next(self, lines: list[Line]) -> Line:
        """The line with the highest upper bound; the default one where it lacks the pair of that rollout."""
        deviation = self.deviation()
        best, highest = self.default, -MAX_DIFFERENCE
        for line in lines:
            if line == self.default:
                continue
            arm = self.arms.get(line)
            bound = MAX_DIFFERENCE
            if arm is not None:
                bound = arm.difference.mean() + half_width(arm.difference, deviation, len(self.arms))
            if bound > highest:
                best, highest = line, bound
        return self.default if self.count(best) >= self.count(self.default) else best

    def is_settled(self, lines: list[Line], spent: float) -> bool:
        """Whether every line had a fair chance and none can be better than the best by what evaluations can
        tell, or the rest of the budget could not show it; `spent` is the share of the budget that is used.
        """
        deviation = self.deviation()
        best = self.arms[self.best()].difference
        lower = best.mean() - half_width(best, deviation, len(self.arms)) if best.visits else 0.0
        for line in lines:
            if line == self.default:
                continue
            arm = self.arms.get(line)
            if arm is None or arm.difference.visits < MIN_PAIRS:
                return False
            if arm.difference is best:
                continue
            width = half_width(arm.difference, deviation, len(self.arms))
            upper = arm.difference.mean() + width
            reachable = upper - spent * width - sqrt(spent) * width
            if upper > best.mean() + MIN_LEAD and reachable > lower:
                return False
        return True

    def best(self) -> Line:
        """The default line, unless another is surely better."""
        deviation = self.deviation()
        best, highest = self.default, 0.0
        for line, arm in self.arms.items():
            lead = arm.difference.mean() - MIN_LEAD - half_width(arm.difference, deviation, len(self.arms))
            if lead > highest and line != self.default:
                best, highest = line, lead
        return best

    def deviation(self) -> float:
        return pooled_deviation([arm.node for arm in self.arms.values()])

    def found(self) -> Found:
        return [(line, arm.node.sums(), arm.difference.sums()) for line, arm in self.arms.items()]

    def merge(self, found: Found) -> None:
        """Add the statistics of another process."""
        for line, values, differences in found:
            arm = self.arm(line)
            arm.node.add(values)
            arm.difference.add(differences)
