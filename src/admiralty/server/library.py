"""What the server tells about a game: its document for the page, its messages, its rules text."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from admiralty import games
from admiralty.bots import LEVELS, PACE
from admiralty.core.event import Kind
from admiralty.core.game import Game
from admiralty.kit.organised import offer_of, organised_by
from admiralty.server.errors import Problem
from admiralty.server.schema import (
    BotShown,
    GameDocument,
    GameShown,
    KindShown,
    OptionShown,
    OrganisingShown,
    RuleLine,
    RulePiece,
    StrengthShown,
)
from admiralty.server.views import lexicon
from admiralty.table import rulebook
from admiralty.table.lesson import lessons
from admiralty.table.paper import has_sheets
from admiralty.table.text import SHARED, Speaker

OWN = Path(__file__).parent / "text"


def find(slug: str) -> Game:
    """A game with its shipped data and its defaults."""
    try:
        return lexicon(slug, {}).game
    except games.UnknownGame:
        raise Problem(404, "error-no-game", game=slug[:64]) from None


def warm() -> None:
    """Load every game and its words, so that nobody has to wait for it."""
    for slug in games.slugs():
        Speaker(find(slug))
        rules(slug)


def organising(game: Game) -> OrganisingShown | None:
    offer = offer_of(game)
    if offer is None:
        return None
    return OrganisingShown(seat=offer.seat, options=offer.options, asked=list(offer.asked))


def summary(game: Game) -> dict[str, object]:
    options = [
        OptionShown(name=o.name, values=list(o.values), default=o.default, clause=o.clause, sets=dict(o.sets))
        for o in game.option_list()
    ]
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "dataset": game.dataset,
        "options": options,
        "lessons": [each.name for each in lessons(game.slug)],
        "bots": [BotShown(level=level, beats=measured(game).get(level)) for level in (*LEVELS, PACE)],
        "organising": organising(game),
    }


def measured(game: Game) -> dict[str, StrengthShown]:
    """How often a level beats the one below it, as far as that was measured for the game."""
    file = game.folder / "strength.json"
    if not file.exists():
        return {}
    levels: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return {level: StrengthShown.model_validate(found) for level, found in levels.items()}


def games_shown() -> list[GameShown]:
    return [GameShown.model_validate(summary(find(slug))) for slug in games.slugs()]


def kinds(table: dict[str, Kind]) -> dict[str, KindShown]:
    return {name: KindShown(clause=kind.clause, params=kind.pairs()) for name, kind in table.items()}


def document(game: Game) -> GameDocument:
    leader = organised_by(game)
    return GameDocument.model_validate(
        {
            **summary(game),
            "prefix": game.prefix,
            "verbs": {verb.name: list(verb.kinds) for verb in game.verbs},
            "events": kinds(game.events),
            "prompts": kinds(game.prompts),
            "ids": game.ids(),
            "names": game.names(),
            "printed": game.printed(),
            "reconstructed": "reconstructed" in game.data_text,
            "secrets": game.has_secrets(),
            "sheets": has_sheets(game),
            "organiser": leader.seat if leader else None,
        }
    )


@lru_cache(maxsize=64)
def text(slug: str, language: str) -> str:
    folders = (OWN, SHARED, find(slug).folder / "text")
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@lru_cache(maxsize=16)
def rules(slug: str) -> list[RuleLine]:
    """Clauses, rulings and examples under their headings."""
    lines: list[RuleLine] = []
    for chapter in rulebook.chapters(find(slug)):
        lines.append(RuleLine(heading=chapter.heading))
        for clause in chapter.clauses:
            pieces = [RulePiece(kind=piece.kind, text=piece.text) for piece in clause.pieces()]
            lines.append(RuleLine(clause=clause.number, pieces=pieces))
    return lines
