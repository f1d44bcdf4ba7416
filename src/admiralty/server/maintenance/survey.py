"""What an operator asks about a database: its accounts, its tables, and how much there is of everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.maintenance.backup import existing
from admiralty.server.store import database, database_lock
from admiralty.server.store.database_lock import InUse
from admiralty.server.store.models import ChatLine, Entry, Game, Player, Seat, Session, Tournament
from admiralty.server.store.table_store import is_whole

Row = dict[str, Any]
MOST: Final = 1000


@asynccontextmanager
async def current(address: str) -> AsyncIterator[AsyncConnection]:
    """A database that exists, brought up to date if no server uses it."""
    async with existing(address):
        pass
    try:
        async with database_lock.opened(address):
            pass
    except InUse:
        pass  # by a server of this version, which has done it
    async with existing(address) as engine, database.reading(engine) as connection:
        yield connection


async def users(address: str) -> list[Row]:
    """All accounts, the newest first: when they were last here, and how many tables they own."""
    seen = select(func.max(Session.seen)).where(Session.player == Player.id).scalar_subquery()
    owned = select(func.count()).where(Game.owner == Player.id, is_whole()).scalar_subquery()
    query = (
        select(Player.login, Player.name, Player.created, seen.label("seen"), owned.label("tables"))
        .where(Player.login.is_not(None))
        .order_by(Player.created.desc(), Player.login)
        .limit(MOST)
    )
    async with current(address) as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def tables(address: str, login: str) -> list[Row]:
    """Tables, the newest first: all, or those of one account."""
    query = (
        select(Game.id, Game.game, Game.created, Game.finished, Game.public, Player.name.label("owner"))
        .join(Player, Player.id == Game.owner)
        .where(is_whole())
        .order_by(Game.created.desc(), Game.id)
        .limit(MOST)
    )
    if login:
        mine = (
            select(Seat.table_id).join(Player, Player.id == Seat.player).where(Player.login == login.lower())
        )
        query = query.where((Player.login == login.lower()) | Game.id.in_(mine))
    async with current(address) as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def statistics(address: str) -> Row:
    """How much there is of everything, and the tables by game."""
    counted = {
        "accounts": select(func.count()).where(Player.login.is_not(None)),
        "guests": select(func.count()).where(Player.login.is_(None)),
        "sessions": select(func.count()).select_from(Session),
        "tables": select(func.count()).where(is_whole()),
        "finished": select(func.count()).where(is_whole(), Game.finished.is_not(None)),
        "public": select(func.count()).where(is_whole(), Game.public.is_(True)),
        "entries": select(func.count()).select_from(Entry),
        "lines_of_chat": select(func.count()).select_from(ChatLine),
        "tournaments": select(func.count()).select_from(Tournament),
    }
    by_game = select(Game.game, func.count()).where(is_whole()).group_by(Game.game).order_by(Game.game)
    async with current(address) as connection:
        found: Row = {name: await connection.scalar(query) or 0 for name, query in counted.items()}
        found["games"] = {row[0]: row[1] for row in await connection.execute(by_game)}
    return found
