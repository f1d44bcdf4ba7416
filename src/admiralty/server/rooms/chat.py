"""The chat of a table: saved, then sent to everybody as plain text."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import quotas
from admiralty.server.accounts.quotas import Quota
from admiralty.server.errors import Moved, Problem, StorageFailed
from admiralty.server.moderation import measures
from admiralty.server.rooms import telling
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.store import table_store
from admiralty.server.store.models import ChatLine
from admiralty.server.store.table_store import Said
from admiralty.server.wire.messages import Chat, Failed


async def say(room: Room, listener: Listener, command: Chat, quota: Quota) -> None:
    """Save a line, then send it to everybody. A repeated command is only answered again."""
    try:
        async with room.locked():
            line = find(room, listener, command)
            if line is None:
                await measures.check_not_muted(room.services.engine, listener.player, room.now())
                await quota.check_text(room.services.engine, command.text)
                await add(room, listener, command)
            else:
                listener.send(line.message())
    except Problem as problem:  # the table cannot be opened, or the person has written enough
        listener.send(Failed(problem.error, problem.arguments, command.id))
    except Moved:
        listener.close(TRY_AGAIN)
    except StorageFailed as failed:
        if not room.in_sync or find(room, listener, command) is None:
            listener.send(Failed(failed.error, {}, command.id))


def find(room: Room, listener: Listener, command: Chat) -> Said | None:
    """The line that a command has made, if it is one of the last."""
    who = listener.player, command.id
    return next((line for line in room.stored.chat if (line.player, line.client) == who), None)


async def add(room: Room, listener: Listener, command: Chat) -> None:
    lines = room.stored.chat
    own = room.people.seats_of(listener.player)
    audience = audience_of(room, own, command.to)
    text = command.text.replace("\0", "")  # the one character that not every database keeps
    said = Said(
        n=lines[-1].n + 1 if lines else 1,
        player=listener.player,
        client=command.id,
        name=room.people.name_of(listener.player) or listener.name,
        seat=own[0] if own else "",
        text=text,
        time=room.now(),
        audience=audience,
    )
    mentions = room.services.outbox.adding(telling.mentions(room, said))
    before = await room.write(saving(room.id, said, mentions))
    if before is not None:
        listener.send(before.message())
        return
    lines.append(said)
    del lines[: -table_store.LAST_LINES]
    for other in room.listeners:
        if room.may_hear(other.player, said) and not (said.seat and room.held.applies_to(other.player)):
            other.send(said.message())
    room.held.move_on()


def audience_of(room: Room, own: list[str], to: str) -> str | None:
    """A team talks among itself and with the organiser, and the organiser with each team."""
    if not to:
        return None
    organiser = room.stored.organiser
    if not organiser or not own:
        raise Problem(403, "error-no-channel")
    if to not in room.people.places or not (to == own[0] or organiser in (to, own[0])):
        raise Problem(403, "error-no-channel")
    return " ".join(dict.fromkeys((own[0], to)))


def saving(
    table_id: str, said: Said, also: table_store.Job[None] | None = None
) -> table_store.Job[Said | None]:
    """Write a line with another job, or return the line that the same command has made long ago."""
    columns = [getattr(ChatLine, name) for name in Said.__dataclass_fields__]
    mine = (ChatLine.table_id == table_id, ChatLine.player == said.player, ChatLine.client == said.client)

    async def job(connection: AsyncConnection) -> Said | None:
        before = (await connection.execute(select(*columns).where(*mine))).one_or_none()
        if before is not None:
            return Said(*before)
        await quotas.count_line(connection, said.player, said.text)
        await connection.execute(insert(ChatLine).values(table_id=table_id, **vars(said)))
        if also is not None:
            await also(connection)
        return None

    return job
