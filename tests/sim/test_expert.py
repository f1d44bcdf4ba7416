"""Training a network by self-play: gradients, examples, and runs that are stopped and go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from admiralty.bots.network import Network
from admiralty.sim import expert
from admiralty.sim.expert import NotForTwo, Settings, train
from admiralty.sim.expert_fit import Batch, Learner, loss
from admiralty.sim.expert_games import Examples, Task, play
from admiralty.sim.journal import OtherRun
from tests.support import game

SMALL = Settings(first=12, games=3, iterations=4, measured=4, width=8)


class Stopped(Exception):
    """Somebody pulled the plug."""


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Examples:
    """Of a teacher."""
    folder = tmp_path_factory.mktemp("games")
    run = expert.Run(game("_template"), folder, SMALL._replace(first=40), 1, lambda done, of: None)
    run.play(0)
    return run.examples(0)


def test_the_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    shapes = {name: one.shape for name, one in Network(game("_template"), width=6).weights.items()}
    w: Any = {
        name: rng.normal(size=shape) / 3 for name, shape in shapes.items()
    }  # doubles: differences are small
    legal = rng.random((5, len(w["lean"]))) < 0.01
    legal[:, :3] = True
    targets: Any = legal * rng.random(legal.shape)
    targets /= targets.sum(1, keepdims=True)
    inputs: Any = rng.random((5, len(w["w1"])))
    values: Any = rng.uniform(-1, 1, 5)
    batch = Batch(inputs, legal, targets, values)
    _, gradients = loss(w, batch)
    for name, one in w.items():
        for _ in range(4):
            at = tuple(rng.integers(size) for size in one.shape) if name != "lean" else (1,)
            before, each = one[at], []
            for change in (1e-5, -1e-5):
                one[at] = before + change
                found = loss(w, batch)[0]
                each.append(found.policy + found.value)
            one[at] = before
            assert gradients[name][at] == pytest.approx((each[0] - each[1]) / 2e-5, abs=1e-6), name


def test_what_is_seen_often_is_learned(examples: Examples) -> None:
    network = Network(game("_template"), width=32)
    learner = Learner(network.weights, network.inputs)
    before = learner.held_out(examples)
    learner.learn(examples, 60, np.random.default_rng(1))
    after = learner.held_out(examples)
    assert after.policy < before.policy / 2
    assert after.agrees > 0.8


def test_the_policy_of_a_teacher_is_what_it_did(examples: Examples) -> None:
    assert len(examples) > 20
    assert set(examples.policy.tolist()) == {0, 1}
    assert set(examples.values.tolist()) <= {-1, 0, 1}
    for row in range(len(examples)):
        assert examples.policy[examples.starts[row] : examples.starts[row + 1]].sum() == 1


def test_self_play_learns_the_improved_policy_and_half_of_the_result(tmp_path: Path) -> None:
    run = expert.Run(game("_template"), tmp_path, SMALL, 1, lambda done, of: None)
    task = Task(run.recipe, tmp_path / expert.NETWORK, "", 8, 3)
    found = Examples.join([play(task._replace(seed=seed)) for seed in range(10)])
    shares = set(found.policy.tolist())
    assert len(shares) > 4
    assert max(shares) < 1
    assert len(set(np.abs(found.values).tolist())) > 2


def curve(folder: Path, generations: int, settings: Settings = SMALL) -> list[tuple[float, ...]]:
    points = train(game("_template"), folder, generations, settings)
    return [point._replace(seconds=0) for point in points]


def test_a_run_that_is_stopped_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = curve(tmp_path / "whole", 3)
    measure = expert.Run.measure

    def unplugged(run: expert.Run, generation: int) -> tuple[int, int]:
        if generation == 1:
            raise Stopped
        return measure(run, generation)

    with monkeypatch.context() as patch:
        patch.setattr(expert.Run, "measure", unplugged)
        with pytest.raises(Stopped):
            curve(tmp_path / "parts", 3)
    with (tmp_path / "parts" / expert.CURVE).open("a") as file:
        file.write('{"generation": 1, "exam')  # torn
    assert curve(tmp_path / "parts", 2) == whole[:2]
    assert curve(tmp_path / "parts", 3) == whole
    networks = [np.load(tmp_path / name / expert.NETWORK) for name in ("whole", "parts")]
    assert all((networks[0][name] == networks[1][name]).all() for name in networks[0].files)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    curve(tmp_path / "run", 1)
    with pytest.raises(OtherRun, match="differs in seed"):
        curve(tmp_path / "run", 1, SMALL._replace(seed=1))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear Sir")
    with pytest.raises(OtherRun, match="something else"):
        curve(tmp_path / "mine", 1)


def test_games_of_more_than_two_seats_are_refused(tmp_path: Path) -> None:
    def points() -> Iterator[object]:
        return train(game("naval-strategy"), tmp_path / "run", 1, SMALL)

    with pytest.raises(NotForTwo):
        next(iter(points()))
