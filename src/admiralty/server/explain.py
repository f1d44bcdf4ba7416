"""Why the table refuses something although no clause of the rules forbids it."""

from __future__ import annotations

from admiralty.core.action import Unreadable
from admiralty.server.errors import Problem
from admiralty.table.table import TABLE_WORDS, Table


def explain(table: Table, action: str) -> Problem:
    if action == "undo":
        return Problem(409, "error-nothing-to-undo")
    if action in TABLE_WORDS:
        return explain_word(table, action)
    try:
        table.game.read_action(action)
    except Unreadable as error:
        return Problem(422, "error-unreadable", word=error.about[:64])
    return Problem(409, "error-not-your-turn", seats=" ".join(table.acting))


def explain_word(table: Table, action: str) -> Problem:
    """Resignation and draws."""
    if len(table.game.seats) != 2:
        return Problem(409, "error-only-for-two")
    return Problem(409, "error-draw-offered" if action == "draw offer" else "error-no-draw")
