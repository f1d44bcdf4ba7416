"""The lobby as seen by a worker that does not have it: it passes on which public tables look different."""

from __future__ import annotations

from admiralty.server.accounts.access import Person
from admiralty.server.lobby import public_tables
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.lobby import PublicTable


class FarLobby:
    """`rows` are tables as they were last told, so that most steps of a game tell nothing."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.rows: dict[str, PublicTable] = {}

    def table_changed(self, room: Room) -> None:
        row = public_tables.listed(room).row()
        if self.rows.get(room.id) == row or (room.is_over and room.id not in self.rows):
            return
        if room.is_over:
            del self.rows[room.id]
        else:
            self.rows[room.id] = row
        self.rooms.place.publish("table", table=room.id)

    def person_changed(self, player: str, person: Person) -> None:
        return  # the worker that has the lobby is told, too

    async def reload_tables(self) -> None:
        return
