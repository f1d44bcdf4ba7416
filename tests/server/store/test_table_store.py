"""Tables are read from the database in portions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from admiralty.server.store import entry_rows, sqlite_driver, table_store
from admiralty.server.store.table_store import Stored, read_entry
from tests.server.harness import Server

ON_SQLITE_ONLY = True  # the driver of PostgreSQL takes 50 rows at a time, more than a short game has
PORTION = 2


def test_a_long_record_is_read_in_portions(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening a table of 12,000 entries stopped the event loop for a tenth of a second."""
    ann = server.person()
    table = ann.table()
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    rounds = 0
    seen = set()

    def noting(stored: Stored, row: Any) -> None:
        seen.add(rounds)
        read_entry(stored, row)

    async def count() -> None:
        """The rounds of the event loop."""
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def load() -> int:
        counting = asyncio.create_task(count())
        stored = await table_store.load(server.rooms.engine, table)
        counting.cancel()
        return len(stored.record.entries)

    monkeypatch.setattr(entry_rows, "PORTION", PORTION)
    monkeypatch.setattr(sqlite_driver, "FIRST_ROWS", PORTION)
    monkeypatch.setattr(table_store, "read_entry", noting)
    entries = server.do(load())
    assert entries > 2 * PORTION
    assert len(seen) >= entries / PORTION
