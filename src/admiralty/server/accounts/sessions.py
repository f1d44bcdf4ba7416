"""The sessions of a person: what each is known by, when it was used, and ending them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.store.database import reading
from admiralty.server.store.models import Session

SEEN_EVERY: Final = 5 * 60 * 1000  # milliseconds between two notes of the same session
ID_LENGTH: Final = 16  # of the hash of a token: enough to name a session, of no use to guess the token
MOST_SHOWN: Final = 100
# The first that a browser names counts: most of them also claim to be the older ones.
BROWSERS: Final = (
    ("Edge", r"Edg(?:A|iOS)?/"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
SYSTEMS: Final = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux|X11"),
)


class SessionLine(NamedTuple):
    """`token` is the stored hash."""

    token: str
    created: int | None
    seen: int | None
    label: str

    @property
    def id(self) -> str:
        return self.token[:ID_LENGTH]


def label_of(user_agent: str) -> str:
    """A short name of a browser and its system, "" if it is none that we know.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    >>> label_of("curl/8.5.0")
    ''
    """
    found = [
        next((name for name, pattern in names if re.search(pattern, user_agent[:500])), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(part for part in found if part)


async def sessions_of(engine: AsyncEngine, player: str, now: int) -> list[SessionLine]:
    """The open sessions of a person, the one used last first."""
    query = (
        select(Session.token, Session.created, Session.seen, Session.label)
        .where(Session.player == player, Session.expires > now)
        .limit(MOST_SHOWN)
    )
    async with reading(engine) as connection:
        rows = (await connection.execute(query)).all()
    lines = [SessionLine(row.token, row.created, row.seen, row.label or "") for row in rows]
    return sorted(lines, key=lambda line: -(line.seen or line.created or 0))


async def end_sessions(connection: AsyncConnection, player: str, keep: str = "") -> list[str]:
    """End all sessions of a person but one; the hashes of those that ended."""
    mine = (Session.player == player, Session.token != keep)
    rows = await connection.execute(select(Session.token).where(*mine))
    ended = [row.token for row in rows]
    await connection.execute(delete(Session).where(*mine))
    return ended


async def end_hashed(connection: AsyncConnection, tokens: list[str]) -> None:
    await connection.execute(delete(Session).where(Session.token.in_(tokens)))


async def note_seen(connection: AsyncConnection, seen: dict[str, int]) -> None:
    """When sessions were last used, by hash."""
    statement = update(Session).where(Session.token == bindparam("hash")).values(seen=bindparam("at"))
    await connection.execute(statement, [{"hash": token, "at": at} for token, at in seen.items()])
