"""The games, one folder each. They are found by their folders; there is no list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import NamedTuple

from admiralty.core.game import Game


class UnknownGame(ValueError):
    """No folder of that name."""


def slugs(hidden: bool = False) -> list[str]:
    """All games. Those with a leading underscore are for development and are left out."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted(
        name.replace("_", "-") if not name.startswith("_") else name
        for name in names
        if hidden or name[0] != "_"
    )


def find(slug: str) -> type[Game]:
    if slug not in slugs(hidden=True):
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    name = slug if slug.startswith("_") else slug.replace("-", "_")
    game = importlib.import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, type)
    assert issubclass(game, Game)
    return game


def load(slug: str, options: dict[str, str] | None = None, data_text: str = "") -> Game:
    """A game with its options chosen and, if given, an owner's data file."""
    return find(slug)(options or {}, data_text)


class GameRecipe(NamedTuple):
    """What is needed to build a game again, in another process or from a record.

    `data` is an owner's data file in full; it is empty for the shipped one.
    """

    slug: str
    options: tuple[tuple[str, str], ...] = ()
    data: str = ""

    @classmethod
    def of(cls, game: Game) -> GameRecipe:
        return cls(game.slug, tuple(game.options.items()), game.data_text if game.owners_data else "")

    def load(self) -> Game:
        return load(self.slug, dict(self.options), self.data)


@lru_cache(maxsize=32)
def loaded(recipe: GameRecipe) -> Game:
    """A cached game, for a process that needs the same one many times."""
    return recipe.load()
