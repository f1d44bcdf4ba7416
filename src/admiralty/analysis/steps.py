"""The steps of an analysis. Each is small and stands alone, so any process may do it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from admiralty.analysis import luck_ledger, moments
from admiralty.analysis.chances import shares
from admiralty.analysis.findings import Estimate, Fortune, Found, Playout, Suspicion, Verdict
from admiralty.analysis.moments import Moment, Story
from admiralty.bots import rollout
from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import CutoffRule, Scout, checkpoint_rule, situation
from admiralty.bots.lookahead import action_values
from admiralty.bots.mcts import MctsBot, compare
from admiralty.bots.paired_tape import PairedTape
from admiralty.bots.root_search import Opinion
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.seeds import derive


@dataclass(frozen=True)
class Effort:
    """How much work goes into each step."""

    rollouts: int = 4  # to estimate the value of a position
    playouts: int = 40  # games played to the end, in all
    iterations: int = 24  # of search at a decision, and as many again to compare two choices


@dataclass(frozen=True)
class EstimateValue:
    """The mean value of several rollouts from a decision."""

    at: int

    def run(self, story: Story, effort: Effort, seed: int) -> Estimate:
        game, moment = story.game, story.moments[self.at]
        seats = range(len(game.seats))
        rule = cutoff_rule(game.require(Heuristics), moment.before, moment.seat, derive(seed, self.at))
        found = [roll_out(game, moment, rule, derive(seed, self.at, run)) for run in range(effort.rollouts)]
        means = tuple(sum(values[seat] for values in found) / len(found) for seat in seats)
        errors = tuple(standard_error([values[seat] for values in found]) for seat in seats)
        return Estimate(self.at, means, errors)


@dataclass(frozen=True)
class PlayOut:
    """One game from a decision to its end; `number` tells games from the same decision apart."""

    at: int
    number: int

    def run(self, story: Story, effort: Effort, seed: int) -> Playout:
        game, moment = story.game, story.moments[self.at]
        rule = cutoff_rule(game.require(Heuristics), moment.before, moment.seat, derive(seed, self.at))
        start = roll_out(game, moment, rule, derive(seed, self.at, 0))
        c = moment.before.clone()
        c.tape = Seeded(derive(seed, self.at, "trial", self.number))
        end = rollout.to_end(
            game.require(Heuristics), c, PairedTape(derive(seed, self.at, "mind", self.number), c)
        )
        return Playout(self.at, self.number, start, shares(end.result))


@dataclass(frozen=True)
class WeighLuck:
    """The dice and cards that a decision brought, beside what they bring on average."""

    at: int

    def run(self, story: Story, effort: Effort, seed: int) -> Fortune:
        moment = story.moments[self.at]
        return luck_ledger.fortune(story.game, moment, self.at, derive(seed, self.at, "luck"))


@dataclass(frozen=True)
class Suspect:
    """A first look at a decision, without search."""

    at: int

    def run(self, story: Story, effort: Effort, seed: int) -> Suspicion:
        game, moment = story.game, story.moments[self.at]
        known = known_to_player(game, moment, seed)
        choices = flow.question(known).explore(known, moment.seat)
        if len(choices) < 2 or moment.action not in choices:
            return Suspicion(self.at, -1.0)
        if isinstance(flow.question(known), Sealed):
            return Suspicion(self.at, 0.0)
        luck_seed = derive(seed, self.at, "first sight")
        evaluation = game.require(Heuristics).learned_evaluation
        values = action_values(evaluation, known, moment.seat, choices, luck_seed)
        return Suspicion(self.at, max(values) - values[choices.index(moment.action)])


@dataclass(frozen=True)
class Judge:
    """Search from what the player knew; then the choice made and the best one are compared alone."""

    at: int

    def run(self, story: Story, effort: Effort, seed: int) -> Verdict:
        game, moment = story.game, story.moments[self.at]
        known = known_to_player(game, moment, seed)
        bot = MctsBot(derive(seed, self.at, "search"), iterations=effort.iterations)
        opinions = bot.search(game, known, moment.seat)
        best = opinions[0]
        if isinstance(flow.question(known), Sealed):
            best = max(opinions, key=lambda one: one.value)
        elif best.action != moment.action:
            pair, budget = [best.action, moment.action], Budget(effort.iterations, 0)
            pair_seed = derive(seed, self.at, "pair")
            opinions = compare(game, known, moment.seat, pair_seed, pair, budget, bot.rule)
            best = max(opinions, key=lambda one: one.value)
        return Verdict(self.at, opinion_on(opinions, moment.action), best)


Step: TypeAlias = EstimateValue | PlayOut | WeighLuck | Suspect | Judge


def do(text: str, step: Step, effort: Effort, seed: int) -> Found:
    """One step of the analysis of a record, in any process."""
    return step.run(moments.read(text), effort, seed)


def cutoff_rule(heuristics: Heuristics, s: State, seat: int, seed: int) -> CutoffRule:
    """Where rollouts from a state stop: at a checkpoint, or where a scouting rollout says."""
    rule = checkpoint_rule(heuristics, s)
    if rule is not None:
        return rule
    c = s.clone()
    c.tape = Seeded(seed)
    scout = Scout(situation(s, seat), seat, len(c.tape.drawn))
    rollout.to_cutoff(heuristics, c, seat, PairedTape(seed + 1, c), scout)
    return scout.rule()


def roll_out(game: Game, moment: Moment, rule: CutoffRule, seed: int) -> tuple[float, ...]:
    """The value for every seat at the end of one rollout."""
    s, seat = moment.before, moment.seat
    c = s.clone()
    c.tape = Seeded(seed)
    heuristics = game.require(Heuristics)
    cutoff = rule.watch(heuristics, situation(s, seat), len(c.tape.drawn))
    end = rollout.to_cutoff(heuristics, c, seat, PairedTape(seed + 2, c), cutoff)
    return tuple(cutoff.value(heuristics, end, who) for who in range(len(game.seats)))


def standard_error(values: list[float]) -> float:
    if len(values) < 2:
        return 1.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def known_to_player(game: Game, moment: Moment, seed: int) -> State:
    """A state that the player could not tell from the real one."""
    return game.imagine(moment.before, moment.seat, Seeded(derive(seed, moment.n, "seen")))


def opinion_on(opinions: list[Opinion], a: Action) -> Opinion:
    return next(opinion for opinion in opinions if opinion.action == a)
