"""Guided lessons for the page: every step as a state, as the next player sees it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw

from admiralty import games
from admiralty.server.errors import Problem
from admiralty.server.games import library
from admiralty.server.games.views import Views, lexicon
from admiralty.server.wire.answers import lessons as answers
from admiralty.server.wire.answers.lessons import LessonStep
from admiralty.server.wire.messages import ENCODER
from admiralty.table import lesson
from admiralty.table.lesson import Lesson, UnknownLesson


def find(slug: str, name: str) -> Lesson:
    try:
        return lesson.find(slug, name)
    except (games.UnknownGame, UnknownLesson):
        raise Problem(404, "error-no-lesson", lesson=name[:64]) from None


@lru_cache(maxsize=64)
def encoded(slug: str, name: str) -> bytes:
    """The whole lesson; it is short, and played through once."""
    found = find(slug, name)
    words = lexicon(found.game, found.options)
    document = ENCODER.encode(library.document(words.game))
    steps: list[LessonStep] = []
    for number, (step, table) in enumerate(found.play(words.game)):
        # The player who acts next has something to decide.
        looks = found.steps[number + 1].seat if number + 1 < len(found.steps) else found.seat
        views = Views(table, words)
        board = views.board(looks)
        steps.append(
            LessonStep(
                say=found.message(step),
                clauses=list(step.clauses),
                shows=list(step.shows),
                seat=step.seat or None,
                action=step.action or None,
                then=list(step.then),
                seq=table.sequence,
                looks=looks,
                view=board.view,
                acting=board.acting,
                prompt=board.prompt,
                legal=board.legal,
                odds=board.odds,
                outlook=board.outlook,
                log=views.log(looks),
            )
        )
    lesson_shown = answers.Lesson(name=found.name, seat=found.seat, game=Raw(document), steps=steps)
    return ENCODER.encode(lesson_shown)
