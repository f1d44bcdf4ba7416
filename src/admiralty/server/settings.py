"""What a server is told when it starts: by arguments, else by the environment."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from admiralty.server import database

STATIC = Path(__file__).parent / "static"


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def new_key() -> bytes:
    return secrets.token_bytes(32)


def default_database() -> str:
    """A file in the user's own data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "admiralty" / "admiralty.db")


@dataclass(frozen=True)
class Settings:
    """`origin` is the address people type, when a proxy stands between (https://play.example.org); without it
    the page must come from the host that is asked. `clock` tells milliseconds; `key` makes the secret of a
    table's dice.
    """

    database: str = field(default_factory=default_database)
    origin: str = ""
    host: str = "127.0.0.1"
    limits: bool = True
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    idle_seconds: int = 600
    static: Path = STATIC
    clock: Callable[[], int] = milliseconds
    key: Callable[[], bytes] = new_key

    def shown_database(self) -> str:
        """The database without its password."""
        return database.shown(database.address(self.database))

    @staticmethod
    def from_environment(host: str, database: str) -> Settings:
        return Settings(
            database=database or os.environ.get("ADMIRALTY_DB", "") or default_database(),
            origin=os.environ.get("ADMIRALTY_ORIGIN", "").rstrip("/"),
            host=host,
            limits=os.environ.get("ADMIRALTY_LIMITS", "on") != "off",
        )
