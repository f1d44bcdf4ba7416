"""Gymnasium's own checker, for every game, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from admiralty.adapters.gymnasium import SeatEnv, environment_id
from admiralty.core import codec, flow
from admiralty.testing.cases import SLUGS
from tests.support import game

every_game = pytest.mark.parametrize("slug", SLUGS)


def make(slug: str, **arguments: Any) -> SeatEnv:
    env = gymnasium.make(environment_id(slug), opponents="random", **arguments).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], list[int]]:
    """A game by random legal actions: the reward, what is told at the end, and what was done."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    taken: list[int] = []
    while True:
        taken.append(int(rng.choice(info["legal"])))
        _, reward, is_over, is_cut, info = env.step(taken[-1])
        if is_over or is_cut:
            return reward, info, taken


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")  # advice about wrappers
def test_the_checker_passes(slug: str) -> None:
    check_env(make(slug), skip_render_check=True)


@every_game
def test_a_game_is_played_to_its_end_and_is_the_same_again(slug: str) -> None:
    first, again = play(make(slug), 3), play(make(slug), 3)
    assert first[1]["ending"]
    assert first[1]["decisions"] >= len(first[2])
    assert (first[0], first[2]) == (again[0], again[2])


def test_only_real_choices_are_asked_for_unless_all_are_wanted() -> None:
    env = make("port-arthur")
    _, info = env.reset(seed=1)
    for _ in range(30):
        assert len(info["legal"]) > 1
        *_, is_over, _, info = env.step(info["legal"][-1])
        if is_over:
            break
    every = make("port-arthur", skip_forced=False)
    _, info = every.reset(seed=1)
    lengths = []
    for _ in range(60):
        lengths.append(len(info["legal"]))
        *_, is_over, _, info = every.step(info["legal"][-1])
        if is_over:
            break
    assert 1 in lengths


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
    env = make("_template")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(0)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)


def test_a_game_starts_from_a_position() -> None:
    position = "turn 5; operations japan; tsushima: mikasa asahi; sea-of-japan: rossia"
    env = make("port-arthur", seat="japan")
    env.reset(seed=1, options={"position": position})
    assert env.board.game.view(env.episode.s, 0)["turn"] == 5
    assert flow.acting(env.episode.s) == (0,)
    with pytest.raises(codec.BadPosition):
        env.reset(options={"position": "turn 99"})


def test_a_bot_is_named_for_each_seat_or_for_all() -> None:
    env = SeatEnv("port-arthur", "russia", {"japan": "greedy"})
    assert env.names == {0: "greedy"}
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        SeatEnv("port-arthur", "russia", "nobody")


def test_what_is_seen_is_the_view_of_the_seat_alone() -> None:
    """The learner sees what the encoder makes of its view, and nothing else."""
    env = make("_template", seat="blue")
    seen, _ = env.reset(seed=2)
    assert env.seat == game("_template").seat_index("blue")
    np.testing.assert_array_equal(seen, env.board.lens.observe(env.episode.s, env.seat))
