"""Monte Carlo tree search over imagined states: information-set search with an open-loop tree.

Each iteration imagines the state anew, with other secrets and other luck, walks down the tree of actions
taken so far, adds one action and asks the game what the position is then worth. A node stands for a sequence
of actions, not for a state, so an action may be missing in some worlds: it is judged against the times it was
available.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

EXPLORATION: Final = 0.5
SEEDS: Final = 1 << 30


class Node:
    """What is known about an action after the actions before it, for the seat that takes it.

    `follow` is keyed by (seat, action). In the middle of a run of small steps (`runs_on`: the same seat goes
    on and nothing final happened) the seat can still choose the best step, so the node is worth its best
    follower; elsewhere it is worth what it led to on average.
    """

    __slots__ = ("available", "first", "follow", "runs_on", "total", "value", "visits")

    def __init__(self) -> None:
        self.follow: dict[tuple[int, Action], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.first = 0.0
        self.value = 0.0
        self.runs_on = False

    def after(self, seat: int, a: Action) -> Node:
        node = self.follow.get((seat, a))
        if node is None:
            node = self.follow[seat, a] = Node()
        return node

    def learn(self, seat: int, value: float) -> None:
        if not self.visits:
            self.first = value
        self.visits += 1
        self.total += value
        if self.runs_on:
            steps = [node.value for (who, _), node in self.follow.items() if who == seat and node.visits]
            self.value = max(self.first, *steps) if steps else self.first
        else:
            self.value = self.total / self.visits


class MctsBot:
    """Stops after a number of iterations or, if that is 0, of milliseconds."""

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        self.tape = Seeded(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        root = Node()
        if self.iterations:
            for _ in range(self.iterations):
                self.iterate(game, s, seat, root)
        else:
            end = time.perf_counter() + self.milliseconds / 1000
            self.iterate(game, s, seat, root)
            while time.perf_counter() < end:
                self.iterate(game, s, seat, root)
        return max(choices, key=lambda a: standing(root.follow.get((seat, a))))

    def iterate(self, game: Game, s: State, seat: int, root: Node) -> None:
        """One walk down the tree in a world imagined anew, and back up with what it led to."""
        world = game.imagine(s, seat, Seeded(self.tape.pick(SEEDS)))
        places = [root] * len(game.seats)
        path: list[tuple[Node, int]] = []
        acting = flow.acting(world)
        is_new = False
        while acting and not is_new:
            ask = flow.question(world)
            who = seat if seat in acting else acting[0]
            choices = ask.explore(world, who)
            if len(choices) == 1:
                flow.apply(world, who, choices[0])
                acting = flow.acting(world)
                continue
            a = self.select(places[who], who, choices)
            node = places[who].after(who, a)
            is_new = not node.visits
            path.append((node, who))
            # An answer under seal moves on only the seat that gave it: no other choice may depend on it.
            sealed = isinstance(ask, (Sealed, Plan))
            places = [p.after(who, a) if q == who or not sealed else p for q, p in enumerate(places)]
            cuts = world.cuts
            flow.apply(world, who, a)
            acting = flow.acting(world)
            node.runs_on = world.cuts == cuts and who in acting
        values = {who: game.evaluate(world, who) for _, who in path}
        for node, who in reversed(path):
            node.learn(who, values[who])

    def select(self, place: Node, who: int, choices: list[Action]) -> Action:
        """An action never tried here or, when all were, the one with the best upper confidence bound."""
        follow = place.follow
        tried: list[Node] = []
        untried: list[Action] = []
        for a in choices:
            node = follow.get((who, a))
            if node is not None and node.visits:
                node.available += 1
                tried.append(node)
            else:
                untried.append(a)
        if untried:
            return untried[self.tape.pick(len(untried))]
        values = [node.value for node in tried]
        low = min(values)
        # Siblings often differ by little, so what a value promises is measured against their spread.
        spread = max(values) - low or 1.0
        best = choices[0]
        highest = -1.0
        for a, node in zip(choices, tried, strict=True):
            bound = (node.value - low) / spread + EXPLORATION * sqrt(log(node.available) / node.visits)
            if bound > highest:
                best, highest = a, bound
        return best


def standing(node: Node | None) -> tuple[int, float]:
    """The most visited action is the best; among equals the one of the higher value."""
    return (node.visits, node.value) if node is not None else (0, 0.0)
