"""Players of one game with different tempers: its evaluation with some of its numbers larger or smaller.

Each prefers other plans, bold or careful, spread or massed, and follows its own to the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from admiralty.bots.greedy import Judge
from admiralty.core.luck import Seeded
from admiralty.kit.evaluation import EvaluatedGame

FINE: Final = 1000
FARTHEST: Final = 1.5  # times that a number is doubled or halved, at most


@lru_cache(maxsize=512)
def factors(number: int, count: int) -> list[float]:
    """How many times as large each of so many numbers is; about half of them stay, and all with temper 0."""
    lots = Seeded(number)
    out: list[float] = []
    for _ in range(count):
        is_kept = not number or lots.pick(2)
        out.append(1.0 if is_kept else 2.0 ** (FARTHEST * (2 * lots.pick(FINE) / FINE - 1)))
    return out


def tempered(game: EvaluatedGame, number: int) -> Judge:
    """The evaluation by the temper of that number; 0 is the learned one itself."""
    if not number:
        return game.judge
    names = game.learned_numbers
    scaled = zip(names.items(), factors(number, len(names)), strict=True)
    return game.evaluation({name: value * factor for (name, value), factor in scaled}).of
