"""When the database fails: nothing is acknowledged that was not written, and nothing written is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, text

from admiralty.server.settings import Settings
from tests.server.harness import Server
from tests.server.postgres import Cluster, programs


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    server = Server(Settings(database=str(tmp_path / "games.db"), limits=False))
    yield server
    server.close()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """SQLite may not grow its file by a single page, over whichever connection it tries."""
    engine = server.rooms.engine.sync_engine

    def limit(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA page_count")
        (pages,) = cursor.fetchone()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    event.listen(engine, "connect", limit)
    server.do(renew(server))
    yield
    event.remove(engine, "connect", limit)
    server.do(renew(server))


async def renew(server: Server) -> None:
    await server.rooms.journal.disconnect()
    await server.rooms.engine.dispose()


def test_a_full_disk_loses_nothing_and_says_so(small: Server) -> None:
    ann = small.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        with full_disk(small):
            failed, n = {"t": "ack"}, 0
            while failed["t"] == "ack":
                n += 1
                assert n < 2000, "the disk never filled up"
                seq, action = wire.state["seq"], "undo" if wire.state["undo"] else "sail mikasa tsushima"
                failed = wire.ask(action, id=f"try-{n}")
                if failed["t"] == "ack":
                    wire.wait_for(lambda state, seq=seq: bool(state["seq"] == seq + 1))  # type: ignore[misc]
            assert (failed["t"], failed["error"]) == ("error", "error-storage")
            state = wire.wait_for(lambda state: state["log"]["keep"] == 0)
            assert state["seq"] == seq, "memory went back to what is on the disk"
            assert ann.http.post("/api/me", json={"name": "x" * 40}).status_code in (200, 503)
        again = wire.ask(action, id=f"try-{n}")
        assert again == {"t": "ack", "id": f"try-{n}", "seq": seq + 1}
    small.restart()
    with ann.at(table) as wire:
        assert wire.expect("state")["seq"] == seq + 1


def test_a_write_that_fails_takes_no_other_with_it(small: Server) -> None:
    """Several writes of one batch, one of which breaks."""

    async def batch() -> tuple[object, ...]:
        journal = small.rooms.journal
        good = text("INSERT INTO players (id, name, created) VALUES (:id, 'x', 0)")
        bad = text("INSERT INTO nowhere VALUES (1)")
        return await asyncio.gather(
            journal.run(lambda c: c.execute(good, {"id": "one"})),
            journal.run(lambda c: c.execute(bad)),
            journal.run(lambda c: c.execute(good, {"id": "two"})),
            return_exceptions=True,
        )

    one, broken, two = small.do(batch())
    assert type(broken).__name__ == "StorageFailed"
    assert not isinstance(one, Exception)
    assert not isinstance(two, Exception)


def test_many_writes_share_one_commit(small: Server) -> None:
    async def burst() -> int:
        journal = small.rooms.journal
        commits = 0
        attempt = journal.attempt

        async def counted(batch):  # type: ignore[no-untyped-def]
            nonlocal commits
            commits += 1
            return await attempt(batch)

        journal.attempt = counted  # type: ignore[method-assign]
        insert = text("INSERT INTO players (id, name, created) VALUES (:id, 'x', 0)")
        await asyncio.gather(
            *(journal.run(lambda c, i=i: c.execute(insert, {"id": f"p{i}"})) for i in range(100))  # type: ignore[misc]
        )
        journal.attempt = attempt  # type: ignore[method-assign]
        return commits

    assert small.do(burst()) <= 3


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not here")
def test_a_database_that_goes_away_and_comes_back() -> None:
    cluster = Cluster()
    try:
        server = Server(Settings(database=cluster.new_base(), limits=False))
        ann = server.person()
        table = ann.table("port-arthur")
        with ann.at(table) as wire:
            wire.play("sail mikasa tsushima")
            cluster.process.kill()
            cluster.process.wait()
            failed = wire.ask("sail fuji tsushima", id="once")
            assert (failed["t"], failed["error"]) == ("error", "error-storage")
            assert ann.refused_get("/api/tables") == (503, "error-storage")
            cluster.start()
            assert wire.ask("sail fuji tsushima", id="once", expect=1) == {"t": "ack", "id": "once", "seq": 2}
            wire.wait_for(lambda state: state["seq"] == 2)
        server.close()
    finally:
        cluster.close()
