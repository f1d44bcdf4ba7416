"""Search over single choices: ranked by their value after one step, compared by paired rollouts."""

from __future__ import annotations

from math import sqrt
from typing import Final

from admiralty.bots import scripted
from admiralty.bots.budget import Budget
from admiralty.bots.comparison import Comparison
from admiralty.bots.cutoff import CutoffRule
from admiralty.bots.lookahead import action_values
from admiralty.bots.rollout import Line, apply_line
from admiralty.bots.root_search import Opinion, RootSearch
from admiralty.bots.statistics import Found, Stats
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

INITIAL_WIDTH: Final = 2  # lines sampled from the start; progressive widening adds one at each square number
MIN_ITERATIONS: Final = 16  # before search may stop early


class LineSearch(RootSearch):
    """Compares lines, each a choice or a plan that begins with it; the first is the default."""

    def __init__(
        self,
        game: Game,
        s: State,
        seat: int,
        seed: int,
        choices: list[Action],
        lines: list[Line],
        process: int = 0,
        rule: CutoffRule | None = None,
    ) -> None:
        super().__init__(game, s, seat, seed, process, rule)
        self.choices = choices
        self.lines = lines
        self.comparison = Comparison(lines[0] if lines else ())

    def prepare(self, budget: Budget) -> Budget:
        if self.rule is None:
            self.scout(self.lines[0])
        return budget

    def sample(self, budget: Budget) -> None:
        self.comparison = Comparison(self.lines[0])
        self.spend(budget)

    def spend(self, budget: Budget, stops_late: bool = False) -> None:
        """Sample the promising lines more often, until nothing worth knowing can be found.

        `stops_late`: the samples count for later decisions too, so the share that is spent does not matter.
        """
        comparison = self.comparison
        for n, spent in enumerate(budget.spend()):
            if n >= MIN_ITERATIONS and comparison.is_settled(self.lines, 0.0 if stops_late else spent):
                break
            line = comparison.next(self.lines[: INITIAL_WIDTH + int(sqrt(n))])
            world, rng = self.determinize(comparison.count(line))
            cutoff = self.cutoff(len(world.tape.drawn))
            apply_line(world, self.seat, line)
            end, visited = self.iterate(world, rng, cutoff, comparison.arm(line).node)
            (value,) = self.back_up(end, cutoff, visited, [self.seat])
            comparison.record(line, value)

    def found(self) -> Found:
        return self.comparison.found()

    def merge(self, found: Found) -> None:
        self.comparison.merge(found)

    def opinions(self) -> list[Opinion]:
        """The best line is taken for certain; every other choice shows its most sampled line."""
        arms = self.comparison.arms
        best = self.comparison.best()
        deviation = self.comparison.deviation()
        by_choice: dict[Action, list[Stats]] = {line[0]: [] for line in self.lines}
        by_choice |= {a: by_choice.get(a, []) for a in self.choices}
        for line, arm in arms.items():
            by_choice[line[0]].append(arm.node)
        opinions = []
        for a, samples in by_choice.items():
            is_best = a == best[0]
            shown = arms[best].node if is_best else max(samples, key=visits_of, default=Stats())
            error = deviation / sqrt(max(shown.visits, 1))
            visits = sum(sample.visits for sample in samples)
            opinions.append(Opinion(a, visits, shown.mean(), error, float(is_best)))
        return opinions


class ChoiceSearch(LineSearch):
    """Every choice is a line of its own."""

    def __init__(self, game: Game, s: State, seat: int, seed: int, choices: list[Action]) -> None:
        lines: list[Line] = [(a,) for a in ranked(game, s, seat, choices, seed)]
        super().__init__(game, s, seat, seed, choices, lines)


def visits_of(sample: Stats) -> int:
    return sample.visits


def ranked(game: Game, s: State, seat: int, choices: list[Action], seed: int) -> list[Action]:
    """The scripted action first, then by the value after one step."""
    heuristics = game.require(Heuristics)
    values = dict(zip(choices, action_values(heuristics.learned_evaluation, s, seat, choices, seed)))
    given = scripted.action_for(heuristics, s, seat, choices)
    return sorted(choices, key=lambda a: (a != given, -values[a]))
