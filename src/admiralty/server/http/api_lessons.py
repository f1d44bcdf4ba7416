"""Endpoints: guided lessons, and how a game is learnt."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.server.games import guides, lessons
from admiralty.server.http.context import PersonHere, RequestKey, RoomsHere, check_rate
from admiralty.server.rooms import create_table
from admiralty.server.wire.answers.lessons import Guide, Lesson
from admiralty.server.wire.answers.tables import NewTable

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons/{slug}/{name}", response_model=Lesson)
async def get_lesson(slug: str, name: str) -> Response:
    """A worked example, step by step, each with the sentence that explains it."""
    return Response(lessons.encoded(slug, name), media_type="application/json")


@router.post("/lessons/{slug}/{name}/table")
async def play_lesson(
    slug: str, name: str, request: Request, rooms: RoomsHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A table that starts where the lesson does: the caller has the lesson's seat, bots have the others."""
    check_rate(request, "tables", asking)
    made = await create_table.made_before(rooms, asking, key)
    return NewTable(id=made or await create_table.try_lesson(rooms, asking, lessons.find(slug, name), key))


@router.get("/guides/{slug}", response_model=Guide)
async def get_guide(slug: str) -> Response:
    """What wins a game, a turn of it in pictures, and the tips of a first game."""
    return Response(guides.encoded(slug), media_type="application/json")


@router.post("/guides/{slug}/table")
async def play_guided(
    slug: str, request: Request, rooms: RoomsHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A short first game: the caller has the guide's seat, easy bots have the others."""
    check_rate(request, "tables", asking)
    made = await create_table.made_before(rooms, asking, key)
    return NewTable(id=made or await create_table.begin_guided(rooms, asking, guides.find(slug), key))
