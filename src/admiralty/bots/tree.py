"""The search tree. It is open-loop: a node stands for a sequence of actions, not for a state.

Children are added by progressive widening in the order of their value after one step, and selected by UCB1.

References: P. Auer, N. Cesa-Bianchi and P. Fischer (2002), Finite-time Analysis of the Multiarmed Bandit
Problem; R. Coulom (2007), Computing Elo Ratings of Move Patterns in the Game of Go (progressive widening).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from admiralty.bots.statistics import Stats
from admiralty.core.action import Action

EXPLORATION: Final = 0.5


class Node(Stats):
    """The values that followed an action, for the seat that took it; below it, one branching for each seat
    that may decide next.
    """

    __slots__ = ("branchings",)

    def __init__(self) -> None:
        super().__init__()
        self.branchings: dict[int, Branching] = {}

    def branching(self, seat: int) -> Branching:
        found = self.branchings.get(seat)
        if found is None:
            found = self.branchings[seat] = Branching()
        return found


class Branching:
    """A decision of a seat after the same actions: its ranked choices, and a node for each one tried."""

    __slots__ = ("children", "rank", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.rank: dict[Action, int] = {}
        self.children: dict[Action, Node] = {}

    def order(self, choices: list[Action], values: list[float], best: Action) -> None:
        """Rank the choices by their value after one step; `best` is the one taken among equals."""
        ranked = sorted(zip(choices, values, strict=True), key=lambda pair: (pair[0] != best, -pair[1]))
        self.rank = {a: n for n, (a, _) in enumerate(ranked)}

    def widened(self, choices: list[Action]) -> list[Action]:
        """The best-ranked choices: more of them with every visit. One that is new comes last."""
        for a in choices:
            self.rank.setdefault(a, len(self.rank))
        return sorted(choices, key=self.rank.__getitem__)[: 1 + int(sqrt(self.visits) / 2)]

    def child(self, a: Action) -> Node:
        node = self.children.get(a)
        if node is None:
            node = self.children[a] = Node()
        return node

    def select(self, choices: list[Action]) -> Action:
        """A choice that was never tried or, failing that, the one with the highest upper confidence bound."""
        means: list[float] = []
        for a in choices:
            node = self.children.get(a)
            if node is None or not node.visits:
                return a
            means.append(node.total / node.visits)
        low = min(means)
        # Siblings often differ by little, so means are scaled to the range of the siblings.
        scale = max(means) - low or 1.0
        best, highest = choices[0], -1.0
        exploration = EXPLORATION * sqrt(log(self.visits + 1))
        for a, mean in zip(choices, means, strict=True):
            bound = (mean - low) / scale + exploration / sqrt(self.children[a].visits)
            if bound > highest:
                best, highest = a, bound
        return best
