"""Monte Carlo tree search over imagined states: information-set search with an open-loop tree.

Each iteration imagines the state anew, with other secrets and other luck, and walks on from one of the
choices: first down the tree of actions taken so far, then by the policy of policy.py, to a moment that all
walks have in common (horizon.py). What the game says the position is worth there is learnt by every action on
the way, for the seat that took it. A node stands for a sequence of actions, not for a state.

The choices of a seat are ranked by their worth after one step, and only the first few are tried; the more
often a node is visited, the more of them. At the question at hand the n-th try of every choice meets the same
secrets and luck, so choices are compared try by try, and the answer is the usual one, the first of the
ranking, unless another is surely better. Search stops early when nothing worth knowing can come to light.

Where nothing is hidden and many decisions are taken before luck is drawn, single steps tell little, so whole
plans are tried instead: drafts by players of different tempers (temper.py), with what the others answer.

When two seats answer at once, under seal, the question at hand is a matrix: every pair of answers is tried in
turn, and the answer is drawn from the mixture that solves it (matrix.py). A best answer there is one that the
other side can guess. Sealed answers further down are left to the policy, which does not see those of others.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import company, habit
from admiralty.bots.budget import Budget
from admiralty.bots.greedy import worth
from admiralty.bots.horizon import FREE, Landmark, Lookout, Watch, kind, rest
from admiralty.bots.matrix import mix
from admiralty.bots.plans import Draft, Notes
from admiralty.bots.temper import tempered
from admiralty.bots.tree import (
    MARGIN,
    NEVER,
    Cells,
    Node,
    Trials,
    Way,
    best_of,
    filled,
    merge,
    spread_of,
)
from admiralty.bots.walks import asked, decide, go, next_question, plan, play_on
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
FAVOURITES: Final = 6  # plans that are tried
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


class MctsBot:
    """Stops when its budget is spent or nothing can change any more."""

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
        budget = search.prepare(choices, Budget(self.iterations, self.milliseconds)).shared(self.processes)
        with company.thinking(search, budget, self.processes - 1) as others:
            cells = search.gather(choices, budget)
            for found in others:
                merge(cells, found)
        opinions = sorted(search.conclude(choices, cells), key=lambda opinion: -opinion.share)
        if self.notes.drafts:
            self.notes.step(s, seat, best_of(cells, search.ranking[0]))
        return opinions


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
        ranking: list[Way] | None = None,
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
        self.is_told = rest(game, s) is not None  # where walks end
        self.landmark = landmark
        self.ranking = ranking or []

    # The question at hand

    def prepare(self, choices: list[Action], budget: Budget) -> Budget:
        """Rank what to try, and look for the landmark. Drafts of plans take half of the budget; the rest is
        returned. With sealed answers all is tried, and the first try finds the landmark.
        """
        self.notes.turn_to(self.s, self.luck)
        if self.other >= 0:
            return budget
        usual = self.usual_plan()
        if usual is None:
            self.ranking = [(a,) for a in self.ranked(choices)]
        else:
            budget = budget.half()
            self.ranking = self.drafts(usual, budget)
            self.luck = self.notes.luck
            self.landmark = self.notes.landmark
        if self.landmark is None and not self.is_told:
            self.scout(self.ranking[0])
        self.notes.landmark = self.landmark
        return budget

    def gather(self, choices: list[Action], budget: Budget) -> Cells:
        """Try the choices, or plans, or with another seat's sealed answers the pairs of both."""
        return self.tries(budget) if self.other < 0 else self.pairs(choices, budget)

    def conclude(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        return self.comparison(choices, cells) if self.other < 0 else self.mixture(choices, cells)

    def duel(self, choices: list[Action], budget: Budget) -> list[Opinion]:
        """Some of the choices by themselves, each with the plan that one step at a time makes of it."""
        self.ranking = [(a,) for a in self.ranked(choices)]
        if self.usual_plan() is not None:
            self.ranking = [self.draft(0, way).way for way in self.ranking]
        if not self.is_told:
            self.scout(self.ranking[0])
        return self.comparison(choices, self.tries(budget))

    def usual_plan(self) -> Draft | None:
        """One step at a time, where nothing is hidden and many decisions are taken before luck is drawn, or a
        plan is under way.
        """
        if not isinstance(self.game, EvaluatedGame) or self.game.has_secrets():
            return None
        usual = self.draft(0)
        return usual if self.notes.drafts or len(usual.way) >= FREE else None

    def ranked(self, choices: list[Action]) -> list[Action]:
        """What habit says first, then the best after one step."""
        worths = {a: worth(self.game.judge, self.s, self.seat, a, self.luck) for a in choices}
        usual = habit.usual(self.game, self.s, self.seat, choices)
        return sorted(choices, key=lambda a: (a != usual, -worths[a]))

    def drafts(self, usual: Draft, budget: Budget) -> list[Way]:
        """The plan under way or the usual one, and the best of plans by other and other tempers; all are
        noted. Looks when luck is drawn are not enough to be first: the best of many flatter the evaluation.
        """
        known = {draft.way: draft for draft in [usual, *self.notes.drafts]}
        best, since = max(draft.worth for draft in known.values()), 0
        for _ in budget.spend():
            draft = self.draft(self.notes.temper())
            known.setdefault(draft.way, draft)
            since = 0 if draft.worth > best + MARGIN else since + 1
            best = max(best, draft.worth)
            if since == PATIENCE:
                break
        self.notes.drafts = sorted(known.values(), key=lambda draft: -draft.worth)
        first = self.notes.chosen or usual.way
        return [first, *(draft.way for draft in self.notes.drafts[:FAVOURITES] if draft.way != first)]

    def draft(self, temper: int, begun: Way = ()) -> Draft:
        """The plan of a temper, and what it is worth on average when luck is drawn."""
        assert isinstance(self.game, EvaluatedGame)
        world, mind = self.imagined(self.notes.luck)
        way, eve = plan(self.game, tempered(self.game, temper), world, self.seat, mind, begun)
        last = asked(eve, flow.question(eve), self.seat)
        return Draft(worth(self.to_us, eve, last, way[-1], self.notes.luck), way)

    def to_us(self, s: State, _: int) -> float:
        return self.game.judge(s, self.seat)

    def tries(self, budget: Budget) -> Cells:
        """The promising ways more often. What was found out about a plan is kept for its next step, so there
        is no try in vain.
        """
        is_plan = bool(self.notes.drafts)
        trials = Trials(self.ranking[0], self.notes.found)
        for n, spent in enumerate(budget.spend()):
            if n >= AT_LEAST and trials.is_settled(0.0 if is_plan else spent):
                break
            way = trials.next(self.ranking[: FIRST + int(sqrt(n))])
            node = trials.node(way)
            world, mind = self.world(trials.tried(way))
            watch = self.lookout(len(world.tape.drawn))
            go(world, self.seat, way)
            trials.learn(way, self.walk(world, mind, watch, node, [(node, self.seat)]))
        if is_plan:
            self.notes.found = trials.found
        return trials.cells

    def comparison(self, choices: list[Action], cells: Cells) -> list[Opinion]:
        """The first of the ranking, unless another way is surely better; of every choice the way that was
        tried most often.
        """
        best = best_of(cells, self.ranking[0])
        firsts = dict.fromkeys([*(way[0] for way in self.ranking), *choices])
        ways: dict[Action, list[Node]] = {a: [NEVER[0]] for a in firsts}
        for way, (node, _) in cells.items():
            ways[way[0]].append(node)
        error = spread_of([node for node, _ in cells.values()])
        opinions = []
        for a, nodes in ways.items():
            node = cells[best][0] if a == best[0] else max(nodes, key=lambda one: one.visits)
            visits = sum(one.visits for one in nodes)
            opinions.append(
                Opinion(a, visits, node.mean(), error / sqrt(max(node.visits, 1)), float(a == best[0]))
            )
        return opinions

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
            if self.landmark is None and not self.is_told:
                ahead = world.clone()
                coupled.bind(ahead)
                self.look_out(ahead, Coupled(self.luck, ahead), self.watch(drawn))
            self.walk(world, mind, self.lookout(drawn), own, [(own, self.seat), (theirs, self.other)])
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
        return self.imagined(self.luck + number + self.number * TOGETHER)

    def imagined(self, luck: int) -> tuple[State, Coupled]:
        """A state imagined anew with its own luck, and the mind that plays on in it."""
        world = self.game.imagine(self.s, self.seat, Seeded(luck))
        world.tape = Coupled(luck, world)
        return world, Coupled(luck + MIND, world)

    def lookout(self, drawn: int) -> Lookout:
        """For a walk of a world in which so much luck has been drawn before."""
        return rest(self.game, self.s) or self.watch(drawn)

    def watch(self, drawn: int) -> Watch:
        return Watch(self.start, self.seat, self.landmark, drawn)

    def scout(self, way: Way) -> None:
        """Walk once, only to find the landmark."""
        world, mind = self.world(SEEDS - 1)
        watch = self.watch(len(world.tape.drawn))
        go(world, self.seat, way)
        self.look_out(world, mind, watch)

    def look_out(self, world: State, mind: Coupled, watch: Watch) -> None:
        play_on(self.game, world, self.seat, mind, watch)
        self.landmark = watch.found()

    # Walks

    def walk(self, world: State, mind: Coupled, watch: Lookout, node: Node, path: Path) -> float:
        """Down the tree, one question beyond it, then by the policy to the landmark; back with its worth.

        Returned is what it is worth to the searching seat.
        """
        in_tree = True
        while world.stack:
            ask, who, choices = next_question(world, self.seat, mind)
            if watch.is_far_enough(world, who):
                break
            if not in_tree:
                world, is_weighed = decide(self.game, world, ask, who, choices, mind)
                watch.decisions += is_weighed
                continue
            if len(choices) == 1:
                flow.apply(world, who, choices[0])
                continue
            watch.decisions += 1
            place = node.place(who)
            place.visits += 1
            is_hidden = who != self.seat and isinstance(ask, (Sealed, Plan))
            if is_hidden or not place.rank:
                usual = habit.usual(self.game, world, who, choices)
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
        worths = {who: watch.verdict(self.game, world, who) for _, who in path}
        for node, who in path:
            node.learn(worths[who])
        return worths[self.seat]


def asked_with(ask: Ask, seat: int) -> list[int]:
    """The others who answer the same question under seal, whether they have done so or not."""
    if not isinstance(ask, Sealed):
        return []
    return [other for other, a in enumerate(ask.answers) if a != NOT_ASKED and other != seat]
