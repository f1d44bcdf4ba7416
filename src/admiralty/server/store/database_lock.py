"""One server per database: a lock held as long as the server runs, and a check whether it still holds.

For SQLite it is a lock on a file beside the database, which the system releases when the process ends in any
way. The database file itself must stay the one that was opened: commits to a file that was deleted or
replaced are lost. For PostgreSQL it is an advisory lock of a connection kept for this purpose.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import StorageFailed
from admiralty.server.store import database

ADVISORY_KEY: Final = 0x41444D49  # any number, but the same for all servers
IN_MEMORY: Final = (None, "", ":memory:")
PATIENCE: Final = 15
PAUSE_SECONDS: Final = 0.2


class InUse(StorageFailed):
    """Another server uses the database."""


class FileLock:
    """Exclusive use of a SQLite database, for a server or a command that changes it.

    `with FileLock(path): ...` raises StorageFailed, with one sentence, if the database is in use.
    """

    def __init__(self, database_file: str | Path) -> None:
        self.database = Path(database_file).resolve()
        self.path = self.database.with_name(f"{self.database.name}.lock")
        self.descriptor = -1

    def __enter__(self) -> FileLock:
        self.take()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def take(self) -> None:
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StorageFailed(f"the database {self.database} cannot be opened: {error}") from None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise InUse(f"the database {self.database} is used by another server") from None
        self.descriptor = descriptor

    def release(self) -> None:
        """The file stays: deleting it would let two servers lock two files of the same name."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


class Hold(Protocol):
    """The exclusive use of a database by this server."""

    async def take(self) -> None:
        """Before anything is read; raises StorageFailed when another server has it."""

    def is_intact(self) -> bool:
        """Whether the lock still holds; this costs next to nothing."""

    async def check(self) -> None:
        """Before something is written: raises StorageFailed when it cannot be relied on nor had back."""

    def check_written(self) -> None:
        """After a commit: raises StorageFailed when it may have gone somewhere else."""

    def forget_log(self) -> None:
        """The writing connection was closed, and SQLite may start another log."""

    async def release(self) -> None: ...


class NoHold:
    """For a database in memory, which nobody else can reach."""

    async def take(self) -> None:
        return

    def is_intact(self) -> bool:
        return True

    async def check(self) -> None:
        return

    def check_written(self) -> None:
        return

    def forget_log(self) -> None:
        return

    async def release(self) -> None:
        return


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class FileHold:
    """A SQLite file. No connection is made to another file of the same name, and no new file is created."""

    def __init__(self, engine: AsyncEngine, path: str) -> None:
        self.engine = engine
        self.lock = FileLock(path)
        self.path = self.lock.database
        self.log = self.path.with_name(f"{self.path.name}-wal")
        self.opened: tuple[int, int] | None = None
        self.written: tuple[int, int] | None = None
        self.is_log_lost = False

    async def take(self) -> None:
        self.lock.take()
        self.opened = identity(self.path)
        event.listen(self.engine.sync_engine, "do_connect", self.refuse_another_file)

    def refuse_another_file(self, *_: object) -> None:
        self.check_file()

    def is_intact(self) -> bool:
        return identity(self.path) == self.opened and not self.is_log_lost

    def check_file(self) -> None:
        if not self.is_intact():
            raise StorageFailed(f"the database {self.path} was deleted or replaced")

    async def check(self) -> None:
        self.check_file()

    def check_written(self) -> None:
        """Also the write-ahead log must stay where it is while it is used. Without it only a new start helps:
        closing all connections brings what it holds into the database.
        """
        log = identity(self.log)
        self.is_log_lost = self.is_log_lost or (self.written is not None and log != self.written)
        self.written = log
        self.check_file()

    def forget_log(self) -> None:
        self.written = None

    async def release(self) -> None:
        self.lock.release()


class AdvisoryHold:
    """A PostgreSQL database. If the connection is lost, the lock is taken again before any write. Workers
    share it, so that they and a server that is alone exclude each other.
    """

    def __init__(self, engine: AsyncEngine, is_shared: bool = False) -> None:
        self.engine = engine
        self.function = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
        self.connection: AsyncConnection | None = None
        self.driver: object = None

    async def take(self) -> None:
        """A server that was killed a moment ago may still seem to have it."""
        for _ in range(PATIENCE):
            try:
                await self.take_once()
            except InUse:
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return
        await self.take_once()

    async def take_once(self) -> None:
        shown = database.shown(self.engine.url)
        try:
            connection = await self.engine.connect()
            self.connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            found = await connection.scalar(text(f"SELECT {self.function}(:key)"), {"key": ADVISORY_KEY})
            self.driver = (await connection.get_raw_connection()).driver_connection
        except (SQLAlchemyError, OSError) as error:
            await self.release()
            reason = database.storage_failed(error)
            raise StorageFailed(f"the database {shown} cannot be opened: {reason}") from None
        if not found:
            await self.release()
            raise InUse(f"the database {shown} is used by another server")

    def is_intact(self) -> bool:
        return self.connection is not None and not getattr(self.driver, "is_closed", bool)()

    async def check(self) -> None:
        if not self.is_intact():
            await self.release()
            await self.take_once()

    def check_written(self) -> None:
        return

    def forget_log(self) -> None:
        return

    async def release(self) -> None:
        """Not back to the pool, where the session and its lock would live on."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await database.discard(connection)


def hold(engine: AsyncEngine) -> Hold:
    """The lock that suits a database, not yet taken."""
    if not database.is_sqlite(engine.url):
        return AdvisoryHold(engine)
    path = engine.url.database
    return NoHold() if path is None or path in IN_MEMORY else FileHold(engine, path)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[AsyncEngine, Hold]]:
    """A migrated database for the exclusive use of this server; raises StorageFailed with one sentence."""
    engine = database.open_engine(address)
    held = hold(engine)
    try:
        await held.take()
        await database.bring_up_to_date(engine)
        yield engine, held
    finally:
        await engine.dispose()
        await held.release()
