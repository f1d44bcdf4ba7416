"""Bots from outside this package, by the names that `spec.parse` accepts.

| name | bot |
|---|---|
| `package.module:Class` | a class of an installed package |
| `folder/file.py:Class` | a class of a file |
| `NAME` | an entry point of the group `admiralty.bots` |

The class is called with a seed. Its `choose(game, s, seat)` gets a determinization for its seat, as every bot
does, and returns an action or the text of one.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from admiralty.bots.spec import ENTRY_POINTS, BadBot
from admiralty.core import flow
from admiralty.core.action import Action, Unreadable
from admiralty.core.game import Game
from admiralty.core.state import State


class IllegalChoice(Exception):
    """A bot from outside chose what it may not."""


class OutsideBot:
    """Hands every question on to somebody else's bot, and checks its answer."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        make = find(name)
        try:
            made = make(seed)
        except TypeError as error:
            raise BadBot(f"{name} cannot be made with a seed: {error}") from error
        if not callable(getattr(made, "choose", None)):
            raise BadBot(f"{name} is not a bot: it has no method choose(game, s, seat)")
        self.bot: Any = made

    def choose(self, game: Game, s: State, seat: int) -> Action:
        chosen = self.bot.choose(game, s, seat)
        try:
            a = game.read_action(chosen) if isinstance(chosen, str) else chosen
        except Unreadable as error:
            raise IllegalChoice(f"{self.name} chose {chosen!r}, which is no action: {error}") from None
        if a not in flow.question(s).legal(s, seat):
            named = chosen if isinstance(chosen, str) else words(game, chosen)
            raise IllegalChoice(f"{self.name} chose {named!r} for {game.seats[seat]}, which is not legal now")
        assert isinstance(a, Action)
        return a


def words(game: Game, chosen: object) -> str:
    """An action as text, if it is one."""
    try:
        return game.write_action(chosen) if isinstance(chosen, Action) else repr(chosen)
    except LookupError:
        return repr(chosen)


@lru_cache(maxsize=64)
def find(name: str) -> Callable[[int], object]:
    """What makes the bot of that name; raises BadBot."""
    source, colon, attribute = name.rpartition(":")
    if not colon:
        found: object = entry_point(name)
    else:
        module = file_module(Path(source)) if source.endswith(".py") else installed_module(source)
        found = getattr(module, attribute, None)
    if not callable(found):
        raise BadBot(f"{source or name} has no class {attribute}")
    return found


def entry_point(name: str) -> object:
    for point in entry_points(group=ENTRY_POINTS, name=name):
        try:
            return point.load()
        except (ImportError, AttributeError) as error:
            raise BadBot(f"the bot {name} ({point.value}) cannot be loaded: {error}") from error
    raise BadBot(f"no installed package offers a bot {name!r}")


def installed_module(source: str) -> ModuleType:
    try:
        return importlib.import_module(source)
    except ImportError as error:
        raise BadBot(f"the module {source} cannot be imported: {error}") from error


def file_module(path: Path) -> ModuleType:
    """A file as a module. It is kept under a name of its own, so that its objects can be pickled."""
    if not path.is_file():
        raise BadBot(f"there is no file {path}")
    name = f"admiralty_bot_{path.stem}_{sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except Exception as error:  # whatever the file does wrong, its author is told
        del sys.modules[name]
        raise BadBot(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    return module
