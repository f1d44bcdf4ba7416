"""The ceremony at the end of a day or the game: standings, points turn by turn, and what is remembered.

All of it comes from the record, as spectators saw it.
"""

from __future__ import annotations

from admiralty.kit import extras
from admiralty.server.errors import Problem
from admiralty.server.games import restore
from admiralty.server.games.saved_turns import BEFORE, SavedTurn
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.table_state import Ceremony, Highlight
from admiralty.show.ceremony import Told, places


def begun(turns: list[SavedTurn]) -> list[SavedTurn]:
    """The moments before each turn was evaluated, without those that a return has left behind."""
    kept: list[SavedTurn] = []
    for saved in turns:
        if saved.when == BEFORE:
            kept = [*(one for one in kept if one.turn < saved.turn), saved]
    return kept


async def gather(rooms: Rooms, room: Room, player: str) -> Told:
    """What is to be told now; a whole room asks for it at once, so it is kept until something happens."""
    if room.held.applies_to(player):
        raise Problem(403, "error-still-played")
    told, entries = room.ceremony, len(room.table.record.entries)
    if told is None or told[0] != entries:
        told = room.ceremony = entries, await make(rooms, room, player)
    return told[1]


async def make(rooms: Rooms, room: Room, player: str) -> Told:
    told = room.table.game.extra(extras.Ceremony)
    if told is None:
        raise Problem(404, "error-no-ceremony", title=room.table.game.title)
    async with room.lock:  # nothing that is not committed is looked at
        saved = begun(room.progress.saved.turns)
        view = room.rules.run(lambda: room.table.view(""))
        heard = [event for _, event in room.table.log if event.is_heard_by(-1)]
        table, is_over = room.table, room.is_over

    def along() -> list[dict[str, int]]:
        wanted = [one.n for one in saved]
        return [told.scores(then.view("")) for then in restore.moments(table, wanted)]

    points = [*await rooms.in_thread(player, along), told.scores(view)]
    now = points[-1]
    return Told(
        over=is_over,
        ranking=sorted(now, key=lambda seat: -now[seat]),
        turns=[*(one.turn - 1 for one in saved), saved[-1].turn if saved else 0],
        scores={seat: [then.get(seat, 0) for then in points] for seat in now},
        highlights=told.highlights(view, heard, is_over),
    )


def message(room: Room, told: Told) -> Ceremony:
    return Ceremony(
        over=told.over,
        ranking=told.ranking,
        places=places(told),
        turns=told.turns,
        scores=told.scores,
        highlights=[Highlight(name, room.words.event(0, event)) for name, event in told.highlights],
    )
