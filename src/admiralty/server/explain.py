"""Why the table refuses something although no clause of the rules forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from admiralty.core.action import Unreadable
from admiralty.server.errors import Problem
from admiralty.server.listener import Listener
from admiralty.server.messages import RefusedPlay, Why, WhyNot
from admiralty.table.record import TABLE_WORDS
from admiralty.table.table import Table

if TYPE_CHECKING:
    from admiralty.server.room import Room


def tell_refused(room: Room, listener: Listener, command: Why) -> None:
    """Everything that is refused now, only when somebody asks: it takes longer than a move."""
    if command.seat not in room.seats_of(listener.player):
        listener.send(RefusedPlay(command.id, "", "error-not-your-seat", {}))
        return
    try:
        refused = [] if room.is_over else room.by_the_rules(lambda: room.table.refused(command.seat))
    except Problem as problem:
        listener.send(RefusedPlay(command.id, "", problem.error, problem.arguments))
        return
    listener.send(WhyNot(command.id, [(choice.text, clause) for choice, clause in refused]))


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
