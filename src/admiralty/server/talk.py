"""The chat of a table: kept in the database, told as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import store
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.listener import Listener
from admiralty.server.messages import Chat, ChatTold, Failed
from admiralty.server.models import ChatLine
from admiralty.server.store import Said

if TYPE_CHECKING:
    from admiralty.server.room import Room


async def say(room: Room, listener: Listener, command: Chat) -> None:
    """Keep a line, then tell everybody; a repeated one is only told again to whoever repeats it."""
    try:
        async with room.at_work():
            line = find(room, listener, command)
            if line is None:
                await add(room, listener, command)
            else:
                listener.send(told(line))
    except Problem as problem:  # the table cannot be opened
        listener.send(Failed(problem.error, problem.arguments, command.id))
    except StorageFailed as failed:
        if not room.is_certain or find(room, listener, command) is None:
            listener.send(Failed(failed.error, {}, command.id))


def find(room: Room, listener: Listener, command: Chat) -> Said | None:
    """The line that a command has made."""
    who = listener.player, command.id
    return next((line for line in room.stored.chat if (line.player, line.client) == who), None)


async def add(room: Room, listener: Listener, command: Chat) -> None:
    lines = room.stored.chat
    own = room.seats_of(listener.player)
    text = command.text.replace("\0", "")  # the one character that not every database keeps
    said = Said(
        n=lines[-1].n + 1 if lines else 1,
        player=listener.player,
        client=command.id,
        name=room.name_of(listener.player) or listener.name,
        seat=own[0] if own else "",
        text=text,
        time=room.hall.settings.clock(),
    )
    await room.write(keep(room.id, said))
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
