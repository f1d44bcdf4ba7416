"""Budgets: iterations are counted, time is measured."""

from __future__ import annotations

import time

import pytest

from admiralty.bots.budget import Budget


def test_iterations_are_spent_one_by_one() -> None:
    assert list(Budget(4, 0).spend()) == [0.0, 0.25, 0.5, 0.75]


def test_time_is_processor_time_and_one_iteration_is_always_made(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.004, 10.008, 10.012])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert list(Budget(0, 10).spend()) == pytest.approx([0.0, 0.4, 0.8])
    late = iter([0.0, 99.0])
    monkeypatch.setattr(time, "process_time", lambda: next(late))
    assert list(Budget(0, 1).spend()) == [0.0]


THIRDS = [
    ((24, 0), (8, 0), (16, 0)),
    ((7, 0), (3, 0), (4, 0)),
    ((1, 0), (1, 0), (1, 0)),
    ((0, 200), (0, 67), (0, 133)),
]


@pytest.mark.parametrize(("budget", "third", "rest"), THIRDS)
def test_a_part_of_a_budget_and_what_is_left(
    budget: tuple[int, int], third: tuple[int, int], rest: tuple[int, int]
) -> None:
    part = Budget(*budget).part(3)
    assert part == third
    assert Budget(*budget).less(part) == rest


def test_processes_share_iterations_but_each_takes_the_time() -> None:
    assert Budget(25, 0).shared(2) == Budget(13, 0)
    assert Budget(0, 200).shared(2) == Budget(0, 200)
