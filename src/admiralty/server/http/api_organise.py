"""Endpoints of the organiser: crews, the timer, announcements, and the return to a saved turn."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.server.accounts.quotas import Quota
from admiralty.server.http.context import LedRoom, PersonHere, RequestKey, RoomHere, RoomsHere, check_rate
from admiralty.server.moderation import measures
from admiralty.server.rooms import announcements, ceremonies, crews, expiry, removal, rewind, stage
from admiralty.server.rooms.room import Room
from admiralty.server.store.seats import Member
from admiralty.server.store.table_store import derived_id
from admiralty.server.wire.answers.organise import (
    Announced,
    Crews,
    NewCode,
    NewPerson,
    PersonDetails,
    Returned,
    SavedTurn,
)
from admiralty.server.wire.messages import encode
from admiralty.server.wire.requests import (
    AnnounceBody,
    PersonBody,
    PersonChange,
    ReturnBody,
    StageBody,
    TimerBody,
)
from admiralty.server.wire.table_state import Ceremony, Round, Stage

router = APIRouter(prefix="/api/tables/{table_id}", tags=["organiser"])


def shown(room: Room, member: Member) -> PersonDetails:
    online = {listener.player for listener in room.listeners}
    return PersonDetails(
        id=member.id,
        name=room.people.names().get(member.id, member.name),
        seat=member.seat,
        role=member.role,
        pieces=member.pieces,
        online=member.player in online,
        taken=member.player is not None,
    )


@router.get("/crews")
async def get_crews(room: LedRoom) -> Crews:
    """Everybody at the table, and the codes that let people in."""
    codes = dict(room.stored.codes)
    watch_code = codes.pop("")
    return Crews(
        codes=codes,
        watch_code=watch_code,
        people=[shown(room, member) for member in room.people.members()],
    )


@router.post("/crews/{seat}/code")
async def renew_code(seat: str, room: LedRoom) -> NewCode:
    """A new code for a crew; the old one stops working."""
    async with room.locked():
        return NewCode(code=await crews.renew_code(room, seat))


@router.post("/watch-code")
async def renew_watch_code(room: LedRoom) -> NewCode:
    """A new code for spectators and the projector; the old one and all links stop working."""
    async with room.locked():
        await removal.revoke_watching(room, with_watchers=False)
        return NewCode(code=room.stored.codes[""])


@router.post("/people")
async def add_person(body: PersonBody, room: LedRoom, key: RequestKey = "") -> NewPerson:
    """Enter a person; a phone takes the identity over with the code, which works once."""
    known = derived_id(room.id, key) if key else ""
    async with room.locked():
        person, code = await crews.add_person(room, body.name, body.seat, body.role, known)
    return NewPerson(id=person, code=code)


@router.post("/people/{person}/code")
async def hand_out_code(person: str, room: LedRoom) -> NewPerson:
    """A new code for a person, for example after a lost phone; the phone that uses it takes over."""
    async with room.locked():
        return NewPerson(id=person, code=await crews.new_member_code(room, room.people.member_by_id(person)))


@router.patch("/people/{person}")
async def change_person(person: str, body: PersonChange, room: LedRoom) -> PersonDetails:
    """Move a person to another seat, change the role, or assign pieces."""
    async with room.locked():
        member = room.people.member_by_id(person)
        is_tied = "pieces" in body.model_fields_set
        await crews.change(room, member, body.seat, body.role, body.pieces, is_tied)
        return shown(room, member)


@router.delete("/people/{person}")
async def remove_person(person: str, room: LedRoom) -> Crews:
    """Remove a person: their phone no longer shows the table, and the crew gets a new code. Only a personal
    code lets them in again.
    """
    async with room.locked():
        await removal.remove_member(room, room.people.member_by_id(person))
    return await get_crews(room)


@router.post("/timer")
async def set_timer(body: TimerBody, room: LedRoom) -> Round:
    """Start, pause, resume, extend, stop or restart the timer of planning, or set it for coming rounds and
    sessions.
    """
    async with room.locked():
        await expiry.expire_round(room)
        sessions = None if body.sessions is None else [list(session) for session in body.sessions]
        await expiry.command_timer(room, body.do, body.seconds, body.at_zero, sessions)
        message = room.rounds.message()
        assert message is not None, "an organised table has a timer"
        return message


@router.post("/stage")
async def direct(body: StageBody, room: LedRoom) -> Stage:
    """Direct what all screens show: how to join, a place, the replay of the last round, the ceremony."""
    async with room.locked():
        shown = stage.directed(room.stored.stage, body, room.now())
        await room.write(stage.saving(room.id, shown))
        room.stored.stage = shown
        room.refresh_seats()
        return stage.message(shown, {})


@router.post("/announce")
async def announce(
    body: AnnounceBody,
    request: Request,
    rooms: RoomsHere,
    room: LedRoom,
    asking: PersonHere,
    key: RequestKey = "",
) -> Announced:
    """Announce something to everybody."""
    check_rate(request, "chat", asking)
    await measures.check_not_muted(rooms.engine, asking.id, rooms.settings.clock())
    async with room.locked():
        made = await announcements.announce(room, body.text, Quota(rooms.settings, asking), key)
    return Announced(n=made.n, text=made.text, time=made.time)


@router.get("/ceremony", response_model=Ceremony)
async def get_ceremony(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> Response:
    """What is celebrated at the end of a day or the game: standings, points by turn, what is remembered."""
    told = ceremonies.message(room, await ceremonies.gather(rooms, room, asking.id))
    return Response(encode(told), media_type="application/json")


@router.get("/turns")
async def list_turns(room: LedRoom) -> list[SavedTurn]:
    """The saved turns, before and after each evaluation, including those that a return has left behind."""
    return [SavedTurn(**saved._asdict()) for saved in room.progress.saved.turns]


@router.post("/return")
async def return_to(body: ReturnBody, room: LedRoom, asking: PersonHere, key: RequestKey = "") -> Returned:
    """Return to a saved turn. The record keeps everything, and everybody is told."""
    command = (asking.id, key) if key else None
    async with room.locked():
        return Returned(seq=await rewind.return_to(room, body.n, command))
