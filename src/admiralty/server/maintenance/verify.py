"""Verifies a database: replays every record, checks every hash and die, follows every reference.

It only reads, each table at one moment, so servers may keep running. Damage is reported, and the next table
follows.
"""

from __future__ import annotations

import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Row, exists, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.games import checkpoints, restore
from admiralty.server.games.restore import Restored
from admiralty.server.maintenance import backup
from admiralty.server.maintenance.backup import Progress, existing, one_moment
from admiralty.server.maintenance.backup_file import BadBackup, Reader
from admiralty.server.maintenance.backup_restore import restore_into
from admiralty.server.store import database, revisions, table_store
from admiralty.server.store.models import Announcement, Base, ChatLine, Entry, Game
from admiralty.server.store.table_store import Stored
from admiralty.table import replay
from admiralty.table.record import DamagedRecord, Header, Record

MAX_SHOWN_ROWS: Final = 5


class Finding(NamedTuple):
    """A remark about a table, or about the whole database if it has no id."""

    table: str
    game: str
    reason: str


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    replayed: int = 0
    lines: int = 0  # of the chat
    failures: list[Finding] = field(default_factory=list)
    other_rules: list[Finding] = field(default_factory=list)

    def document(self) -> dict[str, object]:
        findings = {
            "failures": [finding._asdict() for finding in self.failures],
            "not_replayable_by_these_rules": [finding._asdict() for finding in self.other_rules],
        }
        return {**asdict(self), **findings}


class Damage(Exception):
    """What is wrong with a table."""


class OtherRules(Exception):
    """Why a record cannot be replayed although nothing is wrong with it."""


async def verify_file(path: Path, progress: Progress) -> Report:
    """A backup, restored into a temporary database."""
    reader = Reader(path)
    with tempfile.TemporaryDirectory(prefix="admiralty-verify-") as folder:
        place = str(Path(folder) / "restored.db")
        await restore_into(reader, place, progress)
        return await verify(place, progress)


async def verify(text: str, progress: Progress) -> Report:
    async with existing(text) as engine:
        async with one_moment(engine) as connection:
            revision = await connection.run_sync(revisions.current)
        if revision == revisions.head():
            return await Verification(engine, progress).run()
        if revision is None:
            raise BadBackup(f"{database.shown(engine.url)} is no database of Admiralty")
        if not revisions.is_known(revision):
            raise BadBackup(f"{database.shown(engine.url)} belongs to a newer version (revision {revision})")
    with tempfile.TemporaryDirectory(prefix="admiralty-verify-") as folder:  # of an older version: a copy
        copy = Path(folder) / "copy.zip"
        await backup.back_up(text, copy, progress)
        return await verify_file(copy, progress)


class Verification:
    def __init__(self, engine: AsyncEngine, progress: Progress) -> None:
        self.engine = engine
        self.progress = progress
        self.report = Report()

    async def run(self) -> Report:
        for check in (self.check_file, self.check_references):
            try:
                async with one_moment(self.engine) as connection:
                    await check(connection)
            except SQLAlchemyError as error:
                self.fail("", "", str(database.storage_failed(error)))
        async with one_moment(self.engine) as connection:
            rows = await connection.execute(select(Game.id, Game.game).order_by(Game.created, Game.id))
            tables = [(row.id, row.game) for row in rows]
        for number, (table_id, game) in enumerate(tables):
            self.progress(number, len(tables))
            await self.check_table(table_id, game)
        self.progress(len(tables), len(tables))
        return self.report

    def fail(self, table_id: str, game: str, reason: str) -> None:
        self.report.failures.append(Finding(table_id, game, reason))

    async def check_file(self, connection: AsyncConnection) -> None:
        """SQLite's own look at its pages."""
        if not database.is_sqlite(self.engine.url):
            return
        for (said,) in await connection.exec_driver_sql("PRAGMA integrity_check"):
            if said != "ok":
                self.fail("", "", f"SQLite reports: {said}")

    async def check_references(self, connection: AsyncConnection) -> None:
        """Foreign keys, even where the database did not enforce them."""
        for table in Base.metadata.sorted_tables:
            for key in sorted(table.foreign_keys, key=lambda key: key.parent.name):
                parent = key.column.table
                is_there = exists().where(key.column == key.parent).correlate(table)
                lost: ColumnElement[bool] = key.parent.is_not(None) & ~is_there
                shown = table.c.get("table_id", key.parent)
                for (about,) in await connection.execute(select(shown).where(lost).limit(MAX_SHOWN_ROWS)):
                    reason = f"a row of {table.name} refers to one of {parent.name} that is not there"
                    self.fail(str(about) if "table_id" in table.c else "", "", reason)

    async def check_table(self, table_id: str, game: str) -> None:
        try:
            async with one_moment(self.engine) as connection:
                row = (
                    await connection.execute(select(Game.__table__).where(Game.id == table_id))
                ).one_or_none()
                if row is None:
                    return  # somebody has removed it since
                self.report.tables += 1
                stored = await table_store.read(connection, table_id)
                self.report.entries += len(stored.record.entries)
                self.report.lines += await check_numbers(connection, table_id)
                acting = await last_acting(connection, row)
            check_record(stored, row, acting)
            self.report.replayed += 1
        except OtherRules as other:
            self.report.other_rules.append(Finding(table_id, game, str(other)))
        except (Damage, DamagedRecord) as damage:
            self.fail(table_id, game, str(damage))
        except Exception as error:  # noqa: BLE001 (whatever damage does to a reader is a finding, too)
            self.fail(table_id, game, f"cannot be read: {type(error).__name__}: {error}"[:500])


async def check_numbers(connection: AsyncConnection, table_id: str) -> int:
    """Lines of the chat and announcements follow each other without gaps; how many lines there are."""
    lines = 0
    for kind in (Announcement, ChatLine):
        numbers = select(func.count(), func.min(kind.n), func.max(kind.n)).where(kind.table_id == table_id)
        count, first, last = (await connection.execute(numbers)).one()
        if count and last - first + 1 != count:
            raise Damage(f"{kind.__tablename__}: {last - first + 1 - count} of {first} to {last} are missing")
        lines = count
    return lines


async def last_acting(connection: AsyncConnection, row: Row[tuple[object, ...]]) -> str:
    """Who must decide, as the lobby shows it."""
    newest = select(Entry.acting).where(Entry.table_id == row.id).order_by(Entry.n.desc()).limit(1)
    acting = await connection.scalar(newest)
    return str(row.acting if acting is None else acting)


def check_record(stored: Stored, row: Row[tuple[object, ...]], acting: str) -> None:
    """Everything that can be known of a table by replaying it."""
    kept = stored.record
    header = kept.header
    for n, entry in enumerate(kept.entries, start=1):
        if entry.n != n:
            raise Damage(f"entry {n} is missing")
    if (row.game, row.rules_version) != (header.game, header.rules_version):
        raise Damage("the table and the head of its record name different rules")
    check_key(header, stored.id)
    check_rules(header)
    try:
        restored = restore.restore(kept, is_alone=True)
    except Problem as problem:
        raise Damage(str(problem.arguments.get("reason", problem.error))) from None
    check_checkpoints(stored.checkpoints, restored)
    if not restored.table.is_outdated and " ".join(restored.table.acting) != acting:
        raise Damage(f"{acting!r} has to decide in the list of tables, but not in the game")
    if [place.seat for place in stored.places] != list(restored.words.game.seats):
        raise Damage("its seats are not those of the game")


def check_checkpoints(texts: dict[int, str], restored: Restored) -> None:
    """Those by the present rules are what this replay makes, as far as the record and its dice are meant."""
    made = restored.progress.checkpoints.texts
    for n, text in texts.items():
        found = checkpoints.read(text, n)
        if found.rules != restored.table.game.rules_version:
            continue
        if n not in made or found.sums() != checkpoints.read(made[n], n).sums():
            raise Damage(f"the checkpoint after entry {n} is not of this record")


def check_key(header: Header, table_id: str) -> None:
    """The key of the dice is the one that was committed to, and exists as long as the game needs it."""
    replay.true_tape(Record(header))
    if header.luck.get("game_id") == table_id and "key" not in header.luck:
        raise Damage("the key of the dice is lost")


def check_rules(header: Header) -> None:
    try:
        restore.words_of(header)
    except Problem as problem:
        if problem.error == "error-no-game":
            raise OtherRules(f"there is no game {header.game!r} here") from None
        if problem.error == "error-rules-version":
            then, now = header.rules_version, problem.arguments["rules"]
            raise OtherRules(f"played by version {then} of the rules; these are version {now}") from None
        if problem.error == "error-dataset":
            raise OtherRules(f"played with the data set {header.dataset!r}") from None
        raise Damage(str(problem.arguments.get("reason", problem.error))) from None
