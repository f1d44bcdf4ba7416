"""Fitting weights: towards what wins, the same wherever it is done, and measured on other dice."""

from __future__ import annotations

import pytest

from admiralty.core.game import Game
from admiralty.sim import train
from admiralty.sim.train import Trial, compete, fit, measure, trial
from tests.support import game


def skirmish() -> Game:
    return game("_template")


def test_weights_go_where_the_wins_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def larger_wins(one: Trial) -> list[float]:
        return [1.0 if one.weights["lead_worth"] > one.others["lead_worth"] else -1.0] * 2

    monkeypatch.setattr(train, "compete", larger_wins)
    assert fit(skirmish(), 80)["lead_worth"] > 1.5
    monkeypatch.setattr(train, "compete", lambda one: [-lead for lead in larger_wins(one)])
    assert fit(skirmish(), 80)["lead_worth"] < 0.7


def test_games_that_end_level_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "compete", lambda one: [0.0, 0.0])
    assert fit(skirmish(), 8) == {"lead_worth": 1.0}


def test_the_number_of_jobs_changes_nothing() -> None:
    assert fit(skirmish(), 20, seed=3) == fit(skirmish(), 20, seed=3, jobs=2)


def test_both_halves_of_the_seats_are_played_and_mirror_each_other() -> None:
    same = {"lead_worth": 1.0}
    for seed in range(6):
        first, second = compete(trial(skirmish(), same, same, seed))
        assert first == -second


def test_wins_and_level_games_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        train, "compete", lambda one: [0.5, 0.0] if one.weights == {"a": 1.0} else [-1.0, -1.0]
    )
    assert measure(skirmish(), {"a": 1.0}, 40) == (20, 20)
    assert measure(skirmish(), {"a": 2.0}, 40) == (0, 0)
