"""Search over whole plans, where nothing is hidden and many decisions come before the first luck.

There a single step tells little. Candidate plans are made by greedy play under perturbed evaluations, with
the answers of the other seats; the best of them are compared by paired rollouts like choices.
"""

from __future__ import annotations

from typing import Final

from admiralty.bots import rollout
from admiralty.bots.budget import Budget
from admiralty.bots.choice_search import LineSearch
from admiralty.bots.comparison import MIN_LEAD, Comparison
from admiralty.bots.cutoff import MIN_PLAN_LENGTH
from admiralty.bots.lookahead import action_value
from admiralty.bots.perturbation import perturbed
from admiralty.bots.plan_cache import CandidatePlan, PlanCache
from admiralty.bots.rollout import Line, next_seat
from admiralty.bots.root_search import determinize
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

PATIENCE: Final = 40  # candidates in a row without an improvement
MAX_COMPARED_PLANS: Final = 6
DRAFT_SHARE: Final = 3  # one part in three of the budget


class PlanSearch(LineSearch):
    def __init__(
        self,
        game: Game,
        s: State,
        seat: int,
        seed: int,
        choices: list[Action],
        cache: PlanCache,
        default: CandidatePlan,
    ) -> None:
        super().__init__(game, s, seat, seed, choices, [])
        self.cache = cache
        self.default = default

    def prepare(self, budget: Budget) -> Budget:
        """Candidate plans take a third of the budget."""
        spent = budget.part(DRAFT_SHARE)
        left = budget.less(spent)
        self.lines = self.candidates(spent)
        self.seed = self.cache.seed
        self.rule = self.cache.rule if self.rule is None else self.rule
        super().prepare(left)
        self.cache.rule = self.rule
        return left

    def candidates(self, budget: Budget) -> list[Line]:
        """First the plan under way, else the default plan; then the candidates of highest value. The highest
        value alone does not make a candidate the first: the best of many is overrated.
        """
        cache = self.cache
        known = {plan.line: plan for plan in [self.default, *cache.candidates]}
        best, since = max(plan.value for plan in known.values()), 0
        for _ in budget.spend():
            plan = draft(self.game, self.s, self.seat, cache.seed, cache.next_perturbation())
            known.setdefault(plan.line, plan)
            since = 0 if plan.value > best + MIN_LEAD else since + 1
            best = max(best, plan.value)
            if since == PATIENCE:
                break
        cache.candidates = sorted(known.values(), key=lambda plan: -plan.value)
        first = cache.chosen or self.default.line
        rest = [plan.line for plan in cache.candidates[:MAX_COMPARED_PLANS] if plan.line != first]
        return [first, *rest]

    def sample(self, budget: Budget) -> None:
        self.comparison = Comparison(self.lines[0], self.cache.samples)
        self.spend(budget, stops_late=True)
        self.cache.samples = self.comparison.samples


def draft(game: Game, s: State, seat: int, seed: int, perturbation: int, begun: Line = ()) -> CandidatePlan:
    """The plan that greedy play makes under a perturbed evaluation."""
    heuristics = game.require(Heuristics)
    world, rng = determinize(game, s, seat, seed)
    evaluation = perturbed(heuristics, perturbation)
    line, before_chance = rollout.to_first_chance(heuristics, evaluation, world, seat, rng, begun)
    last = next_seat(before_chance, flow.question(before_chance), seat)
    value = action_value(heuristics.learned_evaluation, before_chance, last, seat, line[-1], seed)
    return CandidatePlan(value, line)


def default_plan(game: Game, s: State, seat: int, cache: PlanCache) -> CandidatePlan | None:
    """The plan of greedy play, if plans are to be searched here: nothing is hidden, and the plan is long or
    one is under way.
    """
    if game.has_secrets():
        return None
    plan = draft(game, s, seat, cache.seed, 0)
    return plan if cache.candidates or len(plan.line) >= MIN_PLAN_LENGTH else None
