"""A backup of the whole database at one moment, while servers keep writing to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, Table, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import StorageFailed
from admiralty.server.maintenance.backup_file import BadBackup, Manifest, Reader, Writer, new_file
from admiralty.server.settings import milliseconds
from admiralty.server.store import database, revisions

Progress = Callable[[int, int], None]
BATCH: Final = 1000
REVISION_TABLE: Final = "alembic_version"


@asynccontextmanager
async def existing(text: str) -> AsyncIterator[AsyncEngine]:
    """The engine of an existing database; a missing file is not created."""
    url = database.address(text)
    if database.is_sqlite(url) and not Path(url.database or "").is_file():
        raise StorageFailed(f"there is no database {database.shown(url)}")
    engine = database.open_engine(text)
    try:
        yield engine
    except (SQLAlchemyError, OSError) as error:
        reason = database.storage_failed(error)
        raise StorageFailed(f"the database {database.shown(url)} cannot be read: {reason}") from error
    finally:
        await engine.dispose()


@asynccontextmanager
async def one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A read-only connection that sees the database as it is now, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if database.is_sqlite(engine.url):
            await connection.exec_driver_sql("PRAGMA query_only=ON")
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        try:
            yield connection
        finally:
            await connection.rollback()
            if database.is_sqlite(engine.url):
                await connection.exec_driver_sql("PRAGMA query_only=OFF")


async def back_up(text: str, out: Path, progress: Progress) -> Manifest:
    """Write a backup, read it again and return its manifest."""
    async with existing(text) as engine, one_moment(engine) as connection:
        revision = await connection.run_sync(revisions.current)
        if revision is None:
            raise BadBackup(f"{database.shown(engine.url)} is no database of Admiralty")
        tables = await connection.run_sync(tables_of)
        manifest = Manifest(revision, milliseconds(), engine.url.get_backend_name())
        with new_file(out) as file:
            writer = Writer(file, manifest)
            await copy_all(connection, tables, writer, progress)
            writer.close()
    return Reader(out).manifest


def tables_of(connection: Connection) -> list[Table]:
    """The tables of a database of any revision, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != REVISION_TABLE]


async def copy_all(
    connection: AsyncConnection, tables: list[Table], writer: Writer, progress: Progress
) -> None:
    counts = [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
    total, done = sum(counts), 0
    progress(done, total)
    for table in tables:
        with writer.part(table.name, [column.name for column in table.columns]) as part:
            rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
            async for batch in rows.partitions(BATCH):
                for row in batch:
                    part.write(list(row))
                done += len(batch)
                progress(done, total)
