"""Endpoints: being away, and vacation from slow games."""

from __future__ import annotations

from fastapi import APIRouter, Request

from admiralty.server.accounts import absences
from admiralty.server.accounts.absences import Absence
from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.http.context import PersonHere, RoomsHere, check_rate
from admiralty.server.moderation import measures
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.answers.account import AbsenceDetails
from admiralty.server.wire.requests import AbsenceBody

router = APIRouter(prefix="/api", tags=["account"])


def shown(rooms: Rooms, asking: Person) -> AbsenceDetails:
    now = rooms.settings.clock()
    mine, away = rooms.absences.of(asking.id), rooms.absences.away(asking.id, now)
    return AbsenceDetails(
        until=away.until if away else None,
        note=away.note if away else "",
        vacation=away is not None and away.vacation,
        days_left=round(mine.left(now, rooms.settings.vacation_days) / absences.DAY),
    )


@router.get("/me/absence")
async def get_absence(rooms: RoomsHere, asking: PersonHere) -> AbsenceDetails:
    """Whether the caller is away, and how many days of vacation are left this year."""
    return shown(rooms, asking)


@router.post("/me/absence")
async def go_away(
    body: AbsenceBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> AbsenceDetails:
    """Others read until when the caller is away. On vacation the clocks of slow games stand still."""
    check_rate(request, "absences", asking)
    now, days = rooms.settings.clock(), rooms.settings.vacation_days
    if body.note:
        await measures.check_not_muted(rooms.engine, asking.id, now)
    mine = rooms.absences.of(asking.id)
    return await change(rooms, asking, mine.begun(now, body.until, body.note, body.vacation, days))


@router.post("/me/absence/end")
async def come_back(request: Request, rooms: RoomsHere, asking: PersonHere) -> AbsenceDetails:
    """Back before the time; vacation that was not used is given back."""
    check_rate(request, "absences", asking)
    return await change(rooms, asking, rooms.absences.of(asking.id).ended(rooms.settings.clock()))


async def change(rooms: Rooms, asking: Person, absence: Absence) -> AbsenceDetails:
    """Tables that are closed move their clocks when they are opened."""
    if asking.login is None:
        raise Problem(409, "error-no-account")
    await rooms.journal.run(lambda connection: absences.keep(connection, absence))
    rooms.place.publish("absence", player=asking.id)
    await rooms.take_absence(asking.id)
    return shown(rooms, asking)
