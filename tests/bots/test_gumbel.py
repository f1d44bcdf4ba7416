"""Search guided by a network."""

from __future__ import annotations

import pytest

from admiralty.bots.budget import Budget
from admiralty.bots.gumbel import Branches, GumbelSearch, Judge
from admiralty.bots.network import Network
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.bots.trap import BAIT, WAIT, Trap
from tests.support import game


class Naive:
    """Likes the bait, and knows nothing of its value."""

    def judge(self, s: State, seat: int, choices: list[Action]) -> tuple[float, list[float]]:
        return 0.0, [1.0 if a == BAIT else 0.0 for a in choices]


def search(judge: Judge, iterations: int, explores: bool = False, seed: int = 1) -> GumbelSearch:
    trap = Trap()
    s = trap.setup(Seeded(1))
    found = GumbelSearch(trap, s, 0, seed, flow.question(s).explore(s, 0), judge, explores)
    found.run(Budget(iterations, 0))
    return found


def test_it_sees_through_what_the_policy_likes() -> None:
    assert search(Naive(), 0 + 2).choices == [BAIT, WAIT]
    found = search(Naive(), 64)
    assert found.choices[found.best()] == WAIT
    assert found.policy()[1] > 0.9 > found.priors[0] > 0.5
    assert found.mean() > 0.5


def test_values_are_those_of_the_seat_that_decides() -> None:
    found = search(Naive(), 64)
    bait, wait = found.roots
    assert wait.mean() == 1
    assert bait.mean() < 0
    (answer,) = bait.branches.values()
    assert max(child.mean() for child in answer.children.values()) == 1


def test_the_budget_is_spent_on_what_remains() -> None:
    midway = game("battle-of-midway")
    s = midway.setup(Seeded(2))
    flow.playout(s, Seeded(2), 60)
    ask = flow.question(s)
    seat = ask.seats(s)[0]
    choices = ask.explore(s, seat)
    network = Network(midway, width=8)
    before = digest(s)
    found = GumbelSearch(midway, s, seat, 5, choices, network, explores=False)
    found.run(Budget(24, 0))
    visits = [root.visits for root in found.roots]
    assert len(choices) > 2
    assert sum(visits) <= 24
    assert max(visits) > min(visits)
    assert visits[found.best()] == max(visits)
    assert digest(s) == before
    again = GumbelSearch(midway, s, seat, 5, choices, network, explores=False)
    again.run(Budget(24, 0))
    assert [root.visits for root in again.roots] == visits


def test_with_noise_the_first_choices_vary() -> None:
    found = {search(Naive(), 2, explores=True, seed=seed).left[0] for seed in range(20)}
    assert found == {0, 1}
    assert {search(Naive(), 2, seed=seed).left[0] for seed in range(20)} == {0}


def test_what_nobody_sees_is_drawn_from_the_policy() -> None:
    branches, rng = Branches(0.0, [1, 2], [0.8, 0.2]), Seeded(1)
    drawn = [branches.sample([1, 2, 3], rng) for _ in range(3000)]
    shares = [drawn.count(a) / len(drawn) for a in (1, 2, 3)]
    assert shares == pytest.approx([0.6, 0.15, 0.25], abs=0.03)
