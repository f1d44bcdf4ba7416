"""Sample statistics: they add up, and few samples are not believed."""

from __future__ import annotations

from statistics import stdev

import pytest

from admiralty.bots.statistics import (
    MAX_DIFFERENCE,
    STANDARD_ERRORS,
    Stats,
    half_width,
    pooled_deviation,
    required_errors,
)


def sample(*values: float) -> Stats:
    stats = Stats()
    for value in values:
        stats.record(value)
    return stats


def test_samples_of_two_processes_add_up_to_one() -> None:
    whole, part = sample(0.1, 0.5, -0.2), sample(0.1)
    part.add(sample(0.5, -0.2).sums())
    assert part.sums() == pytest.approx(whole.sums())
    assert whole.mean() == pytest.approx(0.4 / 3)
    assert Stats().mean() == 0.0


def test_the_deviation_of_one_sample_is_the_standard_one() -> None:
    values = [0.1, 0.5, -0.2, 0.4]
    assert pooled_deviation([sample(*values)]) == pytest.approx(stdev(values))


def test_samples_are_pooled_around_their_own_means() -> None:
    """Two arms far apart, each without any spread: the spread of a single value is zero."""
    assert pooled_deviation([sample(0.9, 0.9), sample(-0.9, -0.9)]) == pytest.approx(0.0)
    assert pooled_deviation([sample(0.0, 1.0), sample(5.0)]) == pooled_deviation([sample(0.0, 1.0)])


def test_without_two_values_of_anything_the_deviation_is_large() -> None:
    assert pooled_deviation([]) == pooled_deviation([sample(0.3)]) == 1.0


def test_nothing_is_known_about_a_line_without_pairs() -> None:
    assert half_width(Stats(), 0.1, 2) == MAX_DIFFERENCE


def test_an_interval_narrows_with_pairs_and_widens_with_lines_compared() -> None:
    few, many = sample(*[0.1, 0.2] * 2), sample(*[0.1, 0.2] * 20)
    assert half_width(many, 0.1, 2) < half_width(few, 0.1, 2)
    assert half_width(many, 0.1, 2) < half_width(many, 0.1, 16)


def test_few_equal_differences_do_not_look_certain() -> None:
    assert half_width(sample(0.1, 0.1), 0.3, 1) == pytest.approx(STANDARD_ERRORS * 0.3 * 2**0.5 / 2)


def test_the_best_of_many_must_lead_by_more() -> None:
    assert [required_errors(n) for n in (1, 2, 8)] == sorted(required_errors(n) for n in (1, 2, 8))
    assert required_errors(1) == STANDARD_ERRORS
