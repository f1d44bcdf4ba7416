"""How a game is learnt, for the page: its pictures as states, and the tips of a first game."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw

from admiralty import games
from admiralty.server.errors import Problem
from admiralty.server.games import library
from admiralty.server.games.views import Lexicon, Views
from admiralty.server.wire.answers import lessons as answers
from admiralty.server.wire.answers.lessons import GuidePicture, GuideTip
from admiralty.server.wire.messages import ENCODER
from admiralty.table import guide
from admiralty.table.guide import Guide, Picture
from admiralty.table.table import Table


def find(slug: str) -> Guide:
    try:
        found = guide.find(slug)
    except games.UnknownGame:
        found = None
    if found is None:
        raise Problem(404, "error-no-guide", game=slug[:64])
    return found


@lru_cache(maxsize=16)
def encoded(slug: str) -> bytes:
    found = find(slug)
    documents: list[bytes] = []
    pictures = [picture_of(picture, table, documents) for picture, table in found.draw()]
    shown = answers.Guide(
        games=[Raw(document) for document in documents],
        clauses=list(found.clauses),
        pictures=pictures,
        tips=[
            GuideTip(
                name=tip.name,
                say=tip.message,
                prompt=tip.prompt,
                verb=tip.verb,
                event=tip.event,
                clauses=list(tip.clauses),
            )
            for tip in found.tips
        ],
    )
    return ENCODER.encode(shown)


def picture_of(picture: Picture, table: Table, documents: list[bytes]) -> GuidePicture:
    """The picture; its game's document is added to those there are, unless it is one of them."""
    views = Views(table, Lexicon(table.game))
    board = views.board(picture.seat)
    document = ENCODER.encode(library.document(table.game))
    if document not in documents:
        documents.append(document)
    return GuidePicture(
        say=picture.message,
        clauses=list(picture.clauses),
        shows=list(picture.shows),
        looks=picture.seat,
        game=documents.index(document),
        view=board.view,
        prompt=board.prompt,
        legal=board.legal,
        odds=board.odds,
        outlook=board.outlook,
        log=views.log(picture.seat),
    )
