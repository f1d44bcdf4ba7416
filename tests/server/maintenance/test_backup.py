"""Backups: made while people play, refused when damaged, restored only where there is nothing, played on."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import random
import sqlite3
import threading
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from admiralty.server.errors import StorageFailed
from admiralty.server.maintenance import backup
from admiralty.server.maintenance.backup import back_up
from admiralty.server.maintenance.backup_file import BadBackup, Manifest, Reader
from admiralty.server.maintenance.backup_restore import restore_into
from admiralty.server.maintenance.verify import Report, verify, verify_file
from admiralty.server.settings import Settings
from admiralty.server.store import database, database_lock, revisions
from admiralty.server.store.database_lock import InUse
from tests.server.harness import Person, Server, wait_until
from tests.server.stored import FOLDERS, unpack

OLDEST = FOLDERS[0]


def ignore(done: int, total: int) -> None:
    """Progress is not shown."""


def make_backup(source: str, file: Path) -> Manifest:
    return asyncio.run(back_up(source, file, ignore))


def bring_back(file: Path, target: str) -> Report:
    asyncio.run(restore_into(Reader(file), target, ignore))
    return asyncio.run(verify(target, ignore))


PAUSE = 0.01  # seconds between two moves: without it the games take most of the processor


class Player(threading.Thread):
    """Plays both sides of a table and never stops."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged = 0
        self.is_stopping = False

    def run(self) -> None:
        chance = random.Random(1)
        with self.person.at(self.table) as wire:
            wire.expect("state")
            while not self.is_stopping and wire.state["status"] != "over":
                if not wire.state["legal"]:
                    wire.look(wire.state["acting"][0])
                self.acknowledged = wire.play(chance.choice(wire.state["legal"]))
                time.sleep(PAUSE)

    def stop(self) -> None:
        self.is_stopping = True
        self.join(20)
        assert not self.is_alive()


def test_a_backup_made_during_play_is_restored_and_played_on(
    own_server: Server, new_database: Callable[[], str], tmp_path: Path
) -> None:
    ann = own_server.person("Ann")
    players = [Player(ann, ann.table("port-arthur")) for _ in range(2)]
    for player in players:
        player.start()
    file = tmp_path / "backup.zip"
    for round in range(3):
        file = tmp_path / f"backup-{round}.zip"
        wait_until_later(players)
        promised = sum(player.acknowledged for player in players)
        make_backup(own_server.settings.database, file)
        report = asyncio.run(verify_file(file, ignore))
        assert not report.failures
        assert promised <= report.entries <= sum(player.acknowledged for player in players) + len(players)
    assert not asyncio.run(verify(own_server.settings.database, ignore)).failures
    for player in players:
        player.stop()
    for target in (new_database(), str(tmp_path / "games.db")):
        report = bring_back(file, target)
        assert (report.tables, report.failures) == (2, [])
        play_on(target, ann, players[0].table)


def wait_until_later(players: list[Player]) -> None:
    reached = [player.acknowledged for player in players]
    wait_until(lambda: all(p.acknowledged > n + 5 for p, n in zip(players, reached, strict=True)))


def play_on(target: str, person: Person, table: str) -> None:
    """Connect with the earlier session, which was backed up, too."""
    server = Server(Settings(database=target, limits=False, bot_workers=1))
    try:
        returned = server.stranger()
        returned.http.cookies.update(person.http.cookies)
        with returned.at(table) as wire:
            before = wire.expect("state")["seq"]
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            assert wire.play(wire.state["legal"][0]) == before + 1
    finally:
        server.close()


def test_a_backup_of_an_older_revision_is_brought_up_to_date(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    old = tmp_path / "old.db"
    unpack(OLDEST, old)
    made = make_backup(str(old), tmp_path / "backup.zip")
    assert made.revision == "0002"
    target = new_database()
    report = bring_back(tmp_path / "backup.zip", target)
    assert (report.tables, report.replayed, report.failures) == (15, 15, [])
    assert revision_of(target) == revisions.head()
    make_backup(target, tmp_path / "again.zip")
    entries = [list(Reader(tmp_path / name).rows("entries")) for name in ("backup.zip", "again.zip")]
    assert all(row.pop("trace") is None and row.pop("checkpoint") is None for row in entries[1])
    assert sum(row.pop("turned") is not None for row in entries[1]) <= report.tables
    assert entries[1] == entries[0] != []
    assert revision_of(str(old)) == "0002", "the old database is only read"
    assert not asyncio.run(verify(str(old), ignore)).failures


def revision_of(where: str) -> str | None:
    async def look() -> str | None:
        async with backup.existing(where) as engine, backup.one_moment(engine) as connection:
            return await connection.run_sync(revisions.current)

    return asyncio.run(look())


def test_a_backup_shows_one_moment_of_all_tables(own_server: Server) -> None:
    """What is committed after the first look is not seen."""
    own_server.person("Ann")

    async def count_twice() -> list[int]:
        counts = []
        async with backup.existing(own_server.settings.database) as engine:
            async with backup.one_moment(engine) as connection:
                for name in ("Bob", "Eve"):
                    counts.append(await connection.scalar(text("SELECT count(*) FROM players")))
                    await asyncio.to_thread(own_server.person, name)
            async with backup.one_moment(engine) as connection:
                counts.append(await connection.scalar(text("SELECT count(*) FROM players")))
        return counts

    assert asyncio.run(count_twice()) == [1, 1, 3]


def test_looking_never_writes(own_server: Server) -> None:
    async def write() -> None:
        address = own_server.settings.database
        async with backup.existing(address) as engine, backup.one_moment(engine) as connection:
            await connection.execute(text("DELETE FROM entries"))

    with pytest.raises(StorageFailed, match=r"read-?only"):
        asyncio.run(write())


def test_a_restore_never_goes_where_something_is(own_server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    make_backup(own_server.settings.database, file)
    with pytest.raises((BadBackup, InUse), match=r"not empty|used by another server"):
        asyncio.run(restore_into(Reader(file), own_server.settings.database, ignore))
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann", encoding="utf-8")
    with pytest.raises(BadBackup, match="not empty"):
        asyncio.run(restore_into(Reader(file), str(other), ignore))
    assert other.read_text(encoding="utf-8") == "Dear Ann"
    own_server.person("Ann")  # the server never noticed


def test_a_restore_never_goes_where_a_server_is(
    new_database: Callable[[], str], old_backup: Path, tmp_path: Path
) -> None:
    """Even when everything was deleted under it."""
    where = new_database()

    async def try_it() -> None:
        engine = database.open_engine(where)
        hold = database_lock.hold(engine)
        await hold.take()
        try:
            if database.is_sqlite(engine.url):
                Path(where).unlink()
            await restore_into(Reader(old_backup), where, ignore)
        finally:
            await hold.release()
            await engine.dispose()

    with pytest.raises(InUse, match="used by another server"):
        asyncio.run(try_it())
    assert not bring_back(old_backup, where).failures, "afterwards it works"


@pytest.fixture(scope="module")
def old_backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("backup")
    unpack(OLDEST, folder / "games.db")
    make_backup(str(folder / "games.db"), folder / "backup.zip")
    return folder / "backup.zip"


def test_a_backup_is_private_and_never_overwrites(old_backup: Path, tmp_path: Path) -> None:
    assert old_backup.stat().st_mode & 0o777 == 0o600
    source = str(old_backup.with_name("games.db"))
    with pytest.raises(BadBackup, match="exists already"):
        make_backup(source, old_backup)
    with pytest.raises(StorageFailed, match="there is no database"):
        make_backup(str(tmp_path / "none.db"), tmp_path / "backup.zip")
    assert list(tmp_path.iterdir()) == [], "nothing is left of a backup that failed"


def test_a_file_system_without_links_will_do(
    old_backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    file, base = tmp_path / "backup.zip", tmp_path / "games.db"
    make_backup(str(old_backup.with_name("games.db")), file)
    asyncio.run(restore_into(Reader(file), str(base), ignore))
    assert {path.name for path in tmp_path.iterdir()} == {"backup.zip", "games.db", "games.db.lock"}


def test_a_truncated_backup_is_refused(old_backup: Path, tmp_path: Path) -> None:
    whole = old_backup.read_bytes()
    cut = tmp_path / "cut.zip"
    for size in (0, 1, len(whole) // 3, len(whole) - 30, len(whole) - 1):
        cut.write_bytes(whole[:size])
        with pytest.raises(BadBackup, match="cut off or altered"):
            Reader(cut)


def test_a_backup_with_a_changed_byte_is_refused(old_backup: Path, tmp_path: Path) -> None:
    whole = old_backup.read_bytes()
    manifest = Reader(old_backup).manifest
    changed = tmp_path / "changed.zip"
    chance = random.Random(1)
    refused = 0
    for _ in range(60):
        at = chance.randrange(len(whole))
        changed.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << chance.randrange(8)]) + whole[at + 1 :])
        try:
            assert Reader(changed).manifest == manifest, "a byte that says nothing, such as a date"
        except BadBackup:
            refused += 1
    assert refused > 50


def altered(file: Path, out: Path, name: str, change: Callable[[str], str]) -> Path:
    """A sound ZIP archive whose member is another one."""
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(out, "w") as new:
        for member in old.namelist():
            found = old.read(member).decode()
            new.writestr(member, change(found) if member == name else found)
    return out


def test_an_altered_part_is_named(old_backup: Path, tmp_path: Path) -> None:
    for number, change in enumerate(
        (
            lambda found: found.replace("Good luck!", "Bad luck!"),
            lambda found: found.rpartition("[")[0],
            lambda found: found + found.splitlines()[-1] + "\n",
        )
    ):
        file = altered(old_backup, tmp_path / f"{number}.zip", "tables/chat.jsonl", change)
        with pytest.raises(BadBackup, match="'chat' is not what the manifest says"):
            Reader(file)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("format", "letters", "is no backup"),
        ("version", 2, "format version 2"),
        ("parts", {}, "does not have the tables of its revision"),
        ("revision", "9999", "newer version"),
        ("made", None, "is no backup"),
    ],
)
def test_a_manifest_that_cannot_be_used_is_refused(
    old_backup: Path, tmp_path: Path, key: str, value: object, sentence: str
) -> None:
    def change(found: str) -> str:
        manifest = json.loads(found)
        manifest[key] = value
        if value is None:
            del manifest[key]
        return json.dumps(manifest)

    file = altered(old_backup, tmp_path / "other.zip", "manifest.json", change)
    with pytest.raises(BadBackup, match=sentence):
        asyncio.run(restore_into(Reader(file), str(tmp_path / "games.db"), ignore))
    left = {path.name for path in tmp_path.iterdir()} - {"games.db.lock"}
    assert left == {"other.zip"}, "nothing is left of it"


def test_a_database_of_somebody_else_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    sqlite3.connect(file).execute("CREATE TABLE letters (text)").connection.close()
    with pytest.raises(BadBackup, match="no database of Admiralty"):
        make_backup(str(file), tmp_path / "backup.zip")
    with pytest.raises(BadBackup, match="no database of Admiralty"):
        asyncio.run(verify(str(file), ignore))
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 500, encoding="utf-8")
    with pytest.raises(StorageFailed, match="not a database"):
        asyncio.run(verify(str(tmp_path / "letter.txt"), ignore))


def test_the_newest_revision_is_known() -> None:
    assert revisions.is_known(revisions.head())
    assert not revisions.is_known("9999")
    assert database.migrations().get_main_option("script_location")
