"""What other workers tell, and what is done about it here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from admiralty.server.accounts import access
from admiralty.server.accounts.access import Person
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.rooms.open_sockets import NO_SESSION
from admiralty.server.rooms.rooms import Rooms

PATIENCE: Final = 5.0  # seconds until somebody must own a table
LOOK_AGAIN: Final = 0.1
Told: TypeAlias = dict[str, Any]


class News:
    """Each kind of news has a method here. `duties.py` adds those of tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def kinds(self) -> dict[str, Callable[[Told], Awaitable[None]]]:
        return {
            "person": self.person,
            "forgotten": self.forgotten,
            "doubtful": self.doubtful,
            "ended": self.ended,
            "carried": self.carried,
            "contact": self.contact,
            "absence": self.absence,
            "block": self.block,
            "outbox": self.outbox,
            "pruned": self.pruned,
        }

    async def made(self, told: Told) -> None:
        """A table was made by a worker that does not own it: its clocks and bots start here. It may not be
        certain yet whether that is here.
        """
        table, end = told["table"], time.monotonic() + PATIENCE
        while not self.rooms.place.has_lost(table) and time.monotonic() < end:
            try:
                await self.rooms.get(table)
            except Elsewhere:
                await asyncio.sleep(LOOK_AGAIN)
            else:
                return

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

    async def block(self, told: Told) -> None:
        await self.rooms.blocks.reload(told["player"])

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
        await self.last_words()
        for room in self.rooms.open.values():
            room.lose_sync()

    async def last_words(self) -> None:
        """A worker has died, perhaps after a commit and before it told of that. What concerns rooms it has
        told in the transaction.
        """
        await self.sessions()
        await self.rooms.absences.start()
        await self.rooms.blocks.start()
        await self.rooms.outbox.contacts.start()
        self.rooms.outbox.wake.set()

    async def sessions(self) -> None:
        """Close the sockets of sessions that have ended."""
        known = list(self.rooms.sockets.listeners)
        there = await access.open_sessions(self.rooms.engine, known)
        for session in set(known) - there:
            self.rooms.sockets.close(session, NO_SESSION)
