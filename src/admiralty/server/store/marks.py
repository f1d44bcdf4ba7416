"""The mark that every transaction of a server leaves, by which a commit without an answer is looked up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Select, TextClause, select, text

from admiralty.server.errors import StorageFailed
from admiralty.server.store.models import Heartbeat

BEAT: Final = text("UPDATE heartbeat SET mark = :mark, time = :time WHERE id = 1")


class Claim(NamedTuple):
    """A worker says that it owns a part of the tables, by its fencing number."""

    part: int
    fence: int


class Marks(Protocol):
    """Where a server leaves its marks; nobody else writes there. PostgreSQL ends its transaction when it has
    heard nothing for `idle_seconds`.
    """

    idle_seconds: int

    def claim(self, scope: str) -> Claim | None:
        """What a write for a table relies on from now until it is committed."""

    def statement(self, mark: str, time: int, claims: Collection[Claim]) -> tuple[TextClause, dict[str, Any]]:
        """Leaves the mark in one row. It changes none if a claim does not hold."""

    def refusal(self, scope: str) -> StorageFailed:
        """Why no row was changed; `scope` is what was written for, if it was one thing."""

    def query(self) -> Select[str]:
        """The mark that was left last."""

    def probes(self) -> tuple[int, int]:
        """Numbers of rows of the heartbeat that show that the database accepts data."""


class HeartbeatMarks:
    """Of the only server: in the row of the heartbeat."""

    idle_seconds = 15

    def claim(self, scope: str) -> Claim | None:
        return None

    def statement(self, mark: str, time: int, claims: Collection[Claim]) -> tuple[TextClause, dict[str, Any]]:
        return BEAT, {"mark": mark, "time": time}

    def refusal(self, scope: str) -> StorageFailed:
        return StorageFailed("the database has no heartbeat")

    def query(self) -> Select[str]:
        return select(Heartbeat.mark).where(Heartbeat.id == 1)

    def probes(self) -> tuple[int, int]:
        return 2, 3


HEARTBEAT: Final = HeartbeatMarks()
