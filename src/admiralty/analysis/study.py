"""The pieces of work that an analysis consists of. Each is small and stands alone, for any process to do."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from admiralty.analysis import moments
from admiralty.analysis.chances import Trial, shares
from admiralty.analysis.luck import Fortune, fortune
from admiralty.analysis.moments import Moment, Story
from admiralty.bots import rollout
from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import CutoffRule, Scout, checkpoint_rule, situation
from admiralty.bots.greedy import action_value
from admiralty.bots.mcts import MctsBot, compare
from admiralty.bots.paired_tape import PairedTape
from admiralty.bots.root_search import Opinion
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim.seeds import derive


@dataclass(frozen=True)
class Effort:
    """How much work goes into each piece."""

    rollouts: int = 4  # to estimate the value of a position
    playouts: int = 40  # games played to the end, in all
    iterations: int = 24  # of search at a decision, and as many again to compare two choices


class Outlook(NamedTuple):
    """The value of the position before a decision for each seat, with standard errors."""

    at: int
    values: tuple[float, ...]
    errors: tuple[float, ...]


class Verdict(NamedTuple):
    """A decision seen with what its player knew: the choice made and the one that search prefers."""

    at: int
    chosen: Opinion
    best: Opinion


def story(text: str) -> Story:
    return moments.read(text)


def outlook(text: str, index: int, effort: Effort, seed: int) -> Outlook:
    """The mean value of several rollouts."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    seats = range(len(game.seats))
    rule = cutoff_rule(game, moment, derive(seed, index))
    found = [roll_out(game, moment, rule, derive(seed, index, run)) for run in range(effort.rollouts)]
    means = tuple(sum(values[seat] for values in found) / len(found) for seat in seats)
    errors = tuple(error_of([values[seat] for values in found]) for seat in seats)
    return Outlook(index, means, errors)


def cutoff_rule(game: Game, moment: Moment, seed: int) -> CutoffRule:
    """Where rollouts from a moment stop: at a checkpoint, or where a scouting rollout says."""
    s, seat = moment.before, moment.seat
    rule = checkpoint_rule(game, s)
    if rule is not None:
        return rule
    c = s.clone()
    c.tape = Seeded(seed)
    scout = Scout(situation(s, seat), seat, len(c.tape.drawn))
    rollout.to_cutoff(game, c, seat, PairedTape(seed + 1, c), scout)
    return scout.rule()


def roll_out(game: Game, moment: Moment, rule: CutoffRule, seed: int) -> tuple[float, ...]:
    """The value for every seat at the end of one rollout."""
    s, seat = moment.before, moment.seat
    c = s.clone()
    c.tape = Seeded(seed)
    cutoff = rule.watch(game, situation(s, seat), len(c.tape.drawn))
    end = rollout.to_cutoff(game, c, seat, PairedTape(seed + 2, c), cutoff)
    return tuple(cutoff.value(game, end, who) for who in range(len(game.seats)))


def error_of(values: list[float]) -> float:
    if len(values) < 2:
        return 1.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def trial(text: str, index: int, number: int, effort: Effort, seed: int) -> Trial:
    """One game from this decision to its end."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    rule = cutoff_rule(game, moment, derive(seed, index))
    start = roll_out(game, moment, rule, derive(seed, index, 0))
    c = moment.before.clone()
    c.tape = Seeded(derive(seed, index, "trial", number))
    end = rollout.to_end(game, c, PairedTape(derive(seed, index, "mind", number), c))
    return Trial(start, shares(end.result))


def luck(text: str, index: int, seed: int) -> Fortune:
    game, all_moments, _ = story(text)
    return fortune(game, all_moments[index], derive(seed, index, "luck"))


def suspicion(text: str, index: int, seed: int) -> float:
    """How much worse than another choice a decision looks at first sight; below zero without a choice."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    known = seen(game, moment, seed)
    choices = flow.question(known).explore(known, moment.seat)
    if len(choices) < 2 or moment.action not in choices:
        return -1.0
    if isinstance(flow.question(known), Sealed):
        return 0.0
    luck_seed = derive(seed, index, "first sight")
    values = {a: action_value(game.learned_value, known, moment.seat, a, luck_seed) for a in choices}
    return max(values.values()) - values[moment.action]


def seen(game: Game, moment: Moment, seed: int) -> State:
    """The state as its player could imagine it."""
    return game.imagine(moment.before, moment.seat, Seeded(derive(seed, moment.n, "seen")))


def verdict(text: str, index: int, effort: Effort, seed: int) -> Verdict:
    """Search, from what the player knew; then the choice made and the best one by themselves."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    known = seen(game, moment, seed)
    bot = MctsBot(derive(seed, index, "search"), iterations=effort.iterations)
    opinions = bot.search(game, known, moment.seat)
    best = opinions[0]
    if isinstance(flow.question(known), Sealed):
        return Verdict(index, of(opinions, moment.action), max(opinions, key=lambda one: one.value))
    if best.action != moment.action:
        pair, budget = [best.action, moment.action], Budget(effort.iterations, 0)
        opinions = compare(game, known, moment.seat, derive(seed, index, "pair"), pair, budget)
        best = max(opinions, key=lambda one: one.value)
    return Verdict(index, of(opinions, moment.action), best)


def of(opinions: list[Opinion], a: Action) -> Opinion:
    return next(opinion for opinion in opinions if opinion.action == a)
