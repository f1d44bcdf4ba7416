"""The games and their rules."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, UnsetType

from admiralty.server.wire.base import Answer, Language
from admiralty.show.rulebook import PieceKind


class Option(Answer):
    name: str
    values: list[str]
    default: str
    clause: str
    sets: dict[str, str]


class Strength(Answer):
    """Games won against another level, with the 95 % interval of the rate."""

    against: str
    games: int
    rate: float
    low: float
    high: float


class BotLevel(Answer):
    """A level is also the name of its bot."""

    level: str
    beats: Strength | None


class Organising(Answer):
    """The organiser's seat, the options that bring it, and the options to ask about first."""

    seat: str
    options: dict[str, str]
    asked: list[str]


class Preset(Answer):
    """Options that are chosen together."""

    name: str
    options: Mapping[str, str]


class Topic(Answer):
    """Options that belong together."""

    name: str
    options: list[str]


class GameSummary(Answer):
    """A game in the lobby; its title, a sentence about it and how long it takes are by language.

    So is who plays it (`players`), where the game says so because options decide how many seats there are.
    """

    slug: str
    title: dict[str, str]
    about: dict[str, str]
    length: dict[str, str]
    players: dict[str, str]
    seats: list[str]
    rules_version: int
    dataset: str
    options: list[Option]
    bots: list[BotLevel]
    lessons: list[str]
    guide: bool
    organising: Organising | None
    presets: list[Preset]
    topics: list[Topic]


class Signature(Answer):
    """The clause and the [name, kind] of each parameter of an event or a prompt."""

    clause: str
    params: list[tuple[str, str]]


class GameDocument(GameSummary):
    """All that a page must know to show a game."""

    prefix: str
    verbs: dict[str, list[str]]
    events: dict[str, Signature]
    prompts: dict[str, Signature]
    ids: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    printed: Mapping[str, object]
    reconstructed: bool
    secrets: bool
    sheets: bool
    organiser: str | None
    nameable: list[str]
    flags: list[str]


class RulePiece(Answer):
    """A part of a clause: plain, emphasised, a word of the engine, or the number of another clause."""

    kind: PieceKind
    text: str


class RuleLine(Answer):
    """A clause in pieces, or a heading."""

    clause: str | UnsetType = UNSET
    pieces: list[RulePiece] | UnsetType = UNSET
    heading: str | UnsetType = UNSET


class RulesText(Answer):
    """The rules of a game, and the language they are in: English where there is no translation."""

    language: Language
    lines: list[RuleLine]
