"""What the endpoints are handed: the hall, who is asking, and a table they may see."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Request
from fastapi.requests import HTTPConnection

from admiralty.server import access, limits
from admiralty.server.access import COOKIE, Person
from admiralty.server.errors import Problem, no_session
from admiralty.server.fair_queue import Whose
from admiralty.server.hall import Hall
from admiralty.server.limits import Kind, Limits
from admiralty.server.room import Room


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def maybe_person(request: Request) -> Person | None:
    hall = hall_of(request)
    return await access.find(hall.engine, request.cookies.get(COOKIE), hall.settings.clock())


async def person(asking: Annotated[Person | None, Depends(maybe_person)]) -> Person:
    if asking is None:
        raise no_session()
    return asking


async def seen_room(table_id: str, request: Request, asking: Annotated[Person, Depends(person)]) -> Room:
    """A table that the caller plays at, owns or watches."""
    room = await hall_of(request).room(table_id)
    if not room.may_watch(asking.id):
        raise Problem(403, "error-not-your-table")
    return room


def address_of(request: HTTPConnection) -> str:
    """What counts as one address."""
    return limits.network(request.client.host if request.client else "")


def whose(request: Request, asking: Person | None) -> Whose:
    """On whose behalf something is worked on."""
    return Whose(address_of(request), asking.id if asking is not None else "")


def check_rate(request: Request, kind: Kind, asking: Person | None = None) -> None:
    """How often the caller's address, and the caller when there is a name, may do this."""
    buckets: Limits = request.app.state.limits
    person = {"person": asking.id} if asking is not None else {}
    buckets.check(kind, address=address_of(request), **person)


def give_back(request: Request, kind: Kind, asking: Person) -> None:
    """What was asked does not count after all."""
    buckets: Limits = request.app.state.limits
    buckets.give_back(kind, address=address_of(request), person=asking.id)


async def led_room(
    room: Annotated[Room, Depends(seen_room)], asking: Annotated[Person, Depends(person)]
) -> Room:
    """A table that the caller organises."""
    if not room.stored.organiser:
        raise Problem(409, "error-not-organised")
    if not room.crews.leads(asking.id):
        raise Problem(403, "error-organiser-only")
    return room


HallHere = Annotated[Hall, Depends(hall_of)]
MaybePerson = Annotated[Person | None, Depends(maybe_person)]
PersonHere = Annotated[Person, Depends(person)]
RoomHere = Annotated[Room, Depends(seen_room)]
# The client's own name for a request: a repeat after a lost answer is not done twice.
RequestKey = Annotated[str, Header(alias="Idempotency-Key", max_length=64)]
LedRoom = Annotated[Room, Depends(led_room)]
