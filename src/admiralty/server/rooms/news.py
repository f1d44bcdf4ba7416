"""What other workers tell, and what is done about it here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from admiralty.server.accounts import access
from admiralty.server.accounts.access import Person
from admiralty.server.rooms.rooms import Rooms

Told: TypeAlias = dict[str, Any]


class News:
    """Each kind of news has a method here, and the lobby one more."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def kinds(self) -> dict[str, Callable[[Told], Awaitable[None]]]:
        return {
            "made": self.made,
            "person": self.person,
            "forgotten": self.forgotten,
            "doubtful": self.doubtful,
            "ended": self.ended,
            "carried": self.carried,
            "contact": self.contact,
            "absence": self.absence,
            "outbox": self.outbox,
            "pruned": self.pruned,
        }

    async def made(self, told: Told) -> None:
        """A table was made by a worker that does not own it: its clocks and bots start here."""
        if self.rooms.place.holds(told["table"]):
            await self.rooms.get(told["table"])

    async def person(self, told: Told) -> None:
        self.rooms.take_identity(told["player"], await access.find_person(self.rooms.engine, told["now"]))

    async def forgotten(self, told: Told) -> None:
        await self.rooms.drop_name(Person(told["player"], "", None, self.rooms.settings.clock()))

    async def doubtful(self, told: Told) -> None:
        self.rooms.doubt_rooms_of(told["player"])

    async def ended(self, told: Told) -> None:
        self.rooms.sockets.close(told["session"], told["code"])

    async def carried(self, told: Told) -> None:
        self.rooms.sockets.move(told["old"], told["new"], told["expires"])

    async def contact(self, told: Told) -> None:
        await self.rooms.outbox.contacts.reload(told["player"])

    async def absence(self, told: Told) -> None:
        await self.rooms.take_absence(told["player"])

    async def outbox(self, told: Told) -> None:
        self.rooms.outbox.wake.set()

    async def pruned(self, told: Told) -> None:
        """Tables were ended or deleted because nobody has used them for long."""
        for table in told["tables"]:
            room = self.rooms.open.get(table)
            if room is not None:
                room.lose_sync()

    async def everything(self) -> None:
        """News may have been missed: read again what it could have been about."""
        await self.rooms.absences.start()
        await self.rooms.outbox.contacts.start()
        self.rooms.outbox.wake.set()
        for room in self.rooms.open.values():
            room.lose_sync()
