"""What one server does for everybody: the lobby, sending notifications, cleaning up once a day.

Of several workers it is the one that has the lobby's lease. It takes the duties up when it gets that, reading
everything from the database, and lays them down when it loses it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from admiralty.server.cluster.cluster import Cluster
from admiralty.server.cluster.leases import LOBBY
from admiralty.server.errors import Moved, StorageFailed
from admiralty.server.lobby.far_lobby import FarLobby
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.maintenance import pruning
from admiralty.server.rooms.news import News
from admiralty.server.rooms.rooms import Rooms

PAUSE_SECONDS: Final = 0.2
ATTEMPTS: Final = 10  # to read again what news may have been about
NEWS_OF_TABLE: Final = "table"


class Duties:
    """`lobby` is there while the duties are done here."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.lobby: Lobby | None = None
        self.pruner: asyncio.Task[None] | None = None

    async def start(self) -> None:
        lobby = Lobby(self.rooms)
        try:
            await lobby.start()
            await self.rooms.outbox.start()
        except BaseException:
            await lobby.close()
            raise
        self.pruner = asyncio.create_task(pruning.prune_every_day(self.rooms), name="pruner")
        self.lobby = lobby

    async def stop(self) -> None:
        if self.pruner is not None:
            self.pruner.cancel()
            await asyncio.gather(self.pruner, return_exceptions=True)
        lobby, self.lobby = self.lobby, None
        if lobby is not None:
            await lobby.close()
        await self.rooms.outbox.close()


class SharedDuties(Duties):
    """The duties of a worker, as leases come and go, and the deadlines of its tables."""

    def __init__(self, rooms: Rooms, cluster: Cluster) -> None:
        super().__init__(rooms)
        self.cluster = cluster
        self.news = News(rooms)
        self.wanted: asyncio.Queue[bool] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def join(self) -> None:
        self.rooms.follower = FarLobby(self.rooms)
        cluster = self.cluster
        cluster.bus.kinds = {**self.news.kinds(), NEWS_OF_TABLE: self.table_changed, "made": self.made}
        cluster.gained, cluster.lost, cluster.in_use = self.gained, self.lost, self.rooms.parts_in_use
        cluster.reload = lambda: self.spawn(self.reload())
        cluster.died = lambda: self.spawn(self.hear_last_words())
        self.spawn(self.follow())
        await cluster.start()

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.stop()

    async def stop(self) -> None:
        await super().stop()
        self.rooms.follower = FarLobby(self.rooms)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="lease")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # As leases come and go

    def gained(self, parts: frozenset[int]) -> None:
        if LOBBY in parts:
            self.wanted.put_nowait(True)
        self.spawn(self.take_up(parts))

    def lost(self, parts: frozenset[int]) -> None:
        if LOBBY in parts:
            self.wanted.put_nowait(False)
        self.rooms.let_go(parts)

    async def follow(self) -> None:
        """Take the duties up and lay them down, one after another."""
        while True:
            is_wanted = await self.wanted.get()
            try:
                await (self.start() if is_wanted else self.stop())
            except Exception as error:  # without the lobby nobody finds anybody: it is tried again
                if not isinstance(error, Moved):  # it has gone on, which this worker hears next
                    logging.getLogger(__name__).exception("the lobby could not be opened")
                await self.stop()
                await asyncio.sleep(PAUSE_SECONDS)
                if self.wanted.empty():
                    self.wanted.put_nowait(True)

    async def take_up(self, parts: frozenset[int]) -> None:
        """The clocks and bots of some parts, also at tables that nobody has open."""
        while parts & self.cluster.member.held.keys():
            try:
                await self.rooms.deadlines.load(self.rooms.engine, parts)
                await self.rooms.open_waiting(parts)
            except StorageFailed:
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return

    # What others tell

    async def made(self, told: dict[str, Any]) -> None:
        """Beside other news, which must not wait for a table that is being read."""
        self.spawn(self.news.made(told))

    async def table_changed(self, told: dict[str, Any]) -> None:
        if self.lobby is not None:
            await self.lobby.table_changed_elsewhere(told)

    async def reload(self) -> None:
        """News may have been missed."""
        await self.read_again(self.news.everything)

    async def hear_last_words(self) -> None:
        """A worker has died, which may have made tables or ended sessions just before."""
        await self.read_again(self.news.last_words)

    async def read_again(self, read: Callable[[], Awaitable[None]]) -> None:
        for _ in range(ATTEMPTS):
            try:
                await read()
                await self.take_up(frozenset(self.cluster.member.held))
                if self.lobby is not None:
                    await self.lobby.reload_tables()
            except StorageFailed:
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return
