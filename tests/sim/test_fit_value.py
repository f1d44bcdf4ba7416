"""Fitting a value model to the results of games, and measuring it on games held out."""

from __future__ import annotations

import pytest

from admiralty.bots.value_model import ValueModel
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Heuristics
from admiralty.sim import fit_value
from admiralty.sim.fit_value import MIN_POSITIONS, Example, errors, fit, play, regress
from admiralty.sim.train import Trial
from tests.support import game


def port_arthur() -> Game:
    return game("port-arthur")


def examples(count: int, checkpoint: int = 2) -> list[Example]:
    """A lead of more than a half wins; the hand-written evaluation knows nothing."""
    rng = Seeded(7)
    leads = [rng.pick(201) / 100 - 1 for _ in range(count)]
    return [Example(checkpoint, [1.0, lead], 0.0, 1 if lead > 0.5 else -1) for lead in leads]


def test_weights_say_what_happened() -> None:
    level, lead = regress(examples(400))
    assert lead > 0
    assert -level / lead == pytest.approx(0.5, abs=0.1), "where the odds are even"


def test_level_games_are_half_won() -> None:
    level, lead = regress([Example(2, [1.0, 0.0], 0.0, result) for result in (0, 0, 1, -1)])
    assert level == pytest.approx(0)
    assert lead == 0


def test_a_fit_is_measured_on_what_was_held_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkpoint that was hardly ever reached is not fitted."""
    rare = [Example(9, [1.0, 0.0], 0.0, 1)]
    monkeypatch.setattr(fit_value, "play_trial", lambda trial: examples(20) + rare)
    weights, found = fit(port_arthur(), 20)
    assert weights.keys() == {2}
    assert found.positions == 20 * 20 // 5
    assert found.fitted < found.evaluation == 1.0


def test_every_trial_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(trial: Trial) -> list[Example]:
        seeds.append(trial.seed)
        return []

    monkeypatch.setattr(fit_value, "play_trial", noted)
    assert fit(port_arthur(), 7, seed=3) == ({}, (0, 0.0, 0.0))
    assert len(set(seeds)) == 7


def test_without_enough_nothing_is_known() -> None:
    assert errors(ValueModel({}), examples(MIN_POSITIONS)) == (0, 0.0, 0.0)


def test_only_positions_after_the_exploration_are_used() -> None:
    chosen = port_arthur()
    whole, rest = play(chosen, 4, 1), play(chosen, 4, 4)
    assert [one.checkpoint for one in whole] == [2, 3, 4, 5, 6]
    assert [one.checkpoint for one in rest] == [4, 5, 6]
    assert len({one.result for one in whole}) == 1
    assert whole[2].features != rest[0].features, "the same luck, other play"
    assert all(len(one.features) == len(chosen.require(Heuristics).feature_names) for one in whole)
    assert play(chosen, 4, 1) == whole
