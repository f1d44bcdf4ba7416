"""The database: SQLite in a file, or PostgreSQL by its address; migrated when a server starts."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, TextClause, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from admiralty.server.errors import StorageFailed
from admiralty.server.store import sqlite_driver
from admiralty.server.store.private_files import make_private

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CONNECT_SECONDS = 5
POOL = 16  # connections, which stay open: to open one takes longer than most of what is read over it
# PostgreSQL notices within seconds that a client is gone, and releases its locks.
KEEPALIVES = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "2"}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def address(text: str) -> URL:
    """`sqlite:///file`, `postgresql://...` or just the name of a file."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageFailed(
            "the database must be a file or an address such as postgresql://name@host/base"
        ) from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def shown(url: URL) -> str:
    return url.database or "" if is_sqlite(url) else url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_engine(text: str) -> AsyncEngine:
    url = address(text)
    try:
        if not is_sqlite(url):
            given = {"timeout": CONNECT_SECONDS, "server_settings": KEEPALIVES}
            return create_async_engine(
                url, pool_pre_ping=True, pool_size=POOL, max_overflow=0, connect_args=given
            )
        if url.database and url.database != ":memory:":
            make_private(Path(url.database))
        driver = {"async_creator_fn": sqlite_driver.connect}
        engine = create_async_engine(url, pool_size=5, connect_args=driver)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StorageFailed(
            f"the database {shown(url)} cannot be used: {error}; "
            "PostgreSQL needs the extra admiralty[postgres]"
        ) from None
    except OSError as error:
        raise StorageFailed(f"the database {shown(url)} cannot be opened: {error}") from None
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """Use a write-ahead log, and sync every commit to the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def discard(connection: AsyncConnection) -> None:
    """Close a connection that must not be used again."""
    try:
        await connection.invalidate()
        await connection.close()
    except Exception:  # it is discarded in any case
        logging.getLogger(__name__).warning("a connection was lost", exc_info=True)


def storage_failed(error: Exception) -> StorageFailed:
    """The message of a driver, in one line."""
    if isinstance(error, StorageFailed):
        return error
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return StorageFailed(lines[0] if lines else type(error).__name__)


async def execute_all(
    connection: AsyncConnection, statements: Sequence[tuple[TextClause, dict[str, Any]]]
) -> list[int]:
    """Several statements in the transaction of a connection; how many rows each has changed. For SQLite they
    take one visit to its thread.
    """
    if connection.dialect.name != "sqlite":
        return [(await connection.execute(*each)).rowcount for each in statements]
    if not connection.in_transaction():
        await connection.begin()
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, sqlite_driver.Connection)
    counts: list[int] = await driver.visit(
        driver.execute_all, [(clause.text, values) for clause, values in statements]
    )
    return counts


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for reading; errors of the database become StorageFailed."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise storage_failed(error) from error


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that are missing, or say in one sentence why the database cannot be used."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (SQLAlchemyError, OSError) as error:
        reason = storage_failed(error)
        raise StorageFailed(f"the database {shown(engine.url)} cannot be opened: {reason}") from None


def migrations() -> Config:
    """The configuration of Alembic, with the folder of the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def migrate(connection: Connection, revision: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
