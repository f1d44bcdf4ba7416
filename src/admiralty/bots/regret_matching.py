"""Regret matching+ on a payoff matrix: the mixed strategy of a simultaneous decision.

Reference: O. Tammelin (2014), Solving Large Imperfect Information Games Using CFR+.

>>> [round(share, 1) for share in solve([[1.0, -1.0], [-1.0, 1.0]], [[-1.0, 1.0], [1.0, -1.0]])]
[0.5, 0.5]
"""

from __future__ import annotations

from typing import Final

REGRET_ITERATIONS: Final = 300


def solve(own: list[list[float]], other: list[list[float]]) -> list[float]:
    """The row player's average strategy. `own[i][j]` is the payoff of row i against column j for the row
    player, `other` that for the column player. In a zero-sum game it converges to an equilibrium.
    """
    row_regrets, column_regrets = [0.0] * len(own), [0.0] * len(own[0])
    total = [0.0] * len(own)
    turned = [list(column) for column in zip(*other)]
    for n in range(REGRET_ITERATIONS):
        rows, columns = strategy(row_regrets), strategy(column_regrets)
        for i, share in enumerate(rows):
            total[i] += share * n  # linear averaging: later rounds weigh more
        update(row_regrets, rows, [dot(line, columns) for line in own])
        update(column_regrets, columns, [dot(line, rows) for line in turned])
    whole = sum(total)
    return [share / whole for share in total]


def strategy(regrets: list[float]) -> list[float]:
    """In proportion to the positive regrets; uniform without any."""
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def update(regrets: list[float], played: list[float], payoffs: list[float]) -> None:
    mean = dot(played, payoffs)
    for i, payoff in enumerate(payoffs):
        regrets[i] = max(0.0, regrets[i] + payoff - mean)


def dot(a: list[float], b: list[float]) -> float:
    total = 0.0
    for x, y in zip(a, b):
        total += x * y
    return total
