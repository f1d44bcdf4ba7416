"""The legality gate: what a seat may do now, what it may not do, and by which clause."""

from __future__ import annotations

from typing import NamedTuple

from admiralty.core import flow
from admiralty.core.action import VERB_SHIFT, Action, Refused, Unreadable
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.extras import Losses, Setups, Waivers


class Choice(NamedTuple):
    """Something a seat may do: packed, and as players write it."""

    action: Action
    text: str


def legal(game: Game, s: State, seat: int) -> list[Choice]:
    return [Choice(a, game.write_action(a)) for a in flow.question(s).legal(s, seat)]


def refused(game: Game, s: State, seat: int) -> list[tuple[Choice, str]]:
    """What people are shown but the seat may not do, each with the clause that forbids it."""
    shown = flow.question(s).candidates(s, seat)
    clauses = game.refusals(s, seat, shown)
    return [(Choice(a, game.write_action(a)), why) for a, why in zip(shown, clauses, strict=True) if why]


def waived(game: Game, s: State, seat: int, actions: list[Action]) -> dict[Action, Losses]:
    """Those of the legal actions that give something up, each with what is lost for good.

    If all do there is nothing to prefer, and none is named.
    """
    how = game.extra(Waivers)
    if how is None:
        return {}
    verbs = [game.grammar.verb_of[name] for name in how.verbs]
    found = [a for a in actions if a >> VERB_SHIFT in verbs]
    if not found or len(found) == len(actions):
        return {}
    losses = how.losses(s, seat)
    return {a: losses.get(a, ()) for a in found}


def setups(game: Game, s: State, seat: int) -> dict[str, Action]:
    """The ready set-ups of the present question, each with the action it takes now."""
    how = game.extra(Setups)
    if how is None:
        return {}
    steps = {name: how.step(s, seat, name) for name in how.names}
    return {name: a for name, a in steps.items() if a is not None}


def check(game: Game, s: State, seat: int, a: Action) -> None:
    """Raise Refused unless the action is legal."""
    if a not in flow.question(s).legal(s, seat):
        raise Refused(game.refusals(s, seat, [a])[0])


def seat_number(game: Game, seat: str) -> int:
    try:
        return game.seat_index(seat)
    except Unreadable as error:
        raise unreadable(error) from None


def read(game: Game, action: str | Action) -> Action:
    try:
        return game.read_action(action) if isinstance(action, str) else action
    except Unreadable as error:
        raise unreadable(error) from None


def unreadable(error: Unreadable) -> Refused:
    return Refused("", "unreadable", kind=error.reason, word=error.about, expected=error.expected)
