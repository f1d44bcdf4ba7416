"""Endpoints: checking and making maps for games that take them. A table on a map is made like any other."""

from __future__ import annotations

from fastapi import APIRouter, Request

from admiralty.kit.extras import MapFiles
from admiralty.server.errors import Problem
from admiralty.server.games import library
from admiralty.server.http.context import MaybePerson, RoomsHere, check_rate, whose
from admiralty.server.wire.answers.maps import MapFault, MapText
from admiralty.server.wire.requests import MapBody, MapWanted
from admiralty.server.work import untrusted

router = APIRouter(prefix="/api", tags=["maps"])
PATH = "/games/{slug}/map"


def check_has_maps(slug: str) -> None:
    game = library.find(slug)
    if game.extra(MapFiles) is None:
        raise Problem(404, "error-no-maps", title=game.title)


@router.post(f"{PATH}/check")
async def check_map(
    slug: str, body: MapBody, request: Request, rooms: RoomsHere, asking: MaybePerson
) -> list[MapFault]:
    """All that is wrong with a map; an empty list when it can be played."""
    check_rate(request, "maps", asking)
    check_has_maps(slug)
    faults = await rooms.sandbox.check(whose(request, asking), untrusted.map_faults, slug, body.text)
    return [MapFault(fault=name, args=args) for name, args in faults]


@router.post(f"{PATH}/make")
async def make_map(
    slug: str, body: MapWanted, request: Request, rooms: RoomsHere, asking: MaybePerson
) -> MapText:
    """A map made up from a seed."""
    check_rate(request, "maps", asking)
    check_has_maps(slug)
    made = await rooms.sandbox.check(
        whose(request, asking), untrusted.make_map, slug, body.seed, dict(body.sizes)
    )
    return MapText(text=made)
