"""What the page reads about a game: its document, its messages, its rules text."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from admiralty import games
from admiralty.bots import LEVELS, PACE
from admiralty.core.event import Kind
from admiralty.core.game import Game
from admiralty.kit.extras import Nameable, Organiser, OrganiserOption, Presets, Printed, Sheets
from admiralty.server.errors import Problem
from admiralty.server.games.views import lexicon
from admiralty.server.wire.answers.library import (
    BotLevel,
    GameDocument,
    GameSummary,
    Option,
    Organising,
    Preset,
    RuleLine,
    RulePiece,
    RulesText,
    Signature,
    Strength,
    Topic,
)
from admiralty.server.wire.base import Language
from admiralty.show import rulebook
from admiralty.show.text import LANGUAGES, SHARED, Speaker
from admiralty.sim.builds import build
from admiralty.table.guide import has_guide
from admiralty.table.lesson import lessons

OWN = Path(__file__).parents[1] / "text"
PLAYERS = "game-players"
log = logging.getLogger(__name__)


def find(slug: str) -> Game:
    """A game with its shipped data and its defaults."""
    try:
        games.find(slug)  # a game that is not offered here is not taken from a cache either
        return lexicon(slug, {}).game
    except games.UnknownGame:
        raise Problem(404, "error-no-game", game=slug[:64]) from None


def warm() -> None:
    """Load every game and its messages, so that nobody has to wait for them."""
    for slug in games.slugs():
        if games.fault(slug):
            log.error("the game %s is left out: %s", slug, games.fault(slug))
        else:
            Speaker(find(slug))
            rules(slug)


def organising(game: Game) -> Organising | None:
    offer = game.extra(OrganiserOption)
    if offer is None:
        return None
    return Organising(seat=offer.seat, options=offer.options, asked=list(offer.asked))


def summary(game: Game, outside: tuple[str, ...]) -> dict[str, Any]:
    """`outside` are the bots from outside that the operator allows."""
    options = [
        Option(name=o.name, values=list(o.values), default=o.default, clause=o.clause, sets=dict(o.sets))
        for o in game.option_list()
    ]
    beats = measured(game)
    offered = game.extra(Presets) or Presets({}, {})
    return {
        "slug": game.slug,
        **{part: said(game, f"game-{part}") for part in ("title", "about", "length")},
        "players": said(game, PLAYERS) if PLAYERS in Speaker(game).messages() else {},
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "dataset": game.dataset,
        "options": options,
        "lessons": [each.name for each in lessons(game.slug)],
        "guide": has_guide(game.slug),
        "bots": [BotLevel(level=level, beats=beats.get(level)) for level in (*LEVELS, PACE, *outside)],
        "organising": organising(game),
        "presets": [Preset(name=name, options=chosen) for name, chosen in offered.presets.items()],
        "topics": [Topic(name=name, options=names) for name, names in offered.topics.items()],
    }


def said(game: Game, message: str) -> dict[str, str]:
    """A message of the game in every language."""
    return {language: Speaker(game, language).say(message) for language in LANGUAGES}


def measured(game: Game) -> dict[str, Strength]:
    """How often a level beats the one below it, as far as that was measured for the game.

    A level that thinks for a time is stronger in a faster build. Its figure names the build it was measured
    on and is left out when another one runs.
    """
    file = game.folder / "strength.json"
    if not file.exists():
        return {}
    levels: dict[str, dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    fitting = {level: figure for level, figure in levels.items() if figure.pop("build", build()) == build()}
    return msgspec.convert(fitting, dict[str, Strength])


def games_shown(outside: tuple[str, ...]) -> list[GameSummary]:
    return [GameSummary(**summary(find(slug), outside)) for slug in games.working()]


def kinds(table: dict[str, Kind]) -> dict[str, Signature]:
    return {name: Signature(clause=kind.clause, params=kind.pairs()) for name, kind in table.items()}


def document(game: Game, outside: tuple[str, ...] = ()) -> GameDocument:
    leader, printed, nameable = game.extra(Organiser), game.extra(Printed), game.extra(Nameable)
    return GameDocument(
        **summary(game, outside),
        prefix=game.prefix,
        verbs={verb.name: list(verb.kinds) for verb in game.verbs},
        events=kinds(game.events),
        prompts=kinds(game.prompts),
        ids=game.ids(),
        names=game.names(),
        printed=printed.document() if printed else {},
        reconstructed="reconstructed" in game.data_text,
        secrets=game.has_secrets(),
        sheets=game.extra(Sheets) is not None,
        organiser=leader.seat if leader else None,
        nameable=list(nameable.kinds) if nameable else [],
        flags=list(nameable.flags) if nameable else [],
    )


@lru_cache(maxsize=64)
def text(slug: str, language: str) -> str:
    folders = (OWN, SHARED, find(slug).folder / "text")
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@lru_cache(maxsize=64)
def rules(slug: str, language: Language = "en") -> RulesText:
    """Clauses, rulings and examples under their headings."""
    game = find(slug)
    lines: list[RuleLine] = []
    for chapter in rulebook.chapters(game, language):
        lines.append(RuleLine(heading=chapter.heading))
        for clause in chapter.clauses:
            pieces = [RulePiece(kind=piece.kind, text=piece.text) for piece in clause.pieces()]
            lines.append(RuleLine(clause=clause.number, pieces=pieces))
    return RulesText(language=language if rulebook.is_translated(game, language) else "en", lines=lines)
