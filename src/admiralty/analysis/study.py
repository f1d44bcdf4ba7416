"""The pieces of work that an analysis consists of. Each is small and stands alone, for any process to do."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from admiralty.analysis import moments
from admiralty.analysis.chances import Trial, shares
from admiralty.analysis.luck import Fortune, fortune
from admiralty.analysis.moments import Moment, Story
from admiralty.bots.budget import Budget
from admiralty.bots.greedy import worth
from admiralty.bots.horizon import Landmark, Watch, kind, rest
from admiralty.bots.mcts import MctsBot, Opinion, Search
from admiralty.bots.walks import play_on, play_out
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.coupled import Coupled
from admiralty.sim.seeds import derive


@dataclass(frozen=True)
class Effort:
    """How much work goes into each piece."""

    walks: int = 4  # to see what a position is worth
    playouts: int = 40  # games played to the end, all in all
    iterations: int = 24  # of search at a decision, and as many again to compare two choices


class Outlook(NamedTuple):
    """What the position before a decision is worth to each seat, and the standard errors of that."""

    at: int
    worths: tuple[float, ...]
    errors: tuple[float, ...]


class Verdict(NamedTuple):
    """A decision looked at from what its player knew: what was chosen and what search would have chosen."""

    at: int
    chosen: Opinion
    best: Opinion


def story(text: str) -> Story:
    return moments.read(text)


def outlook(text: str, index: int, effort: Effort, seed: int) -> Outlook:
    """Play on a little, several times, and look at where that leads; the end of a game needs no looking."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    seats = range(len(game.seats))
    landmark = scouted(game, moment, derive(seed, index))
    found = [look_ahead(game, moment, landmark, derive(seed, index, run)) for run in range(effort.walks)]
    means = tuple(sum(values[seat] for values in found) / len(found) for seat in seats)
    errors = tuple(error_of([values[seat] for values in found]) for seat in seats)
    return Outlook(index, means, errors)


def scouted(game: Game, moment: Moment, seed: int) -> Landmark | None:
    """Where walks from a moment end, unless the game tells when it is at rest."""
    s, seat = moment.before, moment.seat
    if rest(game, s) is not None:
        return None
    c = s.clone()
    c.tape = Seeded(seed)
    scout = Watch(kind(s, seat), seat, None, len(c.tape.drawn))
    play_on(game, c, seat, Coupled(seed + 1, c), scout)
    return scout.found()


def look_ahead(game: Game, moment: Moment, landmark: Landmark | None, seed: int) -> tuple[float, ...]:
    """What every seat has when the game is at rest, or at a landmark."""
    s, seat = moment.before, moment.seat
    c = s.clone()
    c.tape = Seeded(seed)
    lookout = rest(game, s) or Watch(kind(s, seat), seat, landmark, len(c.tape.drawn))
    end = play_on(game, c, seat, Coupled(seed + 2, c), lookout)
    return tuple(lookout.verdict(game, end, who) for who in range(len(game.seats)))


def error_of(values: list[float]) -> float:
    if len(values) < 2:
        return 1.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def trial(text: str, index: int, number: int, effort: Effort, seed: int) -> Trial:
    """One game from this decision to its end."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    start = look_ahead(game, moment, scouted(game, moment, derive(seed, index)), derive(seed, index, 0))
    c = moment.before.clone()
    c.tape = Seeded(derive(seed, index, "trial", number))
    end = play_out(game, c, Coupled(derive(seed, index, "mind", number), c))
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
    worths = {a: worth(game.judge, known, moment.seat, a, luck_seed) for a in choices}
    return max(worths.values()) - worths[moment.action]


def seen(game: Game, moment: Moment, seed: int) -> State:
    """The state as its player could imagine it."""
    return game.imagine(moment.before, moment.seat, Seeded(derive(seed, moment.n, "seen")))


def verdict(text: str, index: int, effort: Effort, seed: int) -> Verdict:
    """Search, from what the player knew; then the choice made and the best one by themselves."""
    game, all_moments, _ = story(text)
    moment = all_moments[index]
    known = seen(game, moment, seed)
    bot = MctsBot(derive(seed, index, "search"), iterations=effort.iterations)
    opinions = bot.think(game, known, moment.seat)
    best = opinions[0]
    if isinstance(flow.question(known), Sealed):
        return Verdict(index, of(opinions, moment.action), max(opinions, key=lambda one: one.worth))
    if best.action != moment.action:
        opinions = Search(game, known, moment.seat, derive(seed, index, "pair")).duel(
            [best.action, moment.action], Budget(effort.iterations, 0)
        )
        best = max(opinions, key=lambda one: one.worth)
    return Verdict(index, of(opinions, moment.action), best)


def of(opinions: list[Opinion], a: Action) -> Opinion:
    return next(opinion for opinion in opinions if opinion.action == a)
