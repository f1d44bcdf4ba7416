"""Endpoint: names that players give to their seats and things."""

from __future__ import annotations

from fastapi import APIRouter, Request

from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere, check_rate
from admiralty.server.moderation import measures
from admiralty.server.rooms import naming
from admiralty.server.wire.requests import NameBody

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"])


@router.patch("/names")
async def give_name(
    body: NameBody, request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> dict[str, str]:
    """Call a seat or a thing by a name, or without one as by itself again; all names that are given now."""
    check_rate(request, "chat", asking)
    if body.name:
        await measures.check_not_muted(rooms.engine, asking.id, rooms.settings.clock())
    async with room.locked():
        await naming.give(room, asking.id, body.kind, body.id, body.name or "")
    return room.stored.names
