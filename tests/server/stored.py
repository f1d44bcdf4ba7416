"""Databases of earlier days, for the tests: files under tests/stored, opened as SQLite databases."""

from __future__ import annotations

import lzma
import sqlite3
import time
from pathlib import Path
from typing import Any

from admiralty.server.accounts import access
from admiralty.server.settings import Settings
from tests.server.harness import Person, Server

FOLDERS = sorted(path for path in (Path(__file__).parents[1] / "stored").iterdir() if path.is_dir())
NEWEST = """SELECT max(time) FROM (SELECT created AS time FROM tables UNION SELECT time FROM chat
    UNION SELECT time FROM announcements UNION SELECT since FROM deadlines
    WHERE since < (SELECT max(created) FROM tables) + 3600000)"""
"""The clocks of whoever is on vacation run from a day to come."""
AT_SEATS = """SELECT table_id, seat, player FROM seats WHERE player IS NOT NULL
    UNION SELECT table_id, seat, player FROM crews WHERE player IS NOT NULL ORDER BY 1, 2, 3"""


def unpack(folder: Path, file: Path) -> None:
    """A copy of the database in a folder."""
    connection = sqlite3.connect(file)
    connection.executescript(lzma.decompress((folder / "database.sql.xz").read_bytes()).decode())
    connection.close()


class House:
    """A server of today on a copy of an old database, at the time when that was made."""

    def __init__(self, folder: Path, copy: Path) -> None:
        unpack(folder, copy)
        connection = sqlite3.connect(copy)
        self.tables = dict(connection.execute("SELECT id, owner FROM tables ORDER BY created"))
        self.seats = connection.execute(AT_SEATS).fetchall()
        self.made = int(connection.execute(NEWEST).fetchone()[0])
        connection.close()
        self.folder, self.copy = folder, copy
        self.started = time.monotonic()
        self.server = Server(Settings(database=str(copy), limits=False, bot_workers=1, clock=self.now))
        self.people: dict[str, Person] = {}

    def now(self) -> int:
        return self.made + int((time.monotonic() - self.started) * 1000)

    def person(self, player: str) -> Person:
        """Somebody who was there, with a new session."""
        if player not in self.people:
            rooms = self.server.rooms
            token = self.server.do(
                rooms.journal.run(lambda connection: access.start_session(connection, player, self.now()))
            )
            self.people[player] = self.server.stranger()
            self.people[player].http.cookies.set("admiralty_session", token)
        return self.people[player]

    def rows(self, query: str) -> list[dict[str, Any]]:
        """What the copy holds now, by column."""
        connection = sqlite3.connect(self.copy)
        connection.row_factory = sqlite3.Row
        try:
            return [dict(row) for row in connection.execute(query)]
        finally:
            connection.close()
