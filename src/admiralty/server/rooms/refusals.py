"""The problem that a refused play becomes when no clause of the rules forbids it."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Refused
from admiralty.server.errors import Problem

# Why a table refuses a play although no clause forbids it. Its other reasons cannot occur here: dice never
# wait, and only the organiser's own endpoint names a moment that there may not be.
PROBLEMS: Final = {
    "draw-already-offered": "error-draw-already-offered",
    "game-over": "error-game-over",
    "no-draw-offered": "error-no-draw-offered",
    "no-takeback-asked": "error-no-takeback-asked",
    "not-your-turn": "error-not-your-turn",
    "nothing-to-take-back": "error-nothing-to-take-back",
    "nothing-to-undo": "error-nothing-to-undo",
    "only-for-organiser": "error-organiser-only",
    "only-for-two": "error-only-for-two",
    "takeback-already-asked": "error-takeback-already-asked",
    "too-many-takebacks": "error-too-many-takebacks",
    "unreadable": "error-unreadable",
}


def problem_of(refusal: Refused) -> Problem:
    return Problem(409, PROBLEMS[refusal.reason], **refusal.arguments)
