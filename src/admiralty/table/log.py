"""The log of a table: what happened, with the number of the entry that caused it."""

from __future__ import annotations

from admiralty.core.event import Event
from admiralty.table.branches import Trail


class Log:
    """`archive` keeps everything, also what was taken back later."""

    def __init__(self, opening: list[Event]) -> None:
        self.archive: list[tuple[int, Event]] = [(0, event) for event in opening]
        self.current: list[tuple[int, Event]] | None = self.archive[:]

    def add(self, n: int, events: list[Event]) -> None:
        happened = [(n, event) for event in events]
        self.archive += happened
        if self.current is not None:
            self.current += happened

    def take_back(self, n: int) -> None:
        """Entry n, the last that counted, was undone."""
        while self.current and self.current[-1][0] == n:
            self.current.pop()

    def forget(self) -> None:
        """What counts has changed altogether; it is worked out when somebody asks."""
        self.current = None

    def live(self, trail: Trail) -> list[tuple[int, Event]]:
        """What happened, without what was undone or left by a return."""
        if self.current is None:
            live = trail.live()
            self.current = [(n, event) for n, event in self.archive if n in live]
        return self.current
