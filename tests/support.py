"""What tests of every game share: a table at a position with scripted luck."""

from __future__ import annotations

from functools import cache

from admiralty import Table, games
from admiralty.core.game import Game


@cache
def game(slug: str, *options: tuple[str, str]) -> Game:
    return games.load(slug, dict(options))


def table(slug: str, position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    """A table standing at a position, with the luck given; see the game's notation.py for the words."""
    return Table(game(slug, *sorted(options.items())), luck=luck or [], position=position, clock=lambda: "")
