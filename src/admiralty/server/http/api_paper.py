"""Endpoint: the sheets of a table as a PDF."""

from __future__ import annotations

from ipaddress import ip_address

from fastapi import APIRouter, Request, Response

from admiralty.kit.extras import Sheets
from admiralty.server.errors import Problem
from admiralty.server.http.context import LedRoom, PersonHere, RoomHere, RoomsHere, check_rate, whose
from admiralty.server.rooms import ceremonies
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
    table = room.views_of(asking.id).table
    view = room.rules.run(lambda: table.view(through))
    names = room.stored.names
    pages = await rooms.sandbox.check(
        whose(request, asking), untrusted.print_sheets, *given, view, lang, names
    )
    name = f"{room.table.game.slug}-{through or 'all'}.pdf"
    return Paper(pages, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/tables/{table_id}/cards.pdf", response_class=Paper)
async def get_cards(
    request: Request, rooms: RoomsHere, room: LedRoom, asking: PersonHere, lang: Language = "en"
) -> Response:
    """A card for every team: how to join, what wins, and the rules on one page."""
    check_rate(request, "sheets", asking)
    header = room.table.record.header
    given = header.game, tuple(sorted(header.options.items())), header.data
    codes = room.stored.codes
    teams = [seat for seat in room.table.game.seats if seat in codes and seat != room.stored.organiser]
    doors = [(seat, codes[seat]) for seat in teams]
    address = shared_address(request)
    pages = await rooms.sandbox.check(
        whose(request, asking), untrusted.print_cards, *given, doors, address, lang, room.stored.names
    )
    name = f"{room.table.game.slug}-cards.pdf"
    return Paper(pages, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/tables/{table_id}/ceremony.pdf", response_class=Paper)
async def get_ceremony_sheet(
    request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere, lang: Language = "en"
) -> Response:
    """The end of the day or the game, to hang up."""
    check_rate(request, "sheets", asking)
    header = room.table.record.header
    given = header.game, tuple(sorted(header.options.items())), header.data
    told = await ceremonies.gather(rooms, room, asking.id)
    names = room.stored.names
    pages = await rooms.sandbox.check(
        whose(request, asking), untrusted.print_ceremony, *given, told, lang, names
    )
    name = f"{room.table.game.slug}-ceremony.pdf"
    return Paper(pages, headers={"Content-Disposition": f'inline; filename="{name}"'})


def shared_address(request: Request) -> str:
    """Where phones find this server: never the computer itself; "" if that is all that is known."""
    host = request.url.hostname or ""
    if not is_loopback(host):
        return f"{request.url.scheme}://{request.url.netloc}"
    return str(request.app.state.network)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
