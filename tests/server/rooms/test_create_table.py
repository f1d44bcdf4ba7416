"""New tables from long records: written in portions, and shown when they are whole."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import StorageFailed
from admiralty.server.games import restore
from admiralty.server.rooms import create_table
from admiralty.server.store import entry_rows
from admiralty.server.store.entry_rows import FirstRows
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


class Owner:
    """The owner of a finished game with several portions, which is forked at its end."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = person.table()
        with person.at(self.table) as wire:
            wire.expect("state")
            wire.play_to_the_end()
            self.last = wire.state["seq"]

    def fork(self, key: str = "") -> Any:
        return self.person.http.post(
            f"/api/tables/{self.table}/fork", json={"n": self.last}, headers={"Idempotency-Key": key}
        )


@pytest.fixture
def ann(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> Owner:
    owner = Owner(own_server.person())
    monkeypatch.setattr(entry_rows, "PORTION", PORTION)
    return owner


def count(server: Server, what: Any, *where: Any) -> int:
    async def asked() -> int:
        async with server.rooms.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(what).where(*where)) or 0

    return server.do(asked())


def test_others_commit_between_two_portions(
    own_server: Server, ann: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    portions = Portions()
    monkeypatch.setattr(entry_rows, "insert", portions)
    table = ann.fork().json()["id"]
    entries = count(own_server, Entry, Entry.table_id == table)
    assert entries == ann.last > 2 * PORTION
    assert len(portions.commits) == -(-entries // PORTION)
    assert len(set(portions.commits)) == len(portions.commits), "each in a transaction of its own"
    own_server.restart()
    assert ann.person.get(f"/api/tables/{table}")["status"] == "over"
    assert table in [line["id"] for line in ann.person.get("/api/tables")]


def test_half_a_table_is_nobodys_and_a_repeat_writes_it_whole(
    own_server: Server, ann: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry_rows, "insert", failing := Portions(most=2))
    for key in ("first", "second"):
        assert problem(ann.fork(key)) == (503, "error-storage")
        failing.most += 2
    assert count(own_server, Game, Game.origin == COMING) == 2
    assert [line["id"] for line in ann.person.get("/api/tables")] == [ann.table]
    failing.most = 1000
    table = ann.fork("first").json()["id"]
    assert ann.fork("first").json()["id"] == table
    assert {line["id"] for line in ann.person.get("/api/tables")} == {ann.table, table}
    own_server.restart()
    assert count(own_server, Game, Game.origin == COMING) == 0
    assert count(own_server, Entry) == 2 * count(own_server, Entry, Entry.table_id == table)


def test_a_repeat_while_the_first_is_being_written_is_told_to_wait(own_server: Server, ann: Owner) -> None:
    table = ann.fork("key").json()["id"]
    own_server.rooms.coming.add(table)
    assert ann.fork("key").json()["id"] == table, "it is there"

    async def hide() -> None:
        async with own_server.rooms.engine.begin() as connection:
            await connection.execute(update(Game).where(Game.id == table).values(origin=COMING))

    own_server.do(hide())
    assert problem(ann.fork("key")) == (503, "error-busy")


def test_an_import_is_replayed_in_the_sandbox_alone(
    own_server: Server, ann: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server replayed it a second time: 12,000 entries took a thread two seconds, and moves of others
    waited for the interpreter lock.
    """
    record = str(ann.person.get(f"/api/tables/{ann.table}/export"))
    with monkeypatch.context() as patch:
        patch.setattr(restore, "restore", lambda *_: pytest.fail("replayed in the server"))
        brought = ann.person.post("/api/import", record=record)["id"]
    assert brought not in own_server.rooms.open
    assert ann.person.get(f"/api/tables/{brought}")["seq"] == ann.last
    assert str(ann.person.get(f"/api/tables/{brought}/export")) == record


def test_tables_of_one_person_are_written_one_at_a_time(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six at once shared two transactions, and the moves of others waited for both."""
    running: list[str] = []
    together: list[set[str]] = []

    async def write(_rooms: Any, asking: Any, *_others: Any) -> bool:
        running.append(asking.id)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(running) == len(set(running)), "one person has two of them"
        together.append(set(running))
        running.remove(asking.id)
        return False

    async def make(owner: str, n: int) -> bool:
        stored: Any = SimpleNamespace(id=f"{owner}{n}")
        person: Any = SimpleNamespace(id=owner)
        return await create_table.write_once(own_server.rooms, person, stored, FirstRows(0, None, (), []))

    async def make_all() -> None:
        await asyncio.gather(*[make(owner, n) for owner in ("ann", "ben", "cid") for n in range(3)])

    monkeypatch.setattr(create_table, "write", write)
    own_server.do(make_all())
    assert len(together) == 9
    assert max(len(people) for people in together) == 2, "two people at once"
