"""[BM-8] Reach: a search over manoeuvres, not a distance in cells."""

from __future__ import annotations

from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS


def reach(
    board: dict[int, int], small: set[int], where: int, heading: int, manoeuvres: int, bounded: bool
) -> set[int]:
    """[BM-8.2] Reading BM-R.13: the cells an aircraft can be on after one manoeuvre or more, up to a number.

    Aircraft neither block nor move; paths stay on the board and its small tiles, unless it is not bounded.
    """
    found: set[int] = set()
    seen: set[int] = set()
    now = [(where, heading)]
    for _ in range(manoeuvres):
        after: list[tuple[int, int]] = []
        for here, nose in now:
            there = here + STEPS[nose]
            if bounded and there not in board and there not in small:
                continue
            found.add(there)
            for turned in (nose, (nose + 1) % HEADINGS, (nose + 5) % HEADINGS):
                key = there * HEADINGS + turned
                if key not in seen:
                    seen.add(key)
                    after.append((there, turned))
        now = after
    return found
