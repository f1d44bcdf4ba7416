"""Applies the retention rules: once a day in a server, or by `admiralty admin prune` without one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.maintenance.retention import DAY, Pruned, Pruning
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.settings import Retention
from admiralty.server.store import database, database_lock, table_store

SECONDS_AFTER_START: Final = 60.0
SECONDS_BETWEEN: Final = 86400.0
MAX_BATCHES: Final = 100  # of one pass
NEWS: Final = 100  # tables in one message to other workers


async def prune_every_day(rooms: Rooms) -> None:
    await asyncio.sleep(SECONDS_AFTER_START)
    while True:
        try:
            done = await prune(rooms)
            logging.getLogger(__name__).info("pruned", extra=asdict(done))
        except (StorageFailed, Problem) as error:
            logging.getLogger(__name__).warning("not pruned", extra={"reason": str(error)})
        await asyncio.sleep(SECONDS_BETWEEN)


async def prune(rooms: Rooms) -> Pruned:
    """One pass while people play; open tables are left for the next day."""
    done = Pruned()
    now = rooms.settings.clock()
    pruning = Pruning(rooms.settings.retention, now)
    await rooms.journal.run(partial(table_store.delete_unfinished, before=now - DAY))
    for _ in range(MAX_BATCHES):
        pruning.busy = {*rooms.open, *rooms.opening}
        batch = await rooms.journal.run(pruning.batch)
        await tell_rooms(rooms, pruning)
        if batch == Pruned():
            break
        done.add(batch)
    return done


async def tell_rooms(rooms: Rooms, pruning: Pruning) -> None:
    """Rooms that were opened in the meantime read the database again."""
    for table in pruning.deleted:
        rooms.open.pop(table, None)
    for table in pruning.ended:
        if table in rooms.open or table in rooms.opening:
            room = await rooms.get(table)
            async with room.lock:
                await room.reload()
    if rooms.follower is not None and (pruning.ended or pruning.deleted):
        await rooms.follower.reload_tables()
    gone = [*pruning.ended, *pruning.deleted]
    for first in range(0, len(gone), NEWS):
        rooms.place.publish("pruned", tables=gone[first : first + NEWS])


async def prune_database(address: str, keep: Retention, now: int) -> Pruned:
    """Without a server; nothing else may use the database meanwhile."""
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
    """What would be removed, even while a server runs; nothing is changed."""
    engine = database.open_engine(address)
    try:
        async with database.reading(engine) as connection:
            return await Pruning(keep, now).count(connection)
    finally:
        await engine.dispose()
