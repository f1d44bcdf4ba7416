"""Endpoints: making, listing and showing tables, and their records and history."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from admiralty.server.http.context import (
    PersonHere,
    RequestKey,
    RoomHere,
    RoomsHere,
    address_of,
    check_rate,
    lobby_of,
    whose,
)
from admiralty.server.http.large_answers import large
from admiralty.server.http.openapi_document import read_elsewhere
from admiralty.server.rooms import (
    create_table,
    delay,
    endings,
    history,
    listing,
    next_game,
    opponents,
    pausing,
    rematches,
    standing,
)
from admiralty.server.store.table_store import Delay
from admiralty.server.wire.answers.tables import NewTable, NextGame, TableDetails, TableLine
from admiralty.server.wire.requests import (
    DelayBody,
    ForkBody,
    PassBody,
    RecordBody,
    SeatsBody,
    SeatsWanted,
    TableBody,
)
from admiralty.server.wire.table_state import Log, Moments, State

router = APIRouter(prefix="/api", tags=["tables"])
As = Annotated[str | None, Query(alias="as", max_length=64)]
First = Annotated[int, Query(ge=0)]
Count = Annotated[int, Query(ge=1, le=history.MOST_MOMENTS)]


@router.post("/games/{slug}/seats")
async def find_seats(slug: str, body: SeatsBody, request: Request, rooms: RoomsHere) -> list[str]:
    """The seats of a game, which its options may change."""
    words = await rooms.in_thread(address_of(request), create_table.agreed, slug, body.options)
    return list(words.game.seats)


@router.post("/tables")
async def make_table(
    body: TableBody, request: Request, rooms: RoomsHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A new table with dice that can be verified."""
    check_rate(request, "tables", asking)
    made = await create_table.made_before(rooms, asking, key)
    if body.public and not made:
        lobby_of(request).check_table_space()
    return NewTable(id=made or await create_table.create(rooms, asking, body, whose(request, asking), key))


@router.get("/tables")
async def list_tables(rooms: RoomsHere, asking: PersonHere) -> list[TableLine]:
    """The tables that the caller plays at or owns, the most recent first."""
    return await listing.tables_of(rooms, asking.id)


@router.get("/tables/{table_id}")
async def get_table(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> TableDetails:
    return await listing.table_shown(rooms, room, asking.id)


@router.post("/tables/{table_id}/end")
async def end_table(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> NewTable:
    """End the table without a result, or agree to that. Nobody wins, and everything may be viewed.

    It ends at once if nobody else plays, if the organiser asks, or if the others have not moved for days;
    otherwise when everybody who plays has agreed.
    """
    async with room.locked():
        await endings.ask(room, asking, rooms.settings.deserted_days)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/end/decline")
async def decline_end(room: RoomHere, asking: PersonHere) -> NewTable:
    """Play on: decline to end the table, or withdraw one's own request."""
    async with room.locked():
        await endings.refuse(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/pause")
async def ask_pause(room: RoomHere, asking: PersonHere) -> NewTable:
    """Ask that all clocks stand still, or agree to it; they do once all have agreed."""
    async with room.locked():
        await pausing.ask(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/pause/decline")
async def decline_pause(room: RoomHere, asking: PersonHere) -> NewTable:
    """Decline a pause, or withdraw one's own request."""
    async with room.locked():
        await pausing.refuse(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/pause/end")
async def end_pause(room: RoomHere, asking: PersonHere) -> NewTable:
    """Go on; any player may say so."""
    async with room.locked():
        await pausing.go_on(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/passes")
async def order_pass(body: PassBody, room: RoomHere, asking: PersonHere) -> NewTable:
    """Let the window that a seat is asked now pass until something changes, or be asked again."""
    async with room.locked():
        await standing.change(room, asking, body.seat, body.prompt, body.on)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/delay")
async def set_delay(body: DelayBody, room: RoomHere, asking: PersonHere) -> NewTable:
    """Let others watch with a longer delay; any player may ask for it while the game runs."""
    async with room.locked():
        await delay.change(room, asking, Delay(body.actions, body.minutes))
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/rematch")
async def ask_rematch(rooms: RoomsHere, room: RoomHere, request: Request, asking: PersonHere) -> NextGame:
    """Play the finished game once more with sides changed, or agree to it; bots agree at once."""
    check_rate(request, "tables", asking)
    async with room.locked():
        return NextGame(table=await next_game.ask(rooms, asking, room) or None)


@router.post("/tables/{table_id}/rematch/decline")
async def decline_rematch(room: RoomHere, asking: PersonHere) -> NewTable:
    """Decline a rematch, or withdraw one's own offer."""
    async with room.locked():
        await rematches.decline(room, asking)
    return NewTable(id=room.id)


@router.post("/tables/{table_id}/seats")
async def change_opponents(
    body: SeatsWanted, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> NewTable:
    """Choose other opponents at a table at which nobody else plays."""
    async with room.locked():
        await opponents.change(room, asking, body.seats, rooms.settings)
    return NewTable(id=room.id)


@router.get("/tables/{table_id}/export", response_class=PlainTextResponse)
async def export(request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> Response:
    """The record as text. The key of the dice is in it only when the game is over."""
    create_table.check_open(room, asking)
    check_rate(request, "sheets", asking)
    async with room.lock:
        kept, is_public = history.until(room, room.table.sequence), not room.is_over
        ended = room.stored.ended
        kept.bots = {place.seat: place.bot for place in room.stored.places if place.bot}
    note = None if ended is None else {"how": ended.how, "by": ended.by}
    answer = await large(
        request, rooms, asking, lambda: history.written(kept, is_public, note), PlainTextResponse.media_type
    )
    name = f"{room.stored.record.header.game}-{room.id}.jsonl"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


@router.post("/import", openapi_extra=read_elsewhere(RecordBody))
async def bring(request: Request, rooms: RoomsHere, asking: PersonHere, key: RequestKey = "") -> NewTable:
    """A new table from a record."""
    check_rate(request, "imports", asking)
    made = await create_table.made_before(rooms, asking, key)
    return NewTable(
        id=made or await create_table.bring(rooms, asking, request.body, whose(request, asking), key)
    )


@router.post("/tables/{table_id}/fork")
async def fork(
    body: ForkBody,
    request: Request,
    rooms: RoomsHere,
    room: RoomHere,
    asking: PersonHere,
    key: RequestKey = "",
) -> NewTable:
    """A new table that continues from entry n of this one."""
    check_rate(request, "forks", asking)
    made = await create_table.made_before(rooms, asking, key)
    return NewTable(id=made or await create_table.fork(rooms, asking, room, body.n, key))


@router.get("/tables/{table_id}/at/{n}", response_model=State)
async def look_back(
    n: int, rooms: RoomsHere, room: RoomHere, asking: PersonHere, looks: As = None
) -> Response:
    """What a seat saw after step n, in the caller's own count.

    Its log is the first `keep` lines of the seat's whole log. While the game runs, only the caller's own
    seats and the spectators' view are allowed (`as=`); later all of them, and `as=all` adds everybody's view.
    """
    body = await history.look_back(rooms, room, asking.id, looks, n)
    return Response(body, media_type="application/json")


@router.get("/tables/{table_id}/moments", response_model=Moments)
async def look_along(
    rooms: RoomsHere, room: RoomHere, asking: PersonHere, first: First, count: Count, looks: As = None
) -> Response:
    """What a seat saw after step `first` and the next ones, in the caller's own count.

    There are fewer at the end of the game. The answer is always compressed. The same views are allowed as for
    one moment. Each moment has the lines of the seat's log up to its number.
    """
    body = await history.look_along(rooms, room, asking.id, looks, first, count)
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"})


@router.get("/tables/{table_id}/log", response_model=Log)
async def get_log(
    request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere, looks: As = None
) -> Response:
    """Everything that a seat has heard; after the end, with `as=all`, everything that anybody has heard."""
    async with room.lock:
        body = history.whole_log(room, asking.id, looks)
    return await large(request, rooms, asking, lambda: body, "application/json")
