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


def portions(table_id: str, kept: Record, acting: tuple[str, ...]) -> list[str]:
    """The entries that a table begins with, encoded in portions; runs in a thread if there are many."""
    now, pauses = " ".join(acting), Pauses()
    encoded = []
    for start in range(0, len(kept.entries), PORTION):
        rows = []
        for e in kept.entries[start : start + PORTION]:
            luck, snapshot = json.dumps(e.luck), kept.snapshots.get(e.n)
            fields = (e.n, e.seat, e.action, luck, e.hash, e.time, None, None, now, snapshot, e.trace or None)
            rows.append(Row(table_id, *fields))
            pauses.take()
        encoded.append(encode(rows))
    return encoded
