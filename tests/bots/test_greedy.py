"""One-step lookahead: the best value, the mean over luck, ties at random."""

from __future__ import annotations

import pytest

from admiralty.bots.greedy import CHANCE_SAMPLES, EpsilonGreedyBot, GreedyBot, LearnedBot, action_value
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.bots.trap import BAIT, WAIT, Lead, Trap
from tests.support import game


def test_greedy_takes_what_looks_best_after_one_step() -> None:
    trap = Trap()
    assert GreedyBot(1).choose(trap, trap.setup(Seeded(1)), 0) == BAIT


def test_equal_values_are_decided_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lead, "hand_value", lambda self, s, seat: 0.5)
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert {GreedyBot(seed).choose(trap, s, 0) for seed in range(20)} == {BAIT, WAIT}


def test_learned_uses_the_learned_evaluation_and_greedy_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lead, "learned_value", lambda self, s, seat: -s.lead)
    trap = Trap()
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


def rolling() -> tuple[State, Action]:
    """A decision of Port Arthur that rolls dice."""
    chosen = game("port-arthur")
    s = chosen.read_position("turn 5; operations japan; tsushima: mikasa; sea-of-japan: rossia", Seeded(1))
    return s, chosen.read_action("move tsushima sea-of-japan")


def test_luck_is_averaged_over_samples_and_the_state_is_left_alone() -> None:
    s, a = rolling()
    before = digest(s)
    seen: list[State] = []

    def value(c: State, seat: int) -> float:
        seen.append(c)
        return float(len(seen))

    assert action_value(value, s, 0, a, 3) == (CHANCE_SAMPLES + 1) / 2
    assert len(seen) == CHANCE_SAMPLES
    assert len({tuple(c.tape.drawn) for c in seen}) > 1
    assert digest(s) == before


def test_an_action_without_luck_is_valued_once() -> None:
    trap = Trap()
    seen: list[State] = []

    def value(c: State, seat: int) -> float:
        seen.append(c)
        return 0.25

    assert action_value(value, trap.setup(Seeded(1)), 0, BAIT, 3) == 0.25
    assert len(seen) == 1


def test_a_single_choice_draws_nothing() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    flow.apply(s, 0, WAIT)
    bot = GreedyBot(1)
    before = bot.rng.a
    bot.choose(trap, s, 1)
    assert bot.rng.a == before
