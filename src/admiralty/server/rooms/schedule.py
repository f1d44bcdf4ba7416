"""The planned sessions of a camp: between two of them the timer of planning is paused by itself."""

from __future__ import annotations

Sessions = list[list[int]]
"""Begin and end of each in milliseconds, in order."""


def end_of(sessions: Sessions, now: int) -> int | None:
    """When the session ends that is going on, if one is."""
    return next((end for begin, end in sessions if begin <= now < end), None)


def begin_of_next(sessions: Sessions, now: int) -> int | None:
    """When the next session begins, if one is planned."""
    return next((begin for begin, _ in sessions if begin > now), None)
