"""Removing people from a table and keeping them out: crew members, and spectators with their links."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import codes
from admiralty.server.rooms import crews
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Barred, CrewMember, Invitation, Watcher, WatchLink
from admiralty.server.store.seats import MEMBER, Member


class Revoked(NamedTuple):
    """How many links stopped working, and how many people may not watch any more."""

    links: int
    watchers: int


async def remove_member(room: Room, member: Member) -> None:
    """Remove a member from a crew, for good. The crew's code is renewed, because a guest can return under
    another name. A member of the organiser's crew has seen all codes, so all are renewed.
    """
    stored, people = room.stored, room.people
    people.check_organiser_stays(member, MEMBER)
    player = member.player
    is_out = player is not None and player != stored.owner and people.seats_of(player) == [member.seat]
    knew_all = member.seat == stored.organiser
    new = {seat: codes.new() for seat in stored.codes if knew_all or seat == member.seat}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(CrewMember).where(CrewMember.id == member.id))
        await crews.write_codes(connection, room.id, new)
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
    people.places[member.seat].crew.remove(member)
    stored.codes.update(new)
    if knew_all:
        for other in people.members():
            other.claim = None
    if is_out and player is not None:
        stored.watchers.pop(player, None)
        stored.barred.add(player)
    crews.apply_rights(room, player)


async def revoke_watching(room: Room, with_watchers: bool) -> Revoked:
    """All links for spectators stop working, at an organised table their code too. Spectators stay or, on
    request, are sent away.
    """
    stored = room.stored
    new = {"": codes.new()} if stored.organiser else {}

    async def job(connection: AsyncConnection) -> int:
        links = await connection.execute(delete(WatchLink).where(WatchLink.table_id == room.id))
        await crews.write_codes(connection, room.id, new)
        if with_watchers:
            await connection.execute(delete(Watcher).where(Watcher.table_id == room.id))
        return links.rowcount

    links = await room.write(job)
    stored.codes.update(new)
    gone = sorted(stored.watchers) if with_watchers else []
    for player in gone:
        del stored.watchers[player]
    crews.apply_rights(room, *gone)
    return Revoked(links, sum(not room.people.may_watch(player) for player in gone))
