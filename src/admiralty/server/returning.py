"""The organiser's return to a saved turn: an entry of the record like any other, and everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from admiralty.server import announcements
from admiralty.server.errors import Problem
from admiralty.server.views import Views
from admiralty.table import branches

if TYPE_CHECKING:
    from admiralty.server.room import Room


async def return_to(room: Room, n: int, command: tuple[str, str] | None = None) -> int:
    """Go on from a saved moment; the number of the entry that says so. A repeated command is done once."""
    if command is not None and command in room.stored.commands:
        return room.stored.commands[command]
    if room.is_over:
        raise Problem(409, "error-game-over")
    saved = next((saved for saved in room.course.saved if saved.n == n), None)
    if saved is None:
        raise Problem(404, "error-no-saved-turn", n=n)
    entry = room.carry_out(room.stored.organiser, f"{branches.WORD} {n}")
    room.rounds.forget()
    made = announcements.notice(room, "", saved.turn, saved.when)
    await room.commit(entry, command, announcements.keep(room.id, made))
    room.views = Views(room.table, room.words)
    for listener in room.listeners:
        listener.start_over()
    announcements.tell(room, made)
    room.move_on()
    return entry.n


def check(action: str) -> None:
    """Nobody returns by a move of their own: only to a saved turn, by the organiser's request."""
    if branches.target(action) >= 0:
        raise Problem(422, "error-unreadable", word=branches.WORD)
