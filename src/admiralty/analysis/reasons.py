"""Why a choice is good: the terms of the game's evaluation that it changes most."""

from __future__ import annotations

from typing import Final, NamedTuple

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
    """What an action changes on average over secrets and luck; nothing where the game has no evaluation."""
    heuristics = game.extra(Heuristics)
    if heuristics is None or not heuristics.terms:
        return Reasons([], [])
    changes: dict[str, float] = {}
    for n in range(SAMPLES):
        before = game.imagine(known, seat, Seeded(seed + n))
        after = before.clone()
        flow.apply(after, seat, action)
        if after.result:
            return Reasons([], [])
        now, then = heuristics.explain(before, seat), heuristics.explain(after, seat)
        for term in now:
            changes[term] = changes.get(term, 0.0) + (then[term] - now[term]) / SAMPLES
    order = sorted(changes, key=lambda term: -abs(changes[term]))
    return Reasons(
        [term for term in order if changes[term] > LEAST_CHANGE][:MOST],
        [term for term in order if changes[term] < -LEAST_CHANGE][:1],
    )
