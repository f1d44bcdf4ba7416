"""The problem that a refused play becomes when no clause of the rules forbids it."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Refused
from admiralty.server.errors import Problem

# Why a table refuses a play although no clause forbids it. Its other reasons cannot occur here: dice never
# wait, and only the organiser's own endpoint goes back to a saved turn.
PROBLEMS: Final = {
    "draw-already-offered": "error-draw-already-offered",
    "game-over": "error-game-over",
    "no-draw-offered": "error-no-draw-offered",
    "not-your-turn": "error-not-your-turn",
    "nothing-to-undo": "error-nothing-to-undo",
    "only-for-two": "error-only-for-two",
    "unreadable": "error-unreadable",
}


def problem_of(refusal: Refused) -> Problem:
    return Problem(409, PROBLEMS[refusal.reason], **refusal.arguments)
