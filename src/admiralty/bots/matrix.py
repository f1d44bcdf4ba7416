"""Two choices at once: how often to take each, so that the other side gains nothing by guessing.

>>> [round(share, 1) for share in mix([[1.0, -1.0], [-1.0, 1.0]], [[-1.0, 1.0], [1.0, -1.0]])]
[0.5, 0.5]
"""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 300


def mix(own: list[list[float]], other: list[list[float]]) -> list[float]:
    """Shares for the rows. `own[i][j]` is what row i against column j brings the row's side, `other` what
    it brings the column's. Both sides play by their regrets; in a game of opposite interests the average of
    that tends to a mixture that nothing beats.
    """
    rows_regret, columns_regret = [0.0] * len(own), [0.0] * len(own[0])
    total = [0.0] * len(own)
    for n in range(ROUNDS):
        rows, cols = shares(rows_regret), shares(columns_regret)
        for i, share in enumerate(rows):
            total[i] += share * n  # the first rounds are the worst: later ones weigh more
        gain(rows_regret, rows, [dot(line, cols) for line in own])
        gain(columns_regret, cols, [dot(line, rows) for line in zip(*other, strict=True)])
    whole = sum(total)
    return [share / whole for share in total]


def shares(regrets: list[float]) -> list[float]:
    """In proportion to what was missed by not always taking it."""
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def gain(regrets: list[float], now: list[float], worth: list[float]) -> None:
    mean = dot(now, worth)
    for i, value in enumerate(worth):
        regrets[i] = max(0.0, regrets[i] + value - mean)


def dot(a: tuple[float, ...] | list[float], b: list[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
