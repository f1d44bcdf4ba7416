"""Names of people: as they are kept, and told apart where two at a table are called the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from admiralty.server.places import Place

LONGEST_RAW_NAME: Final = 200  # characters that are looked at before a name is made normal
# Letters and signs that show nothing: fillers of Hangul, the empty Braille cell, joiners of other scripts.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SPACES: Final = re.compile(r"[ \u1680]+")
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")


class Known(NamedTuple):
    """Somebody at a table: an id, a name, and since when they have been there under this name."""

    id: str
    name: str
    since: int


def clean(name: object) -> object:
    """A name in its normal form: full-width letters as plain ones, one blank between words, and nothing that
    cannot be seen or that turns the direction of writing. Other control characters stay, and are refused.

    >>> clean(" \uff21nn\u200b  B. ")
    'Ann B.'
    >>> clean("\u8475 Dvo\u0159\u00e1k")
    '葵 Dvořák'
    """
    if not isinstance(name, str) or len(name) > LONGEST_RAW_NAME:
        return name
    text = unicodedata.normalize("NFKC", name)
    seen = [c for c in text if c not in BLANKS and unicodedata.category(c) != "Cf"]
    return SPACES.sub(" ", "".join(seen)).strip(" ")


def likeness(name: str) -> str:
    """The same for names that look the same.

    >>> likeness("ANN ") == likeness("Ann")
    True
    """
    return SELECTORS.sub("", str(clean(unicodedata.normalize("NFKC", name).casefold())))


def tell_apart(people: Iterable[Known]) -> dict[str, str]:
    """By id: the name or, where somebody was called so before, the name with a number.

    >>> tell_apart([Known("a", "Ann", 1), Known("b", "ann", 2), Known("c", "Bob", 3)])
    {'a': 'Ann', 'b': 'ann (2)', 'c': 'Bob'}
    """
    shown: dict[str, str] = {}
    taken: set[str] = set()
    for known in sorted(people, key=lambda each: each.since):
        if known.id in shown:
            continue
        name, number = known.name, 2
        while likeness(name) in taken:
            name, number = f"{known.name} ({number})", number + 1
        taken.add(likeness(name))
        shown[known.id] = name
    return shown


def names_at(places: Iterable[Place], watchers: Iterable[Known]) -> dict[str, str]:
    """The names at a table: of players and spectators by player, of a crew by member."""
    people: list[Known] = []
    aboard: set[str] = set()
    for place in places:
        aboard.update(place.players())
        if place.player:
            people.append(Known(place.player, place.name or "", max(place.joined, place.named)))
        people += [Known(m.id, m.name, max(m.joined, m.named)) for m in place.crew]
    people += [each for each in watchers if each.id not in aboard]
    return tell_apart(people)
