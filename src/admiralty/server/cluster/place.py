"""What rooms know of other workers: whether a table is theirs, and how to tell the others something."""

from __future__ import annotations

from typing import Any, Final, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store.marks import HEARTBEAT, Marks


class Elsewhere(Exception):
    """Another worker owns the table, or the lobby."""

    def __init__(self, scope: str) -> None:
        super().__init__(scope)
        self.scope = scope


class Place(Protocol):
    """The place of a server among others on the same database."""

    marks: Marks
    is_tidy: bool
    """Whether the database was brought into order for this start, clocks included."""

    def holds(self, scope: str) -> bool:
        """Whether a table, or the lobby, is owned here."""

    def has_lost(self, scope: str) -> bool:
        """Whether it is certain that it is owned elsewhere, or nowhere."""

    def publish(self, kind: str, **told: Any) -> None:
        """Tell all other workers, in the background."""

    async def tell(self, connection: AsyncConnection, kind: str, **told: Any) -> None:
        """Tell all other workers when the transaction is committed."""


class Alone:
    """The only server on its database."""

    marks: Marks = HEARTBEAT
    is_tidy = False

    def holds(self, scope: str) -> bool:
        return True

    def has_lost(self, scope: str) -> bool:
        return False

    def publish(self, kind: str, **told: Any) -> None:
        return

    async def tell(self, connection: AsyncConnection, kind: str, **told: Any) -> None:
        return


ALONE: Final = Alone()
