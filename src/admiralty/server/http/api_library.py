"""Endpoints: the games, their messages and their rules."""

from __future__ import annotations

import hashlib

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from admiralty.server.games import library
from admiralty.server.http.context import PersonHere, RoomHere, RoomsHere
from admiralty.server.wire.answers.library import GameDocument, GameSummary, RulesText
from admiralty.server.wire.base import Language

router = APIRouter(prefix="/api", tags=["library"])


@router.get("/games")
async def list_games(rooms: RoomsHere) -> list[GameSummary]:
    return library.games_shown(rooms.settings.outside_bots)


@router.get("/games/{slug}")
async def get_game(slug: str, rooms: RoomsHere) -> GameDocument:
    """Everything a page must know to show a game with its shipped data."""
    return library.document(library.find(slug), rooms.settings.outside_bots)


@router.get("/tables/{table_id}/game")
async def get_table_game(rooms: RoomsHere, room: RoomHere, asking: PersonHere) -> GameDocument:
    """The same for the data and options of one table."""
    outside = rooms.settings.outside_bots
    return await rooms.in_thread(asking.id, library.document, room.words.game, outside)


@router.get("/text/{slug}/{language}", response_class=PlainTextResponse)
async def get_text(slug: str, language: Language, request: Request) -> Response:
    """All messages in one language as Fluent source: the server's, the table's, then the game's own."""
    text = library.text(slug, language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@router.get("/rules/{slug}")
async def get_rules(slug: str, language: Language = "en") -> RulesText:
    """The rules text in order, headings and clauses; in English where it is not translated."""
    return library.rules(slug, language)
