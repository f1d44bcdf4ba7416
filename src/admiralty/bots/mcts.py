"""Monte Carlo tree search over imagined states: information-set search with an open-loop tree.

Each iteration imagines the state anew, with other secrets and other luck, and walks on from one of the
choices: first down the tree of actions taken so far, then by the policy of policy.py, to a moment that all
walks have in common (horizon.py). What the game says the position is worth there is learnt by every action on
the way, for the seat that took it. A node stands for a sequence of actions, not for a state.

The choices of a seat are ranked by their worth after one step, and only the first few are tried; the more
often a node is visited, the more of them. At the question at hand the n-th try of every choice meets the same
secrets and luck, so choices are compared try by try, and the answer is the usual one, the first of the
ranking, unless another is surely better. Search stops early when nothing worth knowing can come to light.

When two seats answer at once, under seal, the question at hand is a matrix: every pair of answers is tried in
turn, and the answer is drawn from the mixture that solves it (matrix.py). A best answer there is one that the
other side can guess. Sealed answers further down are left to the policy, which does not see those of others.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import company, habit, policy
from admiralty.bots.greedy import Judge, worth
from admiralty.bots.horizon import AT_LUCK, Landmark, Watch, kind
from admiralty.bots.matrix import mix
from admiralty.bots.temper import tempered
from admiralty.bots.tree import MARGIN, NEVER, NO_IDEA, Cells, Node, Trials, best_of, filled, merge, spread_of
from admiralty.bots.walks import next_question, play_on
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import NOT_ASKED, WAITING, Ask, Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit import coupled
from admiralty.kit.coupled import Coupled
from admiralty.kit.evaluation import EvaluatedGame

FIRST: Final = 2  # choices at hand that are tried from the start; one more for each square of tries
AT_LEAST: Final = 16  # iterations before search may stop because nothing can change any more
PATIENCE: Final = 40  # plans in a row that are no better than those before
FAVOURITES: Final = 6  # plans that the next step begins with
SEEDS: Final = 1 << 30
MIND: Final = SEEDS  # the policy's luck is not that of the world
TOGETHER: Final = 1 << 24  # nor that of another process


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


class Budget(NamedTuple):
    """A number of iterations or, if that is 0, of milliseconds of the processor's time."""

    iterations: int
    milliseconds: int

    def spend(self) -> Iterator[float]:
        """The share that is gone, from 0 until all is."""
        start = time.process_time()
        spent, n = 0.0, 0
        while spent < 1:
            yield spent
            n += 1
            used = 1000 * (time.process_time() - start)
            spent = n / self.iterations if self.iterations else used / self.milliseconds


class MctsBot:
    """Stops when its budget is spent or nothing can change any more. Several processes share the iterations,
    or each take the time.
    """

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0, processes: int = 1) -> None:
        self.tape = Seeded(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processes = processes
        self.notes = Notes()

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
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return [Opinion(choices[0], 0, 0.0, 0.0, 1.0)]
        search = Search(game, s, seat, self.tape.pick(SEEDS), self.notes)
        search.prepare(choices)
        budget = Budget(-(-self.iterations // self.processes), self.milliseconds)
        with company.thinking(search, budget, self.processes - 1) as others:
            cells = search.gather(choices, budget)
            for found in others:
                merge(cells, found)
        return sorted(search.conclude(choices, cells), key=lambda opinion: -opinion.share)


class Notes:
    """What a bot remembers from one step of a plan to the next: the best tempers, and how many it tried."""

    def __init__(self) -> None:
        self.tempers: list[int] = [0]
        self.tried = 0

    def fresh(self, number: int) -> int:
        """A temper not tried before; each of several processes has its own."""
        self.tried += 1
        return self.tried + number * TOGETHER


class Search:
    """One question thought over; of several that do so together each has a number, and luck of its own."""

    def __init__(
        self,
        game: Game,
        s: State,
        seat: int,
        luck: int,
        notes: Notes | None = None,
        landmark: Landmark | None = None,
        number: int = 0,
    ) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.luck = luck
        self.notes = notes or Notes()
        self.number = number
        others = asked_with(flow.question(s), seat)
        self.other = others[0] if len(others) == 1 else -1
        self.start = kind(s, seat)
        self.landmark = landmark
        self.ranking: list[Action] = []

    # The question at hand

    def prepare(self, choices: list[Action]) -> None:
        """Look for the landmark; with sealed answers the first try does so."""
        if self.other < 0:
            self.scout(self.ranked(choices)[0])

    def gather(self, choices: list[Action], budget: Budget) -> Cells:
        """Try the choices, or whole plans, or with another seat's sealed answers the pairs of both."""
        if self.other >= 0:
            return self.pairs(choices, budget)
        return self.plans(budget) if self.is_planned() else self.tries(choices, budget)

    def conclude(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        if self.other >= 0:
            return self.mixture(choices, cells)
        return self.decision(choices, cells) if self.is_planned() else self.comparison(choices, cells)

    def duel(self, choices: list[Action], budget: Budget) -> list[Opinion]:
        """Some of the choices by themselves."""
        self.prepare(choices)
        return self.comparison(choices, self.tries(choices, budget))

    def is_planned(self) -> bool:
        """Whether nothing is hidden, and no luck is in what the seats decide up to the landmark."""
        is_open = isinstance(self.game, EvaluatedGame) and not self.game.has_secrets()
        return is_open and self.landmark == AT_LUCK

    def ranked(self, choices: list[Action]) -> list[Action]:
        """What habit says first, then the best after one step."""
        if not self.ranking:
            worths = {a: worth(self.game.judge, self.s, self.seat, a, self.luck) for a in choices}
            usual = habit.usual(self.game, self.s, self.seat, choices)
            self.ranking = sorted(choices, key=lambda a: (a != usual, -worths[a]))
        return self.ranking

    def tries(self, choices: list[Action], budget: Budget) -> Cells:
        """The promising choices more often."""
        ranked = self.ranked(choices)
        trials = Trials(ranked[0])
        for n, spent in enumerate(budget.spend()):
            if n >= AT_LEAST and trials.is_settled(spent):
                break
            a = trials.next(ranked[: FIRST + int(sqrt(n))])
            node = trials.node(a)
            world, mind = self.world(node.visits)
            watch = self.watch(len(world.tape.drawn))
            flow.apply(world, self.seat, a)
            trials.learn(a, self.walk(world, mind, watch, node, [(node, self.seat)]))
        return trials.cells

    def comparison(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        """The choice that one step would take, unless another is surely better."""
        ranked = self.ranked(choices)
        error = spread_of([node for node, _ in cells.values()])
        best = best_of(cells, ranked[0])
        return [
            Opinion(a, node.visits, node.mean(), error / sqrt(max(node.visits, 1)), float(a == best))
            for a, (node, _) in ((a, cells.get((a,), NEVER)) for a in ranked)
        ]

    def plans(self, budget: Budget) -> Cells:
        """Whole plans, each by another temper, with what the others answer; of each choice its best plan.

        The best tempers are noted, so that the next step can go on with their plans.
        """
        assert isinstance(self.game, EvaluatedGame)
        cells: Cells = {}
        found: list[tuple[float, int]] = []
        best, since = -NO_IDEA, 0
        for n, _ in enumerate(budget.spend()):
            since += 1
            if since > PATIENCE:
                break
            which = self.notes.tempers[n] if n < len(self.notes.tempers) else self.notes.fresh(self.number)
            first, value = self.follow(tempered(self.game, which))
            (node,) = cells.setdefault((first,), (Node(),))
            node.better(value)
            if value > best + MARGIN:
                best, since = value, 0
            found.append((-value, which))
        self.notes.tempers = [which for _, which in sorted(found)[:FAVOURITES]]
        return cells

    def follow(self, temper: Judge) -> tuple[Action, float]:
        """A plan by a temper, and what is answered to it: its first step, and what it is worth then."""
        world, mind = self.world(0)
        watch = self.watch(len(world.tape.drawn))
        first: Action | None = None
        while world.stack:
            ask, who, choices = next_question(world, self.seat, mind)
            if watch.is_far_enough(world, who):
                break
            watch.decisions += 1
            judge = temper if who == self.seat else self.game.judge
            step = policy.step(judge, world, ask, who, choices, mind)
            first = step.action if first is None else first
            world = step.s
        assert first is not None
        return first, self.game.judge(world, self.seat)

    def decision(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        """The first step of the best plan."""
        best = max(cells, key=lambda key: cells[key][0].mean())
        nodes = {a: cells[a,][0] if (a,) in cells else NEVER[0] for a in choices}
        return [Opinion(a, node.visits, node.mean(), 0.0, float((a,) == best)) for a, node in nodes.items()]

    def pairs(self, choices: list[Action], budget: Budget) -> Cells:
        """Every pair of answers in turn."""
        cells: Cells = {}
        for n, _ in enumerate(budget.spend()):
            a, turn = choices[n % len(choices)], n // len(choices)
            world, mind = self.world(turn)
            ask = flow.question(world)
            assert isinstance(ask, Sealed)
            ask.answers[self.other] = WAITING
            replies = ask.explore(world, self.other)
            reply = replies[turn % len(replies)]
            own, theirs = cells.setdefault((a, reply), (Node(), Node()))
            drawn = len(world.tape.drawn)
            flow.apply(world, self.seat, a)
            flow.apply(world, self.other, reply)
            if self.landmark is None:
                ahead = world.clone()
                coupled.bind(ahead)
                self.look_out(ahead, Coupled(self.luck, ahead), self.watch(drawn))
            self.walk(world, mind, self.watch(drawn), own, [(own, self.seat), (theirs, self.other)])
        return cells

    def mixture(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        """Each answer is taken as often as in the mixture that solves the matrix."""
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

    def world(self, number: int) -> tuple[State, Coupled]:
        """A state imagined anew with its own luck, and the mind that plays on in it."""
        number += self.number * TOGETHER
        world = self.game.imagine(self.s, self.seat, Seeded(self.luck + number))
        world.tape = Coupled(self.luck + number, world)
        return world, Coupled(self.luck + MIND + number, world)

    def watch(self, drawn: int) -> Watch:
        """For a walk of a world in which so much luck has been drawn before."""
        return Watch(self.start, self.seat, self.landmark, drawn)

    def scout(self, a: Action) -> None:
        """Walk once, only to find the landmark."""
        world, mind = self.world(SEEDS - 1)
        watch = self.watch(len(world.tape.drawn))
        flow.apply(world, self.seat, a)
        self.look_out(world, mind, watch)

    def look_out(self, world: State, mind: Coupled, watch: Watch) -> None:
        play_on(self.game, world, self.seat, mind, watch)
        self.landmark = watch.found()

    # Walks

    def walk(self, world: State, mind: Coupled, watch: Watch, node: Node, path: Path) -> float:
        """Down the tree, one question beyond it, then by the policy to the landmark; back with its worth.

        Returned is what it is worth to the searching seat.
        """
        in_tree = True
        while world.stack:
            ask, who, choices = next_question(world, self.seat, mind)
            if watch.is_far_enough(world, who):
                break
            if len(choices) == 1:
                flow.apply(world, who, choices[0])
                continue
            usual = habit.usual(self.game, world, who, choices)
            if usual is not None and not in_tree:
                flow.apply(world, who, usual)
                continue
            watch.decisions += 1
            if not in_tree:
                world = policy.step(self.game.judge, world, ask, who, policy.some(choices, mind), mind).s
                continue
            place = node.place(who)
            place.visits += 1
            is_hidden = who != self.seat and isinstance(ask, (Sealed, Plan))
            if is_hidden or not place.rank:
                step = habit.step(self.game, world, ask, who, choices, mind, usual)
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
        return worths[self.seat]


def asked_with(ask: Ask, seat: int) -> list[int]:
    """The others who answer the same question under seal, whether they have done so or not."""
    if not isinstance(ask, Sealed):
        return []
    return [other for other, a in enumerate(ask.answers) if a != NOT_ASKED and other != seat]
