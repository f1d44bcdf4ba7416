"""Leases in PostgreSQL: the statements do what the simulator's model does, and the fence holds."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.cluster import lease_store
from admiralty.server.cluster.lease_store import IN_PARTS, FencedMarks
from admiralty.server.cluster.leases import LOBBY, PARTS, Member, Peer, part_of
from admiralty.server.store import database
from admiralty.server.store.database_lock import NoHold
from admiralty.server.store.journal import Journal
from admiralty.server.store.marks import Claim
from tests.server.postgres import Cluster, is_there
from tools.leases.model import Database

pytestmark = pytest.mark.skipif(not is_there(), reason="PostgreSQL is not here")
EXPIRE = text("UPDATE workers SET until = 0 WHERE id = :id")


@pytest.fixture(scope="module")
def where(cluster: Cluster) -> str:
    address = cluster.new_base()

    async def migrate() -> None:
        async with engine_of(address) as engine:
            await database.bring_up_to_date(engine)

    asyncio.run(migrate())
    return address


@asynccontextmanager
async def engine_of(address: str) -> AsyncIterator[AsyncEngine]:
    engine = database.open_engine(address)
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[AsyncConnection]:
    async with engine_of(address) as engine, engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("DELETE FROM workers"))
        await connection.execute(text("UPDATE leases SET worker = NULL, fence = 0"))
        yield connection


def test_there_is_a_lease_for_every_part(where: str) -> None:
    async def run() -> None:
        async with connected(where) as connection:
            assert set((await lease_store.look(connection)).leases) == {*range(PARTS), LOBBY}

    asyncio.run(run())


def test_the_statements_do_what_the_model_does(where: str) -> None:
    async def run() -> None:
        chance, model = random.Random(5), Database(LOBBY + 1)
        async with connected(where) as connection:
            for _ in range(200):
                number, parts = chance.randint(1, 4), chance.sample(range(LOBBY + 1), 60)
                match chance.randrange(5):
                    case 0:
                        if number not in model.until:
                            await lease_store.enter(connection, Peer(number), "1")
                            model.enter(0.0, number)
                    case 1:
                        await connection.execute(EXPIRE, {"id": number})
                        if number in model.until:
                            model.until[number] = 0.0
                    case 2:
                        renewed = await lease_store.renew(connection, number)
                        assert (renewed is None) == (model.renew(0.0, number) is None)
                    case 3:
                        await lease_store.take(connection, number, parts)
                        model.take(0.0, number, parts)
                    case _:
                        await lease_store.give_up(connection, number, parts)
                        model.give_up(number, parts)
                found = await lease_store.look(connection)
                assert found.leases == model.leases
                assert set(found.peers) == set(model.look(0.0).peers)

    asyncio.run(run())


async def marked(connection: AsyncConnection, marks: FencedMarks, *claims: Claim) -> bool:
    return (await connection.execute(*marks.statement("m", 1, claims))).rowcount == 1


def test_only_the_owner_leaves_a_mark_for_a_table(where: str) -> None:
    async def run() -> None:
        async with connected(where) as connection:
            old, new = Member(1), Member(2)
            for member in (old, new):
                await lease_store.enter(connection, Peer(member.id), "1")
            await lease_store.take(connection, 1, [7, 8])
            old.told(await lease_store.look(connection), 0.0)
            first, second = Claim(7, old.held[7]), Claim(8, old.held[8])
            assert await marked(connection, FencedMarks(old), first, second)
            assert await marked(connection, FencedMarks(old)), "what is about no table needs no lease"
            await connection.execute(EXPIRE, {"id": 1})
            await lease_store.take(connection, 2, [7])
            assert not await marked(connection, FencedMarks(old), first, second)
            assert await marked(connection, FencedMarks(old), second)
            new.told(await lease_store.look(connection), 0.0)
            assert await marked(connection, FencedMarks(new), Claim(7, new.held[7]))

    asyncio.run(run())


def test_a_part_is_taken_only_after_the_transaction_of_its_owner(where: str) -> None:
    """The owner has passed the check and not committed yet: whoever takes the part waits for that."""

    async def run() -> None:
        async with connected(where) as connection, engine_of(where) as engine:
            owner = Member(1)
            for number in (1, 2):
                await lease_store.enter(connection, Peer(number), "1")
            await lease_store.take(connection, 1, [7])
            owner.told(await lease_store.look(connection), 0.0)
            async with engine.connect() as writing:
                assert await marked(writing, FencedMarks(owner), Claim(7, owner.held[7]))
                await connection.execute(text("UPDATE leases SET worker = NULL WHERE part = 9"))
                taking = asyncio.create_task(steal(engine, 2))
                done, _ = await asyncio.wait({taking}, timeout=0.3)
                assert not done
                await writing.commit()
            await taking
            assert (await lease_store.look(connection)).leases[7].worker == 2

    asyncio.run(run())


def test_nobody_waits_for_a_transaction_that_takes_long(where: str) -> None:
    """Its worker renews meanwhile, and another one takes what is free without waiting for the rest: it would
    not renew, either.
    """

    async def run() -> None:
        async with connected(where) as connection, engine_of(where) as engine:
            owner = Member(1)
            for number in (1, 2):
                await lease_store.enter(connection, Peer(number), "1")
            await lease_store.take(connection, 1, [7, 8])
            owner.told(await lease_store.look(connection), 0.0)
            async with engine.connect() as writing, asyncio.timeout(20):
                assert await marked(writing, FencedMarks(owner), Claim(7, owner.held[7]))
                assert await lease_store.renew(connection, 1)
                await connection.execute(EXPIRE, {"id": 1})
                await lease_store.take(connection, 2, [7, 8])
                leases = (await lease_store.look(connection)).leases
                assert (leases[7].worker, leases[8].worker) == (1, 2)

    asyncio.run(run())


def test_what_a_connection_is_told_outlives_a_rollback(where: str) -> None:
    """A machine that is gone would hold its locks for hours."""

    async def run() -> None:
        async with engine_of(where) as engine, engine.connect() as connection:
            await connection.rollback()
            assert await connection.scalar(text("SHOW tcp_keepalives_idle")) == "5"
            marks = FencedMarks(Member(1))
            journal = Journal(engine, NoHold(), lambda: 0, marks)
            writing = await journal.connect()
            await writing.rollback()
            assert await writing.scalar(text("SHOW idle_in_transaction_session_timeout")) == "3s"
            await journal.disconnect()

    asyncio.run(run())


async def steal(engine: AsyncEngine, number: int) -> None:
    async with engine.begin() as connection:
        taken = text("UPDATE leases SET worker = :id, fence = fence + 1 WHERE part = 7")
        await connection.execute(taken, {"id": number})


def test_the_database_computes_the_same_parts(where: str) -> None:
    async def run() -> None:
        async with connected(where) as connection:
            for number in range(50):
                query = text(f"SELECT {IN_PARTS} FROM (SELECT CAST(:id AS text) AS table_id) AS one")
                name = f"t{number}"
                assert await connection.scalar(query, {"id": name, "parts": [part_of(name)]})

    asyncio.run(run())
