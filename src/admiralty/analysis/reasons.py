"""Why a choice is good: the terms of the game's evaluation that it changes most."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.analysis import steps
from admiralty.bots import rollout
from admiralty.bots.cutoff import situation
from admiralty.bots.paired_tape import PairedTape
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

SAMPLES: Final = 8
MOST: Final = 2
LEAST_CHANGE: Final = 0.002


class Reasons(NamedTuple):
    """Terms that get better and terms that get worse, the largest changes first."""

    gains: list[str]
    costs: list[str]


def reasons(game: Game, known: State, seat: int, action: Action, seed: int) -> Reasons:
    """What an action changes on average over secrets and luck: at once, or where that is nothing where
    rollouts stop, when orders have been carried out. Nothing where the game has no evaluation.
    """
    heuristics = game.extra(Heuristics)
    if heuristics is None or not heuristics.terms:
        return Reasons([], [])
    for is_played_on in (False, True):
        found = changes(game, heuristics, known, seat, action, seed, is_played_on)
        order = sorted(found, key=lambda term: -abs(found[term]))
        gains = [term for term in order if found[term] > LEAST_CHANGE][:MOST]
        costs = [term for term in order if found[term] < -LEAST_CHANGE][:1]
        if gains or costs:
            return Reasons(gains, costs)
    return Reasons([], [])


def changes(
    game: Game,
    heuristics: Heuristics,
    known: State,
    seat: int,
    action: Action,
    seed: int,
    is_played_on: bool,
) -> dict[str, float]:
    """By term, the mean change of what it adds to the value; empty when the game may be over then."""
    found: dict[str, float] = {}
    for n in range(SAMPLES):
        before = game.imagine(known, seat, Seeded(seed + n))
        after = before.clone()
        flow.apply(after, seat, action)
        if is_played_on:
            rule = steps.cutoff_rule(heuristics, before, seat, seed + n)
            cutoff = rule.watch(heuristics, situation(before, seat), len(before.tape.drawn))
            after = rollout.to_cutoff(heuristics, after, seat, PairedTape(seed + n, after), cutoff)
        if after.result:
            return {}
        now, then = heuristics.explain(before, seat), heuristics.explain(after, seat)
        for term in now:
            found[term] = found.get(term, 0.0) + (then[term] - now[term]) / SAMPLES
    return found
