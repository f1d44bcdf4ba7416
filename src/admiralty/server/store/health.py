"""Whether moves can be saved: found out by writing, and announced to everybody when it changes.

A probe writes 64 KB to a new row and deletes the row of the probe before, so that a full disk shows before
the next move. Probes run on request (`/readyz`), after a failure, and once per second while the database
fails. Requests at the same time share a probe, and a result is good for half a second. Apart from that an
idle server writes its heartbeat once per minute.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import telemetry
from admiralty.server.errors import StorageFailed
from admiralty.server.store.journal import Journal
from admiralty.server.store.models import Heartbeat
from admiralty.server.wire.messages import StorageTold

ANSWER_SECONDS: Final = 0.8
FRESH_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 1.0
SLOW_SECONDS: Final = 2.0
BEAT_SECONDS: Final = 60.0
PADDING_BYTES: Final = 32 * 1024  # twice as long in hexadecimal digits


class Health:
    """`failure` is the reason why nothing can be saved, or empty."""

    def __init__(self, journal: Journal, tell: Callable[[], None]) -> None:
        self.journal = journal
        self.tell = tell
        self.failure = ""
        self.probes = 0
        self.probed_at = float("-inf")
        self.probe: asyncio.Task[None] | None = None
        self.suspicion = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.journal.on_failure = self.suspicion.set
        self.task = asyncio.create_task(self.watch(), name="health")

    async def close(self) -> None:
        tasks = [task for task in (self.task, self.probe) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def message(self) -> StorageTold:
        return StorageTold(bool(self.failure))

    async def check(self) -> str:
        """The reason why nothing can be saved, or empty; known within a second."""
        if not self.journal.hold.is_intact() or time.monotonic() - self.probed_at > FRESH_SECONDS:
            if self.probe is None:
                self.probe = asyncio.create_task(self.write(), name="probe")
            done, _ = await asyncio.wait({self.probe}, timeout=ANSWER_SECONDS)
            if not done:
                self.note("the database does not answer")
        return self.failure

    async def write(self) -> None:
        rows = self.journal.marks.probes()
        before, here = rows[self.probes % 2], rows[(self.probes + 1) % 2]
        row = {
            "id": here,
            "mark": "",
            "time": self.journal.clock(),
            "padding": secrets.token_hex(PADDING_BYTES),
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(Heartbeat).where(Heartbeat.id == here))
            await connection.execute(insert(Heartbeat).values(**row))
            await connection.execute(delete(Heartbeat).where(Heartbeat.id == before))

        try:
            await self.journal.run(job)
        except StorageFailed as failed:
            self.note(str(failed) or "unknown")
        else:
            self.probes += 1
            self.note("")
        finally:
            self.probed_at = time.monotonic()
            self.probe = None

    async def beat(self) -> None:
        try:
            await self.journal.beat()
        except StorageFailed as failed:
            self.note(str(failed) or "unknown")
        finally:
            self.probe = None

    def note(self, failure: str) -> None:
        was_failing, self.failure = bool(self.failure), failure
        if was_failing == bool(failure):
            return
        telemetry.STORAGE_FAILING.set(bool(failure))
        log = logging.getLogger(__name__)
        if failure:
            log.error("the database fails: no move is accepted", extra={"reason": failure})
        else:
            log.warning("the database works again")
        self.tell()

    async def watch(self) -> None:
        """Notice by itself when the database fails, and when it works again."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.suspicion.wait(), LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        is_suspect = self.suspicion.is_set() or bool(self.failure) or not self.journal.hold.is_intact()
        self.suspicion.clear()
        busy = self.journal.busy_since
        now = time.monotonic()
        if busy is not None and now - busy > SLOW_SECONDS:
            self.note("the database does not answer")
        elif is_suspect:
            await self.check()
            self.suspicion.clear()  # by the probe itself
            await asyncio.sleep(FRESH_SECONDS)
        elif self.probe is None and now - self.journal.committed_at > BEAT_SECONDS:
            self.probe = asyncio.create_task(self.beat(), name="heartbeat")
