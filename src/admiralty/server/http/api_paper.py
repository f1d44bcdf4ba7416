"""Endpoint: the sheets of a table as a PDF."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.kit.extras import Sheets
from admiralty.server.errors import Problem
from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere, check_rate, whose
from admiralty.server.wire.base import Language
from admiralty.server.wire.requests import Word
from admiralty.server.work import untrusted

router = APIRouter(prefix="/api", tags=["paper"])


class Paper(Response):
    media_type = "application/pdf"


@router.get("/tables/{table_id}/paper.pdf", response_class=Paper)
async def get_paper(
    request: Request,
    rooms: RoomsHere,
    room: RoomHere,
    asking: PersonHere,
    lang: Language = "en",
    seat: Word = "",
) -> Response:
    """All sheets of the game, with what the caller's own seat, or a spectator, knows."""
    check_rate(request, "sheets", asking)
    if room.table.game.extra(Sheets) is None:
        raise Problem(404, "error-no-sheets", title=room.table.game.title)
    through = seat or room.people.first_seat(asking.id)
    if not room.people.may_view(asking.id, through):
        raise Problem(403, "error-not-your-seat")
    header = room.table.record.header
    given = header.game, tuple(sorted(header.options.items())), header.data
    view = room.rules.run(lambda: room.table.view(through))
    names = room.stored.names
    pages = await rooms.sandbox.check(
        whose(request, asking), untrusted.print_sheets, *given, view, lang, names
    )
    name = f"{room.table.game.slug}-{through or 'all'}.pdf"
    return Paper(pages, headers={"Content-Disposition": f'inline; filename="{name}"'})
