"""What endpoints depend on: the rooms, the caller, and a table that the caller may see."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Request
from fastapi.requests import HTTPConnection

from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE, Person
from admiralty.server.accounts.sessions import SEEN_EVERY
from admiralty.server.cluster.leases import LOBBY_SCOPE
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.errors import Problem, no_session
from admiralty.server.http import limits
from admiralty.server.http.limits import Kind, Limits
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.work.fair_queue import Whose


def rooms_of(request: HTTPConnection) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def lobby_of(request: HTTPConnection) -> Lobby:
    lobby: Lobby | None = request.app.state.duties.lobby
    if lobby is None or not rooms_of(request).place.holds(LOBBY_SCOPE):
        raise Elsewhere(LOBBY_SCOPE)
    return lobby


async def maybe_person(request: Request) -> Person | None:
    rooms, now = rooms_of(request), rooms_of(request).settings.clock()
    session = await access.find_session(rooms.engine, request.cookies.get(COOKIE), now)
    if session is None:
        return None
    if now - session.seen > SEEN_EVERY:
        rooms.seen[session.id] = now
    return session.person


async def person(asking: Annotated[Person | None, Depends(maybe_person)]) -> Person:
    if asking is None:
        raise no_session()
    return asking


async def seen_room(table_id: str, request: Request, asking: Annotated[Person, Depends(person)]) -> Room:
    """A table that the caller plays at, owns or watches."""
    room = await rooms_of(request).get(table_id)
    if not room.people.may_watch(asking.id):
        raise Problem(403, "error-not-your-table")
    await room.held.prepare(asking.id)
    return room


def address_of(request: HTTPConnection) -> str:
    """What counts as one address."""
    return limits.network(request.client.host if request.client else "")


def whose(request: Request, asking: Person | None) -> Whose:
    """On whose behalf work is done."""
    return Whose(address_of(request), asking.id if asking is not None else "")


def check_rate(request: Request, kind: Kind, asking: Person | None = None) -> None:
    """Count a request against the limits of the caller's address and, if known, of the caller."""
    buckets: Limits = request.app.state.limits
    person = {"person": asking.id} if asking is not None else {}
    buckets.check(kind, address=address_of(request), **person)


def give_back(request: Request, kind: Kind, asking: Person | None = None) -> None:
    """Do not count a request after all."""
    buckets: Limits = request.app.state.limits
    person = {"person": asking.id} if asking is not None else {}
    buckets.give_back(kind, address=address_of(request), **person)


async def led_room(
    room: Annotated[Room, Depends(seen_room)], asking: Annotated[Person, Depends(person)]
) -> Room:
    """A table that the caller organises."""
    if not room.stored.organiser:
        raise Problem(409, "error-not-organised")
    if not room.people.leads(asking.id):
        raise Problem(403, "error-organiser-only")
    return room


RoomsHere = Annotated[Rooms, Depends(rooms_of)]
LobbyHere = Annotated[Lobby, Depends(lobby_of)]
MaybePerson = Annotated[Person | None, Depends(maybe_person)]
PersonHere = Annotated[Person, Depends(person)]
RoomHere = Annotated[Room, Depends(seen_room)]
# The client's key of a request: a repeat after a lost answer is not carried out twice.
RequestKey = Annotated[str, Header(alias="Idempotency-Key", max_length=64)]
LedRoom = Annotated[Room, Depends(led_room)]
