"""The lobby's list of tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.rooms import listing
from admiralty.server.store import database
from admiralty.server.store.entry_rows import Row
from admiralty.server.store.models import Game
from tests.server.harness import Server
from tests.server.stored import FOLDERS, unpack

ON_SQLITE_ONLY = True

LAST = """SELECT table_id, turned FROM entries AS last
    WHERE n = (SELECT max(n) FROM entries WHERE table_id = last.table_id)"""


def test_a_list_looks_at_no_entries_of_other_peoples_tables(server: Server) -> None:
    """Each list read through all entries of the server to find the last ones of a few tables."""

    async def plan() -> list[str]:
        async with server.rooms.engine.connect() as connection:
            query = listing.lines_of("ann").compile(
                connection.sync_engine, compile_kwargs={"literal_binds": True}
            )
            rows = await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))
            return [str(row.detail) for row in rows]

    steps = server.do(plan())
    assert any(step.startswith("SEARCH entries") for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == []


def test_a_long_table_takes_no_longer_to_list_than_a_short_one(server: Server) -> None:
    """Up to a thousand entries of each table were read to find out since when somebody had to decide."""
    table = server.person().table()

    async def steps() -> int:
        """Of the database's virtual machine."""
        taken = 0

        def count() -> None:
            nonlocal taken
            taken += 1

        async with server.rooms.engine.connect() as connection:
            owner = str(await connection.scalar(select(Game.owner).where(Game.id == table)))
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.set_progress_handler(count, 1)
            assert (await connection.execute(listing.lines_of(owner))).one().id == table
            await driver.set_progress_handler(None, 1)
        return taken

    async def lengthen(first: int, last: int) -> None:
        time = "2026-01-01T00:00:00Z"
        for n in range(first, last + 1):
            row = Row(table, n, "red", "look", "[]", "0", time, None, None, "red", None, None, None)
            await server.rooms.journal.append(row)

    server.do(lengthen(1, 2))
    short = server.do(steps())
    server.do(lengthen(3, 60))
    assert 0 < server.do(steps()) == short


def test_one_person_gets_one_list_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six lists at once kept the event loop and the database busy, and moves waited."""
    at_once = [0]

    @asynccontextmanager
    async def counted(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        at_once.append(at_once[-1] + 1)
        async with database.reading(engine) as connection:
            yield connection
        at_once.append(at_once[-1] - 1)

    async def main() -> None:
        await asyncio.gather(*(listing.tables_of(server.rooms, "ann") for _ in range(6)))

    monkeypatch.setattr(listing, "reading", counted)
    server.do(main())
    assert at_once == [0, 1] * 6 + [0]


def turned(connection: sqlite3.Connection) -> dict[str, str | None]:
    """Since when the last acting seats of each table have had to decide, from its entries."""
    found: dict[str, str | None] = {}
    for table, acting in connection.execute("SELECT id, acting FROM tables").fetchall():
        since: str | None = None
        entries = "SELECT acting, time FROM entries WHERE table_id = ? ORDER BY n"
        for now, time in connection.execute(entries, (table,)):
            if now != acting:
                acting, since = now, time
            found[table] = since
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_tables_of_earlier_days_keep_their_place_in_the_list(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    unpack(folder, file)

    async def migrate() -> None:
        engine = database.open_engine(str(file))
        await database.bring_up_to_date(engine)
        await engine.dispose()

    asyncio.run(migrate())
    with sqlite3.connect(file) as connection:
        expected = turned(connection)
        assert expected
        assert dict(connection.execute(LAST).fetchall()) == expected


def test_a_turn_goes_on_when_the_table_was_closed_in_between(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur")

    async def set_time(now: str) -> None:
        (await own_server.rooms.get(table)).table.clock = lambda: now

    def play(minute: int, verb: str) -> str | None:
        with ann.at(table) as wire:
            own_server.do(set_time(f"2040-01-01T00:0{minute}:00Z"))
            choices = wire.look(wire.expect("state")["acting"][0])["legal"]
            wire.play(next(action for action in choices if action.startswith(verb)))
        own_server.restart()
        with sqlite3.connect(own_server.settings.database) as connection:
            found: dict[str, str | None] = dict(connection.execute(LAST).fetchall())
            assert found == turned(connection)
        return found[table]

    assert play(1, "sail") is None
    assert play(2, "done") == "2040-01-01T00:02:00Z"
    assert play(3, "sail") == "2040-01-01T00:02:00Z"
