"""Fitting chances at rest: towards how games ended, and measured on games that were kept out."""

from __future__ import annotations

import pytest

from admiralty.core.luck import Seeded
from admiralty.kit.evaluation import EvaluatedGame
from admiralty.kit.rests import Rests
from admiralty.sim import rests
from admiralty.sim.rests import ENOUGH, Moment, errors, fit, play, regress
from admiralty.sim.train import Trial
from tests.support import game


def port_arthur() -> EvaluatedGame:
    chosen = game("port-arthur")
    assert isinstance(chosen, EvaluatedGame)
    return chosen


def moments(count: int, era: int = 2) -> list[Moment]:
    """Whoever leads by a half wins; the evaluation knows nothing."""
    lots = Seeded(7)
    leads = [lots.pick(201) / 100 - 1 for _ in range(count)]
    return [Moment(era, [1.0, lead], 0.0, 1 if lead > 0.5 else -1) for lead in leads]


def test_weights_say_what_happened() -> None:
    level, lead = regress(moments(400))
    assert lead > 0
    assert -level / lead == pytest.approx(0.5, abs=0.1), "where the odds are even"


def test_level_games_are_half_won() -> None:
    level, lead = regress([Moment(2, [1.0, 0.0], 0.0, result) for result in (0, 0, 1, -1)])
    assert level == pytest.approx(0)
    assert lead == 0


def test_a_fit_is_measured_on_what_was_kept_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """An era that was hardly seen is not fitted."""
    rare = [Moment(9, [1.0, 0.0], 0.0, 1)]
    monkeypatch.setattr(rests, "watch", lambda trial: moments(20) + rare)
    weights, found = fit(port_arthur(), 20)
    assert weights.keys() == {2}
    assert found.positions == 20 * 20 // 5
    assert found.fitted < found.evaluation == 1.0


def test_every_trial_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(trial: Trial) -> list[Moment]:
        seeds.append(trial.seed)
        return []

    monkeypatch.setattr(rests, "watch", noted)
    assert fit(port_arthur(), 7, seed=3) == ({}, (0, 0.0, 0.0))
    assert len(set(seeds)) == 7


def test_without_enough_nothing_is_known() -> None:
    assert errors(Rests({}), moments(ENOUGH)) == (0, 0.0, 0.0)


def test_a_game_is_learnt_from_where_minds_no_longer_wander() -> None:
    chosen = port_arthur()
    whole, rest = play(chosen, 4, 1), play(chosen, 4, 4)
    assert [moment.era for moment in whole] == [2, 3, 4, 5, 6]
    assert [moment.era for moment in rest] == [4, 5, 6]
    assert len({moment.result for moment in whole}) == 1
    assert whole[2].figures != rest[0].figures, "the same luck, other play"
    assert all(len(moment.figures) == len(chosen.figures) for moment in whole)
    assert play(chosen, 4, 1) == whole
