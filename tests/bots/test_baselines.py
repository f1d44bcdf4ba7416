"""Flat Monte Carlo and plain information set search: the baselines."""

from __future__ import annotations

import pytest

from admiralty.bots import BadBot, FlatBot, IsmctsBot, make, parse
from admiralty.bots.ismcts import InformationSet, best_child
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from tests.bots.trap import BAIT, WAIT, Trap
from tests.support import game


@pytest.mark.parametrize(("name", "kind"), [("flat:200", FlatBot), ("ismcts:200", IsmctsBot)])
def test_they_see_through_what_one_step_does_not_show(name: str, kind: type[FlatBot | IsmctsBot]) -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    bot = make(name, 1)
    assert isinstance(bot, kind)
    assert bot.choose(trap, s, 0) == WAIT
    assert make("greedy", 1).choose(trap, s, 0) == BAIT


@pytest.mark.parametrize("name", ["flat:6", "ismcts:6"])
def test_the_same_seed_chooses_the_same_and_leaves_the_state_alone(name: str) -> None:
    midway = game("battle-of-midway")
    s = midway.setup(Seeded(2))
    flow.playout(s, Seeded(2), 60)
    seat = flow.acting(s)[0]
    before = digest(s)
    assert make(name, 5).choose(midway, s, seat) == make(name, 5).choose(midway, s, seat)
    assert digest(s) == before


def test_a_choice_that_is_seldom_available_is_explored_no_less() -> None:
    root = InformationSet(0)
    for a, available in ((1, 10), (2, 100)):
        child = root.children[a] = InformationSet(0)
        child.available = available
        for _ in range(10):
            child.record(0.5)
    assert best_child(root, [1, 2]) == 2


def test_they_take_a_budget_and_one_process() -> None:
    assert parse("flat").iterations == 400
    assert parse("ismcts:50ms").milliseconds == 50
    with pytest.raises(BadBot):
        parse("flat:400x2")
