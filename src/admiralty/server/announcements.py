"""What the organiser tells everybody: kept in the database, told as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.messages import Announce
from admiralty.server.models import Announcement
from admiralty.server.organised_rows import LAST_NOTICES, Notice
from admiralty.server.store import Job

if TYPE_CHECKING:
    from admiralty.server.room import Room


def notice(
    room: Room, text: str, turn: int | None = None, moment: str | None = None, client: str | None = None
) -> Notice:
    """The next announcement of a table."""
    notices = room.stored.notices
    return Notice(notices[-1].n + 1 if notices else 1, text, room.hall.settings.clock(), turn, moment, client)


def keep(table_id: str, made: Notice) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(Announcement).values(table_id=table_id, **vars(made)))

    return job


def tell(room: Room, made: Notice) -> None:
    """It is written: everybody hears it, unless the room has learnt it from the database already."""
    if made in room.stored.notices:
        return
    room.stored.notices.append(made)
    del room.stored.notices[:-LAST_NOTICES]
    for listener in room.listeners:
        listener.send(told(made))


async def announce(room: Room, text: str, client: str = "") -> Notice:
    """A repeat, told by its client's name for it, is made once."""
    before = next((made for made in room.stored.notices if client and made.client == client), None)
    if before is not None:
        return before
    made = notice(room, text, client=client or None)
    await room.write(keep(room.id, made))
    tell(room, made)
    return made


def told(made: Notice) -> Announce:
    unset = msgspec.UNSET
    return Announce(
        made.n, made.text, made.time, unset if made.turn is None else made.turn, made.moment or unset
    )
