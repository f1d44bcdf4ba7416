"""Search over sealed answers: two seats decide at once, so the decision is a matrix of payoffs.

Every pair of answers is sampled in turn, and the answer is drawn from the mixed strategy that solves the
matrix (regret_matching.py): the opponent could predict a single best answer. Sealed answers further down
are left to the rollout policy, which does not see those of others.

Reference: M. Lanctot, V. Lisý and M. H. M. Winands (2013), Monte Carlo Tree Search in Simultaneous Move
Games with Applications to Goofspiel.
"""

from __future__ import annotations

from math import sqrt

from admiralty.bots import paired_tape
from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import CutoffRule
from admiralty.bots.paired_tape import PairedTape
from admiralty.bots.regret_matching import solve
from admiralty.bots.root_search import Opinion, RootSearch
from admiralty.bots.statistics import Found, pooled_deviation
from admiralty.bots.tree import Node
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import NOT_ASKED, WAITING, Ask, Sealed
from admiralty.core.game import Game
from admiralty.core.state import State


class Cell:
    """A pair of answers: its values for both seats. The tree below hangs on our node."""

    def __init__(self) -> None:
        self.own = Node()
        self.theirs = Node()


class SealedSearch(RootSearch):
    def __init__(
        self,
        game: Game,
        s: State,
        seat: int,
        seed: int,
        choices: list[Action],
        opponent: int,
        process: int = 0,
        rule: CutoffRule | None = None,
    ) -> None:
        super().__init__(game, s, seat, seed, process, rule)
        self.choices = choices
        self.opponent = opponent
        self.cells: dict[tuple[Action, Action], Cell] = {}

    def sample(self, budget: Budget) -> None:
        for n, _ in enumerate(budget.spend()):
            self.sample_once(self.choices[n % len(self.choices)], n // len(self.choices))

    def sample_once(self, a: Action, number: int) -> None:
        world, rng = self.determinize(number)
        ask = flow.question(world)
        assert isinstance(ask, Sealed)
        ask.answers[self.opponent] = WAITING
        replies = ask.explore(world, self.opponent)
        reply = replies[number % len(replies)]
        cell = self.cell(a, reply)
        drawn = len(world.tape.drawn)
        flow.apply(world, self.seat, a)
        flow.apply(world, self.opponent, reply)
        if self.rule is None:
            c = world.clone()
            paired_tape.rebind(c)
            self.find_rule(c, PairedTape(self.seed, c), drawn)
        cutoff = self.cutoff(drawn)
        end, visited = self.iterate(world, rng, cutoff, cell.own)
        own, theirs = self.back_up(end, cutoff, visited, [self.seat, self.opponent])
        cell.own.record(own)
        cell.theirs.record(theirs)

    def cell(self, a: Action, reply: Action) -> Cell:
        cell = self.cells.get((a, reply))
        if cell is None:
            cell = self.cells[a, reply] = Cell()
        return cell

    def found(self) -> Found:
        return [(pair, cell.own.sums(), cell.theirs.sums()) for pair, cell in self.cells.items()]

    def merge(self, found: Found) -> None:
        for (a, reply), own, theirs in found:
            cell = self.cell(a, reply)
            cell.own.add(own)
            cell.theirs.add(theirs)

    def opinions(self) -> list[Opinion]:
        replies = list(dict.fromkeys(reply for _, reply in self.cells))
        rows = [[self.cells.get((a, reply)) for reply in replies] for a in self.choices]
        own = filled([[cell.own if cell else None for cell in row] for row in rows])
        columns = zip(*rows, strict=True)
        theirs = filled([[cell.theirs if cell else None for cell in column] for column in columns])
        shares = solve(own, transposed(theirs))
        answers = solve(theirs, transposed(own))
        deviation = pooled_deviation([cell.own for cell in self.cells.values()])
        opinions = []
        for a, row, values, share in zip(self.choices, rows, own, shares, strict=True):
            visits = sum(cell.own.visits for cell in row if cell)
            mean = sum(value * weight for value, weight in zip(values, answers, strict=True))
            opinions.append(Opinion(a, visits, mean, deviation / sqrt(max(visits, 1)), share))
        return opinions


def filled(rows: list[list[Node | None]]) -> list[list[float]]:
    """The mean of every cell; a cell that was never sampled gets the mean of its row."""
    out: list[list[float]] = []
    for row in rows:
        means = [node.mean() for node in row if node is not None and node.visits]
        default = sum(means) / len(means) if means else 0.0
        out.append([node.mean() if node is not None and node.visits else default for node in row])
    return out


def transposed(rows: list[list[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*rows, strict=True)]


def sealed_opponents(ask: Ask, seat: int) -> list[int]:
    """The other seats that answer the same sealed question, whether they have answered or not."""
    if not isinstance(ask, Sealed):
        return []
    return [other for other, a in enumerate(ask.answers) if a != NOT_ASKED and other != seat]
