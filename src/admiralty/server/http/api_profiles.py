"""Endpoints: profiles, and the archive of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from admiralty.server.games.library import find
from admiralty.server.http.context import MaybePerson, PersonHere, RoomsHere, whose
from admiralty.server.profiles import archive, balance, profile
from admiralty.server.profiles.archive import MOST_PAGES, Wanted
from admiralty.server.store.database import reading
from admiralty.server.wire.profiles import Archive, Balance, Profile, Verdict

router = APIRouter(prefix="/api", tags=["people"])

Who = Annotated[str, Path(pattern=r"^[ -~]{1,80}$")]
Word = Annotated[str, Query(max_length=80, pattern=r"^[ -~]*$")]
OptionChoice = Annotated[str, Query(max_length=130, pattern=r"^([\w-]+=[\w.-]+)?$")]
Slug = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,64}$")]
PageNumber = Annotated[int, Query(ge=0, lt=MOST_PAGES)]


@router.get("/me/profile")
async def own_profile(request: Request, rooms: RoomsHere, asking: PersonHere) -> Profile:
    async with rooms.lists.place(whose(request, asking)):
        return await profile.read(rooms.engine, asking.id, asking.id)


@router.get("/people/{who}")
async def show_profile(who: Who, request: Request, rooms: RoomsHere, asking: MaybePerson) -> Profile:
    """A person, or a bot as `bot:name`: ratings, games won and lost, and what they did against the caller."""
    viewer = asking.id if asking else ""
    async with rooms.lists.place(whose(request, asking)):  # all finished games are looked at
        return await profile.read(rooms.engine, who, viewer, rooms.blocks.has(viewer, who))


@router.get("/people/{who}/games")
async def list_games(
    who: Who,
    request: Request,
    rooms: RoomsHere,
    asking: MaybePerson,
    game: Word = "",
    opponent: Word = "",
    result: Verdict | None = None,
    option: OptionChoice = "",
    page: PageNumber = 0,
) -> Archive:
    """Finished games, the newest first: public ones, and those that the caller played in."""
    viewer = asking.id if asking else ""
    wanted = Wanted(who, viewer, game, opponent, result, option)
    async with rooms.lists.place(whose(request, asking)), reading(rooms.engine) as connection:
        found, more = await archive.games(connection, wanted, page)
    return Archive(games=found, more=more)


@router.get("/games/{slug}/balance")
async def show_balance(slug: Slug, request: Request, rooms: RoomsHere, asking: MaybePerson) -> Balance:
    """How often each side wins: in finished public games here, and in simulations."""
    game = find(slug)
    async with rooms.lists.place(whose(request, asking)), reading(rooms.engine) as connection:
        return await balance.read(connection, game)
