"""Entries of records on their way into the database.

All rows of a batch go as one JSON text in one statement: one statement per row would pass the interpreter
lock back and forth for each of them.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.pauses import Pauses
from admiralty.table.record import Record

PORTION: Final = 250
"""Rows of a long record that are written at once; moves of others are committed between two portions."""


ENTRY_BYTES: Final = 150  # what an entry takes besides its action, luck, snapshot and trace


class Row(NamedTuple):
    """An entry as it goes into the database, in the order of the columns."""

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
    trace: str | None
    turned: str | None = None
    checkpoint: str | None = None


COLUMNS: Final = ", ".join(Row._fields)
SQLITE: Final = text(
    f"INSERT INTO entries ({COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(Row._fields)))
    + " FROM json_each(:rows)"
)
POSTGRES: Final = text(
    f"INSERT INTO entries ({COLUMNS}) SELECT "
    + ", ".join(f"CAST(e ->> {i} AS bigint)" if i == 1 else f"e ->> {i}" for i in range(len(Row._fields)))
    + " FROM json_array_elements(CAST(CAST(:rows AS text) AS json)) AS e"
)


def encode(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


def statement(connection: AsyncConnection, rows: str) -> tuple[TextClause, dict[str, str]]:
    """What writes encoded rows."""
    return SQLITE if connection.dialect.name == "sqlite" else POSTGRES, {"rows": rows}


async def insert(connection: AsyncConnection, rows: str) -> None:
    """Write encoded rows."""
    await connection.execute(*statement(connection, rows))


class FirstRows(NamedTuple):
    """The entries that a table begins with, encoded in portions: about how many bytes they and the header
    take, the number of the last entry, and the seats that must decide after it.
    """

    size: int
    last: int | None
    acting: tuple[str, ...]
    portions: list[str]


def first_rows(table_id: str, kept: Record, acting: tuple[str, ...]) -> FirstRows:
    """Runs in a thread, because there may be many."""
    size = len(json.dumps(vars(kept.header), ensure_ascii=False).encode(errors="replace"))
    now, pauses = " ".join(acting), Pauses()
    portions = []
    for start in range(0, len(kept.entries), PORTION):
        rows = []
        for e in kept.entries[start : start + PORTION]:
            luck, snapshot = json.dumps(e.luck), kept.snapshots.get(e.n)
            fields = (e.n, e.seat, e.action, luck, e.hash, e.time, None, None, now, snapshot, e.trace or None)
            rows.append(Row(table_id, *fields))
            size += ENTRY_BYTES + len(e.action) + len(luck) + len(e.trace) + len(snapshot or "")
            pauses.take()
        portions.append(encode(rows))
    return FirstRows(size, kept.entries[-1].n if kept.entries else None, acting, portions)
