"""Search guided by a policy-and-value network, for games of two seats.

At the root sequential halving divides the budget among the choices that the policy likes best; below it a
choice is made by value, policy and visits (PUCT). Every iteration determinizes the state anew, and all
choices of the root are tried in the same determinizations. Where the tree ends, the network values the
position for the seat that must decide.

References: I. Danihelka, A. Guez, J. Schrittwieser and D. Silver (2022), Policy Improvement by Planning with
Gumbel; P. I. Cowling, E. J. Powley and D. Whitehouse (2012), Information Set Monte Carlo Tree Search.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, Protocol

from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.playout import determinized
from admiralty.bots.rollout import next_seat
from admiralty.bots.statistics import Stats
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

MOST_CONSIDERED: Final = 16
BASE_VISITS: Final = 50
VALUE_WEIGHT: Final = 0.25
"""The logits of the improved policy add a value so many times (BASE_VISITS plus the most visits)."""
EXPLORATION: Final = 1.25
SEEDS_PER_WORLD: Final = 2


class Judge(Protocol):
    def judge(self, s: State, seat: int, choices: list[Action]) -> tuple[float, list[float]]:
        """The value of a position for a seat that must decide (-1 to 1), and a logit for each choice."""
        ...


class Branches:
    """The choices of one seat at a node: how likely the policy takes each, and how each turned out."""

    def __init__(self, value: float, choices: list[Action], priors: list[float]) -> None:
        self.value: float = value
        self.priors: dict[Action, float] = dict(zip(choices, priors))
        self.visits: int = 0
        self.children: dict[Action, Node] = {}

    def pick(self, choices: list[Action]) -> Action:
        """PUCT; a choice without visits has the value of the position, one unknown here an even share."""
        even = 1.0 / len(choices)
        spread = EXPLORATION * sqrt(self.visits + 1)
        best, highest = choices[0], -1e9
        for a in choices:
            child = self.children.get(a)
            score = self.value if child is None else child.mean()
            score += spread * self.priors.get(a, even) / (1 if child is None else 1 + child.visits)
            if score > highest:
                best, highest = a, score
        return best

    def sample(self, choices: list[Action], rng: Seeded) -> Action:
        """By the policy: what a seat does that nobody sees."""
        even = 1.0 / len(choices)
        weights = [self.priors.get(a, even) for a in choices]
        mark = rng.pick(SEED_RANGE) / SEED_RANGE * sum(weights)
        for a, weight in zip(choices, weights):
            mark -= weight
            if mark < 0:
                return a
        return choices[-1]

    def child(self, a: Action) -> Node:
        self.visits += 1
        found = self.children.get(a)
        if found is None:
            found = self.children[a] = Node()
        return found


class Node(Stats):
    """What followed an action, valued for the seat that took it; who decides next depends on luck."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        super().__init__()
        self.branches: dict[int, Branches] = {}


class GumbelSearch:
    """One decision. With `explores`, the policy's logits get Gumbel noise, so that self-play varies."""

    def __init__(
        self, game: Game, s: State, seat: int, seed: int, choices: list[Action], judge: Judge, explores: bool
    ) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.seed = seed
        self.choices = choices
        self.judge = judge
        self.rng = Seeded(seed)
        self.value, logits = judge.judge(s, seat, choices)
        self.priors: list[float] = softmax(logits)
        self.leanings: list[float] = [log(max(prior, 1e-9)) for prior in self.priors]
        self.noise: list[float] = [gumbel(self.rng) if explores else 0.0 for _ in choices]
        self.roots: list[Node] = [Node() for _ in choices]
        self.left: list[int] = []

    def run(self, budget: Budget) -> None:
        """Sequential halving: in each of several equal parts of the budget half of the choices remain."""
        order = sorted(range(len(self.choices)), key=lambda n: -self.leanings[n] - self.noise[n])
        self.left = order[: min(MOST_CONSIDERED, budget.iterations or MOST_CONSIDERED)]
        rounds = max(1, (len(self.left) - 1).bit_length())
        halved = 0
        for share in budget.spend():
            while halved < int(share * rounds):
                halved += 1
                self.halve()
            if len(self.left) == 1 and self.roots[self.left[0]].visits:
                return
            n = min(self.left, key=lambda n: self.roots[n].visits)
            self.iterate(n)

    def halve(self) -> None:
        scores = self.scores()
        self.left.sort(key=lambda n: -scores[n])
        del self.left[max(1, (len(self.left) + 1) // 2) :]

    def iterate(self, n: int) -> None:
        """One iteration through a choice of the root."""
        node = self.roots[n]
        world = determinized(self.game, self.s, self.seat, self.seed + SEEDS_PER_WORLD * node.visits)
        flow.apply(world, self.seat, self.choices[n])
        path, deciders = [node], [self.seat]
        value = 0.0  # for the first seat
        while True:
            if not world.stack:
                value = float((world.result[0] > world.result[1]) - (world.result[0] < world.result[1]))
                break
            ask = flow.question(world)
            decider = next_seat(world, ask, self.seat)
            choices = ask.explore(world, decider)
            if len(choices) == 1:
                flow.apply(world, decider, choices[0])
                continue
            branches = node.branches.get(decider)
            if branches is None:
                found, logits = self.judge.judge(world, decider, choices)
                node.branches[decider] = Branches(found, choices, softmax(logits))
                value = found if decider == 0 else -found
                break
            is_hidden = decider != self.seat and isinstance(ask, (Sealed, Plan))
            a = branches.sample(choices, self.rng) if is_hidden else branches.pick(choices)
            flow.apply(world, decider, a)
            node = branches.child(a)
            path.append(node)
            deciders.append(decider)
        for node, decider in zip(path, deciders):
            node.record(value if decider == 0 else -value)

    def completed(self) -> list[float]:
        """The value of every choice; for those without visits, what the position is worth as far as known."""
        total, weight, visits = 0.0, 0.0, 0
        for root, prior in zip(self.roots, self.priors):
            if root.visits:
                total += prior * root.mean()
                weight += prior
                visits += root.visits
        mixed = self.value
        if weight > 0:
            mixed = (self.value + visits * total / weight) / (1 + visits)
        return [root.mean() if root.visits else mixed for root in self.roots]

    def scores(self) -> list[float]:
        """The logits of the improved policy, with the noise."""
        scale = VALUE_WEIGHT * (BASE_VISITS + max([root.visits for root in self.roots]))
        found = zip(self.leanings, self.noise, self.completed())
        return [leaning + noise + scale * value for leaning, noise, value in found]

    def policy(self) -> list[float]:
        """The improved policy: the probability of every choice, without the noise."""
        scores = self.scores()
        return softmax([score - noise for score, noise in zip(scores, self.noise)])

    def best(self) -> int:
        """The number of the choice to be taken."""
        scores = self.scores()
        most = max([self.roots[n].visits for n in self.left])
        return max([n for n in self.left if self.roots[n].visits == most], key=lambda n: scores[n])

    def mean(self) -> float:
        """The value of the position, after search."""
        return sum([share * value for share, value in zip(self.policy(), self.completed())])


def softmax(logits: list[float]) -> list[float]:
    """
    >>> softmax([0.0, 0.0])
    [0.5, 0.5]
    """
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def gumbel(rng: Seeded) -> float:
    """A sample of the standard Gumbel distribution."""
    return -log(-log((rng.pick(SEED_RANGE) + 0.5) / SEED_RANGE))
