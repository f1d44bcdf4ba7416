"""Carrying out the rules of retention: by a server once a day, or by `admiralty admin prune` without one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from admiralty.server import database, database_lock
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.retention import Pruned, Pruning
from admiralty.server.settings import Retention

if TYPE_CHECKING:
    from admiralty.server.hall import Hall

SECONDS_AFTER_START: Final = 60.0
SECONDS_BETWEEN: Final = 86400.0
MAX_BATCHES: Final = 100  # of one pass


async def prune_every_day(hall: Hall) -> None:
    await asyncio.sleep(SECONDS_AFTER_START)
    while True:
        try:
            done = await prune(hall)
            logging.getLogger(__name__).info("pruned", extra=asdict(done))
        except (StorageFailed, Problem) as error:
            logging.getLogger(__name__).warning("not pruned", extra={"reason": str(error)})
        await asyncio.sleep(SECONDS_BETWEEN)


async def prune(hall: Hall) -> Pruned:
    """One pass while people play: a table that somebody has opened is left for the next day."""
    done = Pruned()
    pruning = Pruning(hall.settings.retention, hall.settings.clock())
    for _ in range(MAX_BATCHES):
        pruning.busy = {*hall.rooms, *hall.opening}
        batch = await hall.journal.run(pruning.batch)
        await tell_rooms(hall, pruning)
        if batch == Pruned():
            break
        done.add(batch)
    return done


async def tell_rooms(hall: Hall, pruning: Pruning) -> None:
    """Whoever opened such a table in the same moment sees it as the database has it now."""
    for table in pruning.deleted:
        hall.rooms.pop(table, None)
    for table in pruning.ended:
        if table in hall.rooms or table in hall.opening:
            room = await hall.room(table)
            async with room.lock:
                await room.reload()


async def prune_database(address: str, keep: Retention, now: int) -> Pruned:
    """Without a server: the database must be nobody else's meanwhile."""
    done = Pruned()
    pruning = Pruning(keep, now)
    async with database_lock.opened(address) as (engine, _):
        for _batch in range(MAX_BATCHES):
            try:
                async with engine.begin() as connection:
                    batch = await pruning.batch(connection)
            except (SQLAlchemyError, OSError) as error:
                raise database.storage_failed(error) from None
            if batch == Pruned():
                break
            done.add(batch)
    return done


async def count_prunable(address: str, keep: Retention, now: int) -> Pruned:
    """What would go, also while a server runs; nothing is changed."""
    engine = database.open_engine(address)
    try:
        async with database.reading(engine) as connection:
            return await Pruning(keep, now).count(connection)
    finally:
        await engine.dispose()
