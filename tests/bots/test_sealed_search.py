"""Search over sealed answers: a matrix of payoffs, solved for a mixed strategy."""

from __future__ import annotations

import pytest

from admiralty.bots.budget import Budget
from admiralty.bots.mcts import MctsBot
from admiralty.bots.sealed_search import SealedSearch, filled, sealed_opponents, transposed
from admiralty.bots.tree import Node
from admiralty.core import flow
from admiralty.core.flow import WAITING, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.bots.trap import Trap
from tests.support import game


def start() -> tuple[Game, State]:
    chosen = game("_template")
    return chosen, chosen.setup(Seeded(5))


def search(s: State, budget: int) -> SealedSearch:
    chosen, _ = start()
    one = SealedSearch(chosen, s, 0, 3, flow.question(s).explore(s, 0), 1)
    one.sample(Budget(budget, 0))
    return one


def test_the_opponent_is_who_answers_the_same_sealed_question() -> None:
    _, s = start()
    assert sealed_opponents(flow.question(s), 0) == [1]
    flow.apply(s, 1, flow.question(s).explore(s, 1)[0])
    assert sealed_opponents(flow.question(s), 0) == [1], "whether it has answered or not"
    trap = Trap().setup(Seeded(1))
    assert sealed_opponents(flow.question(trap), 0) == []


def test_every_answer_is_sampled_as_often_and_both_seats_learn() -> None:
    _, s = start()
    one = search(s, 24)
    visits: dict[int, int] = {}
    for (a, _), cell in one.cells.items():
        assert cell.own.visits == cell.theirs.visits > 0
        visits[a] = visits.get(a, 0) + cell.own.visits
    assert set(visits) == set(one.choices)
    assert max(visits.values()) - min(visits.values()) <= 1


def test_an_answer_that_the_opponent_has_given_is_not_seen() -> None:
    """Whatever lies under the seal, the search finds the same."""
    _, s = start()
    found = []
    for a in flow.question(s).explore(s, 1):
        c = s.clone()
        flow.apply(c, 1, a)
        found.append(search(c, 12).opinions())
    assert len(found) > 1
    assert all(one == found[0] for one in found)


def test_statistics_of_another_process_are_added() -> None:
    _, s = start()
    one, other = search(s, 12), search(s, 12)
    one.merge(other.found())
    assert sum(cell.own.visits for cell in one.cells.values()) == 24
    for pair, cell in other.cells.items():
        assert one.cells[pair].own.total == pytest.approx(2 * cell.own.total)


def test_a_cell_that_was_never_sampled_gets_the_mean_of_its_row() -> None:
    sampled = Node()
    sampled.record(0.4)
    other = Node()
    other.record(0.8)
    assert filled([[sampled, None, other]]) == [[0.4, pytest.approx(0.6), 0.8]]
    assert filled([[None, Node()]]) == [[0.0, 0.0]]
    assert transposed([[1.0, 2.0], [3.0, 4.0]]) == [[1.0, 3.0], [2.0, 4.0]]


def test_sealed_answers_are_a_mixed_strategy() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    top = flow.question(s)
    assert isinstance(top, Sealed)
    assert top.answers == [WAITING, WAITING]
    opinions = MctsBot(1, iterations=300).search(chosen, s, 0)
    assert abs(sum(opinion.share for opinion in opinions) - 1) < 1e-9
    assert sum(opinion.visits for opinion in opinions) == 300
