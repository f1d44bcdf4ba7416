"""Endpoints: the caller, accounts, and the links that give a seat or a view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from msgspec import UNSET, UnsetType
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import access, hashing, passwords
from admiralty.server.accounts.access import COOKIE, SESSION_MILLISECONDS, Person, digest
from admiralty.server.accounts.sessions import label_of
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.http.context import (
    MaybePerson,
    PersonHere,
    RoomHere,
    RoomsHere,
    address_of,
    check_rate,
    give_back,
)
from admiralty.server.http.limits import Limits
from admiralty.server.moderation import blocks, measures, reports
from admiralty.server.names import likeness
from admiralty.server.notify import contacts
from admiralty.server.notify.events import Event
from admiralty.server.rooms import removal
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store.database import reading
from admiralty.server.store.seats import OPEN
from admiralty.server.wire.answers.common import Me
from admiralty.server.wire.answers.tables import InvitedTo, Joined, Link, Revoked, Watching
from admiralty.server.wire.base import ClubRole
from admiralty.server.wire.requests import (
    AccountBody,
    GuestBody,
    InvitationBody,
    JoinBody,
    LoginBody,
    PreferencesBody,
    TokenBody,
)

HOUR: Final = 3_600_000  # in which somebody is told of one invitation to a table
router = APIRouter(prefix="/api", tags=["access"])


def set_cookie(request: Request, response: Response, rooms: RoomsHere, token: str) -> None:
    """Not readable by scripts, not sent along from other sites, and only over https where there is https."""
    secure = rooms.settings.origin.startswith("https://") or request.url.scheme == "https"
    age = SESSION_MILLISECONDS // 1000
    response.set_cookie(COOKIE, token, age, path="/", secure=secure, httponly=True, samesite="lax")


def label(request: Request) -> str:
    """What a new session is known by."""
    return label_of(request.headers.get("user-agent", ""))


def role_of(asking: Person) -> ClubRole | UnsetType:
    """Members are told of none."""
    return UNSET if asking.role == "member" else asking.role


@contextmanager
def reloading_on_failure(rooms: Rooms, player: str | None) -> Iterator[None]:
    """If it is unknown whether a player was renamed or merged, rooms read the database again."""
    try:
        yield
    except StorageFailed:
        if player is not None:
            rooms.reload_rooms_of(player)
        raise


@router.get("/me")
async def who_am_i(request: Request, rooms: RoomsHere, asking: MaybePerson) -> Me:
    """The caller's name, and the login if there is an account; no name for a stranger."""
    me = Me(name=None, account=None) if asking is None else Me(asking.name, asking.login, role_of(asking))
    me.network = request.app.state.network or UNSET
    me.by_invitation = True if rooms.settings.registration != "open" else UNSET
    return me


@router.post("/me")
async def set_name(
    body: GuestBody, request: Request, response: Response, rooms: RoomsHere, asking: MaybePerson
) -> Me:
    """Become a guest, or change the name."""
    now = rooms.settings.clock()
    if asking is not None:
        if body.name != asking.name:
            check_rate(request, "chat", asking)
            await measures.check_may_rename(rooms.engine, asking.id, now)
        named = asking.named if likeness(body.name) == likeness(asking.name) else now
        renamed = Person(asking.id, body.name, asking.login, named)

        async def rename(connection: AsyncConnection) -> None:
            await access.rename(connection, renamed)
            await rooms.tell_identity(connection, renamed.id, renamed)

        with reloading_on_failure(rooms, renamed.id):
            await rooms.journal.run(rename)
        rooms.take_identity(renamed.id, renamed)
        return Me(name=body.name, account=asking.login, role=role_of(asking))
    check_rate(request, "guests")

    async def come_in(connection: AsyncConnection) -> str:
        player = await access.add_guest(connection, body.name, now)
        return await access.start_session(connection, player, now, label(request))

    set_cookie(request, response, rooms, await rooms.journal.run(come_in))
    return Me(name=body.name, account=None)


@router.post("/account")
async def open_account(
    body: AccountBody, request: Request, response: Response, rooms: RoomsHere, asking: PersonHere
) -> Me:
    """Give the guest a login and a password, so that the games can be reached from other devices."""
    check_rate(request, "passwords")
    if asking.login is not None:
        raise Problem(409, "error-has-account", login=asking.login)
    if rooms.settings.registration != "open":
        raise Problem(403, "error-registration-closed")
    passwords.check(body.password, body.login, asking.name)
    password = await hashing.hash_password(body.password)
    now = rooms.settings.clock()
    old = request.cookies.get(COOKIE, "")

    async def settle(connection: AsyncConnection) -> str:
        await access.open_account(connection, asking.id, body.login, password)
        await access.end_session(connection, old)
        token = await access.start_session(connection, asking.id, now, label(request))
        await contacts.carry_over(connection, digest(old), digest(token))
        return token

    token = await rooms.journal.run(settle)
    rooms.sockets.carry_over(digest(old), digest(token), now + SESSION_MILLISECONDS)
    set_cookie(request, response, rooms, token)
    return Me(name=asking.name, account=body.login.lower())


@router.post("/login")
async def log_in(
    body: LoginBody, request: Request, response: Response, rooms: RoomsHere, asking: MaybePerson
) -> Me:
    """Log in; what was played as a guest before goes over to the account."""
    buckets: Limits = request.app.state.limits
    login = body.login.lower()
    buckets.check("passwords", address=address_of(request), login=login)
    owner = await access.check_password(rooms.engine, body.login, body.password)
    buckets.give_back("passwords", login=login)  # only wrong ones count against the account
    now = rooms.settings.clock()
    guest = asking.id if asking is not None and asking.login is None else None
    old = request.cookies.get(COOKIE, "")

    async def settle(connection: AsyncConnection) -> str:
        if guest is not None:
            await access.hand_over(connection, guest, owner.id, now)
            await contacts.hand_over(connection, guest, owner.id)
            await rooms.tell_identity(connection, guest, owner)
            await blocks.hand_over(connection, guest, owner.id)
            await reports.hand_over(connection, guest, owner.id)
            await measures.hand_over(connection, guest, owner.id)
        await access.end_session(connection, old)
        token = await access.start_session(connection, owner.id, now, label(request))
        if guest is not None:
            await contacts.carry_over(connection, digest(old), digest(token))
        return token

    with reloading_on_failure(rooms, guest):
        token = await rooms.journal.run(settle)
    if guest is not None:
        rooms.take_identity(guest, owner)
        await rooms.outbox.contacts.refresh(guest)
        await rooms.outbox.contacts.refresh(owner.id)
        await rooms.blocks.merge(guest, owner.id)
        rooms.sockets.carry_over(digest(old), digest(token), now + SESSION_MILLISECONDS)
    else:
        rooms.sockets.end(digest(old), TRY_AGAIN)
    set_cookie(request, response, rooms, token)
    return Me(name=owner.name, account=owner.login)


@router.post("/logout")
async def log_out(request: Request, response: Response, rooms: RoomsHere) -> Me:
    """End this session; its tables close at once, those of other sessions stay open."""
    token = request.cookies.get(COOKIE, "")
    await rooms.journal.run(lambda connection: access.end_session(connection, token))
    rooms.sockets.end(digest(token))
    response.delete_cookie(COOKIE, path="/")
    return Me(name=None, account=None)


@router.get("/me/preferences")
async def preferences(rooms: RoomsHere, asking: PersonHere) -> dict[str, str | bool | int | list[str]]:
    """What the account keeps, by name; nothing for a guest."""
    kept = await access.preferences(rooms.engine, asking.id) if asking.login else None
    found: dict[str, str | bool | int | list[str]] = json.loads(kept or "{}")
    return found


@router.post("/me/preferences")
async def keep_preferences(body: PreferencesBody, rooms: RoomsHere, asking: PersonHere) -> PreferencesBody:
    """Keep them in the account, for all devices."""
    if asking.login is None:
        raise Problem(409, "error-no-account")
    kept = body.model_dump_json(exclude_none=True)
    await rooms.journal.run(lambda connection: access.keep_preferences(connection, asking.id, kept))
    return body


@router.post("/tables/{table_id}/invitations")
async def invite(
    body: InvitationBody, request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> Link:
    """A link that gives a seat to the first person who opens it; an earlier link stops working. The account
    `login` is sent it, if its owner wants to be told of invitations.
    """
    check_rate(request, "links", asking)
    if asking.id != room.stored.owner:
        raise Problem(403, "error-owner-only")
    place = room.people.places.get(body.seat)
    if place is None:
        raise Problem(422, "error-bad-seat", seat=body.seat)
    if place.kind != OPEN:
        raise Problem(409, "error-seat-taken")
    now, game = rooms.settings.clock(), room.stored.record.header.game
    guest = await access.find_login(rooms.engine, body.login) if body.login else None
    if guest is not None:
        rooms.blocks.check(asking.id, [guest])

    async def make(connection: AsyncConnection) -> str:
        token = await access.invite(connection, room.id, body.seat, now)
        said, key = {"name": asking.name, "link": token}, f"{room.id} {asking.id} {now // HOUR}"
        events = [Event("invitation", key, guest, game, room.id, args=said)] if guest else []
        tell = rooms.outbox.adding(events)
        if tell is not None:
            await tell(connection)
        return token

    return Link(link=f"/join#{await rooms.journal.run(make)}")


@router.post("/tables/{table_id}/spectators")
async def invite_spectators(request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> Link:
    """A link with which anybody can watch."""
    check_rate(request, "links", asking)
    check_may_show(room, asking)
    now = rooms.settings.clock()
    token = await rooms.journal.run(lambda connection: access.offer_view(connection, room.id, now))
    return Link(link=f"/watch#{token}")


@router.delete("/tables/{table_id}/spectators")
async def revoke_spectators(
    room: RoomHere, asking: PersonHere, watchers: Annotated[bool, Query()] = False
) -> Revoked:
    """All links for spectators stop working; with `watchers` present spectators are sent away, too."""
    check_may_show(room, asking)
    async with room.locked():
        revoked = await removal.revoke_watching(room, watchers)
    return Revoked(links=revoked.links, watchers=revoked.watchers)


def check_may_show(room: Room, asking: Person) -> None:
    """Players and the owner decide who may watch; at an organised table, its organisers."""
    if room.stored.organiser:
        if not room.people.leads(asking.id):
            raise Problem(403, "error-organiser-only")
    elif asking.id != room.stored.owner and not room.people.seats_of(asking.id):
        raise Problem(403, "error-owner-only")


@router.post("/invitation")
async def look_at_invitation(body: TokenBody, request: Request, rooms: RoomsHere) -> InvitedTo:
    """What an invitation or a spectators' link leads to; it is not used by that."""
    check_rate(request, "codes")
    async with reading(rooms.engine) as connection:
        game, seat, host = await access.invited_to(connection, body.token)
    give_back(request, "codes")
    return InvitedTo(game=game, seat=seat, host=host)


@router.post("/join")
async def join(body: JoinBody, request: Request, rooms: RoomsHere, asking: PersonHere) -> Joined:
    """Take the seat of an invitation, or a place in a crew or among the spectators by a short code."""
    with guessing(request, asking):
        return await (
            join_crew(body.code, rooms, asking) if body.code else take_seat(body.token, rooms, asking)
        )


@contextmanager
def guessing(request: Request, asking: Person) -> Iterator[None]:
    """Only wrong codes count: a whole camp may come from one address. Another worker counts for itself."""
    check_rate(request, "codes", asking)
    try:
        yield
    except Elsewhere:
        give_back(request, "codes", asking)
        raise
    give_back(request, "codes", asking)


async def take_seat(token: str | None, rooms: RoomsHere, asking: PersonHere) -> Joined:
    now = rooms.settings.clock()
    table = await access.invited_table(rooms.engine, token or "")
    if table is not None:
        rooms.check_here(table)

    async def accept(connection: AsyncConnection) -> tuple[str, str]:
        table_id, seat = await access.accept(connection, token or "", asking.id, now)
        await rooms.outbox.begin(connection, table_id, asking.id)
        return table_id, seat

    table_id, seat = await rooms.journal.run(accept, table or "")
    await rooms.seat(table_id, seat, asking)
    return Joined(table=table_id, seat=seat)


async def join_crew(code: str, rooms: RoomsHere, asking: PersonHere) -> Joined:
    table_id, seat, role = await rooms.join(code, asking)
    return Joined(table=table_id, seat=seat, role=UNSET if role is None else role)


@router.post("/watch")
async def watch(body: TokenBody, request: Request, rooms: RoomsHere, asking: PersonHere) -> Watching:
    """Watch a table by its spectators' link."""
    now = rooms.settings.clock()
    with guessing(request, asking):
        room = await rooms.get(await access.find_view(rooms.engine, body.token))
        async with room.locked():
            await room.write(lambda connection: access.watch(connection, body.token, asking.id, now))
            room.people.admit_watcher(asking, now)
    return Watching(table=room.id)
