"""Monte Carlo tree search over imagined states: information-set search with an open-loop tree.

Each iteration imagines the state anew, with other secrets and other luck, walks down the tree of actions
taken so far, adds one action and asks the game what the position is then worth. A node stands for a sequence
of actions, not for a state, so an action may be missing in some worlds: it is judged against the times it was
available.

Three things make a small budget go further. The first try of an action teaches only about itself, as it may
be a blunder; the actions before it learn from the position they led to. A walk stops in the middle of a run
of small steps of one seat, whose worth the evaluation shows one by one. And the n-th try of every choice at
hand meets the same secrets and luck.

When two seats answer at once, under seal, the question at hand is a matrix: every pair of answers is tried in
turn, and the answer is drawn from the mixture that solves it (matrix.py). A best answer there is one that the
other side can guess.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import log, sqrt
from typing import Final, TypeAlias

from admiralty.bots.matrix import mix
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import NOT_ASKED, WAITING, Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

EXPLORATION: Final = 0.5
SEEDS: Final = 1 << 30
NOBODY: Final = -1


class Node:
    """What is known about an action after the actions before it, for the seat that takes it."""

    __slots__ = ("available", "follow", "total", "visits")

    def __init__(self) -> None:
        self.follow: dict[tuple[int, Action], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def after(self, seat: int, a: Action) -> Node:
        node = self.follow.get((seat, a))
        if node is None:
            node = self.follow[seat, a] = Node()
        return node


Path: TypeAlias = list[tuple[Node, int]]


class MctsBot:
    """Stops after a number of iterations or, if that is 0, of milliseconds."""

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        self.tape = Seeded(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, game: Game, s: State, seat: int) -> Action:
        ask = flow.question(s)
        choices = ask.explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        root = Node()
        luck = self.tape.pick(SEEDS)
        others = asked_with(ask, seat)
        if len(others) == 1:
            return self.choose_unseen(game, s, seat, others[0], choices, root, luck)
        for _ in self.budget():
            self.iterate(game, s, seat, choices, root, luck)
        return max(choices, key=lambda a: standing(root.follow.get((seat, a))))

    def budget(self) -> Iterator[int]:
        """Numbers from 0 until the budget is spent."""
        end = time.perf_counter() + self.milliseconds / 1000
        n = 0
        while n < self.iterations or (not self.iterations and (n == 0 or time.perf_counter() < end)):
            yield n
            n += 1

    def choose_unseen(
        self, game: Game, s: State, seat: int, other: int, choices: list[Action], root: Node, luck: int
    ) -> Action:
        """Try every pair of answers in turn, then draw one from the mixture that solves the matrix."""
        for n in self.budget():
            a, turn = choices[n % len(choices)], n // len(choices)
            world = game.imagine(s, seat, Seeded(luck + turn))
            ask = flow.question(world)
            assert isinstance(ask, Sealed)
            ask.answers[other] = WAITING
            replies = ask.explore(world, other)
            reply = replies[turn % len(replies)]
            flow.apply(world, seat, a)
            flow.apply(world, other, reply)
            mine, theirs = root.after(seat, a).after(other, reply), root.after(other, reply).after(seat, a)
            self.walk_on(game, world, seat, [mine] * len(game.seats), [(mine, seat), (theirs, other)])
        replies = [a for who, a in root.follow if who == other]
        own = worths(root, [(seat, a) for a in choices], [(other, reply) for reply in replies])
        their = worths(root, [(other, reply) for reply in replies], [(seat, a) for a in choices])
        mixture = mix(own, [list(line) for line in zip(*their, strict=True)])
        return choices[self.draw(mixture)]

    def draw(self, mixture: list[float]) -> int:
        mark = self.tape.pick(SEEDS) / SEEDS
        for n, share in enumerate(mixture):
            mark -= share
            if mark < 0:
                return n
        return len(mixture) - 1

    def iterate(self, game: Game, s: State, seat: int, choices: list[Action], root: Node, luck: int) -> None:
        """One walk down the tree in a world imagined anew, and back up with what it led to."""
        a = self.select(root, seat, choices)
        world = game.imagine(s, seat, Seeded(luck + root.after(seat, a).visits))
        self.walk(game, world, seat, [root] * len(game.seats), [], seat, a)

    def walk_on(self, game: Game, world: State, seat: int, places: list[Node], path: Path) -> None:
        """Go on from a position that a path has led to."""
        who, choices = next_choice(world, seat)
        if choices:
            self.walk(game, world, seat, places, path, who, self.select(places[who], who, choices))
        else:
            learn(game, world, path)

    def walk(
        self, game: Game, world: State, seat: int, places: list[Node], path: Path, who: int, a: Action
    ) -> None:
        """Take an action and those after it, each seat from its own place in the tree."""
        while True:
            mover = who
            node = places[mover].after(mover, a)
            is_new = not node.visits
            if is_new:
                learn(game, world, path)
                path = []
            path.append((node, mover))
            # An answer under seal moves on only the seat that gave it: no other choice may depend on it.
            sealed = isinstance(flow.question(world), (Sealed, Plan))
            places = [p.after(mover, a) if q == mover or not sealed else p for q, p in enumerate(places)]
            cuts = world.cuts
            flow.apply(world, mover, a)
            who, choices = next_choice(world, seat)
            if is_new or not choices or (who == mover and world.cuts == cuts):
                break
            a = self.select(places[who], who, choices)
        learn(game, world, path)

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
        means = [node.total / node.visits for node in tried]
        low = min(means)
        # Siblings often differ by little, so what a mean promises is measured against their spread.
        spread = max(means) - low or 1.0
        best = choices[0]
        highest = -1.0
        for a, node, mean in zip(choices, tried, means, strict=True):
            bound = (mean - low) / spread + EXPLORATION * sqrt(log(node.available) / node.visits)
            if bound > highest:
                best, highest = a, bound
        return best


def learn(game: Game, world: State, path: Path) -> None:
    """Every action on the path led to this position: what it is worth to the seat that took the action."""
    values = {who: game.evaluate(world, who) for _, who in path}
    for node, who in path:
        node.visits += 1
        node.total += values[who]


def next_choice(world: State, seat: int) -> tuple[int, list[Action]]:
    """Who has a real choice next, the searching seat first, and which; answers without a choice are given."""
    while world.stack:
        ask = flow.question(world)
        acting = ask.seats(world)
        who = seat if seat in acting else acting[0]
        choices = ask.explore(world, who)
        if len(choices) > 1:
            return who, choices
        flow.apply(world, who, choices[0])
    return NOBODY, []


def standing(node: Node | None) -> tuple[int, float]:
    """The most visited action is the best; among equals the one with the higher mean."""
    return (node.visits, node.total / node.visits) if node is not None and node.visits else (0, 0.0)


def asked_with(ask: flow.Ask, seat: int) -> list[int]:
    """The others who answer the same question under seal, whether they have done so or not."""
    if not isinstance(ask, Sealed):
        return []
    return [other for other, a in enumerate(ask.answers) if a != NOT_ASKED and other != seat]


def worths(
    root: Node, rows: list[tuple[int, Action]], columns: list[tuple[int, Action]]
) -> list[list[float]]:
    """What each pair was worth to the side of the rows; a pair never tried is worth what its row is."""
    out = []
    for row in rows:
        cells = [root.follow[row].follow.get(column) if row in root.follow else None for column in columns]
        tried = [cell.total / cell.visits for cell in cells if cell is not None and cell.visits]
        mean = sum(tried) / len(tried) if tried else 0.0
        out.append([cell.total / cell.visits if cell and cell.visits else mean for cell in cells])
    return out
