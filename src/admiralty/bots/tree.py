"""What a search remembers: places in the tree of actions, what followed each choice, and how surely."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, TypeAlias

from admiralty.core.action import Action

EXPLORATION: Final = 0.5
CAUTION: Final = 1.0  # standard errors by which another choice must lead; more where many have been tried
MARGIN: Final = 0.005  # and a difference in worth that no evaluation can tell
NO_IDEA: Final = 2.0  # as far as two worths can be apart
TRIFLE: Final = 0.02  # a difference in worth that is not worth the time to find it out


class Node:
    """What is known about an action after the actions before it, for the seat that takes it."""

    __slots__ = ("next", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.next: dict[int, Place] = {}

    def place(self, who: int) -> Place:
        found = self.next.get(who)
        if found is None:
            found = self.next[who] = Place()
        return found

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Place:
    """A question to a seat after the same actions: its choices by rank, and what followed each of them."""

    __slots__ = ("follow", "rank", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.rank: dict[Action, int] = {}
        self.follow: dict[Action, Node] = {}

    def order(self, choices: list[Action], worths: list[float], best: Action) -> None:
        """Rank the choices by their worth; `best` is the one taken among equals."""
        ranked = sorted(zip(choices, worths, strict=True), key=lambda pair: (pair[0] != best, -pair[1]))
        self.rank = {a: n for n, (a, _) in enumerate(ranked)}

    def first(self, choices: list[Action], count: int) -> list[Action]:
        """The choices of the best ranks; one that was not there before comes last."""
        for a in choices:
            self.rank.setdefault(a, len(self.rank))
        return sorted(choices, key=self.rank.__getitem__)[:count]

    def after(self, a: Action) -> Node:
        node = self.follow.get(a)
        if node is None:
            node = self.follow[a] = Node()
        return node

    def select(self, choices: list[Action]) -> Action:
        """A choice never tried or, when all were, the one with the best upper confidence bound."""
        means: list[float] = []
        for a in choices:
            node = self.follow.get(a)
            if node is None or not node.visits:
                return a
            means.append(node.total / node.visits)
        low = min(means)
        # Siblings often differ by little, so what a mean promises is measured against their spread.
        spread = max(means) - low or 1.0
        best, highest = choices[0], -1.0
        effort = EXPLORATION * sqrt(log(self.visits + 1))
        for a, mean in zip(choices, means, strict=True):
            bound = (mean - low) / spread + effort / sqrt(self.follow[a].visits)
            if bound > highest:
                best, highest = a, bound
        return best


Way: TypeAlias = tuple[Action, ...]
"""A choice, or a plan: the choices that follow it and what others answer."""

Cells: TypeAlias = dict[Way, tuple[Node, ...]]
"""What was learnt at the question at hand: of each way its worth, and how much that differs from the usual
one's; or of each pair of answers its worth to both seats.
"""

NEVER: Final = (Node(), Node())

Found: TypeAlias = dict[Way, list[float]]
"""What the tries of each way were worth."""


class Trials:
    """Ways to answer the question at hand, each compared with the usual one, the first of the ranking.

    The n-th tries of all meet the same secrets and luck, so their differences tell more than their means.
    """

    def __init__(self, usual: Way, found: Found | None = None) -> None:
        self.usual = usual
        self.found: Found = {usual: []}
        self.cells: Cells = {usual: (Node(), Node())}
        for way, values in (found or {}).items():
            for value in values:
                self.node(way).learn(value)
                self.learn(way, value)

    def node(self, way: Way) -> Node:
        return self.cells.setdefault(way, (Node(), Node()))[0]

    def tried(self, way: Way) -> int:
        return len(self.found.get(way, ()))

    def next(self, ways: list[Way]) -> Way:
        """The way that may yet lead by most; the usual one where it has not met the same luck before."""
        spread = self.spread()
        best, highest = self.usual, -NO_IDEA
        for way in ways:
            if way == self.usual:
                continue
            _, difference = self.cells.get(way, NEVER)
            bound = difference.mean() + doubt(difference, spread, len(self.cells))
            if bound > highest:
                best, highest = way, bound
        return self.usual if self.tried(best) >= self.tried(self.usual) else best

    def learn(self, way: Way, value: float) -> None:
        """The worth of a try, which its node knows already."""
        values = self.found.setdefault(way, [])
        n = len(values)
        values.append(value)
        if way != self.usual:
            if n < self.tried(self.usual):
                self.cells[way][1].learn(value - self.found[self.usual][n])
            return
        for other, theirs in self.found.items():
            if other != way and n < len(theirs):
                self.cells[other][1].learn(theirs[n] - value)

    def is_settled(self, spent: float) -> bool:
        """Whether no way that was tried can be better by more than a trifle than the one to be taken, or
        the rest of the budget could not show it; `spent` is the share that is gone.
        """
        spread = self.spread()
        _, taken = self.cells[best_of(self.cells, self.usual)]
        sure = 0.0
        if taken.visits:
            sure = taken.mean() - doubt(taken, spread, len(self.cells))
        for way, (_, difference) in self.cells.items():
            if way == self.usual or difference is taken:
                continue
            open_to = doubt(difference, spread, len(self.cells))
            at_best = difference.mean() + open_to
            shown = at_best - spent * open_to - sqrt(spent) * open_to
            if at_best > taken.mean() + TRIFLE and shown > sure:
                return False
        return True

    def spread(self) -> float:
        return spread_of([node for node, _ in self.cells.values()])


Sums: TypeAlias = list[tuple[Way, list[tuple[int, float, float]]]]
"""The same in figures alone, as processes tell each other."""


def sums(cells: Cells) -> Sums:
    return [
        (key, [(node.visits, node.total, node.squares) for node in nodes]) for key, nodes in cells.items()
    ]


def merge(cells: Cells, found: Sums) -> None:
    for key, figures in found:
        nodes = cells.setdefault(key, tuple(Node() for _ in figures))
        for node, (visits, total, squares) in zip(nodes, figures, strict=True):
            node.visits += visits
            node.total += total
            node.squares += squares


def spread_of(nodes: list[Node]) -> float:
    """The standard deviation of a single try, over all nodes together: few tries of one say little."""
    squares, free = 0.0, 0
    for node in nodes:
        if node.visits > 1:
            squares += max(0.0, node.squares - node.total * node.total / node.visits)
            free += node.visits - 1
    return sqrt(squares / free) if free else 1.0


def caution(tried: int) -> float:
    """How many standard errors a lead must have: the best of many is ahead by luck alone.

    >>> [round(caution(tried), 1) for tried in (1, 2, 4, 16)]
    [1.0, 1.2, 1.7, 2.4]
    """
    return CAUTION * max(1.0, sqrt(2 * log(tried)))


def doubt(difference: Node, spread: float, tried: int) -> float:
    """What tries leave open about a difference; `spread`, that of a single try, speaks for one try more."""
    if not difference.visits:
        return NO_IDEA
    squares = difference.squares - difference.mean() * difference.total + 2 * spread * spread
    return caution(tried) * sqrt(max(0.0, squares)) / difference.visits


def best_of(cells: Cells, usual: Way) -> Way:
    """The usual way, unless another one is surely better."""
    spread = spread_of([node for node, _ in cells.values()])
    best, most = usual, 0.0
    for way, (_, difference) in cells.items():
        surely = difference.mean() - MARGIN - doubt(difference, spread, len(cells))
        if surely > most and way != usual:
            best, most = way, surely
    return best


def filled(cells: list[list[Node]]) -> list[list[float]]:
    """The means of the pairs; one never tried is worth what its row is."""
    out: list[list[float]] = []
    for line in cells:
        tried = [node.mean() for node in line if node.visits]
        usual = sum(tried) / len(tried) if tried else 0.0
        out.append([node.mean() if node.visits else usual for node in line])
    return out
