"""One-time links made by the operator: the owner of an account sets a new password, or somebody invited the
first one.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.accounts import access, new_password
from admiralty.server.maintenance.backup import existing
from admiralty.server.store import database, database_lock
from admiralty.server.store.database_lock import InUse
from admiralty.server.store.models import Player
from admiralty.server.store.table_store import Job


async def make_link(address: str, login: str, now: int) -> str | None:
    """The path of the link, also while a server runs; nothing if there is no such account."""
    return await run(address, lambda connection: new_password.make_link(connection, login, now))


async def invite(address: str, login: str, name: str, now: int) -> str | None:
    """Make an account and a link with which its owner sets the password; nothing if the login is taken."""

    async def job(connection: AsyncConnection) -> str | None:
        if await connection.scalar(select(Player.id).where(Player.login == login.lower())) is not None:
            return None
        player = await access.add_guest(connection, name, now)
        await connection.execute(update(Player).where(Player.id == player).values(login=login.lower()))
        return await new_password.make_link(connection, login, now)

    return await run(address, job)


async def run(address: str, job: Job[str | None]) -> str | None:
    async with existing(address):
        pass
    try:
        async with database_lock.opened(address) as (engine, _):
            return await write(engine, job)
    except InUse:  # a server of this version has brought it up to date
        async with existing(address) as engine:
            return await write(engine, job)


async def write(engine: AsyncEngine, job: Job[str | None]) -> str | None:
    try:
        async with engine.begin() as connection:
            return await job(connection)
    except (SQLAlchemyError, OSError) as error:
        raise database.storage_failed(error) from None
