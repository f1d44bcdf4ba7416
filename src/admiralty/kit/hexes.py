"""Maths of hexagons in axial coordinates (q, r): steps, distances, rings.

Directions run clockwise on screen, with r growing downwards. With pointed tops, direction 0 of STEPS is east.

>>> distance((0, 0), (2, -3))
3
>>> [len(ring(n)) for n in range(3)]
[1, 6, 12]
"""

from __future__ import annotations

from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]

SIDES: Final = 6
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
UPRIGHT_STEPS: Final = STEPS[4:] + STEPS[:4]
"""The same from direction 4 on. With flat tops, the first is straight up."""


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hexagon to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def rotated(q: int, r: int, times: int) -> Hex:
    """Turned clockwise by 60 degrees about the centre, this many times."""
    for _ in range(times % SIDES):
        q, r = -r, q + r
    return q, r


def ring(radius: int) -> list[Hex]:
    """The hexagons at exactly this distance from the centre, clockwise from direction 0."""
    if not radius:
        return [(0, 0)]
    out: list[Hex] = []
    for side in range(SIDES):
        q, r = STEPS[side]
        dq, dr = STEPS[(side + 2) % SIDES]
        out += [(q * radius + dq * n, r * radius + dr * n) for n in range(radius)]
    return out


def disc(radius: int) -> list[Hex]:
    """The hexagons within a distance of the centre, ring by ring."""
    return [place for n in range(radius + 1) for place in ring(n)]


def hexagon(radius: int) -> list[Hex]:
    """The same hexagons by q, then by r."""
    return sorted(disc(radius))


def beside(row: int, column: int) -> list[Hex]:
    """Neighbours on a map of rows and columns with pointed tops, whose odd rows stand half a hexagon to the
    right: west, east, the two above, the two below.

    >>> beside(13, 3)
    [(13, 2), (13, 4), (12, 3), (12, 4), (14, 3), (14, 4)]
    """
    left = column if row % 2 else column - 1
    around = [(r, c) for r in (row - 1, row + 1) for c in (left, left + 1)]
    return [(row, column - 1), (row, column + 1), *around]
