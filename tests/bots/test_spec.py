"""Names of bots, and the bots they stand for."""

from __future__ import annotations

import pytest

from admiralty.bots import (
    LEVELS,
    SIMPLE_BOTS,
    BotSpec,
    EpsilonGreedyBot,
    GreedyBot,
    MctsBot,
    RandomBot,
    make,
    parse,
)
from admiralty.bots.spec import SIMPLE


def test_names_give_bots() -> None:
    assert isinstance(make("random", 1), RandomBot)
    assert isinstance(make("greedy", 1), GreedyBot)
    assert isinstance(make("epsilon-greedy", 1), EpsilonGreedyBot)


def test_levels_are_names_of_bots() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    for level, name in LEVELS.items():
        assert type(make(level, 1)) is type(make(name, 1))


@pytest.mark.parametrize(
    ("name", "iterations", "milliseconds"),
    [("mcts", 400, 0), ("mcts:50", 50, 0), ("mcts:200ms", 0, 200)],
)
def test_search_has_a_budget(name: str, iterations: int, milliseconds: int) -> None:
    bot = make(name, 1)
    assert isinstance(bot, MctsBot)
    assert (bot.iterations, bot.milliseconds) == (iterations, milliseconds)


@pytest.mark.parametrize(
    "name",
    ["", "Random", "mcts:", "mcts:0", "mcts:-5", "mcts:2s", "mcts:ms", "mcts: 5", "mcts:٣", "greedy:3"],
)
def test_any_other_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="there are random, epsilon-greedy, greedy, learned, mcts") as caught:
        make(name, 1)
    assert "\n" not in str(caught.value)


def test_a_former_name_still_stands_for_its_bot() -> None:
    """Tables that were stored under it go on."""
    assert parse("careless") == parse("epsilon-greedy")


def test_a_spec_tells_budget_and_processes() -> None:
    assert parse("mcts:400x2") == BotSpec("mcts", iterations=400, processes=2)
    assert parse("mcts:200msx2") == BotSpec("mcts", milliseconds=200, processes=2)
    assert parse("greedy") == BotSpec("greedy")
    assert parse("expert:a:b/n.npz") == BotSpec("expert", iterations=400, source="a:b/n.npz")
    assert parse("expert:n.npz:50") == BotSpec("expert", iterations=50, source="n.npz")
    assert parse("expert:n.npz:200ms") == BotSpec("expert", milliseconds=200, source="n.npz")


def test_every_name_without_a_budget_has_a_bot() -> None:
    assert set(SIMPLE_BOTS) == set(SIMPLE)
