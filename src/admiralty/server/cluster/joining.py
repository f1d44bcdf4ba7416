"""How a worker joins: one at a time, and only if all workers on the database understand each other."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty import games
from admiralty.server.cluster import lease_store
from admiralty.server.cluster.cluster import Cluster
from admiralty.server.cluster.leases import Peer
from admiralty.server.errors import StorageFailed
from admiralty.server.steady_clock import SteadyClock
from admiralty.server.store import database, revisions
from admiralty.server.store.database_lock import AdvisoryHold, Hold
from admiralty.server.store.table_store import Job

JOINING_KEY: Final = 0x41444D4A  # any number, but the same for all workers
MILLISECONDS: Final = text(f"SELECT CAST(1000 * {lease_store.NOW} AS bigint)")
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(:key)")


def revision() -> str:
    """What workers must agree on: the schema, and the rules, because an older worker cannot go on with a game
    that newer rules have moved on.
    """
    rules = sorted(f"{slug} {games.find(slug).rules_version}" for slug in games.slugs())
    return f"{revisions.head()}-{hashlib.sha256(' '.join(rules).encode()).hexdigest()[:8]}"


@asynccontextmanager
async def joined(
    where: str, address: str, clock: Callable[[], int], first: Job[None]
) -> AsyncIterator[tuple[AsyncEngine, Hold, Cluster]]:
    """A migrated database that other workers may use, too. `first` is done by a worker that finds no other,
    before anybody reads anything.
    """
    engine = database.open_engine(where)
    if database.is_sqlite(engine.url):
        raise StorageFailed("several workers need PostgreSQL; a SQLite database has one server")
    hold = AdvisoryHold(engine, is_shared=True)
    peer = Peer(secrets.randbelow(1 << 40) + 1, address, secrets.token_hex(16))
    cluster = Cluster(engine, peer, revision(), clock)
    try:
        await hold.take()
        try:
            await cluster.connect()  # before others know of this worker, and wonder whether it lives
            async with engine.begin() as connection:
                await enter(connection, cluster, first)
        except (SQLAlchemyError, OSError) as error:
            shown, reason = database.shown(engine.url), database.storage_failed(error)
            raise StorageFailed(f"the database {shown} cannot be used: {reason}") from None
        yield engine, hold, cluster
    finally:
        await cluster.close()
        await hold.release()
        await engine.dispose()


async def enter(connection: AsyncConnection, cluster: Cluster, first: Job[None]) -> None:
    await connection.execute(ONE_AT_A_TIME, {"key": JOINING_KEY})
    if isinstance(cluster.clock, SteadyClock):  # so that clocks go on alike at a worker on another machine
        cluster.clock.set((await connection.execute(MILLISECONDS)).scalar_one())
    is_there = await connection.run_sync(lambda sync: inspect(sync).has_table("workers"))
    others = await lease_store.others(connection) if is_there else {}
    different = {found for found in others.values() if found != cluster.revision}
    if different:
        raise StorageFailed(
            "workers of another version run on this database "
            f"(theirs is {', '.join(sorted(different))}, this one {cluster.revision}): "
            "stop them first, because the schema or the rules have changed"
        )
    if not others:
        await connection.run_sync(database.migrate)
        await first(connection)
    await lease_store.enter(connection, cluster.peer, cluster.revision)
