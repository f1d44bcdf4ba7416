"""The organiser's return to a saved turn: an entry of the record like any other, announced to everybody."""

from __future__ import annotations

from admiralty.server.errors import Problem
from admiralty.server.rooms import announcements
from admiralty.server.rooms.room import Room
from admiralty.table.record import RETURN


async def return_to(room: Room, n: int, command: tuple[str, str] | None = None) -> int:
    """Return to a saved turn; the number of the entry that does so. A repeated command is done once."""
    if command is not None and command in room.stored.commands:
        return room.stored.commands[command]
    if room.is_over:
        raise Problem(409, "error-game-over")
    saved = room.progress.saved.after(n)
    if saved is None:
        raise Problem(404, "error-no-saved-turn", n=n)
    entry = room.carry_out(room.stored.organiser, f"{RETURN} {n}")
    room.rounds.start_over()
    made = announcements.notice(room, "", saved.turn, saved.when)
    await room.commit(entry, command, announcements.saving(room.id, made))
    room.start_over()
    announcements.publish(room, made)
    room.broadcast()
    return entry.n
