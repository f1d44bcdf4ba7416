"""One-step lookahead: the best value, ties at random."""

from __future__ import annotations

import pytest

from admiralty.bots.greedy import EpsilonGreedyBot, GreedyBot, LearnedBot
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Heuristics
from tests.bots.trap import BAIT, WAIT, Field, LeadValue, Trap


def test_greedy_takes_what_looks_best_after_one_step() -> None:
    trap = Trap()
    assert GreedyBot(1).choose(trap, trap.setup(Seeded(1)), 0) == BAIT


def test_equal_values_are_decided_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LeadValue, "of", lambda self, s, seat: 0.5)
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert {GreedyBot(seed).choose(trap, s, 0) for seed in range(20)} == {BAIT, WAIT}


class Reversed(LeadValue):
    def of(self, s: Field, seat: int) -> float:
        return -super().of(s, seat)


def test_learned_uses_the_learned_evaluation_and_greedy_does_not() -> None:
    trap = Trap()
    trap.require(Heuristics).learned_evaluation = Reversed({})
    s = trap.setup(Seeded(1))
    assert GreedyBot(1).choose(trap, s, 0) == BAIT
    assert LearnedBot(1).choose(trap, s, 0) == WAIT


def test_epsilon_greedy_is_random_in_one_decision_of_three() -> None:
    """Half of the random choices are the greedy one by accident."""
    trap = Trap()
    s = trap.setup(Seeded(1))
    bot = EpsilonGreedyBot(4)
    chosen = [bot.choose(trap, s, 0) for _ in range(600)]
    assert 70 < chosen.count(WAIT) < 130


def test_a_single_choice_draws_nothing() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    flow.apply(s, 0, WAIT)
    bot = GreedyBot(1)
    before = bot.rng.a
    bot.choose(trap, s, 1)
    assert bot.rng.a == before
