"""Endpoints: the analysis of a game, and hints while one learns it."""

from __future__ import annotations

from fastapi import APIRouter, Request

from admiralty.server import lobby
from admiralty.server.context import HallHere, PersonHere, RoomHere, check_rate
from admiralty.server.errors import Problem
from admiralty.server.schema import AnalysisShown, HintShown, HintWanted

router = APIRouter(prefix="/api", tags=["analysis"])
PATH = "/tables/{table_id}/analysis"


@router.get(PATH)
async def get_analysis(hall: HallHere, room: RoomHere, asking: PersonHere) -> AnalysisShown:
    """How far the analysis is, and what it has found so far."""
    lobby.check_open(room, asking)
    return await hall.analyses.shown(room)


@router.post(PATH)
async def begin_analysis(
    request: Request, hall: HallHere, room: RoomHere, asking: PersonHere
) -> AnalysisShown:
    """Begin to analyse, in the background: a game that is over, or that nobody else plays."""
    lobby.check_open(room, asking)
    check_rate(request, "analyses", asking)
    async with room.lock:
        hall.analyses.begin(room)
    return await hall.analyses.shown(room)


@router.post(f"{PATH}/cancel")
async def cancel_analysis(hall: HallHere, room: RoomHere, asking: PersonHere) -> AnalysisShown:
    """Stop it; what was found so far stays."""
    lobby.check_open(room, asking)
    hall.analyses.cancel(room)
    return await hall.analyses.shown(room)


@router.post("/tables/{table_id}/hint")
async def get_hint(
    wanted: HintWanted, request: Request, hall: HallHere, room: RoomHere, asking: PersonHere
) -> HintShown:
    """What the hard bot would do, where nobody else plays: who learns may ask, opponents may not."""
    check_rate(request, "analyses", asking)
    if wanted.seat not in room.seats_of(asking.id):
        raise Problem(403, "error-not-your-seat")
    if not room.plays_alone(asking.id):
        raise Problem(403, "error-hint-alone")
    return await hall.players.hint(room, wanted.seat)
