"""Faults of the database: noticed within a second, shown to players, and nothing is acknowledged then."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import CannotStart, StorageFailed
from admiralty.server.run import prepare
from admiralty.server.settings import Settings
from admiralty.server.store import database_lock, health
from tests.server.harness import Person, Server, wait_until
from tests.server.postgres import Cluster, programs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def small(file: Path) -> Iterator[Server]:
    server = Server(Settings(database=str(file), limits=False))
    yield server
    server.close()


def ready(person: Person) -> int:
    return person.http.get("/readyz").status_code


@contextmanager
def every_connection(server: Server, pragma: Callable[[sqlite3.Cursor], str]) -> Iterator[None]:
    """Set something on every connection of a server, and take it back by new connections."""
    engine = server.rooms.engine.sync_engine

    def change(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma(cursor))
        cursor.close()

    async def renew() -> None:
        await server.rooms.journal.disconnect()
        await server.rooms.engine.dispose()

    event.listen(engine, "connect", change)
    server.do(renew())
    yield
    event.remove(engine, "connect", change)
    server.do(renew())


def read_only(_: sqlite3.Cursor) -> str:
    return "PRAGMA query_only=ON"


def full(cursor: sqlite3.Cursor) -> str:
    cursor.execute("PRAGMA page_count")
    return f"PRAGMA max_page_count={cursor.fetchone()[0]}"


@pytest.mark.parametrize("pragma", [read_only, full])
def test_a_database_that_takes_nothing_is_not_ready_and_players_are_told(
    small: Server, pragma: Callable[[sqlite3.Cursor], str]
) -> None:
    ann = small.person()
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        wait_until(lambda: ready(ann) == 200)
        with every_connection(small, pragma):
            wait_until(lambda: ready(ann) == 503)
            assert ann.http.get("/healthz").json() == {"status": "ok"}
            wire.hear_of_storage(failing=True)
        wire.hear_of_storage(failing=False)
        wait_until(lambda: ready(ann) == 200)
        wire.play(wire.state["legal"][0])


def test_whoever_comes_while_it_fails_is_told_too(small: Server) -> None:
    ann = small.person()
    table = ann.table()
    with every_connection(small, read_only):
        wait_until(lambda: ready(ann) == 503)
        with ann.at(table) as wire:
            wire.hear_of_storage(failing=True)


def test_a_locked_database_is_not_ready_within_a_second_and_the_process_lives(
    small: Server, file: Path
) -> None:
    ann = small.person()
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        other = sqlite3.connect(file)
        other.execute("BEGIN IMMEDIATE")
        wait_until(lambda: ready(ann) == 503)
        assert ready(ann) == 503, "it answers although the lock is still there"
        assert health.ANSWER_SECONDS < 1
        assert ann.http.get("/healthz").status_code == 200
        wire.hear_of_storage(failing=True)
        move = wire.send_play(wire.state["legal"][0], id="late")
        other.rollback()
        assert wire.answer(move)["t"] == "ack", "it waited for the lock"
        other.close()
        wait_until(lambda: ready(ann) == 200)


def test_asking_often_writes_seldom(small: Server, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, own = small.person(), small.rooms.health
    wait_until(lambda: ready(ann) == 200)

    async def ask_together() -> None:
        await asyncio.gather(*(own.check() for _ in range(20)))

    monkeypatch.setattr(health, "FRESH_SECONDS", -1)
    before = own.probes
    small.do(ask_together())
    wait_until(lambda: own.probe is None)
    assert own.probes == before + 1, "whoever asks at the same time shares one"
    monkeypatch.setattr(health, "FRESH_SECONDS", 3600)
    assert [ready(ann) for _ in range(20)] == [200] * 20
    assert own.probes == before + 1, "one is good for a while"
    with sqlite3.connect(file) as reader:
        assert reader.execute("SELECT count(*) FROM heartbeat").fetchone() == (2,)


def test_an_idle_server_writes_only_its_heartbeat(small: Server) -> None:
    """And that once a minute."""
    before = small.rooms.journal.committed_at
    small.do(small.rooms.health.look())
    assert small.rooms.journal.committed_at == before
    small.rooms.journal.committed_at -= 61
    small.do(small.rooms.health.look())
    wait_until(lambda: small.rooms.journal.committed_at > before)
    assert small.rooms.health.probes == 0


def test_a_deleted_database_stops_acknowledgements_at_once(small: Server, file: Path) -> None:
    ann = small.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        kept = file.with_name("kept.db")
        file.rename(kept)
        failed = wire.ask("sail fuji tsushima", id="once")
        assert failed["t"] == "error"
        assert ready(ann) == 503
        wire.hear_of_storage(failing=True)
        assert not file.exists(), "no new database is made in its place"
        kept.rename(file)
        wire.hear_of_storage(failing=False)
        assert wire.ask("sail fuji tsushima", id="once", expect=1)["t"] == "ack"


def test_what_is_committed_to_a_file_that_is_just_being_deleted_is_not_acknowledged(
    small: Server, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = small.person()
    table = ann.table("port-arthur")
    kept, commit = file.with_name("kept.db"), AsyncConnection.commit

    async def delete_and_commit(connection: AsyncConnection) -> None:
        file.rename(kept)
        await commit(connection)

    with ann.at(table) as wire:
        wire.expect("state")
        with monkeypatch.context() as patch:
            patch.setattr(AsyncConnection, "commit", delete_and_commit)
            assert wire.ask("sail mikasa tsushima", id="once")["t"] == "error"
        wire.hear_of_storage(failing=True)
        kept.rename(file)
        wire.hear_of_storage(failing=False)
        assert wire.ask("sail mikasa tsushima", id="once", expect=0) == {"t": "ack", "id": "once", "seq": 1}


def test_a_replaced_database_stops_acknowledgements_and_gets_nothing(small: Server, file: Path) -> None:
    ann = small.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.expect("state")
        kept = file.with_name("kept.db")
        file.rename(kept)
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE another (x)")
        assert wire.ask("sail fuji tsushima")["t"] == "error"
        wire.hear_of_storage(failing=True)
        assert ann.refused("/api/tables", game="_template", seats={"red": "me", "blue": "me"})[0] == 503
        with sqlite3.connect(file) as other:
            assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("another",)]
        other.close()
        kept.replace(file)


def test_a_deleted_log_stops_acknowledgements_until_a_new_start_saves_what_it_held(
    small: Server, file: Path
) -> None:
    ann = small.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        file.with_name("games.db-wal").unlink()
        assert wire.ask("sail fuji tsushima", id="once")["t"] == "error"
        assert ready(ann) == 503
    small.restart()
    with ann.at(table) as wire:
        assert wire.expect("state")["seq"] >= 1
        assert wire.ask("sail fuji tsushima", id="once", expect=1)["t"] == "ack"


def test_a_second_server_on_the_same_database_is_refused_in_one_sentence(own_server: Server) -> None:
    with pytest.raises(CannotStart, match="is used by another server") as refused:
        prepare(own_server.settings)
    assert "\n" not in str(refused.value)
    ann = own_server.person()
    wait_until(lambda: ready(ann) == 200)
    own_server.stop()
    prepare(own_server.settings)
    own_server.start()


def test_a_database_that_is_in_use_is_named_in_one_sentence(file: Path) -> None:
    with (
        database_lock.FileLock(file),
        pytest.raises(StorageFailed, match="is used by another server") as refused,
    ):
        database_lock.FileLock(file).take()
    assert "\n" not in str(refused.value)
    with database_lock.FileLock(file):
        assert file.with_name("games.db.lock").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not here")
def test_an_unreachable_postgres_is_not_ready_and_players_are_told() -> None:
    cluster = Cluster()
    try:
        server = Server(Settings(database=cluster.new_base(), limits=False))
        ann = server.person()
        with ann.at(ann.table()) as wire:
            wire.expect("state")
            wait_until(lambda: ready(ann) == 200)
            cluster.process.kill()
            cluster.process.wait()
            wire.hear_of_storage(failing=True)  # nobody asked, and nobody moved
            assert ready(ann) == 503
            cluster.start()
            wire.hear_of_storage(failing=False)
            wait_until(lambda: ready(ann) == 200)
            wire.play(wire.state["legal"][0])
        server.close()
    finally:
        cluster.close()
