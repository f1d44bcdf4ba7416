"""Endpoint: the sheets of a table as a PDF."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.server import untrusted
from admiralty.server.context import HallHere, PersonHere, RoomHere, check_rate, whose
from admiralty.server.errors import Problem
from admiralty.server.schema import Language, Word
from admiralty.table.paper import has_sheets

router = APIRouter(prefix="/api", tags=["paper"])


class Paper(Response):
    media_type = "application/pdf"


@router.get("/tables/{table_id}/paper.pdf", response_class=Paper)
async def get_paper(
    request: Request,
    hall: HallHere,
    room: RoomHere,
    asking: PersonHere,
    lang: Language = "en",
    seat: Word = "",
) -> Response:
    """Map, lists, ship sheets and order sheets, as the caller's own seat or a spectator knows them."""
    check_rate(request, "sheets", asking)
    if not has_sheets(room.table.game):
        raise Problem(404, "error-no-sheets", title=room.table.game.title)
    through = seat or room.first_look(asking.id)
    if not room.may_look(asking.id, through):
        raise Problem(403, "error-not-your-seat")
    header = room.table.record.header
    given = header.game, tuple(sorted(header.options.items())), header.data
    view = room.by_the_rules(lambda: room.table.view(through))
    pages = await hall.sandbox.check(whose(request, asking), untrusted.print_sheets, *given, view, lang)
    name = f"{room.table.game.slug}-{through or 'all'}.pdf"
    return Paper(pages, headers={"Content-Disposition": f'inline; filename="{name}"'})
