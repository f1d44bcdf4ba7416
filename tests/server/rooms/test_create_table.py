"""New tables from long records: written in portions, and shown when they are whole."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import StorageFailed
from admiralty.server.store import entry_rows
from admiralty.server.store.models import Entry, Game, Heartbeat
from admiralty.server.store.table_store import COMING
from tests.server.harness import Person, Server, problem

PORTION = 2


class Portions:
    """Notes the last commit before each portion; after `most` of them the database fails."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.commits: list[str] = []
        self.insert = entry_rows.insert

    async def __call__(self, connection: AsyncConnection, rows: str) -> None:
        if len(self.commits) >= self.most:
            raise StorageFailed("the disk is full")
        self.commits.append(str(await connection.scalar(select(Heartbeat.mark))))
        await self.insert(connection, rows)


@pytest.fixture
def record(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of a finished game, with several portions."""
    ann = own_server.person()
    table = ann.table()
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    monkeypatch.setattr(entry_rows, "PORTION", PORTION)
    return str(ann.get(f"/api/tables/{table}/export"))


def bring(person: Person, record: str, key: str = "") -> Any:
    return person.http.post("/api/import", json={"record": record}, headers={"Idempotency-Key": key})


def count(server: Server, what: Any, *where: Any) -> int:
    async def asked() -> int:
        async with server.rooms.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(what).where(*where)) or 0

    return server.do(asked())


def test_others_commit_between_two_portions(
    own_server: Server, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    portions = Portions()
    monkeypatch.setattr(entry_rows, "insert", portions)
    ben = own_server.person("Ben")
    table = bring(ben, record).json()["id"]
    entries = count(own_server, Entry, Entry.table_id == table)
    assert entries > 2 * PORTION
    assert len(portions.commits) == -(-entries // PORTION)
    assert len(set(portions.commits)) == len(portions.commits), "each in a transaction of its own"
    own_server.restart()
    assert ben.get(f"/api/tables/{table}")["status"] == "over"
    assert ben.get("/api/tables")[0]["id"] == table


def test_half_a_table_is_nobodys_and_a_repeat_writes_it_whole(
    own_server: Server, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = own_server.person("Ben")
    monkeypatch.setattr(entry_rows, "insert", failing := Portions(most=2))
    for key in ("first", "second"):
        assert problem(bring(ben, record, key)) == (503, "error-storage")
        failing.most += 2
    assert count(own_server, Game, Game.origin == COMING) == 2
    assert ben.get("/api/tables") == []
    failing.most = 1000
    table = bring(ben, record, "first").json()["id"]
    assert bring(ben, record, "first").json()["id"] == table
    assert [line["id"] for line in ben.get("/api/tables")] == [table]
    own_server.restart()
    assert count(own_server, Game, Game.origin == COMING) == 0
    assert count(own_server, Entry) == 2 * count(own_server, Entry, Entry.table_id == table)


def test_a_repeat_while_the_first_is_being_written_is_told_to_wait(own_server: Server, record: str) -> None:
    ben = own_server.person("Ben")
    table = bring(ben, record, "key").json()["id"]
    own_server.rooms.coming.add(table)
    assert bring(ben, record, "key").json()["id"] == table, "it is there"

    async def hide() -> None:
        async with own_server.rooms.engine.begin() as connection:
            await connection.execute(update(Game).where(Game.id == table).values(origin=COMING))

    own_server.do(hide())
    assert problem(bring(ben, record, "key")) == (503, "error-busy")
