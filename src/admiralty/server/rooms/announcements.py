"""Announcements of the organiser: saved, then sent to everybody as plain text."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import quotas
from admiralty.server.accounts.quotas import Quota
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Announcement
from admiralty.server.store.organised_store import LAST_NOTICES, Notice
from admiralty.server.store.table_store import Job
from admiralty.server.wire.base import When


def notice(
    room: Room, text: str, turn: int | None = None, moment: When | None = None, client: str | None = None
) -> Notice:
    """The next announcement of a table."""
    notices = room.stored.notices
    return Notice(notices[-1].n + 1 if notices else 1, text, room.now(), turn, moment, client)


def saving(table_id: str, made: Notice) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(Announcement).values(table_id=table_id, **vars(made)))

    return job


def publish(room: Room, made: Notice) -> None:
    """Send a saved announcement to everybody, unless the room has read it from the database already."""
    if made in room.stored.notices:
        return
    room.stored.notices.append(made)
    del room.stored.notices[:-LAST_NOTICES]
    for listener in room.listeners:
        listener.send(made.message())


async def announce(room: Room, text: str, quota: Quota, client: str = "") -> Notice:
    """A repeated request, known by its key, is carried out once."""
    before = next((made for made in room.stored.notices if client and made.client == client), None)
    if before is not None:
        return before
    await quota.check_text(room.services.engine, text)
    made = notice(room, text, client=client or None)
    write = saving(room.id, made)

    async def job(connection: AsyncConnection) -> None:
        await write(connection)
        await quotas.count_line(connection, quota.owner, text)

    await room.write(job)
    publish(room, made)
    return made
