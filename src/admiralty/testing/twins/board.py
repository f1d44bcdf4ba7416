"""What a seat is shown and offered at the board, of a state or at a table."""

from __future__ import annotations

import json

from admiralty import Table
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Scripted
from admiralty.core.state import State
from admiralty.kit.extras import Advice
from admiralty.show.text import LANGUAGES, Speaker
from admiralty.testing.twins.pairs import Outcome

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
    refusals = game.refusals(s, seat, shown[:: len(shown) // REFUSALS + 1])
    advice = game.extra(Advice)
    figures = (advice.figures(s, seat), advice.outlook(s, seat)) if advice else ()
    return ask.legal(s, seat), ask.explore(s, seat), shown, refusals, ask.about(s, seat), *figures


def table_at(game: Game, position: str) -> Table:
    return Table(game, luck=[], position=position, clock=lambda: "")


def repeat(table: Table, outcome: Outcome) -> None:
    """Play at a table what led to an outcome, with its luck."""
    table.state.tape = Scripted(outcome.luck[:])
    table.play(table.game.seats[outcome.seat], outcome.action)


def log(table: Table, seat: int) -> list[object]:
    return list(table.heard(table.game.seats[seat] if seat >= 0 else ""))


def shown(table: Table, seat: int) -> dict[str, object]:
    """Everything a table shows and offers to a seat, besides the log; seat -1 is a spectator."""
    game, s = table.game, table.state
    name = game.seats[seat] if seat >= 0 else ""
    out: dict[str, object] = {
        "view": json.dumps(table.view(name)),
        "prompt": [Speaker(game, language).prompt(s, seat) for language in LANGUAGES],
        "acting": table.acting,
        "over": (table.is_over, table.result, table.ending),
    }
    if name:
        out["legal"] = table.legal(name)
        out["refused"] = table.refused(name)[:REFUSALS]
        out["offered"] = offered(game, s, seat)
        out["undo"] = table.may_undo(name)
    return out
