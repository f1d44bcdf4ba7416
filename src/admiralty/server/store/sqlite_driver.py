"""SQLite with fewer visits to the threads of its connections.

aiosqlite goes to the thread of a connection to make a cursor, to execute, to fetch and to close: four times
for one statement. Each time the interpreter lock passes back and forth, and on a busy machine both threads
wait for a processor. Here a statement takes one visit, unless it has very many rows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import aiosqlite

Rows = list[Any]

FIRST_ROWS: Final = 250
"""Rows that come with the execution; a statement with fewer is done then."""


class Cursor:
    """One statement. It has the part of aiosqlite's cursor that SQLAlchemy uses."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.cursor: sqlite3.Cursor | None = None  # as long as there may be more rows in the database
        self.rows: Rows = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        await self.connection.visit(self.run, sql, parameters)

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> None:
        await self.connection.visit(self.run_many, sql, parameters)

    async def fetchone(self) -> Any:
        rows = await self.fetchmany(1)
        return rows[0] if rows else None

    async def fetchmany(self, size: int | None = None) -> Rows:
        most = size or self.arraysize
        if len(self.rows) < most and self.cursor is not None:
            await self.connection.visit(self.fetch, max(most - len(self.rows), FIRST_ROWS))
        rows, self.rows = self.rows[:most], self.rows[most:]
        return rows

    async def fetchall(self) -> Rows:
        if self.cursor is not None:
            await self.connection.visit(self.fetch, -1)
        rows, self.rows = self.rows, []
        return rows

    async def close(self) -> None:
        self.rows = []
        if self.cursor is not None:
            await self.connection.visit(self.end)

    # In the thread of the connection

    def run(self, sql: str, parameters: Sequence[Any]) -> None:
        self.cursor = self.connection.open_cursor()
        self.cursor.execute(sql, parameters)
        self.note()

    def run_many(self, sql: str, parameters: Sequence[Sequence[Any]]) -> None:
        self.cursor = self.connection.open_cursor()
        self.cursor.executemany(sql, parameters)
        self.note()

    def note(self) -> None:
        assert self.cursor is not None
        self.description = self.cursor.description
        self.fetch(FIRST_ROWS)  # of a statement that has none, nothing

    def fetch(self, most: int) -> None:
        assert self.cursor is not None
        rows = self.cursor.fetchall() if most < 0 else self.cursor.fetchmany(most)
        self.rows += rows
        self.rowcount, self.lastrowid = self.cursor.rowcount, self.cursor.lastrowid
        if len(rows) != most:
            self.end()

    def end(self) -> None:
        if self.cursor is not None:
            self.cursor.close()
            self.cursor = None


class Connection(aiosqlite.Connection):
    """As aiosqlite's, but for its cursors."""

    def cursor(self) -> Cursor:  # type: ignore[override]  # with all that SQLAlchemy needs of one
        return Cursor(self)

    async def visit(self, work: Any, *arguments: Any) -> Any:
        return await self._execute(work, *arguments)  # type: ignore[no-untyped-call]

    def open_cursor(self) -> sqlite3.Cursor:
        return self._conn.cursor()

    def execute_all(self, statements: list[tuple[str, dict[str, Any]]]) -> list[int]:
        """In the thread: several statements in one visit; how many rows each has changed."""
        return [self._conn.execute(sql, values).rowcount for sql, values in statements]


def connect(database: str, **options: Any) -> Connection:
    """What SQLAlchemy awaits instead of `aiosqlite.connect`. The thread does not keep the process alive."""
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=FIRST_ROWS)
    connection._thread.daemon = True  # as SQLAlchemy does with one of aiosqlite's own
    return connection
