"""Endpoints: blocks and reports, and what moderators do about them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere, check_rate
from admiralty.server.moderation import audit, blocks, measures, reports
from admiralty.server.moderation.audit import Deed
from admiralty.server.rooms import endings
from admiralty.server.store.database import reading
from admiralty.server.wire.moderation import (
    Audit,
    Blocked,
    Blocks,
    CloseBody,
    Done,
    InviteBody,
    InvitedMember,
    LineReportBody,
    MuteBody,
    RenameBody,
    ReportBody,
    Reported,
    Reports,
    RoleBody,
    Standing,
)

router = APIRouter(prefix="/api", tags=["moderation"])
Who = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
PageNumber = Annotated[int, Query(ge=0, le=10_000)]


async def moderator(asking: PersonHere) -> Person:
    measures.check_moderator(asking)
    return asking


ModeratorHere = Annotated[Person, Depends(moderator)]


# Everybody


@router.get("/me/blocks")
async def list_blocks(rooms: RoomsHere, asking: PersonHere) -> Blocks:
    """Whom the caller has blocked."""
    async with reading(rooms.engine) as connection:
        return Blocks(people=await blocks.of_player(connection, asking.id))


@router.post("/people/{who}/block")
async def block(who: Who, request: Request, rooms: RoomsHere, asking: PersonHere) -> Blocked:
    """Read nothing that this person writes in chats, and share no challenge; tables that exist go on."""
    check_rate(request, "challenges", asking)
    if who == asking.id:
        raise Problem(409, "error-block-yourself")
    now = rooms.settings.clock()
    await rooms.journal.run(lambda connection: blocks.keep(connection, asking.id, who, now))
    await rooms.blocks.refresh(asking.id)
    return Blocked(blocked=True)


@router.post("/people/{who}/unblock")
async def unblock(who: Who, rooms: RoomsHere, asking: PersonHere) -> Blocked:
    await rooms.journal.run(lambda connection: blocks.lift(connection, asking.id, who))
    await rooms.blocks.refresh(asking.id)
    return Blocked(blocked=False)


@router.post("/people/{who}/report")
async def report_person(
    who: Who, body: ReportBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> Reported:
    """Tell the moderators of somebody."""
    check_rate(request, "challenges", asking)
    now = rooms.settings.clock()
    made = await rooms.journal.run(
        lambda connection: reports.make(connection, asking.id, who, body.reason, now)
    )
    return Reported(report=made)


@router.post("/tables/{table_id}/report")
async def report_line(
    body: LineReportBody, request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> Reported:
    """Tell the moderators of a line of the chat, which is kept with the report."""
    check_rate(request, "challenges", asking)
    line = next((each for each in room.stored.chat if each.n == body.n), None)
    if line is None or not room.may_hear(asking.id, line) or room.held.applies_to(asking.id):
        raise Problem(404, "error-no-line")
    now = rooms.settings.clock()
    made = await rooms.journal.run(
        lambda connection: reports.make(
            connection, asking.id, line.player, body.reason, now, room.id, line.text
        )
    )
    return Reported(report=made)


# Moderators


@router.get("/moderation/reports")
async def list_reports(rooms: RoomsHere, asking: ModeratorHere) -> Reports:
    async with reading(rooms.engine) as connection:
        return Reports(reports=await reports.unsettled(connection))


@router.post("/moderation/reports/{report_id}/settle")
async def settle_report(report_id: Who, rooms: RoomsHere, asking: ModeratorHere) -> Done:
    now = rooms.settings.clock()
    await rooms.journal.run(lambda connection: reports.settle(connection, report_id, asking.id, now))
    return Done()


@router.get("/moderation/audit")
async def read_audit(rooms: RoomsHere, asking: ModeratorHere, page: PageNumber = 0) -> Audit:
    """What moderators and the operator did, the newest first."""
    async with reading(rooms.engine) as connection:
        found, more = await audit.read(connection, page)
    return Audit(entries=found, more=more)


@router.get("/moderation/people/{who}")
async def show_standing(who: Who, rooms: RoomsHere, asking: ModeratorHere) -> Standing:
    async with reading(rooms.engine) as connection:
        role, muted = await measures.standing(connection, who)
    return Standing(role=role, muted=muted if muted and muted > rooms.settings.clock() else None)


@router.post("/moderation/people/{who}/mute")
async def mute(who: Who, body: MuteBody, rooms: RoomsHere, asking: ModeratorHere) -> Done:
    now = rooms.settings.clock()
    await rooms.journal.run(
        lambda connection: measures.mute(connection, asking, who, body.days, body.reason, now)
    )
    return Done()


@router.post("/moderation/people/{who}/rename")
async def rename(who: Who, body: RenameBody, rooms: RoomsHere, asking: ModeratorHere) -> Done:
    now = rooms.settings.clock()

    async def job(connection: AsyncConnection) -> Person:
        renamed = await measures.rename(connection, asking, who, body.name, body.reason, now)
        await rooms.tell_identity(connection, who, renamed)
        return renamed

    rooms.take_identity(who, await rooms.journal.run(job))
    return Done()


@router.post("/moderation/people/{who}/role")
async def give_role(who: Who, body: RoleBody, rooms: RoomsHere, asking: ModeratorHere) -> Done:
    """As an owner: another owner, a moderator, or a member."""
    measures.check_owner(asking)
    now = rooms.settings.clock()
    await rooms.journal.run(lambda connection: measures.give_role(connection, asking, who, body.role, now))
    return Done()


@router.post("/moderation/tables/{table_id}/close")
async def close_table(table_id: Who, body: CloseBody, rooms: RoomsHere, asking: ModeratorHere) -> Done:
    """End a table without a result; not one at which the moderator plays."""
    room = await rooms.get(table_id)
    async with room.locked():
        if room.people.seats_of(asking.id):
            raise Problem(403, "error-own-game")
        if not room.is_over:
            deed = Deed("close", asking.id, at_table=room.id, reason=body.reason)
            now = rooms.settings.clock()
            await endings.end(
                room, endings.MODERATOR, asking.name, lambda connection: audit.write(connection, deed, now)
            )
    return Done()


@router.post("/moderation/invitations")
async def invite_member(
    body: InviteBody, request: Request, rooms: RoomsHere, asking: ModeratorHere
) -> InvitedMember:
    """An account for somebody, unless only the operator makes them; the link sets its password."""
    check_rate(request, "links", asking)
    if rooms.settings.registration == "closed":
        raise Problem(403, "error-registration-closed")
    now = rooms.settings.clock()
    link = await rooms.journal.run(
        lambda connection: measures.invite(connection, asking, body.login, body.name, now)
    )
    if link is None:
        raise Problem(409, "error-login-taken", login=body.login)
    return InvitedMember(link=link)
