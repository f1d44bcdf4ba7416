"""A worker whose process has ended gives its tables up at once, long before its leases run out."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from admiralty.server.cluster import cluster as cluster_module
from admiralty.server.cluster import lease_store, leases
from admiralty.server.cluster.cluster import Cluster
from admiralty.server.cluster.leases import LOBBY, Peer
from admiralty.server.store import database
from tests.server import postgres

pytestmark = pytest.mark.skipif(not postgres.is_there(), reason="PostgreSQL is not here")
EVERYTHING = set(range(LOBBY + 1))


@pytest.fixture(scope="module", autouse=True)
def long_leases() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in (leases, lease_store, cluster_module):
            patch.setattr(module, "LEASE_SECONDS", 600.0)
        yield


@pytest.fixture(scope="module")
def where(cluster: postgres.Cluster) -> str:
    return cluster.new_base()


@asynccontextmanager
async def two_workers(where: str, port: int) -> AsyncIterator[tuple[Cluster, Cluster]]:
    """The first has everything, and is said to listen at a port; the second has just come."""
    engine = database.open_engine(where)
    try:
        await database.bring_up_to_date(engine)
        both = [Cluster(engine, Peer(n, f"127.0.0.1:{port}"), "1", lambda: 0) for n in (1, 2)]
        for each in both:
            await each.turn()
        yield both[0], both[1]
        for each in both:
            await each.close()
    finally:
        await engine.dispose()


def taken(where: str, port: int, is_cut: bool) -> set[int]:
    """What the second worker has, after the first one's connection to the database was cut."""

    async def run() -> set[int]:
        async with two_workers(where, port) as (first, second):
            if is_cut:
                await first.disconnect()
            for _ in range(50):
                await second.turn()
                if set(second.member.held) == EVERYTHING:
                    break
                await asyncio.sleep(0.01)
            return set(second.member.held)

    return asyncio.run(run())


@pytest.fixture
def listening() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def closed() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def test_a_worker_without_connection_and_without_socket_is_dead(where: str, closed: int) -> None:
    assert taken(where, closed, is_cut=True) == EVERYTHING


def test_a_worker_that_has_lost_its_connection_but_listens_keeps_its_tables(
    where: str, listening: int
) -> None:
    assert taken(where, listening, is_cut=True) == set()


def test_a_worker_that_cannot_be_reached_but_has_its_connection_keeps_its_tables(
    where: str, closed: int
) -> None:
    assert taken(where, closed, is_cut=False) == set()
