"""Endpoints: analyses of games, and hints for learners."""

from __future__ import annotations

from fastapi import APIRouter, Request

from admiralty.server.errors import Problem
from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere, check_rate
from admiralty.server.rooms import create_table
from admiralty.server.wire.answers.analysis import AnalysisProgress, Hint
from admiralty.server.wire.requests import HintWanted

router = APIRouter(prefix="/api", tags=["analysis"])
PATH = "/tables/{table_id}/analysis"


@router.get(PATH)
async def get_analysis(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> AnalysisProgress:
    """How far the analysis is, and what it has found so far."""
    create_table.check_open(room, asking)
    return await rooms.analyses.shown(room)


@router.post(PATH)
async def begin_analysis(
    request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> AnalysisProgress:
    """Start an analysis in the background, of a game that is over or that nobody else plays."""
    create_table.check_open(room, asking)
    check_rate(request, "analyses", asking)
    async with room.lock:
        rooms.analyses.begin(room)
    return await rooms.analyses.shown(room)


@router.post(f"{PATH}/cancel")
async def cancel_analysis(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> AnalysisProgress:
    """Stop it; what was found so far stays."""
    create_table.check_open(room, asking)
    rooms.analyses.cancel(room)
    return await rooms.analyses.shown(room)


@router.post("/tables/{table_id}/hint")
async def get_hint(
    wanted: HintWanted, request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> Hint:
    """What the hard bot would do; only where nobody else plays."""
    check_rate(request, "analyses", asking)
    if wanted.seat not in room.people.seats_of(asking.id):
        raise Problem(403, "error-not-your-seat")
    if not room.people.plays_alone(asking.id):
        raise Problem(403, "error-hint-alone")
    return await rooms.players.hint(room, wanted.seat)
