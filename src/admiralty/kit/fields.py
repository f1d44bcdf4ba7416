"""The fields of an observation: names, labels, ranges and meanings of its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

Limits: TypeAlias = dict[str, tuple[int, int, int]]
"""The lowest number, the largest and the scale of each parameter that is an amount (`up_to`)."""

LARGEST_NUMBER: Final = 1 << 24
"""Up to here a float of 32 bits holds every whole number."""


class Field:
    """A series of numbers from `low` to `high`, one for each label.

    `values` are the words that the numbers stand for, counted from `low`; amounts have none. A learner gets
    each number divided by `scale`: the largest possible number, or the largest usual one.
    """

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        low: int,
        high: int,
        meaning: str,
        values: Sequence[str] = (),
        scale: int = 0,
    ) -> None:
        assert -LARGEST_NUMBER <= low <= high <= LARGEST_NUMBER, f"{name}: the range is too wide"
        self.name: str = name
        self.labels: list[str] = list(labels)
        self.low: int = low
        self.high: int = high
        self.meaning: str = meaning
        self.values: list[str] = list(values)
        self.scale: int = scale or max(abs(low), abs(high), 1)

    @property
    def size(self) -> int:
        return len(self.labels)


def amount(name: str, high: int, meaning: str, low: int = 0, scale: int = 0) -> Field:
    """A single number."""
    return Field(name, [""], low, high, meaning, (), scale)


def amounts(name: str, labels: Sequence[str], high: int, meaning: str, low: int = 0, scale: int = 0) -> Field:
    return Field(name, labels, low, high, meaning, (), scale)


def word(name: str, values: Sequence[str], meaning: str) -> Field:
    """A single number that stands for a word."""
    return Field(name, [""], 0, len(values) - 1, meaning, values)


def words(name: str, labels: Sequence[str], values: Sequence[str], meaning: str) -> Field:
    return Field(name, labels, 0, len(values) - 1, meaning, values)


def marks(name: str, labels: Sequence[str], meaning: str) -> Field:
    """Yes or no for each label."""
    return Field(name, labels, 0, 1, meaning)


NOTHING: Final = "-"


def or_none(ids: Sequence[str]) -> list[str]:
    """Ids counted from 1; 0 stands for none."""
    return [NOTHING, *ids]


def grid(rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    """A label for every cell of a table, row by row."""
    return [f"{row}/{column}" for row in rows for column in columns]


def numbered(count: int) -> list[str]:
    """The numbers from 1 as labels."""
    return [str(n + 1) for n in range(count)]


def up_to(most: int, scale: int = 0) -> tuple[int, int, int]:
    """The limits of a parameter that is never negative."""
    return 0, most, scale
