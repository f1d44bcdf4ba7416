"""PettingZoo's own conformance tests, for every game, and what they do not look at."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.env_registry.registration import aec_registry
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from admiralty import games
from admiralty.adapters import pettingzoo as adapter
from admiralty.adapters.episode import VERSION
from admiralty.adapters.pettingzoo import Environments, environments
from admiralty.core import codec, flow
from admiralty.core.luck import Seeded
from admiralty.kit.action_table import WAIT

NAMES = sorted(environments())
every_game = pytest.mark.parametrize("name", NAMES)
KNOWN = re.compile(
    r"Observation space for each agent probably should be|Observation is not a NumPy array"
    r"|Action mask numpy array is all zeros|We recommend agents to be named"
)
"""What PettingZoo's own games with masks are told too; and our agents have the names of their seats."""


@contextmanager
def strict() -> Iterator[None]:
    """Any other warning of the conformance tests is a failure."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        yield
    told = [str(warning.message) for warning in heard]
    assert [text for text in told if not KNOWN.search(text)] == []


@every_game
def test_the_api_test_passes(name: str) -> None:
    with strict():
        api_test(environments()[name].env(), num_cycles=300)


@every_game
def test_the_parallel_api_test_passes(name: str) -> None:
    with strict():
        parallel_api_test(environments()[name].parallel_env(), num_cycles=300)


@every_game
def test_the_seed_tests_pass(name: str) -> None:
    seed_test(environments()[name].env, num_cycles=150)
    parallel_seed_test(environments()[name].parallel_env, num_cycles=150)


@every_game
def test_equal_seeds_and_legal_samples_play_equal_games(name: str) -> None:
    """PettingZoo's parallel test samples without the mask, so its games end at the first illegal action."""
    envs = [environments()[name].parallel_env() for _ in range(2)]
    played: list[Any] = [env.reset(seed=42) for env in envs]
    for env in envs:
        for n, agent in enumerate(env.agents):
            env.action_space(agent).seed(42 + n)
    steps = 0
    while envs[0].agents and steps < 150:
        assert data_equivalence(played[0], played[1])
        actions = [
            {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
            for env, (seen, *_) in zip(envs, played)
        ]
        assert actions[0] == actions[1]
        played = [env.step(each) for env, each in zip(envs, actions)]
        steps += 1
    assert data_equivalence(played[0], played[1])
    assert steps == 150 or not envs[0].episode.s.stack  # no illegal action has ended it


@every_game
def test_a_game_is_found_in_the_registry(name: str) -> None:
    slug = environments()[name].slug
    assert name == f"{slug.strip('_').replace('-', '_')}_v{games.find(slug).rules_version + VERSION}"
    assert pettingzoo.make("aec", f"admiralty/{name}").possible_agents == list(games.load(slug).seats)
    assert pettingzoo.make("parallel", f"admiralty/{name}").metadata["name"] == name


def test_registering_again_changes_nothing() -> None:
    before = dict(aec_registry)
    adapter.enroll()
    assert aec_registry == before


def test_an_unknown_environment_is_said_to_be_unknown() -> None:
    with pytest.raises(AttributeError, match=r"there is no environment 'chess_v6'; there are .*port_arthur"):
        adapter.chess_v6  # noqa: B018
    with pytest.raises(
        AttributeError, match=r"port_arthur_v0 has another encoding .* there is port_arthur_v\d"
    ):
        adapter.port_arthur_v0  # noqa: B018


@pytest.mark.parametrize("every_order", [False, True])
def test_masks_allow_what_search_explores_or_everything_legal(every_order: bool) -> None:
    env = Environments("port-arthur").raw_env(every_order=every_order)
    env.reset(seed=4)
    rng = np.random.default_rng(2)
    for _ in range(100):
        s, seat = env.episode.s, env.episode.acting[0]
        ask = flow.question(s)
        allowed = ask.legal(s, seat) if every_order else ask.explore(s, seat)
        mask = env.observe(env.agent_selection)["action_mask"]
        actions = env.board.lens.actions
        assert set(np.flatnonzero(mask)) == {actions.index(a, seat) for a in allowed}
        env.step(int(rng.choice(np.flatnonzero(mask))))


@every_game
def test_an_environment_plays_by_the_rules_to_the_end(name: str) -> None:
    """Beside a copy of the game, with the same luck, that the same actions are applied to."""
    env = environments()[name].raw_env()
    env.reset(seed=5)
    beside = env.episode.s.clone()
    rng = np.random.default_rng(1)
    while env.episode.acting:
        seat = env.episode.acting[0]
        agent = env.agent_selection
        assert agent == env.possible_agents[seat]
        mask = env.observe(agent)["action_mask"]
        index = int(rng.choice(np.flatnonzero(mask)))
        assert index != WAIT
        flow.apply(beside, seat, env.episode.choices(seat)[index])
        env.step(index)
        assert codec.digest(env.episode.s) == codec.digest(beside)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == [float(n) for n in beside.result]
    assert {info["ending"] for info in env.infos.values()} == {beside.ending}


@every_game
def test_a_parallel_step_carries_out_every_answer(name: str) -> None:
    env = environments()[name].parallel_env()
    env.reset(seed=5)
    beside = env.episode.s.clone()
    rng = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    while env.agents:
        asked = env.episode.acting
        answers: dict[str, int] = {}
        for seat, agent in enumerate(env.agents):
            allowed = np.flatnonzero(np.frombuffer(env.episode.mask(seat, may_wait=True), np.int8))
            assert seat in asked or list(allowed) == [WAIT]
            answers[agent] = int(rng.choice(allowed))
        actions = [(seat, env.episode.choices(seat)[answers[env.agents[seat]]]) for seat in asked]
        _, rewards, ends, _, _ = env.step(answers)
        for seat, a in actions:
            flow.apply(beside, seat, a)
        assert codec.digest(env.episode.s) == codec.digest(beside)
        assert all(ends.values()) == (not beside.stack)
    assert list(rewards.values()) == [float(n) for n in beside.result]


def test_an_observation_is_the_view_of_the_seat_and_nothing_more() -> None:
    """A game imagined by a seat, with other secrets, is the same to it and not to the other one."""
    env = Environments("_template").raw_env()
    env.reset(seed=3)
    observed = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
    twins = [env.board.game.imagine(env.episode.s, 0, Seeded(n)) for n in range(20)]
    for twin in twins:
        env.episode.s = twin
        assert np.array_equal(env.observe("red")["observation"], observed["red"])
    assert any(not np.array_equal(env.board.lens.observe(twin, 1), observed["blue"]) for twin in twins)


def test_an_illegal_action_costs_whoever_takes_it() -> None:
    env = Environments("port-arthur").env()
    env.reset(seed=1)
    env.step(WAIT)
    assert env.rewards == {"japan": -1.0, "russia": 0}
    parallel = Environments("port-arthur").parallel_env()
    parallel.reset(seed=1)
    _, rewards, ends, _, _ = parallel.step({"japan": WAIT, "russia": WAIT})
    assert rewards == {"japan": -1.0, "russia": 0.0}
    assert ends == {"japan": True, "russia": True}
    assert parallel.agents == []


def test_the_raw_environment_says_what_is_wrong() -> None:
    env = Environments("port-arthur").raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="japan cannot do that now: wait"):
        env.step(WAIT)


def test_a_long_game_is_cut_off() -> None:
    env = Environments("port-arthur").raw_env(max_decisions=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.truncations == {"japan": True, "russia": True}
    assert not any(env.terminations.values())


def test_options_and_data_reach_the_game() -> None:
    env = Environments("port-arthur").raw_env(options={"fog_of_war": "on"})
    assert env.board.game.options["fog_of_war"] == "on"


@every_game
def test_boards_are_shown_as_text_and_as_a_picture(name: str) -> None:
    shown = {}
    for mode in ("ansi", "rgb_array"):
        env = environments()[name].env(render_mode=mode)
        env.reset(seed=2)
        shown[mode] = env.render()
    assert len(shown["ansi"].splitlines()) > 3
    picture = shown["rgb_array"]
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


def test_a_picture_shows_what_the_viewer_may_see() -> None:
    pictures = {}
    for viewer in ("", "red", "blue"):
        env = Environments("_template").raw_env(render_mode="ansi", viewer=viewer)
        env.reset(seed=2)
        pictures[viewer] = env.render()
    assert len(set(pictures.values())) == 3


def test_there_are_only_these_ways_to_render() -> None:
    with pytest.raises(ValueError, match="ansi, rgb_array or None, not 'human'"):
        Environments("_template").raw_env(render_mode="human")
    env = Environments("_template").raw_env()
    env.reset(seed=1)
    assert env.render() is None


def test_forced_moves_are_skipped_when_asked_for() -> None:
    env = Environments("port-arthur").raw_env(skip_forced=True)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    while env.episode.acting:
        legal = env.infos[env.agent_selection]["legal"]
        assert len(legal) > 1
        assert legal == list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))
        env.step(int(rng.choice(legal)))
    assert all(env.terminations.values())


def test_the_state_is_what_all_seats_see_and_games_start_from_positions() -> None:
    position = "turn 5; operations japan; tsushima: mikasa asahi; sea-of-japan: rossia"
    for env in (Environments("port-arthur").raw_env(), Environments("port-arthur").parallel_env()):
        env.reset(seed=1, options={"position": position})
        assert env.board.game.view(env.episode.s, 0)["turn"] == 5
        assert env.state() in env.state_space
        both = [env.board.lens.observe(env.episode.s, seat) for seat in (0, 1)]
        np.testing.assert_array_equal(env.state(), np.concatenate(both))
