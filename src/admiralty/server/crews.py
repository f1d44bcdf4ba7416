"""Crews: the people at the seats of an organised table, their roles, their ships, and codes to let them in.

The organiser may change all of it. Whoever joins a seat first is its captain, later ones are officers; what
they see is what the seat sees, what they may do follows from the role and from the ships they are tied to.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.kit.organised import organised_by
from admiralty.server import codes, removal
from admiralty.server.access import Person, digest
from admiralty.server.errors import Problem
from admiralty.server.messages import Board, Mate
from admiralty.server.models import Barred, CrewMember, Watcher
from admiralty.server.names import Known
from admiralty.server.organised_rows import member_row
from admiralty.server.places import BOT, CAPTAIN, MEMBER, OFFICER, Member, Place
from admiralty.server.store import Job, new_id

if TYPE_CHECKING:
    from admiralty.server.room import Room

LARGEST_CREW: Final = 30


class Crews:
    """The people of one room; changed only under its lock. A table that is not organised has players instead,
    one a seat, who may do everything.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.stored = room.stored
        self.how = organised_by(room.table.game) if room.stored.organiser else None
        self.places = {place.seat: place for place in room.stored.places}

    # Who may what

    def seats_of(self, player: str) -> list[str]:
        return [seat for seat, place in self.places.items() if player in place.players()]

    def member(self, player: str, seat: str) -> Member | None:
        place = self.places.get(seat)
        return next((m for m in place.crew if m.player == player), None) if place else None

    def organisers(self) -> list[str]:
        """Who sits there and may do more than watch."""
        place = self.places.get(self.stored.organiser)
        return [m.player for m in place.crew if m.player and m.role != MEMBER] if place else []

    def leads(self, player: str) -> bool:
        """The organiser, or whoever made the table while nobody organises it."""
        if not self.stored.organiser:
            return False
        return player in (self.organisers() or [self.stored.owner])

    def check(self, player: str, seat: str, action: str) -> None:
        """What the rules allow the seat may still not be for this person."""
        member = self.member(player, seat)
        if member is None:
            return
        if not self.is_for(member, action):
            if member.role == MEMBER:
                raise Problem(403, "error-member-only")
            raise Problem(403, "error-not-your-ship", ships=" ".join(member.ships or []))

    def is_for(self, member: Member, action: str) -> bool:
        assert self.how is not None
        if member.role == MEMBER:
            return (action.split() or [""])[0] in self.how.members
        thing = self.room.course.thing(action)
        return member.ships is None or not thing or thing in member.ships

    def narrow(self, board: Board, member: Member | None) -> Board:
        """A seat's board with only what this person may do."""
        if member is None or (member.ships is None and member.role != MEMBER):
            return board
        legal = [action for action in board.legal if self.is_for(member, action)]
        may_undo = board.undo and member.role != MEMBER
        return msgspec.structs.replace(board, legal=legal, undo=may_undo)

    def mates(self, place: Place, online: set[str]) -> list[Mate] | msgspec.UnsetType:
        if not self.stored.organiser:
            return msgspec.UNSET
        names = self.room.names()
        return [Mate(names.get(m.id, m.name), m.role, m.player in online) for m in place.crew]

    # Coming and going

    async def join(self, person: Person, code: str) -> tuple[str, str | None]:
        """The seat and the role that a code gives; a spectator's gives none."""
        if self.room.is_over:
            raise Problem(410, "error-code-over")
        text = codes.normal(code)
        seat = next((seat for seat, known in self.stored.codes.items() if known == text), None)
        if seat is None:
            return await self.claim(person, digest(text))
        if not seat:
            removal.check_not_barred(self.room, person.id)
            await self.let_watch(person)
            return "", None
        return seat, await self.take(seat, person)

    async def take(self, seat: str, person: Person) -> str:
        """Sit down, or come back; the role."""
        member = self.member(person.id, seat)
        if member is None:
            removal.check_not_barred(self.room, person.id)
            self.check_free(person.id)
            role = OFFICER if self.places[seat].crew else CAPTAIN
            member = Member(new_id(), seat, role, person.name, player=person.id, named=person.named)
            await self.add(member)
        return member.role

    async def claim(self, person: Person, claim: str) -> tuple[str, str]:
        """Take over an identity that the organiser has entered; whoever was taken out may come back so."""
        member = next((m for m in self.people() if m.claim == claim), None)
        if member is None:
            return self.taken_before(person, claim)
        if member.player != person.id:
            self.check_free(person.id)
        before = member.player
        await self.room.write(claiming(self.room.id, member.id, person.id, codes.spent(claim)))
        member.player, member.claim = person.id, codes.spent(claim)
        self.stored.barred.discard(person.id)
        self.tell(before, person.id)
        return member.seat, member.role

    def taken_before(self, person: Person, claim: str) -> tuple[str, str]:
        """Whoever used a code, and does not know it because the answer was lost, may come with it again."""
        for member in self.people():
            if member.claim == codes.spent(claim) and member.player == person.id:
                return member.seat, member.role
        raise Problem(404, "error-code-unknown")

    def check_free(self, player: str) -> None:
        """One identity for each person; only the organiser moves people."""
        own = self.seats_of(player)
        if own:
            raise Problem(409, "error-already-aboard", seat=own[0])

    async def let_watch(self, person: Person) -> None:
        if person.id in self.stored.watchers:
            return
        now = self.room.hall.settings.clock()
        row = {"table_id": self.room.id, "player": person.id, "joined": now}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(Watcher).values(**row))

        await self.room.write(job)
        self.room.let_in(person, now)

    async def enter(self, name: str, seat: str, role: str, person_id: str = "") -> tuple[str, str]:
        """A person without a phone as yet: the id, and the code for whoever plays them. Whoever asks again,
        because the answer was lost, gets another code for the same person.
        """
        before = next((m for m in self.people() if m.id == person_id), None)
        if before is not None:
            return before.id, await self.hand_out(before)
        code = codes.new()
        member = Member(person_id or new_id(), seat, role, name, claim=digest(code), is_named=True)
        await self.add(member)
        return member.id, code

    async def add(self, member: Member) -> None:
        place = self.seat(member.seat)
        now = self.room.hall.settings.clock()
        if len(place.crew) >= LARGEST_CREW:
            raise Problem(409, "error-crew-full")

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CrewMember).values(member_row(self.room.id, member, now)))

        await self.room.write(job)
        member.joined = now
        place.crew.append(member)
        self.tell(member.player)

    async def change(
        self, member: Member, seat: str | None, role: str | None, ships: list[str] | None, is_tied: bool
    ) -> None:
        """Another seat, role or other ships. Whoever changes seats is tied to no ship, unless one is
        named.
        """
        to = self.seat(member.seat if seat is None else seat)
        if to.seat != member.seat and member.player in to.players():
            raise Problem(409, "error-already-aboard", seat=to.seat)
        if ships is not None:
            self.check_things(ships)
        if not is_tied:
            ships = member.ships if to.seat == member.seat else None
        role = role or member.role
        self.check_led(member, role if to.seat == member.seat else MEMBER)
        kept = None if ships is None else json.dumps(ships)
        await self.write(member, seat=to.seat, role=role, ships=kept)
        if to.seat != member.seat:
            self.places[member.seat].crew.remove(member)
            to.crew.append(member)
        member.seat, member.role, member.ships = to.seat, role, ships
        self.tell(member.player)

    async def hand_out(self, member: Member) -> str:
        """A new code with which another phone takes an identity over."""
        code = codes.new()
        await self.write(member, claim=digest(code))
        member.claim = digest(code)
        return code

    async def renew(self, seat: str) -> str:
        """Another code for a crew; the old one is worth nothing."""
        self.seat(seat)
        code = codes.new()
        await self.room.write(lambda connection: removal.write_codes(connection, self.room.id, {seat: code}))
        self.stored.codes[seat] = code
        return code

    async def write(self, member: Member, **values: str | None) -> None:
        await self.room.write(writing(member.id, values))

    # Looking things up

    def people(self) -> list[Member]:
        return [member for place in self.places.values() for member in place.crew]

    def person(self, person_id: str) -> Member:
        member = next((m for m in self.people() if m.id == person_id), None)
        if member is None:
            raise Problem(404, "error-no-person")
        return member

    def seat(self, seat: str) -> Place:
        """A seat that people can take."""
        place = self.places.get(seat)
        if place is None:
            raise Problem(422, "error-bad-seat", seat=seat)
        if place.kind == BOT:
            raise Problem(409, "error-seat-taken")
        return place

    def check_things(self, ships: list[str]) -> None:
        assert self.how is not None
        known = self.room.table.game.grammar.index[self.how.kind]
        for ship in ships:
            if ship not in known:
                raise Problem(422, "error-no-ship", ship=ship)

    def check_led(self, member: Member, role: str) -> None:
        """Somebody with a phone must stay to lead the table."""
        if member.seat == self.stored.organiser and role == MEMBER and self.organisers() == [member.player]:
            raise Problem(409, "error-last-organiser")

    # Telling

    def tell(self, *players: str | None) -> None:
        """Whoever may no longer look through a seat's eyes stops it, and everybody learns who is who."""
        for listener in list(self.room.listeners):
            if listener.player in players:
                if not self.room.may_watch(listener.player):
                    listener.dismiss()
                elif not self.room.may_look(listener.player, listener.looks):
                    listener.look(self.room.first_look(listener.player))
        self.room.tell_seats()

    def know_as(self, player: str, person: Person) -> None:
        """Somebody has another name now or, after logging in, is somebody else."""
        if player in self.stored.barred:
            self.stored.barred.add(person.id)
        if not self.room.may_watch(player):
            return
        if self.stored.owner == player:
            self.stored.owner = person.id
        if player in self.stored.watchers:
            watched = self.stored.watchers.pop(player)
            since = max(watched.since, person.named)
            self.stored.watchers[person.id] = Known(person.id, person.name, since)
        self.name_again(player, person)
        for listener in self.room.listeners:
            if listener.player == player:
                listener.player, listener.name = person.id, person.name
        self.room.tell_seats()

    def name_again(self, player: str, person: Person) -> None:
        for place in self.places.values():
            if place.player == player:
                place.player, place.name, place.named = person.id, person.name, person.named
            known = [m for m in place.crew if m.player == person.id != player]
            place.crew = [m for m in place.crew if m.player != player or not known]
            for member in place.crew:
                if member.player == player:
                    member.player = person.id
                    if not member.is_named:
                        member.name, member.named = person.name, person.named


def claiming(table_id: str, person_id: str, player: str, spent: str) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await writing(person_id, {"player": player, "claim": spent})(connection)
        await connection.execute(delete(Barred).where(Barred.table_id == table_id, Barred.player == player))

    return job


def writing(person_id: str, values: dict[str, str | None]) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(CrewMember).where(CrewMember.id == person_id).values(**values))

    return job
