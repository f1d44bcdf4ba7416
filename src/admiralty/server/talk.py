"""The chat of a table: kept in the database, told as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import store
from admiralty.server.errors import StorageFailed
from admiralty.server.listener import Listener
from admiralty.server.messages import Chat, ChatTold, Failed
from admiralty.server.models import ChatLine
from admiralty.server.store import Said

if TYPE_CHECKING:
    from admiralty.server.room import Room


async def say(room: Room, listener: Listener, command: Chat) -> None:
    """Keep a line, then tell everybody; a repeated one is only told again to whoever repeats it."""
    async with room.lock:
        lines = room.stored.chat
        for line in lines:
            if (line.player, line.client) == (listener.player, command.id):
                listener.send(told(line))
                return
        own = room.seats_of(listener.player)
        text = command.text.replace("\0", "")  # the one character that not every database keeps
        said = Said(
            n=lines[-1].n + 1 if lines else 1,
            player=listener.player,
            client=command.id,
            name=listener.name,
            seat=own[0] if own else "",
            text=text,
            time=room.hall.settings.clock(),
        )
        try:
            await room.hall.journal.run(keep(room.id, said))
        except StorageFailed:
            listener.send(Failed("error-storage", {}, command.id))
            return
        lines.append(said)
        del lines[: -store.LAST_LINES]
        for other in room.listeners:
            other.send(told(said))


def keep(table_id: str, said: Said) -> store.Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(ChatLine).values(table_id=table_id, **vars(said)))

    return job


def told(line: Said) -> ChatTold:
    return ChatTold(line.n, line.name, line.seat, line.text, line.time)
