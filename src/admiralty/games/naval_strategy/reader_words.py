"""Parts of which the words of a position consist: numbers, names, amounts, enhancements, orders.

Positions written before 18 November 2026 had numbers for amounts (all five), and in fights, ships on order
and orders also for things; these are read as well.
"""

from __future__ import annotations

from admiralty.core.codec import BadPosition
from admiralty.games.naval_strategy.datacheck import GOODS
from admiralty.games.naval_strategy.notation import FITTING_WORDS
from admiralty.games.naval_strategy.r02_chart import FACES, Chart
from admiralty.games.naval_strategy.r04_orders import BOSS, CODES, FIT, HOWITZER, LOAD, MEND, SELL
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import ABSENT, BROKEN, FITTINGS, VALUES, WORKING, Tables
from admiralty.games.naval_strategy.words import SOURCES

LONGEST_NUMBER = 12


def number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > LONGEST_NUMBER:
        raise BadPosition(f"{word!r} is not a whole number")
    return int(word)


def numbers(words: list[str], count: int = 0) -> list[int]:
    found = [number(word) for word in words]
    if count and len(found) != count:
        raise BadPosition(f"there must be {count} numbers, not {' '.join(words)!r}")
    return found


def is_number(words: list[str]) -> bool:
    """Whether a number comes first."""
    return bool(words) and words[0].isdigit()


def find(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {what} {name!r}")
    return names.index(name)


def named(names: list[str], word: str, what: str) -> int:
    """The number of a thing by its word, or as it stood in earlier positions."""
    return number(word) if word.isdigit() else find(names, word, what)


def take_amounts(rest: list[str]) -> list[int]:
    """The amounts that come first: `5-wood 2-rum`, `nothing`, or five numbers."""
    if is_number(rest):
        found = numbers(rest[:VALUES], VALUES)
        del rest[:VALUES]
        return found
    out = [0] * VALUES
    if rest[:1] == ["nothing"]:
        del rest[0]
        return out
    while rest and rest[0].rpartition("-")[2] in GOODS:
        amount, _, good = rest.pop(0).rpartition("-")
        if out[GOODS.index(good)]:
            raise BadPosition(f"{good} is named twice")
        out[GOODS.index(good)] = number(amount)
    return out


def only_amounts(words: list[str]) -> list[int]:
    rest = words[:]
    found = take_amounts(rest)
    if rest or not words:
        raise BadPosition(f"{' '.join(rest)!r} are no amounts")
    return found


def take_fittings(rest: list[str]) -> list[int]:
    """The enhancements that come first, a star behind those that are broken."""
    fit = [ABSENT] * FITTINGS
    while rest and fitting(rest[0]) in FITTING_WORDS:
        name = rest.pop(0)
        fit[FITTING_WORDS.index(fitting(name))] = BROKEN if name.endswith("*") else WORKING
    return fit


def fitting(word: str) -> str:
    return word.rstrip("*").replace("_", "-")


def facing(word: str) -> int:
    face = number(word)
    if face >= FACES:
        raise BadPosition(f"there is no facing {word!r}")
    return face


def tile_of(chart: Chart, word: str) -> int:
    return find(chart.words, word, "tile")


def ship_number(s: State, name: str) -> int:
    """A ship at sea by its word."""
    hull = find(s.t.ship_ids, name, "ship")
    if hull not in s.hull:
        raise BadPosition(f"there is no ship {name!r}")
    return s.hull.index(hull)


def ship_numbers(s: State, words: list[str]) -> list[int]:
    """Ships by their words, or as they stood in earlier positions."""
    return [number(word) if word.isdigit() else ship_number(s, word) for word in words]


def read_orders(t: Tables, chart: Chart, words: list[str]) -> list[int]:
    """Orders as notation.py writes them; the amounts of a sale are of the store, then of the hold."""
    o: list[int] = []
    rest = words[:]
    while rest:
        code = find(CODES, rest.pop(0), "order")
        o.append(code)
        if code == HOWITZER:
            o.append(tile_of(chart, rest.pop(0)))
        elif code == FIT or code == MEND:
            o.append(named(FITTING_WORDS, fitting(rest.pop(0)), "enhancement"))
        elif code == BOSS:
            o.append(named(t.boss_ids, rest.pop(0), "boss"))
        elif code == LOAD:
            o.append(named(SOURCES, rest.pop(0), "source"))
        if LOAD <= code <= SELL:
            o += take_amounts(rest)
        if code == SELL:
            if rest[:1] == ["hold"]:
                del rest[0]
            o += take_amounts(rest)
    return o
