"""Worked examples and the guide of a game."""

from __future__ import annotations

from collections.abc import Mapping

from admiralty.server.wire.base import Answer, EncodedGame, EncodedLine, View
from admiralty.server.wire.table_state import Prompt


class LessonStep(Answer, rename={"looks": "as"}):
    """What was done and what it shows: `say` names a message of the game, `shows` things to point at.

    `then` is what the same seat did after `action` in the same step; `seq` counts the entries of the game.
    The rest is what the seat `as` sees then, as in a state, with its whole log.
    """

    say: str
    clauses: list[str]
    shows: list[str]
    seat: str | None
    action: str | None
    then: list[str]
    seq: int
    looks: str
    view: View
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None
    log: list[EncodedLine]


class Lesson(Answer):
    """A guided lesson; its title is the message lesson-<name> of the game."""

    name: str
    seat: str
    game: EncodedGame
    steps: list[LessonStep]


class GuidePicture(Answer, rename={"looks": "as"}):
    """A moment that a board draws: what the seat `as` sees and may do, as in a state.

    `say` names a message of the game, `game` is the place of the game's document in the guide's list:
    pictures may be of games with other options.
    """

    say: str
    clauses: list[str]
    shows: list[str]
    looks: str
    game: int
    view: View
    prompt: Prompt | None
    legal: list[str]
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None
    log: list[EncodedLine]


class GuideTip(Answer):
    """Told once, when the player is asked `prompt`, may do `verb` and has heard of `event` (empty: any)."""

    name: str
    say: str
    prompt: str
    verb: str
    event: str
    clauses: list[str]


class Guide(Answer):
    """How a game is learnt: the goal is the message guide-goal, `pictures` are moments of a turn."""

    games: list[EncodedGame]
    clauses: list[str]
    pictures: list[GuidePicture]
    tips: list[GuideTip]
