"""[PA-7] Fire: the firepower of a squadron, and what a roll of dice is worth, for the battle and its odds."""

from __future__ import annotations

from admiralty.games.port_arthur.state import State


def firepower_in(s: State, side: int, zone: int) -> int:
    """[PA-7.8] The firepower of a squadron, faces as they lie."""
    values = s.t.firepower
    face = s.face
    total = 0
    for ship in s.ships_in(side, zone):
        total += values[ship * 2 + face[ship]]
    return total


def normal_hits(dice: list[int], firepower: int, inclusive: bool) -> int:
    """[PA-7.11] [PA-7.13] All dice hit if their sum is within the firepower, else the highest below it.

    `inclusive` is the option partial_hits: the highest dice of a failed roll may also reach the firepower.
    """
    if sum(dice) <= firepower:
        return len(dice)
    # Reading PA-R.5: strictly below. Reading PA-R.6: the first die that does not fit ends the count.
    limit = firepower if inclusive else firepower - 1
    total = 0
    hits = 0
    for die in sorted(dice, reverse=True):
        total += die
        if total > limit:
            break
        hits += 1
    return hits


def critical_hits(dice: list[int], firepower: int) -> int:
    """[PA-7.12] [PA-7.14] Every die that repeats a face, if the sum is within the firepower; else none."""
    seen = 0
    total = 0
    repeats = 0
    for die in dice:
        total += die
        if seen >> die & 1:
            repeats += 1
        seen |= 1 << die
    return repeats if total <= firepower else 0
