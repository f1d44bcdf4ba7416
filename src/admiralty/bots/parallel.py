"""Root parallelism: other processes search the same decision with their own random streams.

Their statistics are merged at the end. Processes start when first needed and are kept. They get a
determinized state as text, so they know what the seat knows and no more.

Reference: G. M. J.-B. Chaslot, M. H. M. Winands and H. J. van den Herik (2008), Parallel Monte-Carlo Tree
Search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import NamedTuple

from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import CutoffRule
from admiralty.bots.rollout import Line
from admiralty.bots.root_search import RootSearch
from admiralty.bots.statistics import Found
from admiralty.games import GameRecipe


class SearchTask(NamedTuple):
    """One decision to search in another process; without lines it is a sealed one."""

    recipe: GameRecipe
    position: str
    seat: int
    seed: int
    rule: CutoffRule | None
    lines: list[Line]
    process: int
    budget: Budget


@lru_cache(maxsize=4)
def pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, get_context("spawn"))


def start(
    work: Callable[[SearchTask], Found], search: RootSearch, lines: list[Line], budget: Budget, count: int
) -> Iterator[Found]:
    """Start `count` processes at once; the iterator waits for what each of them finds."""
    if not count:
        return iter(())
    recipe, position = GameRecipe.of(search.game), search.game.write_position(search.s)
    task = SearchTask(recipe, position, search.seat, search.seed, search.rule, lines, 0, budget)
    return pool(count).map(work, [task._replace(process=process) for process in range(1, count + 1)])
