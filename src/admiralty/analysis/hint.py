"""A hint for a decision: what the hard bot would do, the chances to win before and after it, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.analysis.chances import PRIOR_SLOPE, own_chance
from admiralty.analysis.reasons import Reasons, reasons
from admiralty.bots.budget import Budget
from admiralty.bots.choice_search import ranked
from admiralty.bots.mcts import MctsBot, compare
from admiralty.bots.root_search import Opinion
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State

HINTS: Final = 3
COMPARED: Final = 5
HINT_MILLISECONDS: Final = 600


class Hint(NamedTuple):
    """What the hard bot thinks: the chance to win before the decision, the few choices it has
    looked at most, each with the chance after it, the highest first, and why that one.
    """

    chance: float
    opinions: list[Opinion]
    chances: list[float]
    reasons: Reasons


def advise(game: Game, known: State, seat: int, seed: int) -> Hint:
    """A hint for a seat; `known` is a determinization for it."""
    opinions = MctsBot(seed, milliseconds=HINT_MILLISECONDS).search(game, known, seat)
    tried = [one for one in opinions if one.visits]
    legal = flow.question(known).legal(known, seat)
    if len(tried) < min(HINTS, len(legal)):
        tried = compared(game, known, seat, seed, [one.action for one in tried], legal)
    visits = sum(one.visits for one in tried)
    value = sum(one.value * one.visits for one in tried) / visits if visits else 0.0
    seats = len(game.seats)
    # By the per cent that is shown: what is level there stays in the order of the search.
    best = sorted(tried[:HINTS], key=lambda one: -round(100 * chance(one.value, seats))) or opinions[:1]
    return Hint(
        chance(value, seats),
        best,
        [chance(one.value, seats) for one in best],
        reasons(game, known, seat, best[0].action, seed),
    )


def compared(
    game: Game, known: State, seat: int, seed: int, tried: list[Action], legal: list[Action]
) -> list[Opinion]:
    """Search goes on in one canonical order and may leave out what people may do: compare its favourites with
    the best of the others, the best first.
    """
    order = ranked(game, known, seat, [a for a in legal if a not in tried], seed)
    found = compare(game, known, seat, seed, [*tried, *order][:COMPARED], Budget(0, HINT_MILLISECONDS))
    return sorted((one for one in found if one.visits), key=lambda one: -one.value)


def chance(value: float, seats: int) -> float:
    """Between two the value is what a game brings on average, from a sure loss to a sure win."""
    return (1 + value) / 2 if seats == 2 else own_chance(PRIOR_SLOPE, value, seats)
