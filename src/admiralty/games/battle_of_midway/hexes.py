"""[BM-R.1] Hexagonal cells as single integers, so that a step is one addition and no board is too large.

A cell (q, r) is `q * STRIDE + r`; the same holds for the way from one cell to another.

>>> pack(3, -1) + STEPS[0] == pack(4, -1)
True
>>> unpack(pack(-2, 5))
(-2, 5)
"""

from __future__ import annotations

from typing import Final

from admiralty.kit import hexes
from admiralty.kit.hexes import SIDES

STRIDE_BITS: Final = 16
STRIDE: Final = 1 << STRIDE_BITS
HALF: Final = STRIDE >> 1
HEADINGS: Final = 6


def pack(q: int, r: int) -> int:
    return q * STRIDE + r


def unpack(cell: int) -> tuple[int, int]:
    r = (cell + HALF) % STRIDE - HALF
    return (cell - r) // STRIDE, r


STEPS: Final = [pack(q, r) for q, r in hexes.STEPS]
"""E, SE, SW, W, NW, NE."""


def disc(radius: int) -> list[int]:
    """The ways to all cells within a distance: the centre first, then ring by ring, from E on clockwise.

    >>> len(disc(2))
    19
    """
    return [pack(q, r) for q, r in hexes.disc(radius)]


def ring(distance: int) -> list[int]:
    """The ways to the cells at exactly this distance, from E on clockwise."""
    return [pack(q, r) for q, r in hexes.ring(distance)]


def ahead(a: int, b: int, heading: int) -> int:
    """[BM-1.4] The way to the diagram cell [a, b]: a steps ahead plus b steps ahead-right."""
    return a * STEPS[heading] + b * STEPS[(heading + 1) % SIDES]
