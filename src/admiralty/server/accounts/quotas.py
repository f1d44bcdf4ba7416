"""What one person may have: open tables, stored bytes, and records imported per day.

The size of a table is counted when it is created. Later entries are added when its owner creates another one,
each of them once. A line of chat counts against the person who wrote it, at whatever table.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.settings import Settings
from admiralty.server.store.database import reading
from admiralty.server.store.entry_rows import ENTRY_BYTES
from admiralty.server.store.models import ChatLine, Entry, Game, Note, Player
from admiralty.server.store.table_store import COMING, TOURNAMENT

MEGABYTE: Final = 1024 * 1024
DAY: Final = 86400 * 1000
LINE_BYTES: Final = 150  # what a line of chat takes besides its text
IMPORT: Final = "import"
FORK: Final = "fork"


class Quota:
    """What a guest or the owner of an account may have."""

    def __init__(self, settings: Settings, asking: Person) -> None:
        quotas = settings.quotas
        is_guest = asking.login is None
        self.is_on = settings.limits
        self.owner = asking.id
        self.open_tables = quotas.open_tables_guest if is_guest else quotas.open_tables
        self.megabytes = quotas.megabytes_guest if is_guest else quotas.megabytes
        self.imports = quotas.imports_a_day_guest if is_guest else quotas.imports_a_day

    async def check(
        self, connection: AsyncConnection, now: int, origin: str, size: int, is_open: bool
    ) -> None:
        """Check that there is room for one more table; raises the Problem that says what is used up. For a
        tournament that was checked when its round began.
        """
        if not self.is_on or origin == TOURNAMENT:
            return
        await self.check_tables(connection, now, origin, is_open)
        await count_new_entries(connection, self.owner)
        await self.check_bytes(connection, size)

    async def check_before(self, engine: AsyncEngine, now: int, origin: str, is_open: bool) -> None:
        """The same without writing anything; entries that were not counted yet are left out."""
        if self.is_on:
            async with reading(engine) as connection:
                await self.check_tables(connection, now, origin, is_open)
                await self.check_bytes(connection, 0)

    async def check_tables(self, connection: AsyncConnection, now: int, origin: str, is_open: bool) -> None:
        if is_open and await open_tables(connection, self.owner) >= self.open_tables:
            raise Problem(403, "error-quota-tables", most=self.open_tables)
        if origin == IMPORT and await imports_since(connection, self.owner, now - DAY) >= self.imports:
            raise Problem(403, "error-quota-imports", most=self.imports)

    async def check_text(self, engine: AsyncEngine, text: str) -> None:
        """Check that there is room for one more line of chat, an announcement or notes."""
        if self.is_on:
            async with reading(engine) as connection:
                await self.check_bytes(connection, line_size(text))

    async def check_bytes(self, connection: AsyncConnection, size: int) -> None:
        if await stored_bytes(connection, self.owner) + size > self.megabytes * MEGABYTE:
            raise Problem(403, "error-quota-bytes", megabytes=self.megabytes)


async def open_tables(connection: AsyncConnection, owner: str) -> int:
    """A person's tables that are neither ended nor over, nor belong to a tournament."""
    last = (
        select(Entry.acting)
        .where(Entry.table_id == Game.id)
        .order_by(Entry.n.desc())
        .limit(1)
        .correlate(Game)
        .scalar_subquery()
    )
    query = select(func.count()).where(
        Game.owner == owner,
        Game.abandoned.is_(None),
        func.coalesce(Game.origin, "") != TOURNAMENT,
        func.coalesce(last, Game.acting) != "",
    )
    return await connection.scalar(query) or 0


async def imports_since(connection: AsyncConnection, owner: str, since: int) -> int:
    is_import = Game.origin.in_((IMPORT, COMING))
    query = select(func.count()).where(Game.owner == owner, is_import, Game.created > since)
    return await connection.scalar(query) or 0


async def stored_bytes(connection: AsyncConnection, owner: str) -> int:
    """As far as they are counted."""
    tables = await connection.scalar(select(func.sum(Game.size)).where(Game.owner == owner))
    chat = await connection.scalar(select(Player.chat_bytes).where(Player.id == owner))
    notes = await connection.scalar(select(func.sum(func.length(Note.text))).where(Note.player == owner))
    return int(tables or 0) + int(chat or 0) + int(notes or 0)


def line_size(text: str) -> int:
    return len(text.encode()) + LINE_BYTES


async def count_line(connection: AsyncConnection, player: str, text: str) -> None:
    """Count a line of chat or an announcement; lines from before there was this quota, when the next is
    written.
    """
    length = func.length(ChatLine.text) + LINE_BYTES
    earlier = select(func.sum(length)).where(ChatLine.player == player).scalar_subquery()
    counted = func.coalesce(Player.chat_bytes, earlier, 0)
    await connection.execute(
        update(Player).where(Player.id == player).values(chat_bytes=counted + line_size(text))
    )


async def count_new_entries(connection: AsyncConnection, owner: str) -> None:
    """Add entries that were not counted yet; tables from before there were quotas are counted as a whole."""
    is_new = (Entry.table_id == Game.id) & (Entry.n > func.coalesce(Game.counted, -1))
    length = (
        func.length(Entry.action)
        + func.length(Entry.luck)
        + func.coalesce(func.length(Entry.snapshot), 0)
        + func.coalesce(func.length(Entry.trace), 0)
        + func.coalesce(func.length(Entry.checkpoint), 0)
        + ENTRY_BYTES
    )
    added = select(func.sum(length)).where(is_new).correlate(Game).scalar_subquery()
    newest = select(func.max(Entry.n)).where(is_new).correlate(Game).scalar_subquery()
    await connection.execute(
        update(Game)
        .where(Game.owner == owner, or_(Game.size.is_(None), exists().where(is_new).correlate(Game)))
        .values(
            size=func.coalesce(Game.size, func.length(Game.header)) + func.coalesce(added, 0),
            counted=func.coalesce(newest, Game.counted),
        )
    )
