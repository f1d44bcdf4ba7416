"""The games: every package in this folder, and those that other packages or files provide.

A game from outside is named by the entry point of an installed package (group `admiralty.games`), or as
`package.module:Class` or `folder/file.py:Class`. ADMIRALTY_GAMES in the environment lists, with commas
between, those that may be loaded; where it is not set, all entry points may. A server sets it, so that it
loads nothing that its operator has not named.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from admiralty.core.game import Game
from admiralty.kit import outside

ENTRY_POINTS: Final = "admiralty.games"
ALLOWED: Final = "ADMIRALTY_GAMES"
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 40


class UnknownGame(ValueError):
    """No game of that name, or none that can be loaded."""


@cache
def folders() -> dict[str, str]:
    """The modules of our own games by slug. A leading underscore is for development."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return {name if name[0] == "_" else name.replace("_", "-"): f"{__name__}.{name}.game" for name in names}


def slugs(hidden: bool = False) -> list[str]:
    """All games. Those with a leading underscore are for development and are left out."""
    own = [slug for slug in folders() if hidden or slug[0] != "_"]
    return sorted([*own, *from_outside()])


def from_outside() -> dict[str, str]:
    """Where the games from outside are that may be loaded, by slug."""
    return allowed(os.environ.get(ALLOWED))


@cache
def offered() -> dict[str, str]:
    """The games of installed packages."""
    return {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


@cache
def allowed(listed: str | None) -> dict[str, str]:
    if listed is None:
        return offered()
    found = {}
    for name in filter(None, map(str.strip, listed.split(","))):
        if name in offered():
            found[name] = offered()[name]
        elif outside.SOURCE.fullmatch(name):
            found[load_class(name).slug] = name
        else:
            raise UnknownGame(f"{ALLOWED}: no installed package offers a game {name!r}")
    return found


def allow(names: Iterable[str]) -> None:
    """From now on no other games from outside are loaded, here and in processes started from here."""
    os.environ[ALLOWED] = ",".join(names)


def use(name: str) -> str:
    """The slug of a game by any of its names. A class that is named is known from now on, here and in
    processes started from here.
    """
    if not outside.SOURCE.fullmatch(name):
        return name
    slug = load_class(name).slug
    known = {other: other if other in offered() else source for other, source in from_outside().items()}
    allow((known | {slug: name}).values())
    return slug


@cache
def load_class(source: str, entry: str = "") -> type[Game]:
    """A game from outside; raises UnknownGame. `entry` is the name of its entry point."""
    try:
        game = outside.load(source)
    except outside.NotLoaded as error:
        raise UnknownGame(f"the game {entry or source} cannot be loaded: {error}") from error
    if not isinstance(game, type) or not issubclass(game, Game):
        raise UnknownGame(f"{source} is not a game: it is no subclass of admiralty.Game")
    if not SLUG.fullmatch(game.slug) or len(game.slug) > LONGEST or game.slug in folders():
        raise UnknownGame(
            f"{source} cannot be called {game.slug!r}: that name is taken, or no name for a game"
        )
    if entry not in ("", game.slug):
        raise UnknownGame(f"{source} is called {game.slug!r}, but its entry point {entry!r}")
    return game


def find(slug: str) -> type[Game]:
    """The class of a game by its slug; never by the name of a file or module, which runs code."""
    module = folders().get(slug)
    if module is not None:
        game = importlib.import_module(module).GAME
        assert isinstance(game, type)
        assert issubclass(game, Game)
        return game
    source = from_outside().get(slug)
    if source is None:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    return load_class(source, slug)


@cache
def fault(slug: str) -> str:
    """Why a game cannot be loaded, or ""; so that one that is being written does not stop the others."""
    try:
        loaded(GameRecipe(slug))
    except Exception as error:  # noqa: BLE001  # whatever is wrong with it
        return " ".join(f"{type(error).__name__}: {error}".split())
    return ""


def working(hidden: bool = False) -> list[str]:
    """All games that can be loaded."""
    return [slug for slug in slugs(hidden) if not fault(slug)]


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
