"""Guided lessons as the page shows them: every step as a state, seen by whoever acts next."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw, Struct

from admiralty import games
from admiralty.server import library
from admiralty.server.errors import Problem
from admiralty.server.messages import ENCODER, Prompt
from admiralty.server.views import Views, lexicon
from admiralty.table import lesson
from admiralty.table.lesson import Lesson, UnknownLesson


class StepTold(Struct, rename={"looks": "as"}):
    """See `LessonStep` in schema.py."""

    say: str
    clauses: list[str]
    shows: list[str]
    seat: str | None
    action: str | None
    then: list[str]
    seq: int
    looks: str
    view: Raw
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    odds: dict[str, object] | None
    outlook: dict[str, object] | None
    log: list[Raw]


class LessonTold(Struct):
    name: str
    seat: str
    game: Raw
    steps: list[StepTold]


def find(slug: str, name: str) -> Lesson:
    try:
        return lesson.find(slug, name)
    except (games.UnknownGame, UnknownLesson):
        raise Problem(404, "error-no-lesson", lesson=name[:64]) from None


@lru_cache(maxsize=64)
def told(slug: str, name: str) -> bytes:
    """The whole lesson; it is short, and played through once."""
    found = find(slug, name)
    words = lexicon(found.game, found.options)
    document = library.document(words.game).model_dump_json().encode()
    steps: list[StepTold] = []
    for number, (step, table) in enumerate(found.play(words.game)):
        # Whoever acts next looks: that is who has something to decide.
        looks = found.steps[number + 1].seat if number + 1 < len(found.steps) else found.seat
        views = Views(table, words)
        board = views.board(looks)
        steps.append(
            StepTold(
                found.message(step),
                list(step.clauses),
                list(step.shows),
                step.seat or None,
                step.action or None,
                list(step.then),
                table.sequence,
                looks,
                board.view,
                board.acting,
                board.prompt,
                board.legal,
                board.odds,
                board.outlook,
                views.log(looks),
            )
        )
    return ENCODER.encode(LessonTold(found.name, found.seat, Raw(document), steps))
