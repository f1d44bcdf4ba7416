"""Endpoints: making, listing and showing tables, and their records and history."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from admiralty.server import endings, history, listing, lobby
from admiralty.server.context import (
    HallHere,
    PersonHere,
    RequestKey,
    RoomHere,
    address_of,
    check_rate,
    whose,
)
from admiralty.server.schema import (
    ForkBody,
    LogShown,
    MomentsShown,
    NewTable,
    RecordBody,
    SeatsBody,
    StateShown,
    TableBody,
    TableLine,
    TableShown,
)

router = APIRouter(prefix="/api", tags=["tables"])
As = Annotated[str | None, Query(alias="as", max_length=64)]
First = Annotated[int, Query(ge=0)]
Count = Annotated[int, Query(ge=1, le=history.MOST_MOMENTS)]


@router.post("/games/{slug}/seats")
async def find_seats(slug: str, body: SeatsBody, request: Request, hall: HallHere) -> list[str]:
    """The seats of a game, which its options may change."""
    words = await hall.in_thread(address_of(request), lobby.agreed, slug, body.options)
    return list(words.game.seats)


@router.post("/tables")
async def make_table(
    body: TableBody, request: Request, hall: HallHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A new table with dice that can be verified."""
    check_rate(request, "tables", asking)
    made = await lobby.made_before(hall, asking, key)
    return NewTable(id=made or await lobby.create(hall, asking, body, whose(request, asking), key))


@router.get("/tables", response_model_exclude_none=True)
async def list_tables(hall: HallHere, asking: PersonHere) -> list[TableLine]:
    """The tables the caller plays at or made, the last used first."""
    return await listing.tables_of(hall, asking.id)


@router.get("/tables/{table_id}", response_model_exclude_none=True)
async def get_table(hall: HallHere, room: RoomHere, asking: PersonHere) -> TableShown:
    return await listing.table_shown(hall, room, asking.id)


@router.post("/tables/{table_id}/end")
async def end_table(room: RoomHere, asking: PersonHere) -> NewTable:
    """End the table without a result, or agree to that: nobody wins, and everything may be looked at.

    At once where nobody else plays, for the organiser, and when the others have left the caller waiting for
    days; otherwise when everybody who plays has agreed.
    """
    async with room.at_work():
        await endings.ask(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/end/decline")
async def decline_end(room: RoomHere, asking: PersonHere) -> NewTable:
    """Play on: decline to end the table, or withdraw what one has asked oneself."""
    async with room.at_work():
        await endings.refuse(room, asking)
    return NewTable(id=room.id)


@router.get("/tables/{table_id}/export", response_class=PlainTextResponse)
async def export(room: RoomHere, asking: PersonHere) -> Response:
    """The record as text. The key of the dice is in it only when the game is over."""
    lobby.check_open(room, asking)
    async with room.lock:
        ended = room.stored.ended
        note = None if ended is None else {"how": ended.how, "by": ended.by}
        text = room.table.record.write(public=not room.is_over, ended=note)
    name = f"{room.stored.record.header.game}-{room.id}.jsonl"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/import")
async def bring(
    body: RecordBody, request: Request, hall: HallHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A new table from a record."""
    check_rate(request, "imports", asking)
    made = await lobby.made_before(hall, asking, key)
    return NewTable(id=made or await lobby.bring(hall, asking, body.record, whose(request, asking), key))


@router.post("/tables/{table_id}/fork")
async def fork(
    body: ForkBody,
    request: Request,
    hall: HallHere,
    room: RoomHere,
    asking: PersonHere,
    key: RequestKey = "",
) -> NewTable:
    """A new table that goes on from entry n of this one."""
    check_rate(request, "forks", asking)
    made = await lobby.made_before(hall, asking, key)
    return NewTable(id=made or await lobby.fork(hall, asking, room, body.n, key))


@router.get("/tables/{table_id}/at/{n}", response_model=StateShown)
async def look_back(n: int, room: RoomHere, asking: PersonHere, looks: As = None) -> Response:
    """What a seat saw after step n, in the caller's own count.

    Its log is the first `keep` lines of the seat's whole log.
    While the game goes on only through the eyes of own seats or of a spectator (`as=`); later through
    anybody's, and `as=all` adds everybody's view.
    """
    body = await history.look_back(room, asking.id, looks, n)
    return Response(body, media_type="application/json")


@router.get("/tables/{table_id}/moments", response_model=MomentsShown)
async def look_along(
    room: RoomHere, asking: PersonHere, first: First, count: Count, looks: As = None
) -> Response:
    """What a seat saw after step `first` and after the next ones, in the caller's own count.

    Fewer at the end of the game. The answer is always compressed.
    Whose eyes may be used is as for one moment. Each has the lines of the seat's log up to its number.
    """
    body = await history.look_along(room, asking.id, looks, first, count)
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"})


@router.get("/tables/{table_id}/log", response_model=LogShown)
async def get_log(room: RoomHere, asking: PersonHere, looks: As = None) -> Response:
    """Everything a seat has heard; when all is over, with `as=all`, everything that was told to anybody."""
    async with room.lock:
        body = history.whole_log(room, asking.id, looks)
    return Response(body, media_type="application/json")
