"""Endpoints: who I am, accounts, and the links that open a seat or a view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import access, hashing, passwords, removal
from admiralty.server.access import COOKIE, SESSION_MILLISECONDS, Person, digest
from admiralty.server.context import (
    HallHere,
    MaybePerson,
    PersonHere,
    RoomHere,
    address_of,
    check_rate,
    give_back,
)
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.hall import Hall
from admiralty.server.limits import Limits
from admiralty.server.names import likeness
from admiralty.server.open_sockets import TRY_AGAIN
from admiralty.server.places import OPEN
from admiralty.server.room import Room
from admiralty.server.schema import (
    AccountBody,
    GuestBody,
    JoinBody,
    Joined,
    Link,
    LoginBody,
    Me,
    RevokedShown,
    SeatBody,
    TokenBody,
    Watching,
)

router = APIRouter(prefix="/api", tags=["access"])


def set_cookie(request: Request, response: Response, hall: HallHere, token: str) -> None:
    """Not readable by scripts, not sent along from other sites, and over https only where there is https."""
    secure = hall.settings.origin.startswith("https://") or request.url.scheme == "https"
    age = SESSION_MILLISECONDS // 1000
    response.set_cookie(COOKIE, token, age, path="/", secure=secure, httponly=True, samesite="lax")


@contextmanager
def doubted(hall: Hall, player: str | None) -> Iterator[None]:
    """If it is unknown whether somebody was renamed or has become somebody else, rooms ask the database."""
    try:
        yield
    except StorageFailed:
        if player is not None:
            hall.doubt(player)
        raise


@router.get("/me")
async def who_am_i(asking: MaybePerson) -> Me:
    """The caller's name, and the login if there is an account; no name for a stranger."""
    return Me(name=asking.name, account=asking.login) if asking else Me(name=None, account=None)


@router.post("/me")
async def set_name(
    body: GuestBody, request: Request, response: Response, hall: HallHere, asking: MaybePerson
) -> Me:
    """Come in as a guest, or change one's name."""
    now = hall.settings.clock()
    if asking is not None:
        named = asking.named if likeness(body.name) == likeness(asking.name) else now
        renamed = Person(asking.id, body.name, asking.login, named)
        with doubted(hall, renamed.id):
            await hall.journal.run(lambda connection: access.rename(connection, renamed))
        hall.know_as(renamed.id, renamed)
        return Me(name=body.name, account=asking.login)
    check_rate(request, "guests")

    async def come_in(connection: AsyncConnection) -> str:
        player = await access.add_guest(connection, body.name, now)
        return await access.start_session(connection, player, now)

    set_cookie(request, response, hall, await hall.journal.run(come_in))
    return Me(name=body.name, account=None)


@router.post("/account")
async def open_account(
    body: AccountBody, request: Request, response: Response, hall: HallHere, asking: PersonHere
) -> Me:
    """Give the guest a login and a password, so that the games can be reached from other devices."""
    check_rate(request, "passwords")
    if asking.login is not None:
        raise Problem(409, "error-has-account", login=asking.login)
    passwords.check(body.password, body.login, asking.name)
    password = await hashing.hash_password(body.password)
    now = hall.settings.clock()
    old = request.cookies.get(COOKIE, "")

    async def settle(connection: AsyncConnection) -> str:
        await access.open_account(connection, asking.id, body.login, password)
        await access.end_session(connection, old)
        return await access.start_session(connection, asking.id, now)

    token = await hall.journal.run(settle)
    hall.sockets.carry_over(digest(old), digest(token), now + SESSION_MILLISECONDS)
    set_cookie(request, response, hall, token)
    return Me(name=asking.name, account=body.login.lower())


@router.post("/login")
async def log_in(
    body: LoginBody, request: Request, response: Response, hall: HallHere, asking: MaybePerson
) -> Me:
    """Come in with an account; what was played as a guest before goes over to it."""
    buckets: Limits = request.app.state.limits
    login = body.login.lower()
    buckets.check("passwords", address=address_of(request), login=login)
    owner = await access.check_password(hall.engine, body.login, body.password)
    buckets.give_back("passwords", login=login)  # only wrong ones count against the account
    now = hall.settings.clock()
    guest = asking.id if asking is not None and asking.login is None else None
    old = request.cookies.get(COOKIE, "")

    async def settle(connection: AsyncConnection) -> str:
        if guest is not None:
            await access.hand_over(connection, guest, owner.id)
        await access.end_session(connection, old)
        return await access.start_session(connection, owner.id, now)

    with doubted(hall, guest):
        token = await hall.journal.run(settle)
    if guest is not None:
        hall.know_as(guest, owner)
        hall.sockets.carry_over(digest(old), digest(token), now + SESSION_MILLISECONDS)
    else:
        hall.sockets.end(digest(old), TRY_AGAIN)
    set_cookie(request, response, hall, token)
    return Me(name=owner.name, account=owner.login)


@router.post("/logout")
async def log_out(request: Request, response: Response, hall: HallHere) -> Me:
    """End this session; tables that are open with it close at once, those of other sessions stay."""
    token = request.cookies.get(COOKIE, "")
    await hall.journal.run(lambda connection: access.end_session(connection, token))
    hall.sockets.end(digest(token))
    response.delete_cookie(COOKIE, path="/")
    return Me(name=None, account=None)


@router.post("/tables/{table_id}/invitations")
async def invite(
    body: SeatBody, request: Request, hall: HallHere, room: RoomHere, asking: PersonHere
) -> Link:
    """A link that seats whoever opens it first; the one before it stops working."""
    check_rate(request, "links", asking)
    if asking.id != room.stored.owner:
        raise Problem(403, "error-owner-only")
    place = room.places.get(body.seat)
    if place is None:
        raise Problem(422, "error-bad-seat", seat=body.seat)
    if place.kind != OPEN:
        raise Problem(409, "error-seat-taken")
    now = hall.settings.clock()
    token = await hall.journal.run(lambda connection: access.invite(connection, room.id, body.seat, now))
    return Link(link=f"/join#{token}")


@router.post("/tables/{table_id}/spectators")
async def invite_spectators(request: Request, hall: HallHere, room: RoomHere, asking: PersonHere) -> Link:
    """A link with which anybody can watch."""
    check_rate(request, "links", asking)
    check_may_show(room, asking)
    now = hall.settings.clock()
    token = await hall.journal.run(lambda connection: access.offer_view(connection, room.id, now))
    return Link(link=f"/watch#{token}")


@router.delete("/tables/{table_id}/spectators")
async def revoke_spectators(
    room: RoomHere, asking: PersonHere, watchers: Annotated[bool, Query()] = False
) -> RevokedShown:
    """All links for spectators stop working; with `watchers` whoever watches now is sent away, too."""
    check_may_show(room, asking)
    async with room.at_work():
        revoked = await removal.revoke_watching(room, watchers)
    return RevokedShown(links=revoked.links, watchers=revoked.watchers)


def check_may_show(room: Room, asking: Person) -> None:
    """Whoever plays or made the table decides who may watch; at an organised one, whoever leads it."""
    if room.stored.organiser:
        if not room.crews.leads(asking.id):
            raise Problem(403, "error-organiser-only")
    elif asking.id != room.stored.owner and not room.seats_of(asking.id):
        raise Problem(403, "error-owner-only")


@router.post("/join", response_model_exclude_none=True)
async def join(body: JoinBody, request: Request, hall: HallHere, asking: PersonHere) -> Joined:
    """Take the seat of an invitation, or a place in a crew or among the spectators by a short code."""
    check_rate(request, "codes", asking)
    joined = await (join_crew(body.code, hall, asking) if body.code else take_seat(body.token, hall, asking))
    give_back(request, "codes", asking)  # only wrong ones count: a whole camp may come from one address
    return joined


async def take_seat(token: str | None, hall: HallHere, asking: PersonHere) -> Joined:
    now = hall.settings.clock()
    table_id, seat = await hall.journal.run(
        lambda connection: access.accept(connection, token or "", asking.id, now)
    )
    await hall.seat(table_id, seat, asking)
    return Joined(table=table_id, seat=seat)


async def join_crew(code: str, hall: HallHere, asking: PersonHere) -> Joined:
    table_id, seat, role = await hall.join(code, asking)
    return Joined.model_validate({"table": table_id, "seat": seat, "role": role})


@router.post("/watch")
async def watch(body: TokenBody, request: Request, hall: HallHere, asking: PersonHere) -> Watching:
    """Watch a table by its spectators' link."""
    check_rate(request, "codes", asking)
    now = hall.settings.clock()
    room = await hall.room(await access.find_view(hall.engine, body.token))
    async with room.at_work():
        await room.write(lambda connection: access.watch(connection, body.token, asking.id, now))
        room.let_in(asking, now)
    give_back(request, "codes", asking)
    return Watching(table=room.id)
