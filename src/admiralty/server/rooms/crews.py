"""Changes of crews: the people at the seats of an organised table, their roles, pieces and codes.

The first who joins a seat is its captain, later ones are officers. They see what the seat sees; what they may
do depends on their role and on the pieces assigned to them. The organiser may change all of it. Everything is
done under the room's lock.
"""

from __future__ import annotations

import json

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import codes
from admiralty.server.accounts.access import Person, digest
from admiralty.server.errors import Problem
from admiralty.server.names import Known
from admiralty.server.rooms.people import LARGEST_CREW
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Barred, CrewCode, CrewMember, Watcher
from admiralty.server.store.organised_store import member_row
from admiralty.server.store.seats import CAPTAIN, MEMBER, OFFICER, Member
from admiralty.server.store.table_store import Job, new_id
from admiralty.server.wire.base import Role


async def join(room: Room, person: Person, code: str) -> tuple[str, Role | None]:
    """The seat and the role that a code gives; a spectator's gives none."""
    if room.is_over:
        raise Problem(410, "error-code-over")
    text = codes.normal(code)
    seat = next((seat for seat, known in room.stored.codes.items() if known == text), None)
    if seat is None:
        return await claim_identity(room, person, digest(text))
    if not seat:
        room.people.check_not_barred(person.id)
        await let_watch(room, person)
        return "", None
    return seat, await sit_down(room, seat, person)


async def sit_down(room: Room, seat: str, person: Person) -> Role:
    """Take a seat, or return to it; the role."""
    member = room.people.member(person.id, seat)
    if member is None:
        room.people.check_not_barred(person.id)
        room.people.check_unseated(person.id)
        role: Role = OFFICER if room.people.places[seat].crew else CAPTAIN
        member = Member(new_id(), seat, role, person.name, player=person.id, named=person.named)
        await add(room, member)
    return member.role


async def claim_identity(room: Room, person: Person, claim: str) -> tuple[str, Role]:
    """Take over an identity that the organiser has entered. That also readmits people who were removed."""
    member = next((m for m in room.people.members() if m.claim == claim), None)
    if member is None:
        return taken_before(room, person, claim)
    if member.player != person.id:
        room.people.check_unseated(person.id)
    before = member.player
    await room.write(claiming(room.id, member.id, person.id, codes.spent(claim)))
    member.player, member.claim = person.id, codes.spent(claim)
    room.stored.barred.discard(person.id)
    apply_rights(room, before, person.id)
    return member.seat, member.role


def taken_before(room: Room, person: Person, claim: str) -> tuple[str, Role]:
    """A code may be used again by the player who used it: the answer may have been lost."""
    for member in room.people.members():
        if member.claim == codes.spent(claim) and member.player == person.id:
            return member.seat, member.role
    raise Problem(404, "error-code-unknown")


async def let_watch(room: Room, person: Person) -> None:
    if person.id in room.stored.watchers:
        return
    now = room.now()
    row = {"table_id": room.id, "player": person.id, "joined": now}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(Watcher).values(**row))

    await room.write(job)
    room.people.admit_watcher(person, now)


async def add_person(room: Room, name: str, seat: str, role: Role, person_id: str = "") -> tuple[str, str]:
    """Enter a person who has no phone yet: the id, and the code that a phone will use. A repeated request,
    after a lost answer, gives another code for the same person.
    """
    before = next((m for m in room.people.members() if m.id == person_id), None)
    if before is not None:
        return before.id, await new_member_code(room, before)
    code = codes.new()
    member = Member(person_id or new_id(), seat, role, name, claim=digest(code), is_named=True)
    await add(room, member)
    return member.id, code


async def add(room: Room, member: Member) -> None:
    place = room.people.open_seat(member.seat)
    now = room.now()
    if len(place.crew) >= LARGEST_CREW:
        raise Problem(409, "error-crew-full")

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(CrewMember).values(member_row(room.id, member, now)))

    await room.write(job)
    member.joined = now
    place.crew.append(member)
    apply_rights(room, member.player)


async def change(
    room: Room, member: Member, seat: str | None, role: Role | None, pieces: list[str] | None, is_tied: bool
) -> None:
    """Change the seat, the role or the pieces. A change of seats alone lifts the limit to some pieces."""
    to = room.people.open_seat(member.seat if seat is None else seat)
    if to.seat != member.seat and member.player in to.players():
        raise Problem(409, "error-already-aboard", seat=to.seat)
    if pieces is not None:
        room.people.check_pieces(pieces)
    if not is_tied:
        pieces = member.pieces if to.seat == member.seat else None
    role = role or member.role
    room.people.check_organiser_stays(member, role if to.seat == member.seat else MEMBER)
    kept = None if pieces is None else json.dumps(pieces)
    await write(room, member, seat=to.seat, role=role, pieces=kept)
    if to.seat != member.seat:
        room.people.places[member.seat].crew.remove(member)
        to.crew.append(member)
    member.seat, member.role, member.pieces = to.seat, role, pieces
    apply_rights(room, member.player)


async def new_member_code(room: Room, member: Member) -> str:
    """A new code with which another phone takes an identity over."""
    code = codes.new()
    await write(room, member, claim=digest(code))
    member.claim = digest(code)
    return code


async def renew_code(room: Room, seat: str) -> str:
    """A new code for a crew; the old one stops working."""
    room.people.open_seat(seat)
    code = codes.new()
    await room.write(lambda connection: write_codes(connection, room.id, {seat: code}))
    room.stored.codes[seat] = code
    return code


async def write(room: Room, member: Member, **values: str | None) -> None:
    await room.write(writing(member.id, values))


def apply_rights(room: Room, *players: str | None) -> None:
    """Close or redirect the sockets of players whose rights have changed, and show who sits where."""
    for listener in list(room.listeners):
        if listener.player in players:
            if not room.people.may_watch(listener.player):
                listener.dismiss()
            elif not room.people.may_view(listener.player, listener.looks):
                listener.look(room.people.first_seat(listener.player))
    room.refresh_seats()


def change_identity(room: Room, player: str, person: Person) -> None:
    """A player has another name or, after logging in, is another player."""
    if player in room.stored.barred:
        room.stored.barred.add(person.id)
    if not room.people.may_watch(player):
        return
    if room.stored.owner == player:
        room.stored.owner = person.id
    if player in room.stored.watchers:
        watched = room.stored.watchers.pop(player)
        since = max(watched.since, person.named)
        room.stored.watchers[person.id] = Known(person.id, person.name, since)
    replace_player(room, player, person)
    for listener in room.listeners:
        if listener.player == player:
            listener.player, listener.name = person.id, person.name
    room.refresh_seats()


def replace_player(room: Room, player: str, person: Person) -> None:
    for place in room.people.places.values():
        if place.player == player:
            place.player, place.name, place.named = person.id, person.name, person.named
        known = [m for m in place.crew if m.player == person.id != player]
        place.crew = [m for m in place.crew if m.player != player or not known]
        for member in place.crew:
            if member.player == player:
                member.player = person.id
                if not member.is_named:
                    member.name, member.named = person.name, person.named


async def write_codes(connection: AsyncConnection, table_id: str, new: dict[str, str]) -> None:
    for seat, code in new.items():
        await connection.execute(
            update(CrewCode).where(CrewCode.table_id == table_id, CrewCode.seat == seat).values(code=code)
        )


def claiming(table_id: str, person_id: str, player: str, spent: str) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await writing(person_id, {"player": player, "claim": spent})(connection)
        await connection.execute(delete(Barred).where(Barred.table_id == table_id, Barred.player == player))

    return job


def writing(person_id: str, values: dict[str, str | None]) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(CrewMember).where(CrewMember.id == person_id).values(**values))

    return job
