"""Endpoints: private notes about a table."""

from __future__ import annotations

from fastapi import APIRouter

from admiralty.server.accounts.quotas import Quota
from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere
from admiralty.server.store import notes
from admiralty.server.store.database import reading
from admiralty.server.wire.answers.tables import Notes
from admiralty.server.wire.requests import NotesBody

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{table_id}/notes")
async def get_notes(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> Notes:
    """What the caller has written about the table; nobody else can read it."""
    async with reading(rooms.engine) as connection:
        return Notes(text=await notes.read(connection, room.id, asking.id))


@router.post("/tables/{table_id}/notes")
async def keep_notes(body: NotesBody, rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> Notes:
    await Quota(rooms.settings, asking).check_text(rooms.engine, body.text)
    await rooms.journal.run(lambda connection: notes.keep(connection, room.id, asking.id, body.text))
    return Notes(text=body.text)
