"""Words of a position, read strictly: what does not fit is refused with a sentence."""

from __future__ import annotations

from typing import Final

from admiralty.core.codec import BadPosition

LARGEST_NUMBER: Final = 1_000_000
MOST_NAMES: Final = 40


def number(word: str, most: int = LARGEST_NUMBER) -> int:
    """A whole number, not negative.

    >>> number("12")
    12
    """
    if not (word.isascii() and word.isdigit()) or len(word) > len(str(most)) or int(word) > most:
        raise BadPosition(f"{word!r} is not a whole number from 0 to {most}")
    return int(word)


def one_of(word: str, names: list[str]) -> int:
    """The number of a thing by its name.

    >>> one_of("blue", ["red", "blue"])
    1
    """
    if word not in names:
        shown = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "..."]
        raise BadPosition(f"{word!r} is not one of {', '.join(shown)}")
    return names.index(word)
