"""All tables in memory: opened when somebody comes, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server import clocks, codes, library, pruning, restore, rounds, store, telemetry, untrusted
from admiralty.server.access import Person
from admiralty.server.analyses import Analyses
from admiralty.server.bots import Players
from admiralty.server.clocks import Evaluator
from admiralty.server.database_lock import Hold
from admiralty.server.errors import Problem, StorageFailed, no_table
from admiralty.server.fair_queue import FairQueue, Whose
from admiralty.server.health import Health
from admiralty.server.journal import Journal
from admiralty.server.open_sockets import OpenSockets
from admiralty.server.restore import Restored
from admiralty.server.room import Room
from admiralty.server.sandbox import Sandbox
from admiralty.server.settings import Settings
from admiralty.server.store import Stored
from admiralty.server.watchdog import Watchdog

LONGEST_SWEEP: Final = 30.0  # seconds
BEAT_SECONDS = 1.0
P = ParamSpec("P")
T = TypeVar("T")

RESTORING: Final = 2  # threads; more would only wait for each other
MAX_OPENING: Final = 1000
MAX_BOTS: Final = 10_000
TABLE_ID = re.compile(r"[a-z0-9]{1,32}", re.ASCII)


class Hall:
    """Owns what all rooms share: the journal, the clocks, the bots' workers."""

    def __init__(self, settings: Settings, engine: AsyncEngine, hold: Hold) -> None:
        self.settings = settings
        self.engine = engine
        self.journal = Journal(engine, hold, settings.clock)
        self.health = Health(self.journal, self.tell_storage)
        work = settings.work
        self.sandbox = Sandbox(work.processes, work.seconds, work.megabytes, untrusted.warm, work.waiting)
        self.workers = Sandbox(
            settings.bot_workers, work.bot_seconds, work.bot_megabytes, untrusted.warm, MAX_BOTS, MAX_BOTS
        )
        self.watchdog = Watchdog(work.step_seconds)
        self.restoring = FairQueue(RESTORING, MAX_OPENING, MAX_OPENING)
        self.players = Players(self.workers)
        self.analyses = Analyses(self.workers)
        self.evaluator = Evaluator(settings.clock, self.expire)
        self.sockets = OpenSockets()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.warming: asyncio.Task[None] | None = None
        self.pruner: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.journal.start()
        now = self.settings.clock()
        await self.journal.run(lambda connection: clocks.correct(connection, now))
        await self.evaluator.start(self.engine)
        self.health.start()
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.pruner = asyncio.create_task(pruning.prune_every_day(self), name="pruner")
        self.warming = asyncio.create_task(asyncio.to_thread(library.warm), name="warming")

    async def close(self) -> None:
        bots = [room.bot_task for room in self.rooms.values()]
        tasks = [task for task in (self.sweeper, self.pruner, self.warming, *bots) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyses.close()
        await self.evaluator.close()
        await self.health.close()
        with suppress(StorageFailed, TimeoutError):
            await asyncio.wait_for(self.journal.beat(), BEAT_SECONDS)  # when the server stopped
        await self.journal.close()
        await asyncio.to_thread(self.sandbox.close)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.watchdog.close)

    async def room(self, table_id: str) -> Room:
        """The one room of a table."""
        if not TABLE_ID.fullmatch(table_id):
            raise no_table()
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            if not room.is_certain and not room.lock.locked():
                async with room.at_work():  # nobody is shown what may not be in the database
                    return room
            return room
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.open(table_id))
            task.add_done_callback(lambda _: self.opening.pop(table_id))
        return await asyncio.shield(task)

    async def open(self, table_id: str) -> Room:
        stored = await store.load(self.engine, table_id)
        restored = await self.restore(stored)
        room = self.add(Room(self, stored, restored))
        if room.clock.is_owed():
            with suppress(StorageFailed):
                async with room.at_work():
                    await room.clock.begin()
        return room

    async def restore(self, stored: Stored) -> Restored:
        """In a thread, so many at a time: it takes as long as the game has moves."""
        return await self.in_thread(stored.owner, restore.restore, stored.record)

    async def in_thread(self, owner: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Something that takes a while and was found to be sound before."""
        async with self.restoring.place(Whose(owner)):
            return await asyncio.to_thread(work, *args, **kwargs)

    def add(self, room: Room) -> Room:
        """A room for a table that is in the database as it is here."""
        self.rooms[room.id] = room
        self.evaluator.resume(room.id)
        telemetry.ROOMS.set(len(self.rooms))
        room.wake_bots()
        return room

    async def seat(self, table_id: str, seat: str, person: Person) -> None:
        """Somebody has taken an open seat: the room learns it, and when it was the last the clocks start."""
        room = await self.room(table_id)
        async with room.at_work():
            place = room.places[seat]
            if room.stored.organiser:
                await room.crews.take(seat, person)
            elif place.player in (None, person.id):
                place.player, place.name, place.named = person.id, person.name, person.named
                place.joined = self.settings.clock()
                await room.clock.begin()
        room.tell_seats()

    async def join(self, code: str, person: Person) -> tuple[str, str, str | None]:
        """Somebody comes with a short code: the table, the seat and the role."""
        table_id = await codes.find(self.engine, code)
        room = await self.room(table_id)
        async with room.at_work():
            return table_id, *await room.crews.join(person, code)

    def know_as(self, player: str, person: Person) -> None:
        """Somebody has another name now or, after logging in, is somebody else."""
        for room in self.rooms.values():
            room.crews.know_as(player, person)

    def doubt(self, player: str) -> None:
        """It is unknown whether somebody has become somebody else: the database will say."""
        for room in self.rooms.values():
            if room.may_watch(player):
                room.is_certain = False

    async def expire(self, table_id: str, seat: str, due: int) -> None:
        """A deadline has come: the room decides whether it still stands."""
        room = await self.room(table_id)
        async with room.at_work():
            timer, hand = room.stored.timer, room.stored.hands.get(seat)
            try:
                if seat == rounds.WHOSE and timer is not None and timer.due == due:
                    await room.rounds.let_fall()
                if hand is not None and hand.due == due:
                    await room.clock.let_fall()
            except (Problem, StorageFailed):
                raise
            except Exception:  # a fault of the rules must not leave half a move in memory
                await room.go_back()
                raise

    def tell_storage(self) -> None:
        """Everybody learns that nothing can be saved, or that it can again."""
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.send(self.health.told())

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 4, LONGEST_SWEEP))
            self.sockets.expire(self.settings.clock())
            self.put_away()

    def put_away(self) -> None:
        """Forget the rooms that nobody has used for a while; the database has them."""
        before = time.monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            is_busy = room.listeners or room.bot_task is not None or room.lock.locked()
            if not is_busy and room.used < before:
                del self.rooms[room.id]
        telemetry.ROOMS.set(len(self.rooms))
