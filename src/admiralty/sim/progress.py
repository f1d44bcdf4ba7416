"""Reporting the progress of long work."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], None]


def ignore(done: int, total: int) -> None:
    """For callers that do not show progress."""
