"""One job on a database, also while a server of this version runs."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.maintenance.backup import existing
from admiralty.server.store import database, database_lock
from admiralty.server.store.database_lock import InUse
from admiralty.server.store.table_store import Job

T = TypeVar("T")


async def run(address: str, job: Job[T]) -> T:
    """Without a server the database is brought up to date first."""
    async with existing(address):
        pass
    try:
        async with database_lock.opened(address) as (engine, _):
            return await write(engine, job)
    except InUse:  # a server of this version has brought it up to date
        async with existing(address) as engine:
            return await write(engine, job)


async def run_alone(address: str, job: Job[T]) -> T:
    """For what a running server would not notice; raises InUse while there is one."""
    async with existing(address):
        pass
    async with database_lock.opened(address) as (engine, _):
        return await write(engine, job)


async def write(engine: AsyncEngine, job: Job[T]) -> T:
    try:
        async with engine.begin() as connection:
            return await job(connection)
    except (SQLAlchemyError, OSError) as error:
        raise database.storage_failed(error) from None
