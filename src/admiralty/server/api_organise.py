"""Endpoints of the organiser: crews, the timer, announcements, and the return to a saved turn."""

from __future__ import annotations

from fastapi import APIRouter

from admiralty.server import announcements, removal, returning
from admiralty.server.context import LedRoom, PersonHere, RequestKey
from admiralty.server.places import Member
from admiralty.server.room import Room
from admiralty.server.schema import (
    AnnounceBody,
    Announced,
    CodeShown,
    CrewsShown,
    PersonBody,
    PersonChange,
    PersonMade,
    PersonShown,
    ReturnBody,
    Returned,
    RoundShown,
    TimerBody,
    TurnShown,
)
from admiralty.server.store import derived_id

router = APIRouter(prefix="/api/tables/{table_id}", tags=["organiser"])


def shown(room: Room, member: Member) -> PersonShown:
    online = {listener.player for listener in room.listeners}
    return PersonShown.model_validate(
        {
            "id": member.id,
            "name": room.names().get(member.id, member.name),
            "seat": member.seat,
            "role": member.role,
            "ships": member.ships,
            "online": member.player in online,
            "taken": member.player is not None,
        }
    )


@router.get("/crews")
async def get_crews(room: LedRoom) -> CrewsShown:
    """Everybody at the table, and the codes that let people in."""
    codes = dict(room.stored.codes)
    watch_code = codes.pop("")
    return CrewsShown(
        codes=codes,
        watch_code=watch_code,
        people=[shown(room, member) for member in room.crews.people()],
    )


@router.post("/crews/{seat}/code")
async def renew_code(seat: str, room: LedRoom) -> CodeShown:
    """A new code for a crew; the old one lets nobody in any more."""
    async with room.at_work():
        return CodeShown(code=await room.crews.renew(seat))


@router.post("/watch-code")
async def renew_watch_code(room: LedRoom) -> CodeShown:
    """A new code for spectators and the projector; the old one and all links let nobody in any more."""
    async with room.at_work():
        await removal.revoke_watching(room, with_watchers=False)
        return CodeShown(code=room.stored.codes[""])


@router.post("/people")
async def add_person(body: PersonBody, room: LedRoom, key: RequestKey = "") -> PersonMade:
    """Enter a person; the code, which works once, lets a phone take the identity over."""
    known = derived_id(room.id, key) if key else ""
    async with room.at_work():
        person, code = await room.crews.enter(body.name, body.seat, body.role, known)
    return PersonMade(id=person, code=code)


@router.post("/people/{person}/code")
async def hand_out_code(person: str, room: LedRoom) -> PersonMade:
    """A new code for somebody, such as whose phone is lost; the phone that uses it takes over."""
    async with room.at_work():
        return PersonMade(id=person, code=await room.crews.hand_out(room.crews.person(person)))


@router.patch("/people/{person}")
async def change_person(person: str, body: PersonChange, room: LedRoom) -> PersonShown:
    """Move somebody to another seat, give another role, or tie to ships."""
    async with room.at_work():
        member = room.crews.person(person)
        is_tied = "ships" in body.model_fields_set
        await room.crews.change(member, body.seat, body.role, body.ships, is_tied)
        return shown(room, member)


@router.delete("/people/{person}")
async def remove_person(person: str, room: LedRoom) -> CrewsShown:
    """Take somebody out: their phone sees the table no more, and the crew has a new code. Only a code for one
    person lets them in again.
    """
    async with room.at_work():
        await removal.take_out(room, room.crews.person(person))
    return await get_crews(room)


@router.post("/timer")
async def set_timer(body: TimerBody, room: LedRoom) -> RoundShown:
    """Start, pause, resume, extend, stop or restart the timer of planning, or set the coming rounds'."""
    async with room.at_work():
        await room.rounds.let_fall()
        await room.rounds.command(body.do, body.seconds, body.at_zero)
        return RoundShown.model_validate(room.rounds.told(), from_attributes=True)


@router.post("/announce", response_model_exclude_none=True)
async def announce(body: AnnounceBody, room: LedRoom, key: RequestKey = "") -> Announced:
    """Tell everybody something."""
    async with room.at_work():
        made = await announcements.announce(room, body.text, key)
    return Announced(n=made.n, text=made.text, time=made.time)


@router.get("/turns")
async def list_turns(room: LedRoom) -> list[TurnShown]:
    """The saved moments: before and after every evaluation, also of turns that were left by a return."""
    return [TurnShown.model_validate(saved, from_attributes=True) for saved in room.course.saved]


@router.post("/return")
async def return_to(body: ReturnBody, room: LedRoom, asking: PersonHere, key: RequestKey = "") -> Returned:
    """Go back to a saved moment. The record keeps everything, and everybody is told."""
    command = (asking.id, key) if key else None
    async with room.at_work():
        return Returned(seq=await returning.return_to(room, body.n, command))
