"""Endpoints: guided lessons."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.server.games import lessons
from admiralty.server.http.context import PersonHere, RequestKey, RoomsHere, check_rate
from admiralty.server.rooms import create_table
from admiralty.server.wire.answers import Lesson, NewTable

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
