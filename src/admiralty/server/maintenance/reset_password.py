"""A one-time link with which the owner of an account sets a new password, made by the operator."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.accounts import new_password
from admiralty.server.maintenance.backup import existing
from admiralty.server.store import database, database_lock
from admiralty.server.store.database_lock import InUse


async def make_link(address: str, login: str, now: int) -> str | None:
    """The path of the link, also while a server runs; nothing if there is no such account."""
    async with existing(address):
        pass
    try:
        async with database_lock.opened(address) as (engine, _):
            return await write(engine, login, now)
    except InUse:  # a server of this version has brought it up to date
        async with existing(address) as engine:
            return await write(engine, login, now)


async def write(engine: AsyncEngine, login: str, now: int) -> str | None:
    try:
        async with engine.begin() as connection:
            return await new_password.make_link(connection, login, now)
    except (SQLAlchemyError, OSError) as error:
        raise database.storage_failed(error) from None
