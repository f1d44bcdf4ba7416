"""Intervals against published values."""

from __future__ import annotations

import pytest

from admiralty.sim.wilson import interval, paired_interval


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (15, 148, 0.0624, 0.1605),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert interval(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_trials() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def test_the_ends_are_exact() -> None:
    assert interval(0, 300)[0] == 0.0
    assert interval(300, 300)[1] == 1.0


def test_equal_pairs_leave_a_doubt_that_shrinks() -> None:
    few, many = paired_interval(0, 0, 10), paired_interval(0, 0, 1000)
    assert few[0] < many[0] < 0 < many[1] < few[1]
    assert paired_interval(0, 0, 0) == (-1.0, 1.0)


def test_a_paired_interval_turns_round_with_its_pairs() -> None:
    low, high = paired_interval(30, 5, 80)
    assert paired_interval(5, 30, 80) == (-high, -low)
    assert 0 < low < 25 / 80 < high
