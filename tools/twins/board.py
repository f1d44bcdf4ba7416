"""What a seat is shown and offered at the board."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.state import State

REFUSALS = 40
"""About so many refusals are asked for, of all that might be thought of."""


def offered(game: Game, s: State, seat: int) -> tuple[object, ...]:
    """Everything a seat is told about its own decision."""
    if s.is_over:
        return ()
    ask = flow.question(s)
    if seat not in ask.seats(s):
        return ()
    shown = ask.candidates(s, seat)
    refusals = [ask.refuse(s, seat, a) for a in shown[:: len(shown) // REFUSALS + 1]]
    figures = game.advice(s, seat), game.outlook(s, seat)
    return ask.legal(s, seat), ask.explore(s, seat), shown, refusals, ask.about(s, seat), *figures
