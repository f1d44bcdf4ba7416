"""`python -m tools.stored OUT`: what the present code stores, as a fixture for all later code.

Plays at a server of its own for about a minute, then writes the database (`database.sql.xz`, an SQL dump) and
records (`records.json.xz`, texts by name) to the folder OUT. Every release adds one under tests/stored, and
tests/server/store/test_stored_databases.py shows that it still opens, replays and can be played on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import lzma
import os
import sqlite3
import sys
import tempfile
from pathlib import Path

from admiralty.server.notify import web_push
from tools.load.process import ServerProcess
from tools.stored.scenes import Scenes, saves

CONTACT = "mailto:operator@club.example"


def play(folder: Path, seed: int) -> dict[str, str]:
    """A database in the folder; the records that were exported from it."""
    os.environ |= {"ADMIRALTY_VAPID_KEY": web_push.new_key(), "ADMIRALTY_VAPID_CONTACT": CONTACT}
    database = str(folder / "games.db")
    server = ServerProcess(database, folder / "server.log")
    server.start()
    try:
        return asyncio.run(Scenes(server.url, seed, database).play())
    finally:
        server.stop()


def dump(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        return "\n".join(connection.iterdump()) + "\n"
    finally:
        connection.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.stored", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="a new folder, such as tests/stored/2026-11-17")
    parser.add_argument(
        "--seed", type=int, default=1, help="of what people choose; dice are the server's own"
    )
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="admiralty-stored-") as folder:
        records = {**saves(given.seed), **play(Path(folder), given.seed)}
        database = dump(Path(folder) / "games.db")
    for name, text in (("database.sql.xz", database), ("records.json.xz", json.dumps(records, indent=1))):
        (given.out / name).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
