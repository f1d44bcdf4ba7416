"""Other processes that think about the same question, each with luck of its own.

They are started when first needed and kept; what they are told is what a seat imagines, as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple

from admiralty.bots import tree
from admiralty.bots.horizon import Landmark
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.games import loaded

if TYPE_CHECKING:
    from admiralty.bots.budget import Budget
    from admiralty.bots.mcts import Search


class Question(NamedTuple):
    game: str
    options: tuple[tuple[str, str], ...]
    data_text: str
    position: str
    seat: int
    luck: int
    landmark: Landmark | None
    ranking: list[tree.Way]
    number: int
    budget: Budget


@lru_cache(maxsize=4)
def pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, get_context("spawn"))


@contextmanager
def thinking(search: Search, budget: Budget, count: int) -> Iterator[Iterator[tree.Sums]]:
    """So many others think while the body does; then it may read what each has found."""
    if not count:
        yield iter(())
        return
    game = search.game
    owners = game.data_text if game.owners_data else ""
    position = game.write_position(search.s)
    same = (
        game.slug,
        tuple(game.options.items()),
        owners,
        position,
        search.seat,
        search.luck,
        search.landmark,
        search.ranking,
    )
    yield pool(count).map(ponder, [Question(*same, number, budget) for number in range(1, count + 1)])


def ponder(question: Question) -> tree.Sums:
    """In the other process."""
    from admiralty.bots.mcts import Search

    game = loaded(question.game, question.options, question.data_text)
    s = game.read_position(question.position, Seeded(question.luck))
    search = Search(
        game, s, question.seat, question.luck, None, question.landmark, question.ranking, question.number
    )
    choices = flow.question(s).explore(s, question.seat)
    return tree.sums(search.gather(choices, question.budget))
