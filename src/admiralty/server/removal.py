"""Taking people out of a table, and keeping them out: crew members for good, spectators with their links."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import codes
from admiralty.server.errors import barred
from admiralty.server.models import Barred, CrewCode, CrewMember, Invitation, Watcher, WatchLink
from admiralty.server.places import MEMBER, Member

if TYPE_CHECKING:
    from admiralty.server.room import Room


class Revoked(NamedTuple):
    """How many links stopped working, and how many people may not watch any more."""

    links: int
    watchers: int


def check_not_barred(room: Room, player: str) -> None:
    if player in room.stored.barred:
        raise barred()


async def take_out(room: Room, member: Member) -> None:
    """Remove somebody from a crew, for good. The crew's code is renewed, because a guest can come back as
    somebody else; whoever sat with the organiser has seen all codes, so all are renewed.
    """
    stored, crews = room.stored, room.crews
    crews.check_led(member, MEMBER)
    player = member.player
    is_out = player is not None and player != stored.owner and crews.seats_of(player) == [member.seat]
    knew_all = member.seat == stored.organiser
    new = {seat: codes.new() for seat in stored.codes if knew_all or seat == member.seat}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(CrewMember).where(CrewMember.id == member.id))
        await write_codes(connection, room.id, new)
        await connection.execute(
            update(Invitation)
            .where(Invitation.table_id == room.id, Invitation.seat.in_(new), Invitation.used_by.is_(None))
            .values(revoked=True)
        )
        if knew_all:
            await connection.execute(delete(WatchLink).where(WatchLink.table_id == room.id))
            await connection.execute(
                update(CrewMember).where(CrewMember.table_id == room.id).values(claim=None)
            )
        if is_out:
            here = (Watcher.table_id == room.id, Watcher.player == player)
            await connection.execute(delete(Watcher).where(*here))
            if player not in stored.barred:
                await connection.execute(insert(Barred).values(table_id=room.id, player=player))

    await room.write(job)
    crews.places[member.seat].crew.remove(member)
    stored.codes.update(new)
    if knew_all:
        for other in crews.people():
            other.claim = None
    if is_out and player is not None:
        stored.watchers.pop(player, None)
        stored.barred.add(player)
    crews.tell(player)


async def revoke_watching(room: Room, with_watchers: bool) -> Revoked:
    """All links for spectators stop working, at an organised table their code too; whoever watches stays or,
    on request, is sent away.
    """
    stored = room.stored
    new = {"": codes.new()} if stored.organiser else {}

    async def job(connection: AsyncConnection) -> int:
        links = await connection.execute(delete(WatchLink).where(WatchLink.table_id == room.id))
        await write_codes(connection, room.id, new)
        if with_watchers:
            await connection.execute(delete(Watcher).where(Watcher.table_id == room.id))
        return links.rowcount

    links = await room.write(job)
    stored.codes.update(new)
    gone = sorted(stored.watchers) if with_watchers else []
    for player in gone:
        del stored.watchers[player]
    room.crews.tell(*gone)
    return Revoked(links, sum(not room.may_watch(player) for player in gone))


async def write_codes(connection: AsyncConnection, table_id: str, new: dict[str, str]) -> None:
    for seat, code in new.items():
        await connection.execute(
            update(CrewCode).where(CrewCode.table_id == table_id, CrewCode.seat == seat).values(code=code)
        )
