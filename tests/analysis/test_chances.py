"""Chances from values: they add up, rise with the value, and the slope follows the games."""

from __future__ import annotations

import pytest

from admiralty.analysis.chances import PRIOR_ERROR, PRIOR_SLOPE, chances, fit, own_chance, shares
from admiralty.analysis.findings import Playout


def test_chances_add_up_and_rise_with_the_value() -> None:
    assert chances(2.0, (0.0, 0.0)) == (0.5, 0.5)
    assert sum(chances(3.0, (0.4, -0.1, -0.3))) == pytest.approx(1)
    assert own_chance(2.0, 0.5, 2) > own_chance(2.0, 0.1, 2) > 0.5
    assert own_chance(2.0, 0.0, 4) == pytest.approx(0.25)


def test_the_best_share_a_game() -> None:
    assert shares((1, -1)) == (1.0, 0.0)
    assert shares((0, 0)) == (0.5, 0.5)
    assert shares((3, 1, 3)) == (0.5, 0.0, 0.5)


def test_the_slope_is_steep_where_value_decides_and_flat_where_it_does_not() -> None:
    decided = [Playout(0, 0, (0.5, -0.5), (1.0, 0.0)), Playout(0, 0, (-0.5, 0.5), (0.0, 1.0))] * 20
    open_games = [Playout(0, 0, (0.5, -0.5), (1.0, 0.0)), Playout(0, 0, (0.5, -0.5), (0.0, 1.0))] * 20
    assert fit(decided).value > 3.5
    assert fit(open_games).value < 0.3
    assert fit(decided + open_games).error < fit(decided[:4]).error


def test_without_games_the_slope_is_the_usual_one() -> None:
    assert fit([]) == (PRIOR_SLOPE, PRIOR_ERROR, 0)
