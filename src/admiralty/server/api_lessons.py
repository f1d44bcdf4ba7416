"""Endpoints: guided lessons."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from admiralty.server import lessons, lobby
from admiralty.server.context import HallHere, PersonHere, RequestKey, check_rate
from admiralty.server.schema import LessonShown, NewTable

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons/{slug}/{name}", response_model=LessonShown)
async def get_lesson(slug: str, name: str) -> Response:
    """A worked example, step by step, each with the sentence that explains it."""
    return Response(lessons.told(slug, name), media_type="application/json")


@router.post("/lessons/{slug}/{name}/table")
async def play_lesson(
    slug: str, name: str, request: Request, hall: HallHere, asking: PersonHere, key: RequestKey = ""
) -> NewTable:
    """A table that starts where the lesson does: the caller has the lesson's seat, bots have the others."""
    check_rate(request, "tables", asking)
    made = await lobby.made_before(hall, asking, key)
    return NewTable(id=made or await lobby.try_lesson(hall, asking, lessons.find(slug, name), key))
