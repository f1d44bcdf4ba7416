"""The vector environment plays the games of single ones, whoever plays them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from admiralty.adapters.gymnasium import SeatEnv
from admiralty.adapters.vector import SeatVectorEnv
from admiralty.core.codec import BadPosition

COUNT = 3
STEPS = 40
ARGUMENTS: dict[str, Any] = {"seat": "blue", "opponents": "random"}

Course = list[tuple[NDArray[Any], ...]]


def choose(masks: NDArray[Any], step: int) -> NDArray[np.int64]:
    """A legal action in each row, by the luck of that step; nothing where the game is over."""
    luck = np.random.default_rng(step).random(len(masks))
    legal = [np.flatnonzero(mask) for mask in masks]
    return np.array([row[int(n * len(row))] if len(row) else 0 for row, n in zip(legal, luck)])


def course(games: SeatVectorEnv) -> Course:
    seen, infos = games.reset(seed=5)
    out: Course = [(seen, infos["action_mask"])]
    for step in range(STEPS):
        seen, rewards, over, cut, infos = games.step(choose(infos["action_mask"], step))
        out.append((seen, rewards, over, cut, infos["action_mask"]))
        assert set(np.flatnonzero(over | cut)) == set(np.flatnonzero(infos.get("_episode", [])))
    return out


def singles() -> Course:
    """The same with single environments, each begun anew when it has ended."""
    envs = [SeatEnv("_template", **ARGUMENTS) for _ in range(COUNT)]
    first = [env.reset(seed=5 + n) for n, env in enumerate(envs)]
    masks = np.array([info["action_mask"] for _, info in first])
    out: Course = [(np.array([seen for seen, _ in first]), masks)]
    is_over = [False] * COUNT
    for step in range(STEPS):
        rows = []
        for n, (env, action) in enumerate(zip(envs, choose(masks, step))):
            if is_over[n]:
                seen, info = env.reset()
                rows.append((seen, 0.0, False, False, info["action_mask"]))
            else:
                seen, reward, over, cut, info = env.step(action)
                rows.append((seen, reward, over, cut, info["action_mask"]))
            is_over[n] = bool(rows[-1][2] or rows[-1][3])
        out.append(tuple(np.array(column) for column in zip(*rows)))
        masks = out[-1][-1]
    return out


def test_workers_play_what_single_environments_play() -> None:
    expected = singles()
    assert any(row[2].any() for row in expected[1:])
    for workers in (0, 2):
        games = SeatVectorEnv("_template", COUNT, workers, **ARGUMENTS)
        found = course(games)
        games.close()
        for ours, theirs in zip(found, expected, strict=True):
            for one, other in zip(ours, theirs, strict=True):
                np.testing.assert_array_equal(one, other)


def test_spaces_positions_and_what_is_told_at_the_end() -> None:
    games = SeatVectorEnv("_template", COUNT, 0, **ARGUMENTS)
    seen, infos = games.reset(seed=1)
    assert seen in games.observation_space
    ended: set[int] = set()
    for step in range(STEPS):
        actions = choose(infos["action_mask"], step)
        assert actions in games.action_space
        _, rewards, over, cut, infos = games.step(actions)
        np.testing.assert_array_equal(games.action_masks(), infos["action_mask"].astype(bool))
        for n in np.flatnonzero(over | cut):
            ended.add(int(n))
            assert infos["ending"][n]
            assert infos["episode"]["r"][n] == rewards[n]
            assert 0 < infos["episode"]["l"][n] <= infos["episode"]["decisions"][n]
    assert ended == set(range(COUNT))
    games.reset(options={"position": "round 2; points 1 0"})
    with pytest.raises(ValueError, match="there are 3 games, not 1"):
        games.reset(seed=[1])


def test_an_error_of_a_worker_is_raised_here() -> None:
    games = SeatVectorEnv("_template", 1, 1, **ARGUMENTS)
    with pytest.raises(BadPosition):
        games.reset(options={"position": "round 99999999"})
    games.close()
    with pytest.raises(ValueError, match="at least one game"):
        SeatVectorEnv("_template", 0)


def test_a_script_that_workers_cannot_import_is_told_how(tmp_path: Path) -> None:
    """Each worker tried to make workers of its own, and the script ended with a bare EOFError."""
    script = tmp_path / "script.py"
    script.write_text(
        "from admiralty.adapters.vector import SeatVectorEnv\nSeatVectorEnv('_template', 1, 1)\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "RuntimeError: a worker has ended" in done.stderr.splitlines()[-1]
    assert "if __name__ == '__main__':" in done.stderr.splitlines()[-1]
