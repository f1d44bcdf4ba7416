"""Databases of earlier days, for the tests: files under tests/stored, opened as SQLite databases."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

FOLDERS = sorted(path for path in (Path(__file__).parents[1] / "stored").iterdir() if path.is_dir())


def unpack(folder: Path, file: Path) -> None:
    """A copy of the database in a folder."""
    connection = sqlite3.connect(file)
    connection.executescript(lzma.decompress((folder / "database.sql.xz").read_bytes()).decode())
    connection.close()
