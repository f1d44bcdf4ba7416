"""The one writer of the database: what many rooms want written goes into one transaction (group commit).

Whoever writes waits until the commit is on the disk. When a batch fails, each part of it is tried once more,
alone and over a new connection, so that one bad write takes no other with it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server import telemetry
from admiralty.server.database import storage_failed
from admiralty.server.errors import Problem
from admiralty.server.store import Job

T = TypeVar("T")

LARGEST_BATCH: Final = 1000
COLUMNS: Final = "table_id, n, seat, action, luck, hash, time, player, client, acting, snapshot"

# All entries of a batch travel as one JSON text in one statement: a row at a time would hand the lock of the
# interpreter to and fro for each of them.
INSERT_SQLITE: Final = text(
    f"INSERT INTO entries ({COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(11))
    + " FROM json_each(:rows)"
)
INSERT_POSTGRES: Final = text(
    f"INSERT INTO entries ({COLUMNS}) SELECT "
    + ", ".join(f"CAST(e ->> {i} AS bigint)" if i == 1 else f"e ->> {i}" for i in range(11))
    + " FROM json_array_elements(CAST(CAST(:rows AS text) AS json)) AS e"
)


class Row(NamedTuple):
    """An entry as it goes into the database, in the order of its columns."""

    table_id: str
    n: int
    seat: str
    action: str
    luck: str
    hash: str
    time: str
    player: str | None
    client: str | None
    acting: str
    snapshot: str | None


class Write(NamedTuple):
    """Something to be committed: an entry, a job, or both together."""

    row: Row | None
    job: Job[Any] | None
    done: asyncio.Future[Any]


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = INSERT_SQLITE if engine.dialect.name == "sqlite" else INSERT_POSTGRES
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write_for_ever(), name="journal")

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if self.task is None:
            return
        while self.waiting:
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.disconnect()

    async def append(self, row: Row, job: Job[Any] | None = None) -> None:
        """Commit an entry of a record with what belongs to it; raises StorageFailed when in doubt."""
        await self.wait_for(row, job)

    async def run(self, job: Job[T]) -> T:
        """Commit a job and give its result; a Problem it raises undoes it."""
        result: T = await self.wait_for(None, job)
        return result

    async def wait_for(self, row: Row | None, job: Job[Any] | None) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append(Write(row, job, done))
        self.wake.set()
        return await done

    async def write_for_ever(self) -> None:
        while True:
            await self.wake.wait()
            batch = self.waiting[:LARGEST_BATCH]
            try:
                await self.write(batch)
            finally:
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
            is_settled = len(batch) == 1 and isinstance(failed, Problem)
            problem = failed if is_settled else await self.attempt([write])
            if problem is not None and not write.done.done():
                write.done.set_exception(problem)

    async def attempt(self, batch: list[Write]) -> Exception | None:
        """One transaction; what it gave is handed out only after the commit. Else what went wrong."""
        try:
            connection = await self.connect()
            results = await self.fill(connection, batch)
            await connection.commit()
        except Problem as problem:
            await self.roll_back()
            return problem
        except Exception as error:  # whatever a write breaks, the writer goes on for all others
            await self.disconnect()
            failed = storage_failed(error)
            logging.getLogger(__name__).exception(
                "not written", extra={"reason": str(failed), "batch": len(batch)}
            )
            telemetry.STORAGE_FAILURES.inc()
            return failed
        for write, result in zip(batch, results, strict=True):
            if not write.done.done():
                write.done.set_result(result)
        return None

    async def fill(self, connection: AsyncConnection, batch: list[Write]) -> list[Any]:
        rows = [write.row for write in batch if write.row is not None]
        if rows:
            await connection.execute(self.insert, {"rows": msgspec.json.encode(rows).decode()})
        return [await write.job(connection) if write.job is not None else None for write in batch]

    async def connect(self) -> AsyncConnection:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return self.connection

    async def roll_back(self) -> None:
        if self.connection is None:
            return
        try:
            await self.connection.rollback()
        except (SQLAlchemyError, OSError):
            await self.disconnect()

    async def disconnect(self) -> None:
        """Give the connection up; the next batch takes a new one."""
        if self.connection is None:
            return
        connection, self.connection = self.connection, None
        try:
            await connection.invalidate()
            await connection.close()
        except Exception:  # it is given up in any case
            logging.getLogger(__name__).warning("a connection was lost", exc_info=True)
