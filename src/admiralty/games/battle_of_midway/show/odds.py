"""Exact odds of a firing: which best card is higher, for any pair of draws, without simulation.

A draw takes n cards of a pile without putting any back. The (k+1)-th highest of them is the card at place i
of the sorted pile when k of the drawn cards lie above it and the others below.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

from admiralty.games.battle_of_midway.datacheck import COLOURS, SIDES
from admiralty.games.battle_of_midway.r10_firing import shots
from admiralty.games.battle_of_midway.tables import JAPAN, SPECIAL, USA, Tables

MAX_NUMBER: Final = 99
ARGUMENTS: Final = ("usa", "japan", "usa_ace", "japan_ace", "veterans", "usa_barrels", "japan_barrels")
USAGE: Final = """\
[usa=CARDS] [japan=CARDS]  how many cards each side draws, or the colour it has the enemy in: red, yellow,
                           light-blue, dark-blue, outside; not given: every number of cards
  [usa_ace=yes|no] [japan_ace=yes|no]   whether the aircraft is an ace
  [veterans=N]             Veterans played by Japan
  [usa_barrels=N] [japan_barrels=N]     Barrel Rolls played by each side"""


@dataclass(frozen=True)
class Shot:
    """[BM-10.3] What one side brings to a firing; `barrels` are those played against it."""

    pile: tuple[int, ...]
    cards: int
    bonus: int
    barrels: int


@dataclass(frozen=True)
class Outcome:
    """[BM-10.7] The chances that the first side's best card is higher, equal or lower."""

    higher: Fraction
    equal: Fraction
    lower: Fraction


def best_card(shot: Shot) -> dict[int, Fraction]:
    """[BM-10.5] [BM-10.6] The distribution of the value that counts; 0 without cards.

    >>> best_card(Shot((1, 2, 3), 2, 0, 0))
    {2: Fraction(1, 3), 3: Fraction(2, 3)}
    """
    pile = sorted(shot.pile)
    drawn = min(shot.cards, len(pile))
    if shot.barrels >= drawn:
        return {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    ways = comb(len(pile), drawn)
    for place, card in enumerate(pile):
        above = comb(len(pile) - 1 - place, shot.barrels)
        share = Fraction(above * comb(place, drawn - 1 - shot.barrels), ways)
        if share:
            found[card + shot.bonus] = found.get(card + shot.bonus, Fraction(0)) + share
    return found


@lru_cache(maxsize=4096)
def compare(one: Shot, other: Shot) -> Outcome:
    """[BM-10.7] The higher best card wins."""
    chances = [Fraction(0), Fraction(0), Fraction(0)]
    for mine, p in best_card(one).items():
        for theirs, q in best_card(other).items():
            chances[0 if mine > theirs else 1 if mine == theirs else 2] += p * q
    return Outcome(chances[0], chances[1], chances[2])


# What may be asked on the command line


def odds(t: Tables, arguments: dict[str, str]) -> dict[str, object]:
    """[BM-10.3] The chances for a pair of draws, or for every pair, as a plain document."""
    for name in arguments:
        if name not in ARGUMENTS:
            raise ValueError(f"there is no argument {name!r}; there are:\n{USAGE}")
    veterans = number(arguments, "veterans")
    barrels = [number(arguments, "usa_barrels"), number(arguments, "japan_barrels")]
    added = [0, veterans]
    rows: list[dict[str, object]] = []
    for usa in draws(t, arguments, "usa"):
        for japan in draws(t, arguments, "japan"):
            pair = (usa, japan)
            shown = [
                Shot(
                    tuple(t.firing[side]),
                    shots(pair[side], added[side]),
                    bonus(t, arguments, side),
                    barrels[1 - side],
                )
                for side in (USA, JAPAN)
            ]
            rows.append(row(shown, compare(shown[USA], shown[JAPAN])))
    return {"piles": {name: t.firing[side] for side, name in enumerate(SIDES)}, "rows": rows}


def row(shown: list[Shot], outcome: Outcome) -> dict[str, object]:
    return {
        "usa": min(shown[USA].cards, len(shown[USA].pile)),
        "japan": min(shown[JAPAN].cards, len(shown[JAPAN].pile)),
        "p_usa_higher": float(outcome.higher),
        "p_equal": float(outcome.equal),
        "p_japan_higher": float(outcome.lower),
        "outcomes": [
            {"side": SIDES[side], "value": value, "p": float(p)}
            for side in (USA, JAPAN)
            for value, p in best_card(shown[side]).items()
        ],
    }


def draws(t: Tables, arguments: dict[str, str], side: str) -> list[int]:
    """A number of cards, the number of a colour, or all numbers the colours have."""
    word = arguments.get(side, "")
    if not word:
        return sorted({cards for cards in t.colour_cards if cards})
    colour = word.replace("-", "_")
    return [t.colour_cards[COLOURS.index(colour)]] if colour in COLOURS else [number(arguments, side)]


def number(arguments: dict[str, str], name: str) -> int:
    word = arguments.get(name, "0")
    if not (word.isascii() and word.isdigit()) or int(word) > MAX_NUMBER:
        raise ValueError(f"{name} must be a whole number from 0 to {MAX_NUMBER}, not {word!r}\n{USAGE}")
    return int(word)


def bonus(t: Tables, arguments: dict[str, str], side: int) -> int:
    """[BM-10.5] What an ace adds; carrier hunt has none."""
    name = f"{SIDES[side]}_ace"
    word = arguments.get(name, "no")
    if word not in ("yes", "no"):
        raise ValueError(f"{name} must be yes or no, not {word!r}\n{USAGE}")
    if word == "yes" and t.hunt:
        raise ValueError("there are aces in domination only: add the option mode=domination")
    ace = next(a for a in t.fleet[side] if t.piece[a] == SPECIAL)
    return t.bonus[ace] if word == "yes" else 0
