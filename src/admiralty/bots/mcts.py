"""Monte Carlo tree search over imagined states: information-set search with an open-loop tree.

Each iteration imagines the state anew, with other secrets and other luck, and walks on from one of the
choices: first down the tree of actions taken so far, then by the policy of policy.py, to a moment that all
walks have in common (horizon.py). What the game says the position is worth there is learnt by every action on
the way, for the seat that took it. A node stands for a sequence of actions, not for a state.

The choices of a seat are ranked by their worth after one step, and only the first few are tried; the more
often a node is visited, the more of them. At the question at hand the n-th try of every choice meets the same
secrets and luck, and the answer is the choice that one step would take unless another is surely better.

When two seats answer at once, under seal, the question at hand is a matrix: every pair of answers is tried in
turn, and the answer is drawn from the mixture that solves it (matrix.py). A best answer there is one that the
other side can guess. Sealed answers further down are left to the policy, which does not see those of others.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import policy
from admiralty.bots.greedy import worth
from admiralty.bots.horizon import Landmark, Watch, kind
from admiralty.bots.matrix import mix
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import NOT_ASKED, WAITING, Ask, Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

EXPLORATION: Final = 0.5
CAUTION: Final = 1.0  # standard errors by which another choice must lead; more where many have been tried
MARGIN: Final = 0.005  # and a difference in worth that no evaluation can tell
USUAL: Final = 4  # every so manieth try is of that choice, since all others are compared with it
FIRST: Final = 2  # choices at hand that are tried from the start; one more for each square of tries
AT_LEAST: Final = 24  # iterations before search may stop because nothing can change any more
ENDLESS: Final = 20_000
SEEDS: Final = 1 << 30
MIND: Final = SEEDS  # the policy's luck is not that of the world


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


class Opinion(NamedTuple):
    """What search thinks of a choice: tries, mean worth (-1 to 1), its standard error, and how likely it is
    taken.
    """

    action: Action
    visits: int
    worth: float
    error: float
    share: float


Path: TypeAlias = list[tuple[Node, int]]


class MctsBot:
    """Stops after a number of iterations or, if that is 0, of milliseconds of its processor's time."""

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0) -> None:
        self.tape = Seeded(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, game: Game, s: State, seat: int) -> Action:
        opinions = self.think(game, s, seat)
        mark = self.tape.pick(SEEDS) / SEEDS
        for opinion in opinions:
            mark -= opinion.share
            if mark < 0:
                return opinion.action
        return opinions[-1].action

    def think(self, game: Game, s: State, seat: int) -> list[Opinion]:
        """An opinion on every choice, the likeliest first."""
        ask = flow.question(s)
        choices = ask.explore(s, seat)
        if len(choices) == 1:
            return [Opinion(choices[0], 0, 0.0, 0.0, 1.0)]
        others = asked_with(ask, seat)
        search = Search(game, s, seat, self.tape.pick(SEEDS))
        if len(others) == 1:
            opinions = search.solve(choices, others[0], self.budget())
        else:
            opinions = search.compare(choices, self.budget())
        return sorted(opinions, key=lambda opinion: -opinion.share)

    def budget(self) -> Iterator[int]:
        """Numbers from 0 until the budget is spent."""
        end = time.process_time() + self.milliseconds / 1000
        n = 0
        while n < self.iterations or (not self.iterations and (n == 0 or time.process_time() < end)):
            yield n
            n += 1


class Search:
    """One question thought over."""

    def __init__(self, game: Game, s: State, seat: int, luck: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.luck = luck
        self.start = kind(s, seat)
        self.landmark: Landmark | None = None

    # The question at hand

    def compare(self, choices: list[Action], budget: Iterator[int]) -> list[Opinion]:
        """Try the choices, the promising ones more often; the one that is surely good is taken."""
        root = Place()
        worths = [worth(self.game.judge, self.s, self.seat, a, self.luck) for a in choices]
        root.order(choices, worths, choices[worths.index(max(worths))])
        ranked = root.first(choices, len(choices))
        self.scout(ranked[0])
        for n in budget:
            a = ranked[0] if n % USUAL == 0 else root.select(ranked[: FIRST + int(sqrt(n))])
            root.visits += 1
            node = root.after(a)
            world, mind = self.world(node.visits)
            flow.apply(world, self.seat, a)
            self.walk(world, mind, node, [(node, self.seat)])
            if n % USUAL == 0 and n >= AT_LEAST and is_settled(root, ranked[0]):
                break
        error = spread_of(list(root.follow.values()))
        usual = root.after(ranked[0])
        doubt = error * caution(len(root.follow))
        best = max(ranked, key=lambda a: lead(root.after(a), usual, doubt))
        nodes = [(a, root.after(a)) for a in ranked]
        return [
            Opinion(a, node.visits, node.mean(), error / sqrt(max(node.visits, 1)), float(a == best))
            for a, node in nodes
        ]

    def solve(self, choices: list[Action], other: int, budget: Iterator[int]) -> list[Opinion]:
        """Try every pair of answers in turn; each is taken as often as in the mixture that solves them."""
        cells: dict[tuple[Action, Action], tuple[Node, Node]] = {}
        for n in budget:
            a, turn = choices[n % len(choices)], n // len(choices)
            world, mind = self.world(turn)
            ask = flow.question(world)
            assert isinstance(ask, Sealed)
            ask.answers[other] = WAITING
            replies = ask.explore(world, other)
            reply = replies[turn % len(replies)]
            pair = cells.setdefault((a, reply), (Node(), Node()))
            flow.apply(world, self.seat, a)
            flow.apply(world, other, reply)
            if self.landmark is None:
                self.landmark = self.look_out(world.clone(), Seeded(self.luck))
            self.walk(world, mind, pair[0], [(pair[0], self.seat), (pair[1], other)])
        replies = list(dict.fromkeys(reply for _, reply in cells))
        own = filled([[cells.get((a, reply), NEVER)[0] for reply in replies] for a in choices])
        theirs = filled([[cells.get((a, reply), NEVER)[1] for a in choices] for reply in replies])
        shares = mix(own, [list(line) for line in zip(*theirs, strict=True)])
        answers = mix(theirs, [list(line) for line in zip(*own, strict=True)])
        error = spread_of([pair[0] for pair in cells.values()])
        opinions = []
        for a, line, share in zip(choices, own, shares, strict=True):
            visits = sum(cells[a, reply][0].visits for reply in replies if (a, reply) in cells)
            mean = sum(value * weight for value, weight in zip(line, answers, strict=True))
            opinions.append(Opinion(a, visits, mean, error / sqrt(max(visits, 1)), share))
        return opinions

    def world(self, number: int) -> tuple[State, Seeded]:
        """A state imagined anew with its own luck, and the mind that plays on in it."""
        world = self.game.imagine(self.s, self.seat, Seeded(self.luck + number))
        return world, Seeded(self.luck + MIND + number)

    def scout(self, a: Action) -> None:
        """Walk once, only to find the landmark."""
        world, mind = self.world(SEEDS - 1)
        flow.apply(world, self.seat, a)
        self.landmark = self.look_out(world, mind)

    def look_out(self, world: State, mind: Seeded) -> Landmark:
        watch = Watch(self.start, None)
        play_on(self.game, world, self.seat, mind, watch)
        return watch.found()

    # Walks

    def walk(self, world: State, mind: Seeded, node: Node, path: Path) -> None:
        """Down the tree, one question beyond it, then by the policy to the landmark; back with its worth."""
        watch = Watch(self.start, self.landmark)
        in_tree = True
        while world.stack:
            ask, who, choices = next_question(world, self.seat)
            if watch.is_far_enough(world, who):
                break
            if len(choices) == 1:
                flow.apply(world, who, choices[0])
                continue
            watch.decisions += 1
            if not in_tree:
                world = policy.step(self.game, world, ask, who, policy.some(choices, mind), mind).s
                continue
            place = node.place(who)
            place.visits += 1
            is_hidden = who != self.seat and isinstance(ask, (Sealed, Plan))
            if is_hidden or not place.rank:
                step = policy.step(self.game, world, ask, who, choices, mind)
                world, a = step.s, step.action
                if not is_hidden:
                    place.order(choices, step.worths, a)
                    in_tree = False
            else:
                a = place.select(place.first(choices, 1 + int(sqrt(place.visits) / 2)))
                flow.apply(world, who, a)
            node = place.after(a)
            if not is_hidden:
                path.append((node, who))
        worths = {who: self.game.judge(world, who) for _, who in path}
        for node, who in path:
            node.learn(worths[who])


NEVER: Final = (Node(), Node())


def next_question(world: State, seat: int) -> tuple[Ask, int, list[Action]]:
    """Who decides next, the searching seat first, and among what."""
    ask = flow.question(world)
    acting = ask.seats(world)
    who = seat if seat in acting else acting[0]
    return ask, who, ask.explore(world, who)


def play_on(game: Game, world: State, seat: int, mind: Seeded, watch: Watch) -> State:
    """By the policy alone, until the watch says that it is far enough; `world` itself may be used up."""
    while world.stack:
        ask, who, choices = next_question(world, seat)
        if watch.is_far_enough(world, who):
            break
        if len(choices) > 1:
            watch.decisions += 1
            world = policy.step(game, world, ask, who, policy.some(choices, mind), mind).s
        else:
            flow.apply(world, who, choices[0])
    return world


def asked_with(ask: Ask, seat: int) -> list[int]:
    """The others who answer the same question under seal, whether they have done so or not."""
    if not isinstance(ask, Sealed):
        return []
    return [other for other, a in enumerate(ask.answers) if a != NOT_ASKED and other != seat]


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


def lead(node: Node, usual: Node, doubt: float) -> float:
    """How much better a choice surely is than the one that one step would take: less what few tries leave
    open.
    """
    if node is usual:
        return 0.0
    if not node.visits or not usual.visits:
        return -2.0
    return node.mean() - usual.mean() - MARGIN - doubt * sqrt(1 / node.visits + 1 / usual.visits)


def is_settled(root: Place, usual: Action) -> bool:
    """Whether the choice that one step would take surely leads all that were tried."""
    nodes = list(root.follow.values())
    doubt = spread_of(nodes) * caution(len(nodes))
    first = root.follow[usual]
    return all(lead(first, node, doubt) >= -MARGIN for node in nodes if node is not first)


def filled(cells: list[list[Node]]) -> list[list[float]]:
    """The means of the pairs; one never tried is worth what its row is."""
    out: list[list[float]] = []
    for line in cells:
        tried = [node.mean() for node in line if node.visits]
        usual = sum(tried) / len(tried) if tried else 0.0
        out.append([node.mean() if node.visits else usual for node in line])
    return out


def play_out(game: Game, world: State, mind: Seeded) -> State:
    """By the policy alone to the end of the game; `world` itself may be used up."""
    for _ in range(ENDLESS):
        if not world.stack:
            return world
        ask, who, choices = next_question(world, 0)
        if len(choices) > 1:
            world = policy.step(game, world, ask, who, policy.some(choices, mind), mind).s
        else:
            flow.apply(world, who, choices[0])
    raise RuntimeError(f"{game.title} does not end within {ENDLESS} decisions")
