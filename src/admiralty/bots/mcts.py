"""Monte Carlo tree search over determinized states: the bot and the choice of the search that fits.

| decision | search |
|---|---|
| two seats answer under seal | sealed_search.py: a matrix, solved by regret matching |
| nothing hidden, many decisions before the first luck | plan_search.py: whole candidate plans |
| anything else | choice_search.py: single choices, with a tree below them |
"""

from __future__ import annotations

from admiralty.bots import parallel
from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.choice_search import ChoiceSearch, LineSearch, ranked
from admiralty.bots.cutoff import CutoffRule
from admiralty.bots.parallel import SearchTask
from admiralty.bots.plan_cache import PlanCache
from admiralty.bots.plan_search import PlanSearch, default_plan, draft
from admiralty.bots.rollout import Line
from admiralty.bots.root_search import Opinion, RootSearch
from admiralty.bots.sealed_search import SealedSearch, sealed_opponents
from admiralty.bots.statistics import Found
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games import loaded


class MctsBot:
    """Searches until its budget is spent or nothing worth knowing can be found."""

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0, processes: int = 1) -> None:
        self.rng = Seeded(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processes = processes
        self.plans = PlanCache()
        self.opinions: list[Opinion] = []  # of the last search
        self.rule: CutoffRule | None = None  # where its rollouts stopped

    def choose(self, game: Game, s: State, seat: int) -> Action:
        opinions = self.search(game, s, seat)
        mark = self.rng.pick(SEED_RANGE) / SEED_RANGE
        for opinion in opinions:
            mark -= opinion.share
            if mark < 0:
                return opinion.action
        return opinions[-1].action

    def search(self, game: Game, s: State, seat: int) -> list[Opinion]:
        """An opinion on every choice, the most probable first."""
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            self.opinions = [Opinion(choices[0], 0, 0.0, 0.0, 1.0)]
            return self.opinions
        search = search_for(game, s, seat, self.rng.pick(SEED_RANGE), choices, self.plans)
        budget = search.prepare(Budget(self.iterations, self.milliseconds)).shared(self.processes)
        lines = search.lines if isinstance(search, LineSearch) else []
        others = parallel.start(sample_in_process, search, lines, budget, self.processes - 1)
        search.sample(budget)
        for found in others:
            search.merge(found)
        self.rule = search.rule
        self.opinions = sorted(search.opinions(), key=lambda opinion: -opinion.share)
        if isinstance(search, PlanSearch):
            self.plans.advance(s, seat, search.comparison.best())
        return self.opinions


def search_for(
    game: Game, s: State, seat: int, seed: int, choices: list[Action], plans: PlanCache
) -> RootSearch:
    """The search that fits the decision."""
    plans.enter(s, seed)
    opponents = sealed_opponents(flow.question(s), seat)
    if len(opponents) == 1:
        return SealedSearch(game, s, seat, seed, choices, opponents[0])
    default = default_plan(game, s, seat, plans)
    if default is None:
        return ChoiceSearch(game, s, seat, seed, choices)
    return PlanSearch(game, s, seat, seed, choices, plans, default)


def sample_in_process(task: SearchTask) -> Found:
    """What a parallel search finds."""
    game = loaded(task.recipe)
    s = game.read_position(task.position, Seeded(task.seed))
    ask = flow.question(s)
    choices = ask.explore(s, task.seat)
    search: RootSearch
    if task.lines:
        search = LineSearch(game, s, task.seat, task.seed, choices, task.lines, task.process, task.rule)
    else:
        (opponent,) = sealed_opponents(ask, task.seat)
        search = SealedSearch(game, s, task.seat, task.seed, choices, opponent, task.process, task.rule)
    search.sample(task.budget)
    return search.found()


def compare(
    game: Game,
    s: State,
    seat: int,
    seed: int,
    choices: list[Action],
    budget: Budget,
    rule: CutoffRule | None = None,
) -> list[Opinion]:
    """Opinions on some of the choices alone; where plans are searched, each with its greedy continuation.

    `rule`: where an earlier search of this decision let its rollouts stop.
    """
    plans = PlanCache()
    lines: list[Line] = [(a,) for a in ranked(game, s, seat, choices, seed)]
    if default_plan(game, s, seat, plans) is not None:
        lines = [draft(game, s, seat, plans.seed, 0, line).line for line in lines]
    search = LineSearch(game, s, seat, seed, choices, lines, rule=rule)
    search.prepare(budget)
    search.sample(budget)
    return search.opinions()
