"""Endpoints: replays of finished public games, for anybody and without a session."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import select

from admiralty.server.errors import no_table
from admiralty.server.games import library
from admiralty.server.http.context import RoomsHere, address_of, rooms_of
from admiralty.server.rooms import history
from admiralty.server.rooms.room import Room
from admiralty.server.store.database import reading
from admiralty.server.store.models import Game
from admiralty.server.wire.answers.tables import ReplaySeat, SharedReplay
from admiralty.server.wire.messages import encode
from admiralty.server.wire.table_state import Moments

router = APIRouter(prefix="/api/replays", tags=["replays"])
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
First = Annotated[int, Query(ge=0)]
Count = Annotated[int, Query(ge=1, le=history.MOST_MOMENTS)]
NOBODY = ""  # looks on: no player has this id


async def shown_room(table_id: TableId, request: Request) -> Room:
    """Of other tables not even that they exist is told; the database is asked before one is opened."""
    rooms = rooms_of(request)
    is_shown = (Game.id == table_id, Game.public.is_(True), Game.finished.is_not(None))
    async with reading(rooms.engine) as connection:
        if await connection.scalar(select(Game.id).where(*is_shown)) is None:
            raise no_table()
    room = await rooms.get(table_id)
    if not room.is_over:
        raise no_table()
    return room


ShownRoom = Annotated[Room, Depends(shown_room)]


@router.get("/{table_id}", response_model=SharedReplay)
async def get_replay(request: Request, rooms: RoomsHere, room: ShownRoom) -> Response:
    """What a replay needs besides its moments: the game, who played, how many steps, and the whole log."""
    document = await rooms.in_thread(address_of(request), library.document, room.words.game, ())
    names = room.people.names()
    async with room.lock:
        replay = SharedReplay(
            game=document,
            seats=[
                ReplaySeat(each.seat, each.shown(names) or "", bool(each.bot)) for each in room.stored.places
            ],
            last=room.numbering(NOBODY).last,
            log=history.all_lines(room),
        )
    return Response(encode(replay), media_type="application/json")


@router.get("/{table_id}/moments", response_model=Moments)
async def look_along(rooms: RoomsHere, room: ShownRoom, first: First, count: Count) -> Response:
    """Step `first` and the next ones, as everybody saw them together; always compressed."""
    body = await history.look_along(rooms, room, NOBODY, history.ALL, first, count)
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"})
