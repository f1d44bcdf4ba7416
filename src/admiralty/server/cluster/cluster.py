"""A worker among others: renews its leases, takes free ones, and gives up what others should have.

One task does all of it, over one connection of its own, on which it also hears what other workers tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server import telemetry
from admiralty.server.cluster import bus, lease_store
from admiralty.server.cluster.bus import Bus
from admiralty.server.cluster.lease_store import FencedMarks
from admiralty.server.cluster.leases import (
    LEASE_SECONDS,
    LOBBY,
    RENEW_SECONDS,
    Change,
    Member,
    Peer,
    part_of,
)
from admiralty.server.errors import Problem
from admiralty.server.store import database
from admiralty.server.store.marks import Marks

PATIENCE: Final = 5.0  # seconds until somebody must own a table
LOOK_AGAIN: Final = 0.1
SHORTEST_PAUSE: Final = 0.02  # between two looks at the leases, however many wait for one
FORGET_EVERY: Final = 30.0
PROBE_SECONDS: Final = 0.3
PIECE: Final = 8  # parts with people that are handed over together, or an eighth of them if that is more
PIECE_SECONDS: Final = 0.25


async def is_gone(peer: Peer) -> bool:
    """Whether it is certain that nobody listens at the address of a worker."""
    host, _, port = peer.address.rpartition(":")
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            _, writer = await asyncio.open_connection(host, int(port))
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return False


class Relay(Protocol):
    """A socket whose bytes are passed on to the owner of its table."""

    def check(self, member: Member) -> None:
        """Whether it still leads there; if not, it is closed soon."""


class Cluster:
    """`gained` and `lost` are called with the parts that came here or went away; what was lost is not used
    from that moment on. `in_use` are the parts where people are. `reload` is called when news may have been
    missed, `died` when a worker died that may have had some to tell. `relays` are closed when they lead to a
    worker that owns the table no more.
    """

    is_tidy = True

    def __init__(self, engine: AsyncEngine, peer: Peer, revision: str, clock: Callable[[], int]) -> None:
        self.engine = engine
        self.peer = peer
        self.revision = revision
        self.clock = clock
        self.member = Member(peer.id)
        self.marks: Marks = FencedMarks(self.member)
        self.bus = Bus(peer.id)
        self.bus.on_leases = self.hurry
        self.gained: Callable[[frozenset[int]], None] = lambda parts: None
        self.lost: Callable[[frozenset[int]], None] = lambda parts: None
        self.in_use: Callable[[], Collection[int]] = frozenset
        self.reload: Callable[[], None] = lambda: None
        self.died: Callable[[], None] = lambda: None
        self.relays: set[Relay] = set()
        self.connection: AsyncConnection | None = None
        self.was_connected = False
        self.wake = asyncio.Event()
        self.seen = asyncio.Event()  # set, and replaced by a new one, whenever the leases were read
        self.is_failing = False
        self.has_left = False  # and the others know that it takes nothing any more
        self.forgot_at = self.next_piece = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    # For rooms and requests

    def holds(self, scope: str) -> bool:
        return self.member.holds(part_of(scope), time.monotonic())

    def has_lost(self, scope: str) -> bool:
        return part_of(scope) not in self.member.held

    def publish(self, kind: str, **told: Any) -> None:
        self.bus.publish(kind, **told)

    async def tell(self, connection: AsyncConnection, kind: str, **told: Any) -> None:
        await bus.notify(connection, self.member.id, kind, **told)

    async def locate(self, scope: str) -> Peer | None:
        """Who owns a table, None for this worker; waits a while when its owner has died or is leaving."""
        end = time.monotonic() + PATIENCE
        while not self.holds(scope):
            peer = self.member.owner(part_of(scope))
            if peer is not None and peer.id != self.member.id:
                return peer
            if time.monotonic() > end:
                raise Problem(503, "error-busy")
            await self.look_again()
        return None

    async def look_again(self) -> None:
        """Until the leases were read again."""
        self.hurry()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.seen.wait(), LOOK_AGAIN)
        await asyncio.sleep(LOOK_AGAIN / 2)

    # Coming and going

    async def start(self) -> None:
        """Returns when the first leases are there, or when others have them all."""
        await self.turn()
        self.tasks = [
            asyncio.create_task(self.run(), name="leases"),
            asyncio.create_task(self.bus.carry_out(), name="news"),
        ]

    async def leave(self) -> None:
        """Hand everything over; requests are still forwarded afterwards."""
        self.member.is_leaving = True
        end = time.monotonic() + PATIENCE
        while not self.has_left and time.monotonic() < end:
            await self.look_again()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(LEASE_SECONDS):
                connection = await self.connect()
                await self.bus.send(connection)
                await connection.execute(lease_store.LEAVE, {"id": self.member.id})
                await bus.notify(connection, self.member.id, bus.LEASES)
        await self.disconnect()

    # Leases

    def hurry(self) -> None:
        self.wake.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), RENEW_SECONDS)
            self.wake.clear()
            try:
                async with asyncio.timeout(LEASE_SECONDS):
                    await self.turn()
            except Exception as error:  # noqa: BLE001 (without this task the worker would own nothing any more)
                await self.fail(error)
            await asyncio.sleep(SHORTEST_PAUSE)

    async def fail(self, error: Exception) -> None:
        if not self.is_failing:
            known = {"reason": str(database.storage_failed(error))}
            logging.getLogger(__name__).error("leases cannot be renewed", extra=known, exc_info=error)
        self.is_failing = True
        await self.disconnect()
        await asyncio.sleep(LOOK_AGAIN)

    async def turn(self) -> None:
        """Renew, take what is free, and hand over what others should have."""
        connection = await self.connect()
        is_leaving = self.member.is_leaving
        if is_leaving and not self.has_left:
            await connection.execute(lease_store.LEAVING, {"id": self.member.id})
        await self.look(connection)
        await self.bury(connection)
        wanted = self.member.wanted()
        if wanted:
            await lease_store.take(connection, self.member.id, wanted)
            await self.look(connection)
        surplus = self.piece(self.member.surplus())
        if surplus:
            self.member.let_go(surplus)
            self.lost(frozenset(surplus))
            await lease_store.give_up(connection, self.member.id, surplus)
            await bus.notify(connection, self.member.id, bus.LEASES)
        self.has_left = is_leaving and not self.member.held
        if LOBBY in self.member.held:
            await self.tidy(connection)
        await self.bus.send(connection)
        self.is_failing = False

    def piece(self, surplus: list[int]) -> list[int]:
        """What to hand over now. Where people are, others must read the tables before anybody can go on: not
        all of them at once.
        """
        if not surplus or self.member.is_last():
            return surplus
        in_use = self.in_use()
        idle = [part for part in surplus if part not in in_use]
        busy = [part for part in surplus if part in in_use]
        now = time.monotonic()
        if not busy or now < self.next_piece:
            return idle
        self.next_piece = now + PIECE_SECONDS
        asyncio.get_running_loop().call_later(PIECE_SECONDS, self.hurry)
        return idle + busy[: max(PIECE, len(busy) // PIECE)]

    async def look(self, connection: AsyncConnection) -> None:
        asked = time.monotonic()
        view = await lease_store.renew(connection, self.member.id)
        if view is None:  # away for so long that the others have forgotten this worker
            peer = self.peer._replace(is_leaving=self.member.is_leaving)
            await lease_store.enter(connection, peer, self.revision)
            asked, view = time.monotonic(), await lease_store.look(connection)
        self.apply(self.member.told(view, asked))
        self.seen.set()
        self.seen = asyncio.Event()

    async def bury(self, connection: AsyncConnection) -> None:
        """A process that has ended has no connection to the database and does not listen to us. One that is
        only stopped still listens, and a machine that is gone answers nothing: their leases run out in time.
        """
        suspects = self.member.suspects()
        found = await asyncio.gather(*(is_gone(peer) for peer in suspects))
        gone = [peer.id for peer, is_dead in zip(suspects, found, strict=True) if is_dead]
        if gone:
            await lease_store.bury(connection, gone)
            await bus.notify(connection, self.member.id, bus.LEASES)
            await self.look(connection)

    def apply(self, change: Change) -> None:
        if change.lost:
            self.lost(change.lost)
        if change.gained:
            self.gained(change.gained)
        if change.died:
            self.died()
        for relay in self.relays:
            relay.check(self.member)
        telemetry.PARTS.set(len(self.member.held))

    async def tidy(self, connection: AsyncConnection) -> None:
        """A server that starts later wants to know when somebody was last here."""
        await connection.execute(lease_store.SEEN, {"time": self.clock()})
        if time.monotonic() > self.forgot_at + FORGET_EVERY:
            self.forgot_at = time.monotonic()
            await lease_store.forget_dead(connection)

    # The connection

    async def connect(self) -> AsyncConnection:
        if self.connection is None:
            connection = await self.engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await self.bus.listen(connection)
                await lease_store.link(connection, self.member.id)
            except BaseException:
                await database.discard(connection)
                raise
            self.connection = connection
            if self.was_connected:
                self.reload()
            self.was_connected = True
        return self.connection

    async def disconnect(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await database.discard(connection)
