"""Information set Monte Carlo tree search without anything added, a baseline.

Every iteration determinizes the state, goes down one tree that all determinizations share, adds a node and
plays out at random. A choice counts as available only in the determinizations that allow it.

Reference: P. I. Cowling, E. J. Powley and D. Whitehouse (2012), Information Set Monte Carlo Tree Search:
SO-ISMCTS with UCB1.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.playout import determinized, play_out
from admiralty.bots.rollout import next_seat
from admiralty.bots.statistics import Stats
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

EXPLORATION: Final = 0.7


class InformationSet(Stats):
    """A node: the values for the seat that took the last action, and how often it could have been taken."""

    __slots__ = ("available", "children", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: int = seat
        self.available = 0
        self.children: dict[Action, InformationSet] = {}

    def bound(self) -> float:
        """UCB1, with the number of times that the choice was available."""
        return self.mean() + EXPLORATION * sqrt(log(self.available) / self.visits)


class IsmctsBot:
    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        self.rng = Seeded(seed)
        self.budget = Budget(iterations, milliseconds)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        seed = self.rng.pick(SEED_RANGE)
        root = InformationSet(seat)
        for n, _ in enumerate(self.budget.spend()):
            world = determinized(game, s, seat, seed + n)
            path = self.descend(world, root, seat)
            values = play_out(game, world, self.rng)
            for node in path:
                node.record(values[node.seat])
        visits = [root.children[a].visits if a in root.children else 0 for a in choices]
        return choices[visits.index(max(visits))]

    def descend(self, world: State, root: InformationSet, seat: int) -> list[InformationSet]:
        """Selection, and expansion by one node; the nodes passed."""
        node, path = root, [root]
        while world.stack:
            ask = flow.question(world)
            decider = next_seat(world, ask, seat)
            choices = ask.explore(world, decider)
            untried = [a for a in choices if a not in node.children]
            for a in choices:
                if a in node.children:
                    node.children[a].available += 1
            a = untried[self.rng.pick(len(untried))] if untried else best_child(node, choices)
            flow.apply(world, decider, a)
            if untried:
                child = node.children[a] = InformationSet(decider)
                child.available = 1
                path.append(child)
                break
            node = node.children[a]
            path.append(node)
        return path


def best_child(node: InformationSet, choices: list[Action]) -> Action:
    best, highest = choices[0], node.children[choices[0]].bound()
    for a in choices[1:]:
        bound = node.children[a].bound()
        if bound > highest:
            best, highest = a, bound
    return best
