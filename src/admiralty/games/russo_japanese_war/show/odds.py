"""[RJ-9.11] Exact odds of a combat: each result's chance in a column of the combat results table."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from admiralty.games.russo_japanese_war.datacheck import FACES, RESULTS
from admiralty.games.russo_japanese_war.tables import NE, Tables
from admiralty.games.russo_japanese_war.view_types import Row


def chances(t: Tables, difference: int) -> list[Fraction]:
    """The chance of each result by its number; below the lowest column nothing happens for certain."""
    out = [Fraction(0)] * len(RESULTS)
    if difference < t.lowest:
        out[NE] = Fraction(1)
        return out
    at = min(difference, t.highest) - t.lowest
    for die in range(FACES):
        out[t.crt[die * t.columns + at]] += Fraction(1, FACES)
    return out


def shares(t: Tables, difference: int) -> list[float]:
    """The same in plain numbers, for the bot."""
    out = [0.0] * len(RESULTS)
    if difference < t.lowest:
        out[NE] = 1.0
        return out
    at = min(difference, t.highest) - t.lowest
    for die in range(FACES):
        out[t.crt[die * t.columns + at]] += 1 / FACES
    return out


def row(t: Tables, difference: int) -> Row:
    found = chances(t, difference)
    shown = {f"p_{name.lower()}": float(found[i]) for i, name in enumerate(RESULTS)}
    return cast("Row", {"difference": difference, "column": min(difference, t.highest), **shown})


def odds(t: Tables, arguments: dict[str, str]) -> dict[str, object]:
    """One combat by `attack` and `defence`, with and without a support card; else the whole table."""
    unknown = sorted(set(arguments) - {"attack", "defence"})
    if unknown:
        raise ValueError(f"there is no {unknown[0]!r}; give attack and defence, or nothing")
    if not arguments:
        return {"rows": [row(t, difference) for difference in range(t.lowest, t.highest + 1)]}
    numbers: list[int] = []
    for key in ("attack", "defence"):
        word = arguments.get(key, "")
        if not (word.isascii() and word.isdigit()):
            raise ValueError(f"{key} must be a whole number, not {word!r}")
        numbers.append(int(word))
    attack, defence = numbers
    return {
        "attack": attack,
        "defence": defence,
        "without_support": row(t, attack - defence),
        "with_support": row(t, attack + 1 - defence),
    }
