"""Lines compared by paired samples: which is best, which is next, and when to stop."""

from __future__ import annotations

import pytest

from admiralty.bots.comparison import MIN_LEAD, MIN_PAIRS, Comparison
from admiralty.bots.rollout import Line
from admiralty.bots.statistics import half_width

SWING = [0.0, 0.4, 0.0, 0.4]


def compared(*values: list[float]) -> Comparison:
    """Line 0 is the default; the others were sampled after it."""
    out = Comparison((0,))
    for a, sample in enumerate(values):
        for value in sample:
            out.record((a,), value)
    return out


def test_another_line_must_surely_lead_the_default() -> None:
    swing = SWING * 5
    assert compared(swing, [value + 0.1 for value in swing]).best() == (1,)
    assert compared(swing, [0.1]).best() == (0,), "once is not enough"
    assert compared(swing, [value + MIN_LEAD / 2 for value in swing]).best() == (0,)


def test_lines_are_compared_by_pairs_with_the_same_luck() -> None:
    """Both means swing by 0.4, their difference hardly at all."""
    swing = SWING * 5
    shifted = compared(swing, [value + 0.1 for value in swing])
    crossed = compared(swing, [0.5 - value for value in swing])
    deviation = shifted.deviation()
    assert shifted.arms[1,].node.mean() == pytest.approx(crossed.arms[1,].node.mean())
    widths = [half_width(one.arms[1,].difference, deviation, 2) for one in (shifted, crossed)]
    assert 4 * widths[0] < widths[1]
    assert crossed.best() == (0,)


def test_the_next_sample_goes_to_the_highest_upper_bound() -> None:
    swing = [0.0, 0.4, 0.0]
    tried = compared(swing, [value - 0.3 for value in swing[:2]], [value + 0.1 for value in swing[:2]])
    assert tried.next([(0,), (1,), (2,)]) == (2,)
    assert tried.next([(0,), (1,), (2,), (3,)]) == (3,), "one never sampled may lead by more"
    tried.record((2,), 0.1)
    assert tried.next([(0,), (2,)]) == (0,), "the default has not met that luck yet"


def test_earlier_samples_are_paired_as_soon_as_the_new_default_catches_up() -> None:
    kept = Comparison((0,), {(1,): [0.3, 0.5], (0,): [0.1]})
    arm = kept.arms[1,]
    assert (arm.node.visits, arm.difference.visits) == (2, 1)
    assert kept.next([(0,), (1,)]) == (0,), "it is behind"
    kept.record((0,), 0.2)
    assert arm.difference.visits == 2
    assert arm.difference.total == pytest.approx(0.2 + 0.3)


def test_search_is_settled_when_no_line_can_be_better_by_what_evaluations_tell() -> None:
    swing = SWING * 100
    lines: list[Line] = [(0,), (1,)]
    assert compared(swing, [value - 0.1 for value in swing]).is_settled(lines, 0.2)
    assert compared(swing, [value + 0.1 for value in swing]).is_settled(lines, 0.2)
    assert compared(swing, swing).is_settled(lines, 0.2)
    assert not compared(swing[:4], swing[:4]).is_settled(lines, 0.2)
    assert not compared(swing[:12], [0.5 - value for value in swing[:12]]).is_settled(lines, 0.2)


def test_search_is_not_settled_before_every_line_had_a_fair_chance() -> None:
    swing = SWING * 100
    worse = [value - 0.1 for value in swing]
    lines: list[Line] = [(0,), (1,), (2,)]
    assert not compared(swing, worse).is_settled(lines, 0.9)
    assert not compared(swing, worse, worse[: MIN_PAIRS - 1]).is_settled(lines, 0.9)
    assert compared(swing, worse, worse).is_settled(lines, 0.9)


def test_search_is_settled_when_the_rest_of_the_budget_could_not_tell_more() -> None:
    swing = SWING * 2
    close = compared(swing, [0.35 - value for value in swing])
    lines: list[Line] = [(0,), (1,)]
    assert not close.is_settled(lines, 0.1)
    assert close.is_settled(lines, 0.9)


def test_statistics_of_another_process_are_added() -> None:
    own, other = compared([0.0, 0.4], [0.1]), compared([0.2], [0.3], [0.5])
    own.merge(other.found())
    assert [own.arms[a,].node.visits for a in range(3)] == [3, 2, 1]
    assert own.arms[1,].difference.visits == 2
