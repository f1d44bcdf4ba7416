"""Verification: damage is found and named, table by table, and other rules are no damage."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from admiralty.server.maintenance.backup import back_up
from admiralty.server.maintenance.backup_file import Reader
from admiralty.server.maintenance.backup_restore import restore_into
from admiralty.server.maintenance.verify import Report, verify
from tests.server.stored import FOLDERS, unpack


def ignore(done: int, total: int) -> None:
    """Progress is not shown."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound database of the present revision."""
    folder = tmp_path_factory.mktemp("verify")
    unpack(FOLDERS[0], folder / "old.db")

    async def renew() -> None:
        await back_up(str(folder / "old.db"), folder / "backup.zip", ignore)
        await restore_into(Reader(folder / "backup.zip"), str(folder / "games.db"), ignore)

    asyncio.run(renew())
    return folder / "games.db"


class Copy:
    """A copy to be damaged."""

    def __init__(self, sound: Path, file: Path) -> None:
        file.write_bytes(sound.read_bytes())
        self.file = file
        self.base = sqlite3.connect(file)
        rows = self.base.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id ORDER BY 1")
        self.long = [table for table, count in rows if count >= 12]

    def do(self, statement: str, *values: object) -> None:
        assert self.base.execute(statement, values).rowcount
        self.base.commit()

    def luck_of(self, table: str) -> dict[str, object]:
        return dict(self.header(table)["luck"])

    def header(self, table: str) -> dict[str, dict[str, object]]:
        (text,) = self.base.execute("SELECT header FROM tables WHERE id = ?", [table]).fetchone()
        header: dict[str, dict[str, object]] = json.loads(text)
        return header

    def set_luck(self, table: str, **luck: object) -> None:
        header = {**self.header(table), "luck": {**self.luck_of(table), **luck}}
        self.do("UPDATE tables SET header = ? WHERE id = ?", json.dumps(header), table)

    def verify(self) -> Report:
        self.base.close()
        return asyncio.run(verify(str(self.file), ignore))


@pytest.fixture
def copy(sound: Path, tmp_path: Path) -> Copy:
    return Copy(sound, tmp_path / "games.db")


def test_every_damage_is_found_and_named_and_the_rest_is_verified(copy: Copy) -> None:
    acting, altered, missing, unreadable, cut, talk, wrong_key, lost_key, *sound = copy.long
    copy.do("UPDATE entries SET hash = 'f00d' WHERE table_id = ? AND n = 7", altered)
    copy.do("DELETE FROM entries WHERE table_id = ? AND n = 9", missing)
    copy.do("UPDATE entries SET luck = '[1,' WHERE table_id = ? AND n = 3", unreadable)
    last = "SELECT max(n) FROM entries WHERE table_id = ?"
    copy.do(f"UPDATE entries SET acting = 'nobody' WHERE table_id = ? AND n = ({last})", acting, acting)
    copy.do("DELETE FROM seats WHERE table_id = ? AND place = 0", cut)
    line = "INSERT INTO chat VALUES (?, ?, 'p', ?, 'Ann', '', 'Hello', 0, NULL)"
    for n in (101, 103):
        copy.do(line, talk, n, f"line-{n}")
    copy.set_luck(wrong_key, kind="keyed", key="00" * 32)
    luck = copy.luck_of(lost_key)
    copy.do(
        "UPDATE tables SET header = json_remove(header, '$.luck.key') WHERE id = ?",
        lost_key,
    )
    assert "key" in luck
    report = copy.verify()
    found = {finding.table: finding.reason for finding in report.failures}
    assert set(found) == {acting, altered, missing, unreadable, cut, talk, wrong_key, lost_key}
    for table, part in (
        (altered, "entry 7 ("),
        (missing, "entry 9 is missing"),
        (unreadable, "cannot be read: JSONDecodeError"),
        (acting, "'nobody' has to decide"),
        (cut, "its seats are not those of the game"),
        (talk, "chat: "),
        (wrong_key, "the key of the dice is not the one that was promised"),
        (lost_key, "the key of the dice is lost"),
    ):
        assert part in found[table], (part, found[table])
    assert report.replayed == report.tables - len(found) == 15 - 8
    assert sound


def test_references_to_nothing_are_found(copy: Copy) -> None:
    table = copy.long[0]
    copy.do("UPDATE seats SET player = 'nobody' WHERE table_id = ? AND place = 0", table)
    report = copy.verify()
    assert [(finding.table, finding.reason) for finding in report.failures] == [
        (table, "a row of seats refers to one of players that is not there")
    ]


def test_other_rules_are_no_damage(copy: Copy) -> None:
    older, gone, *_ = copy.long
    header = {**copy.header(older), "rules_version": 0, "options": {"an-option-of-then": "on"}}
    copy.do("UPDATE tables SET rules_version = 0, header = ? WHERE id = ?", json.dumps(header), older)
    header = {**copy.header(gone), "game": "an-old-game"}
    copy.do("UPDATE tables SET game = 'an-old-game', header = ? WHERE id = ?", json.dumps(header), gone)
    report = copy.verify()
    assert not report.failures
    reasons = {finding.table: finding.reason for finding in report.other_rules}
    assert set(reasons) == {older, gone}
    assert "version 0 of the rules" in reasons[older]
    assert "no game 'an-old-game'" in reasons[gone]
    assert report.replayed == 13


def test_a_damaged_page_is_reported(copy: Copy) -> None:
    (root,) = copy.base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()
    (size,) = copy.base.execute("PRAGMA page_size").fetchone()
    copy.base.close()
    with copy.file.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\x0d" + b"\xff" * 40)
    report = asyncio.run(verify(str(copy.file), ignore))
    assert any("malformed" in finding.reason for finding in report.failures)
    assert report.tables == 15, "all others are looked at"
