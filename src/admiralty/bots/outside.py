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

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any

from admiralty.bots.spec import ENTRY_POINTS, BadBot
from admiralty.core import flow
from admiralty.core.action import Action, Unreadable
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.outside import NotLoaded, load


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
    try:
        found = load(name if ":" in name else entry_point(name))
    except NotLoaded as error:
        raise BadBot(str(error)) from error
    if not callable(found):
        raise BadBot(f"{name} is not a class")
    return found


def entry_point(name: str) -> str:
    for point in entry_points(group=ENTRY_POINTS, name=name):
        return point.value
    raise BadBot(f"no installed package offers a bot {name!r}")
