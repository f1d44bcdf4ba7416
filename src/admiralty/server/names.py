"""Names of people: normalised, and made unique at a table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

LONGEST_RAW_NAME: Final = 200  # longer names are not normalised, but refused
# Invisible characters: fillers of Hangul, the empty Braille cell, joiners of other scripts.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SPACES: Final = re.compile(r"[ \u1680]+")
# Letters of other scripts, and digits, that are drawn like a Latin letter in one of their cases.
CYRILLIC: Final = dict(zip("аеорсхуіјѕԁһԛԝвкмнт", "aeopcxyijsdhqwbkmht"))
GREEK: Final = dict(zip("αβεζηικμνορτυχ", "abezhikmnoptyx"))
LOOKALIKES: Final = str.maketrans(CYRILLIC | GREEK | dict(zip("l1|0", "iiio")))
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")


class Known(NamedTuple):
    """A person at a table: id, name, and since when they have been there under this name."""

    id: str
    name: str
    since: int


def clean(name: object) -> object:
    """A name in its normal form: full-width letters become plain ones, runs of blanks become one, and
    invisible characters and those that change the writing direction go. Other control characters stay, and
    are refused later.

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
    """A form that is equal for names that look alike; here the second one begins with a Cyrillic letter.

    >>> likeness("ANN ") == likeness("\u0410nn")
    True
    """
    plain = SELECTORS.sub("", str(clean(unicodedata.normalize("NFKC", name).casefold())))
    return plain.translate(LOOKALIKES)


def tell_apart(people: Iterable[Known]) -> dict[str, str]:
    """Names by id; a name that is taken already gets a number. Former members have none.

    >>> tell_apart([Known("a", "Ann", 1), Known("b", "ann", 2), Known("c", "Bob", 3)])
    {'a': 'Ann', 'b': 'ann (2)', 'c': 'Bob'}
    """
    shown: dict[str, str] = {}
    taken: set[str] = set()
    for known in sorted(people, key=lambda each: each.since):
        if known.id in shown:
            continue
        name, number = known.name, 2
        while name and likeness(name) in taken:
            name, number = f"{known.name} ({number})", number + 1
        taken.add(likeness(name))
        shown[known.id] = name
    return shown
