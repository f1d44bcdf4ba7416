"""Endpoints: checking and making maps for games that take them. A table on a map is made like any other."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from admiralty.server import library, untrusted
from admiralty.server.context import HallHere, MaybePerson, check_rate, whose
from admiralty.server.errors import Problem
from admiralty.server.schema import Body, OwnersData, Word
from admiralty.table.maps import Charted

router = APIRouter(prefix="/api", tags=["maps"])
PATH = "/games/{slug}/map"

Size = Annotated[int, Field(ge=0, le=400)]


class MapBody(Body):
    """A map file."""

    text: OwnersData


class MapWanted(Body):
    """A map to be made up: the same numbers give the same map."""

    seed: Annotated[int, Field(ge=0, le=1 << 31)] = 0
    sizes: dict[Word, Size] = Field(default_factory=dict)


class MapFault(BaseModel):
    """What is wrong: a message `map-fault-...` of the game, and what fills it in."""

    fault: str
    args: dict[str, str | int]


def check_charted(slug: str) -> None:
    game = library.find(slug)
    if not isinstance(game, Charted):
        raise Problem(404, "error-no-maps", title=game.title)


@router.post(f"{PATH}/check")
async def check_map(
    slug: str, body: MapBody, request: Request, hall: HallHere, asking: MaybePerson
) -> list[MapFault]:
    """All that is wrong with a map; an empty list when it can be played."""
    check_rate(request, "maps", asking)
    check_charted(slug)
    faults = await hall.sandbox.check(whose(request, asking), untrusted.map_faults, slug, body.text)
    return [MapFault(fault=name, args=args) for name, args in faults]


@router.post(f"{PATH}/make")
async def make_map(
    slug: str, body: MapWanted, request: Request, hall: HallHere, asking: MaybePerson
) -> MapBody:
    """A map made up from a seed."""
    check_rate(request, "maps", asking)
    check_charted(slug)
    made = await hall.sandbox.check(
        whose(request, asking), untrusted.make_map, slug, body.seed, dict(body.sizes)
    )
    return MapBody(text=made)
