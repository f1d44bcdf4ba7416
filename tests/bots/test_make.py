"""Bots by name."""

from __future__ import annotations

import pytest

from admiralty.bots import LEVELS, CarelessBot, GreedyBot, MctsBot, RandomBot, make


def test_names_give_bots() -> None:
    assert isinstance(make("random", 1), RandomBot)
    assert isinstance(make("greedy", 1), GreedyBot)
    assert isinstance(make("careless", 1), CarelessBot)


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
    with pytest.raises(ValueError, match="there are random, careless, greedy, learned, mcts") as caught:
        make(name, 1)
    assert "\n" not in str(caught.value)
