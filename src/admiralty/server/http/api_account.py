"""Endpoints: one's own account: password, sessions, export of all data, and deletion."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import access, deletion, hashing, new_password, passwords, sessions
from admiralty.server.accounts.access import COOKIE, Person, digest
from admiralty.server.errors import Problem
from admiralty.server.http.api_access import label, set_cookie
from admiralty.server.http.context import (
    LobbyHere,
    PersonHere,
    RoomsHere,
    address_of,
    check_rate,
    give_back,
)
from admiralty.server.http.limits import Limits
from admiralty.server.notify import contacts
from admiralty.server.notify.events import RESET, Event
from admiralty.server.rooms import own_data
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store.table_store import new_id
from admiralty.server.wire.answers.common import MailAsked, Me, SessionDetails, SignedOut
from admiralty.server.wire.requests import DeleteAccountBody, ForgottenBody, NewPasswordBody, ResetBody

router = APIRouter(prefix="/api", tags=["account"])


async def check_own_password(request: Request, rooms: Rooms, asking: Person, password: str) -> str:
    """The login of the caller, whose password this must be; wrong ones count as at a log-in."""
    if asking.login is None:
        raise Problem(409, "error-needs-account")
    buckets: Limits = request.app.state.limits
    buckets.check("passwords", address=address_of(request), login=asking.login)
    try:
        await access.check_password(rooms.engine, asking.login, password)
    except Problem:
        raise Problem(403, "error-old-password") from None
    buckets.give_back("passwords", login=asking.login)
    return asking.login


def close_sockets(rooms: Rooms, ended: list[str]) -> None:
    for session in ended:
        rooms.sockets.end(session)


@router.post("/account/password")
async def change_password(
    body: NewPasswordBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> SignedOut:
    """Change the password. All other sessions end: somebody else may have known the old one."""
    login = await check_own_password(request, rooms, asking, body.old)
    passwords.check(body.new, login, asking.name)
    hashed = await hashing.hash_password(body.new)
    own = digest(request.cookies.get(COOKIE, ""))

    async def settle(connection: AsyncConnection) -> list[str]:
        await new_password.set_password(connection, asking.id, hashed)
        return await sessions.end_sessions(connection, asking.id, own)

    ended = await rooms.journal.run(settle)
    close_sockets(rooms, ended)
    return SignedOut(sessions=len(ended))


@router.post("/account/forgotten")
async def ask_for_new_password(body: ForgottenBody, request: Request, rooms: RoomsHere) -> MailAsked:
    """Send a link for a new password to the confirmed address of an account. The answer is the same whether
    there is one or not.
    """
    check_rate(request, "mails")
    if not rooms.outbox.channels.has_mail:
        raise Problem(409, "error-no-reset-mail")
    now = rooms.settings.clock()

    async def ask(connection: AsyncConnection) -> None:
        found = await new_password.accounts_of(connection, body.who, RESET, now)
        events = [Event(RESET, new_id(), player, "", "", args={"login": login}) for player, login in found]
        job = rooms.outbox.adding(events)
        if job is not None:
            await job(connection)

    await rooms.journal.run(ask)
    return MailAsked(hours=new_password.LINK_MILLISECONDS // 3_600_000)


@router.post("/account/reset")
async def reset_password(body: ResetBody, request: Request, response: Response, rooms: RoomsHere) -> Me:
    """Set a new password by a one-time link, and log in. All earlier sessions end."""
    check_rate(request, "codes")
    now = rooms.settings.clock()
    owner = await new_password.owner_of(rooms.engine, body.token, now)
    give_back(request, "codes")
    check_rate(request, "passwords")
    passwords.check(body.password, owner.login or "", owner.name)
    hashed = await hashing.hash_password(body.password)

    async def settle(connection: AsyncConnection) -> tuple[list[str], str]:
        await new_password.use_link(connection, body.token, owner.id, hashed)
        ended = await sessions.end_sessions(connection, owner.id)
        return ended, await access.start_session(connection, owner.id, now, label(request))

    ended, token = await rooms.journal.run(settle)
    close_sockets(rooms, ended)
    set_cookie(request, response, rooms, token)
    return Me(name=owner.name, account=owner.login)


@router.get("/me/sessions")
async def list_sessions(request: Request, rooms: RoomsHere, asking: PersonHere) -> list[SessionDetails]:
    """The browsers in which the caller is logged in, the one used last first."""
    own = digest(request.cookies.get(COOKIE, ""))
    found = await sessions.sessions_of(rooms.engine, asking.id, rooms.settings.clock())
    return [
        SessionDetails(
            id=line.id,
            created=line.created,
            seen=rooms.seen.get(line.token, line.seen or line.created),
            label=line.label,
            online=line.token in rooms.sockets.listeners,
            this=line.token == own,
        )
        for line in found
    ]


@router.delete("/me/sessions")
async def sign_out_everywhere(
    request: Request,
    response: Response,
    rooms: RoomsHere,
    asking: PersonHere,
    others: Annotated[bool, Query()] = False,
) -> SignedOut:
    """End all sessions of the caller, with `others` all but this one; their tables close at once."""
    own = digest(request.cookies.get(COOKIE, "")) if others else ""
    ended = await rooms.journal.run(lambda connection: sessions.end_sessions(connection, asking.id, own))
    close_sockets(rooms, ended)
    if not others:
        response.delete_cookie(COOKIE, path="/")
    return SignedOut(sessions=len(ended))


@router.delete("/me/sessions/{session_id}")
async def end_session(session_id: str, rooms: RoomsHere, asking: PersonHere) -> SignedOut:
    """End one session of the caller."""
    found = await sessions.sessions_of(rooms.engine, asking.id, rooms.settings.clock())
    ended = [line.token for line in found if line.id == session_id]
    if not ended:
        raise Problem(404, "error-no-such-session")
    await rooms.journal.run(lambda connection: sessions.end_hashed(connection, ended))
    close_sockets(rooms, ended)
    return SignedOut(sessions=len(ended))


@router.get("/me/export", response_class=StreamingResponse)
async def export_own_data(request: Request, rooms: RoomsHere, asking: PersonHere) -> StreamingResponse:
    """Everything that is stored about the caller, as one JSON document."""
    check_rate(request, "sheets", asking)
    headers = {"Content-Disposition": 'attachment; filename="admiralty.json"'}
    return StreamingResponse(own_data.document(rooms, asking), media_type="application/json", headers=headers)


@router.post("/account/delete")
async def delete_account(
    body: DeleteAccountBody,
    request: Request,
    response: Response,
    rooms: RoomsHere,
    lobby: LobbyHere,
    asking: PersonHere,
) -> Me:
    """Delete the account. Games stay, with a former member; the login is free again."""
    await check_own_password(request, rooms, asking, body.password)
    now = rooms.settings.clock()

    async def settle(connection: AsyncConnection) -> list[str]:
        await contacts.forget(connection, [asking.id])
        await rooms.place.tell(connection, "forgotten", player=asking.id)
        return await deletion.delete_account(connection, asking, now)

    close_sockets(rooms, await rooms.journal.run(settle))
    await rooms.outbox.contacts.refresh(asking.id)
    rooms.place.publish("absence", player=asking.id)
    await rooms.take_absence(asking.id)
    for challenge in lobby.of_owner(asking.id):
        lobby.remove(challenge)
    await rooms.drop_name(Person(asking.id, "", None, now))
    response.delete_cookie(COOKIE, path="/")
    return Me(name=None, account=None)
