"""Restores a database from a backup: only where there is none yet, and completely or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Table, delete, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import StorageFailed
from admiralty.server.maintenance.backup import BATCH, Progress, tables_of
from admiralty.server.maintenance.backup_file import BadBackup, Reader, give_name
from admiralty.server.store import database, private_files, revisions
from admiralty.server.store.database_lock import ADVISORY_KEY, FileLock, InUse

T = TypeVar("T")


async def restore_into(reader: Reader, text: str, progress: Progress) -> None:
    """Bring a backup into an empty place, then up to the revision of this version."""
    revision = reader.manifest.revision
    if not revisions.is_known(revision):
        raise BadBackup(f"{reader.path} was made by a newer version: revision {revision} is unknown here")
    url = database.address(text)
    try:
        if database.is_sqlite(url):
            async with new_sqlite(Path(url.database or "")) as file:
                await fill(reader, str(file), progress)
        else:
            await fill(reader, text, progress)
    except (SQLAlchemyError, OSError) as error:
        reason = database.storage_failed(error)
        raise StorageFailed(f"nothing was restored into {database.shown(url)}: {reason}") from error


def not_empty(place: object) -> BadBackup:
    return BadBackup(f"{place} is not empty; a backup is restored only where there is nothing")


@asynccontextmanager
async def new_sqlite(path: Path) -> AsyncIterator[Path]:
    """A file under a temporary name; it gets its own when all is done, unless that has been taken."""
    if path.exists():
        raise not_empty(path)
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.partial")
    private_files.make_private(partial)
    try:
        with FileLock(path):
            yield partial
            with partial.open("rb") as file:
                os.fsync(file.fileno())
            give_name(partial, path)
    except FileExistsError:
        raise not_empty(path) from None
    finally:
        for suffix in private_files.COMPANIONS:
            partial.with_name(partial.name + suffix).unlink(missing_ok=True)


async def check_alone(connection: AsyncConnection, shown: str) -> None:
    """Make sure that no server uses a PostgreSQL database now or before the transaction ends."""
    lock = select(func.pg_try_advisory_xact_lock(ADVISORY_KEY))
    if connection.dialect.name != "sqlite" and not await connection.scalar(lock):
        raise InUse(f"the database {shown} is used by another server")


async def fill(reader: Reader, text: str, progress: Progress) -> None:
    """All in one transaction: a failed restore leaves nothing behind."""
    engine = database.open_engine(text)
    try:
        async with engine.begin() as connection:
            await check_alone(connection, database.shown(engine.url))
            if await connection.run_sync(has_tables):
                raise not_empty(database.shown(engine.url))
            await connection.run_sync(database.migrate, reader.manifest.revision)
            tables = await connection.run_sync(tables_of)
            if {table.name for table in tables} != set(reader.manifest.parts):
                raise BadBackup(f"{reader.path} does not have the tables of its revision")
            await insert_all(connection, reader, tables, progress)
            await connection.run_sync(database.migrate)
    finally:
        await engine.dispose()


def has_tables(connection: Connection) -> bool:
    return bool(inspect(connection).get_table_names())


async def insert_all(
    connection: AsyncConnection, reader: Reader, tables: list[Table], progress: Progress
) -> None:
    for table in reversed(tables):  # a migration may have begun a table with rows of its own
        await connection.execute(delete(table))
    done, total = 0, reader.manifest.rows
    progress(done, total)
    for table in tables:
        for rows in batches(reader.rows(table.name)):
            await connection.execute(insert(table), rows)
            done += len(rows)
            progress(done, total)


def batches(things: Iterable[T]) -> Iterator[list[T]]:
    iterator = iter(things)
    while batch := list(islice(iterator, BATCH)):
        yield batch
