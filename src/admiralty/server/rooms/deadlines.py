"""The deadlines of all tables, of seats and of rounds: one task waits for the next one."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.cluster.lease_store import IN_PARTS
from admiralty.server.errors import StorageFailed
from admiralty.server.store.database import reading
from admiralty.server.store.models import Deadline, Round

RETRY_MILLISECONDS: Final = 5000
LONGEST_SLEEP: Final = 60.0
ROUND: Final = ""  # instead of a seat: the deadline of a round of planning


class Deadlines:
    """Sleeps until the next deadline and hands it to its room, which checks it once more.

    While the database fails, a deadline is tried again. If the table cannot be opened, or the deadline cannot
    be carried out, it is given up until the table is opened or the server starts anew. Both are logged once.
    """

    def __init__(self, clock: Callable[[], int], expire: Callable[[str, str, int], Awaitable[None]]) -> None:
        self.clock = clock
        self.expire = expire
        self.heap: list[tuple[int, str, str, int]] = []  # when to look, table, seat, deadline
        self.reported: set[str] = set()
        self.given_up: dict[str, set[tuple[str, int]]] = {}
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch(), name="clocks")

    async def load(self, engine: AsyncEngine, parts: Collection[int] | None = None) -> None:
        """Read the deadlines from the database, of all tables or of those in some parts; those that have
        passed are due at once.
        """
        here = [] if parts is None else [text(IN_PARTS).bindparams(parts=list(parts))]
        async with reading(engine) as connection:
            rows = await connection.execute(
                select(Deadline.due, Deadline.table_id, Deadline.seat).where(Deadline.due.is_not(None), *here)
            )
            found = [(row.due, row.table_id, row.seat, row.due) for row in rows if row.due is not None]
            for moment in (Round.due, Round.switch):
                rounds = select(moment, Round.table_id).where(moment.is_not(None), *here)
                found += [
                    (at, table, ROUND, at) for at, table in await connection.execute(rounds) if at is not None
                ]
        self.heap += set(found) - set(self.heap)
        heapq.heapify(self.heap)
        self.wake.set()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def expect(self, table_id: str, seat: str, due: int, look: int = 0) -> None:
        heapq.heappush(self.heap, (look or due, table_id, seat, due))
        self.wake.set()

    async def watch(self) -> None:
        while True:
            self.wake.clear()
            wait = (self.heap[0][0] - self.clock()) / 1000 if self.heap else LONGEST_SLEEP
            if wait > 0:
                await self.sleep(min(wait, LONGEST_SLEEP))
                continue
            _, table_id, seat, due = heapq.heappop(self.heap)
            try:
                await self.expire(table_id, seat, due)
            except StorageFailed as failed:
                self.report(table_id, failed)
                self.expect(table_id, seat, due, self.clock() + RETRY_MILLISECONDS)
            except Exception as error:  # noqa: BLE001 (one table must not stop the clocks of all others)
                self.report(table_id, error)
                self.given_up.setdefault(table_id, set()).add((seat, due))
            else:
                self.reported.discard(table_id)

    def report(self, table_id: str, error: Exception) -> None:
        if table_id not in self.reported:
            self.reported.add(table_id)
            logging.getLogger(__name__).error(
                "a deadline could not be carried out", extra={"table": table_id}, exc_info=error
            )

    def resume(self, table_id: str) -> None:
        """A table was opened: what was given up is tried again."""
        for seat, due in self.given_up.pop(table_id, ()):
            self.expect(table_id, seat, due)

    async def sleep(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.wake.wait(), seconds)
        except TimeoutError:
            return
