"""The only writer of the database: it commits what many rooms want to write in one transaction (group
commit).

Writers wait until the commit is on the disk. When a batch fails, each part is tried once more, alone and over
a new connection, so that one bad write does not take others with it.

Every transaction leaves a mark in a row of the server's own. When the answer to a commit is lost, that row
tells over a new connection whether it happened: it is reported as done, or tried again, but never done twice.
Only if the database cannot be asked either is the outcome unknown; then nothing is tried again. Where several
workers share a database, the same statement checks that this one still owns the tables it writes for.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server import telemetry
from admiralty.server.errors import Moved, OutcomeUnknown, Problem, StorageFailed
from admiralty.server.store import entry_rows
from admiralty.server.store.database import discard, execute_all, storage_failed
from admiralty.server.store.database_lock import Hold
from admiralty.server.store.entry_rows import Row
from admiralty.server.store.marks import HEARTBEAT, Claim, Marks
from admiralty.server.store.table_store import Job

T = TypeVar("T")

LARGEST_BATCH: Final = 1000
POSTGRES_SECONDS: Final = 15  # for one transaction; SQLite gives up by itself when the file is locked


class Write(NamedTuple):
    """Something to commit: an entry, a job, or both together, if the claim to its scope still holds."""

    row: Row | None
    job: Job[Any] | None
    scope: str
    claim: Claim | None
    done: asyncio.Future[Any]


class Journal:
    """`busy_since` and `committed_at` are seconds of a monotonic clock; `failure` is the reason why the last
    transaction failed. `on_failure` is called after a failure.
    """

    def __init__(
        self, engine: AsyncEngine, hold: Hold, clock: Callable[[], int], marks: Marks = HEARTBEAT
    ) -> None:
        self.engine = engine
        self.hold = hold
        self.clock = clock
        self.marks = marks
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.busy_since: float | None = None
        self.committed_at = time.monotonic()
        self.failure = ""
        self.on_failure: Callable[[], None] = lambda: None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write_for_ever(), name="journal")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self.task is None:
            return
        while self.waiting:
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.disconnect()

    async def append(self, row: Row, job: Job[Any] | None = None) -> None:
        """Commit an entry of a record with its job; raises StorageFailed if that is not certain."""
        await self.wait_for(row, job, row.table_id)

    async def run(self, job: Job[T], scope: str = "") -> T:
        """Commit a job and return its result; a Problem that it raises rolls it back. With a table as its
        scope it is refused when another worker has taken that over.
        """
        result: T = await self.wait_for(None, job, scope)
        return result

    async def beat(self) -> None:
        """Commit nothing but the heartbeat."""
        await self.wait_for(None, None, "")

    async def wait_for(self, row: Row | None, job: Job[Any] | None, scope: str) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append(Write(row, job, scope, self.marks.claim(scope) if scope else None, done))
        self.wake.set()
        return await done

    async def write_for_ever(self) -> None:
        while True:
            await self.wake.wait()
            batch = self.waiting[:LARGEST_BATCH]
            self.busy_since = time.monotonic()
            try:
                await self.write(batch)
            finally:
                self.busy_since = None
                del self.waiting[: len(batch)]
                if not self.waiting:
                    self.wake.clear()

    async def write(self, batch: list[Write]) -> None:
        with telemetry.COMMIT_SECONDS.time():
            failed = await self.attempt(batch)
        telemetry.BATCH_SIZE.observe(len(batch))
        if failed is None:
            return
        for write in batch:
            is_settled = isinstance(failed, OutcomeUnknown) or (
                len(batch) == 1 and isinstance(failed, Problem | Moved)
            )
            problem = failed if is_settled else await self.attempt([write])
            if problem is not None and not write.done.done():
                write.done.set_exception(problem)

    async def attempt(self, batch: list[Write]) -> Exception | None:
        """One transaction; results are handed out only after the commit. Returns the error, if any."""
        mark = secrets.token_hex(8)
        try:
            async with asyncio.timeout(self.seconds):
                connection = await self.connect()
                results = await self.fill(connection, batch, mark)
        except (Problem, Moved) as refused:
            await self.roll_back()
            return refused
        except Exception as error:  # noqa: BLE001 (whatever a write breaks, the writer goes on for all others)
            return await self.fail(error, len(batch))
        try:
            async with asyncio.timeout(self.seconds):
                await connection.commit()
            self.hold.check_written()
        except Exception as error:  # noqa: BLE001 (it may have happened)
            unwritten = await self.look_up(mark, await self.fail(error, len(batch)))
            if unwritten is not None:
                return unwritten
        self.committed_at = time.monotonic()
        self.failure = ""
        for write, result in zip(batch, results, strict=True):
            if not write.done.done():
                write.done.set_result(result)
        return None

    @property
    def seconds(self) -> float | None:
        return None if self.is_sqlite else POSTGRES_SECONDS

    async def fail(self, error: Exception, size: int) -> StorageFailed:
        """Drop the connection and log the reason, once for the same reason."""
        await self.disconnect()
        failed = storage_failed(error)
        if str(failed) != self.failure:
            known = {"reason": str(failed), "batch": size}
            trace = None if failed is error else error
            logging.getLogger(__name__).error("not written", extra=known, exc_info=trace)
        self.failure = str(failed)
        telemetry.STORAGE_FAILURES.inc()
        self.on_failure()
        return failed

    async def look_up(self, mark: str, failed: StorageFailed) -> StorageFailed | None:
        """Whether a commit without an answer happened. Nobody else writes the mark, and on PostgreSQL its row
        stays locked until the transaction in doubt has ended.
        """
        query = self.marks.query().with_for_update()
        try:
            async with asyncio.timeout(self.seconds):
                connection = await self.connect()
                found = await connection.scalar(query)
                await connection.rollback()
        except Exception:  # noqa: BLE001 (logged by the caller; the database is out of reach)
            await self.disconnect()
            return OutcomeUnknown(str(failed))
        if not found:  # the row was lost, or made anew: this worker was taken for dead
            return OutcomeUnknown(str(failed))
        return None if found == mark else failed

    async def fill(self, connection: AsyncConnection, batch: list[Write], mark: str) -> list[Any]:
        rows = [write.row for write in batch if write.row is not None]
        entries = [entry_rows.statement(connection, entry_rows.encode(rows))] if rows else []
        claims = {write.claim for write in batch if write.claim is not None}
        counts = await execute_all(connection, [*entries, self.marks.statement(mark, self.clock(), claims)])
        if counts[-1] != 1:
            raise self.marks.refusal(batch[0].scope if len(batch) == 1 else "")
        return [await write.job(connection) if write.job is not None else None for write in batch]

    async def connect(self) -> AsyncConnection:
        await self.hold.check()
        if self.connection is None:
            self.connection = await self.engine.connect()
            if not self.is_sqlite:
                # Outside a transaction: one that is rolled back would take it along.
                driver: Any = (await self.connection.get_raw_connection()).driver_connection
                seconds = self.marks.idle_seconds
                await driver.execute(f"SET idle_in_transaction_session_timeout = '{seconds}s'")
        return self.connection

    async def roll_back(self) -> None:
        if self.connection is None:
            return
        try:
            await self.connection.rollback()
        except (SQLAlchemyError, OSError):
            await self.disconnect()

    async def disconnect(self) -> None:
        """Drop the connection; the next batch opens a new one."""
        self.hold.forget_log()
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await discard(connection)
