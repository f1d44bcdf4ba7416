"""All open rooms: a table is opened when somebody comes, and closed when nobody has used it for a while."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server import telemetry
from admiralty.server.accounts import codes, sessions
from admiralty.server.accounts.absences import Absences
from admiralty.server.accounts.access import Person
from admiralty.server.cluster.leases import part_of
from admiralty.server.cluster.place import ALONE, Elsewhere, Place
from admiralty.server.errors import Moved, Problem, StorageFailed, no_table
from admiralty.server.games import library, restore
from admiralty.server.games.restore import Restored
from admiralty.server.moderation.blocks import Blocks
from admiralty.server.notify.outbox import Outbox
from admiralty.server.rooms import bots, clocks, crews, expiry
from admiralty.server.rooms.analyses import Analyses
from admiralty.server.rooms.bots import Players
from admiralty.server.rooms.deadlines import ROUND, Deadlines
from admiralty.server.rooms.open_sockets import TRY_AGAIN, OpenSockets
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.services import Services
from admiralty.server.settings import Settings
from admiralty.server.store import table_store
from admiralty.server.store.database_lock import Hold
from admiralty.server.store.health import Health
from admiralty.server.store.journal import Journal
from admiralty.server.store.marks import Claim
from admiralty.server.store.table_store import Stored
from admiralty.server.wire.base import Role
from admiralty.server.work import untrusted
from admiralty.server.work.fair_queue import FairQueue, Whose
from admiralty.server.work.sandbox import Sandbox
from admiralty.server.work.watchdog import Watchdog

LONGEST_SWEEP: Final = 30.0  # seconds
BEAT_SECONDS = 1.0
P = ParamSpec("P")
T = TypeVar("T")

RESTORING: Final = 2  # threads; more would only wait for each other
LISTS: Final = 2  # at once, of two people
NEW_TABLES: Final = 2  # written at once, of two people: all moves wait for a transaction that makes one
MAX_OPENING: Final = 1000
MAX_BOTS: Final = 10_000
TABLE_ID = re.compile(r"[a-z0-9]{1,32}", re.ASCII)


class Follower(Protocol):
    """Who is told of public tables and of people: the lobby."""

    def table_changed(self, room: Room) -> None: ...

    def person_changed(self, player: str, person: Person) -> None: ...

    async def reload_tables(self) -> None: ...


class Rooms:
    """All open rooms, and what they share: the journal, deadlines, and the workers of bots."""

    def __init__(self, settings: Settings, engine: AsyncEngine, hold: Hold, place: Place = ALONE) -> None:
        self.settings = settings
        self.engine = engine
        self.place = place
        self.journal = Journal(engine, hold, settings.clock, place.marks)
        self.health = Health(self.journal, self.send_storage)
        work = settings.work
        self.sandbox = Sandbox(work.processes, work.seconds, work.megabytes, untrusted.warm, work.waiting)
        self.workers = Sandbox(
            settings.bot_workers, work.bot_seconds, work.bot_megabytes, untrusted.warm, MAX_BOTS, MAX_BOTS
        )
        self.watchdog = Watchdog(work.step_seconds)
        self.restoring = FairQueue(RESTORING, MAX_OPENING, MAX_OPENING)
        self.lists = FairQueue(LISTS, MAX_OPENING, MAX_OPENING)
        self.new_tables = FairQueue(NEW_TABLES, MAX_OPENING, MAX_OPENING)
        self.players = Players(self.workers)
        self.analyses = Analyses(self.workers, self.in_thread)
        self.deadlines = Deadlines(settings.clock, self.expire)
        self.outbox = Outbox(settings, self.journal, settings.clock, place)
        self.absences = Absences(engine)
        self.blocks = Blocks(engine, place.publish)
        self.services = Services(
            settings.clock,
            engine,
            self.journal,
            self.health,
            self.watchdog,
            self.deadlines,
            self.outbox,
            self.absences,
            self.blocks,
            self.restore,
            self.show,
        )
        self.follower: Follower | None = None
        self.on_over: Callable[[Room], None] | None = None  # told of tables that are over, perhaps again
        self.sockets = OpenSockets(place.publish)
        self.seen: dict[str, int] = {}  # sessions used since they were last written, by hash
        self.open: dict[str, Room] = {}
        self.coming: set[str] = set()  # tables that are being written
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.warming: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.place.is_tidy:
            self.journal.start()
        else:
            await self.tidy()
            await self.deadlines.load(self.engine)
            self.waking = asyncio.create_task(self.open_waiting(), name="waking")
        await self.absences.start()
        await self.blocks.start()
        await self.outbox.contacts.start()
        self.deadlines.start()
        self.health.start()
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.warming = asyncio.create_task(asyncio.to_thread(library.warm), name="warming")

    async def tidy(self) -> None:
        """Bring clocks and unfinished tables into order after a time without a server."""
        seen, now = await clocks.last_seen(self.engine), self.settings.clock()
        self.journal.start()
        await self.journal.run(lambda connection: clocks.correct(connection, seen, now))
        await self.journal.run(table_store.delete_unfinished)

    async def close(self) -> None:
        bots = [room.bot_task for room in self.open.values()]
        tasks = [task for task in (self.sweeper, self.warming, self.waking, *bots) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyses.close()
        await self.deadlines.close()
        await self.outbox.close()
        await self.health.close()
        with suppress(StorageFailed, TimeoutError):
            await asyncio.wait_for(self.write_seen(), BEAT_SECONDS)
            await asyncio.wait_for(self.journal.beat(), BEAT_SECONDS)  # when the server stopped
        await self.journal.close()
        await asyncio.to_thread(self.sandbox.close)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.watchdog.close)

    async def get(self, table_id: str) -> Room:
        """The one room of a table; raises Elsewhere if another worker has it."""
        if not TABLE_ID.fullmatch(table_id):
            raise no_table()
        self.check_here(table_id)
        room = self.open.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            if not room.in_sync and not room.lock.locked():
                async with room.locked():  # nobody is shown what may not be in the database
                    return room
            return room
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(partial(self.opened, table_id))
        return await asyncio.shield(task)

    def opened(self, table_id: str, task: asyncio.Task[Room]) -> None:
        del self.opening[table_id]
        if not task.cancelled():
            task.exception()  # known to whoever waits, if anybody still does

    def check_here(self, table_id: str) -> None:
        if not self.place.holds(table_id):
            raise Elsewhere(table_id)

    async def load(self, table_id: str) -> Room:
        claim = self.place.marks.claim(table_id)
        stored = await table_store.load(self.engine, table_id)
        restored = await self.restore(stored)
        room = self.make_room(stored, restored)
        self.check_kept(table_id, claim)
        await room.adopt_rules()
        self.check_kept(table_id, claim)
        self.add(room)
        with suppress(StorageFailed):
            async with room.locked():
                await room.keep_checkpoints()
                await room.rest_clocks()
                if room.must_start_clocks():
                    await self.start_clocks(room)
        return room

    def check_kept(self, table_id: str, claim: Claim | None) -> None:
        """It may have gone while it was read, or was away and has come back."""
        self.check_here(table_id)
        if self.place.marks.claim(table_id) != claim:
            raise Elsewhere(table_id)

    def make_room(self, stored: Stored, restored: Restored) -> Room:
        return Room(self.services, stored, restored, self.players.wake)

    async def start_clocks(self, room: Room) -> None:
        """Once all seats are taken."""
        job = room.start_clocks()
        if job is not None:
            await room.write(job)

    async def restore(self, stored: Stored) -> Restored:
        """In a thread, a few at a time: it takes longer the more moves a game has."""
        return await self.in_thread(stored.owner, restore.reopen, stored.record, stored.checkpoints)

    async def in_thread(self, owner: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Something that takes a while and is known to be harmless, on behalf of its owner."""
        async with self.restoring.place(Whose(owner)):
            return await asyncio.to_thread(work, *args, **kwargs)

    def add(self, room: Room) -> None:
        """Add a room for a table that is in the database."""
        self.open[room.id] = room
        self.deadlines.resume(room.id)
        telemetry.ROOMS.set(len(self.open))
        self.players.wake(room)
        self.show(room)

    def add_new(self, room: Room) -> None:
        """Add a room for a table that was made; if another worker owns it, that opens it."""
        if self.place.holds(room.id):
            self.add(room)
        else:
            self.place.publish("made", table=room.id)

    async def open_waiting(self, parts: Collection[int] | None = None) -> None:
        """Open the tables at which a bot must decide: the server that it thought in has died."""
        for table in await bots.waiting_tables(self.engine, parts):
            with suppress(Elsewhere, StorageFailed, Problem):
                await self.get(table)

    def show(self, room: Room) -> None:
        """A table may look different in the list of public tables; of private ones nothing is told."""
        if room.stored.public and self.follower is not None:
            self.follower.table_changed(room)
        if room.is_over and self.on_over is not None:
            self.on_over(room)

    async def seat(self, table_id: str, seat: str, person: Person) -> None:
        """Somebody has taken an open seat; if it was the last one, the clocks start."""
        room = await self.get(table_id)
        async with room.locked():
            place = room.people.places[seat]
            if room.stored.organiser:
                await crews.sit_down(room, seat, person)
            elif place.player in (None, person.id):
                place.player, place.name, place.named = person.id, person.name, person.named
                place.joined = self.settings.clock()
                await self.start_clocks(room)
        room.refresh_seats()

    async def join(self, code: str, person: Person) -> tuple[str, str, Role | None]:
        """Join by a short code: the table, the seat and the role."""
        table_id = await codes.find(self.engine, code)
        room = await self.get(table_id)
        async with room.locked():
            return table_id, *await crews.join(room, person, code)

    def take_identity(self, player: str, person: Person) -> None:
        """A player has another name or, after logging in, is another player; `tell_identity` tells others."""
        for room in self.open.values():
            crews.change_identity(room, player, person)
        if self.follower is not None:
            self.follower.person_changed(player, person)

    async def tell_identity(self, connection: AsyncConnection, player: str, person: Person) -> None:
        """In the transaction of the change, so that no other worker misses it."""
        await self.place.tell(connection, "person", player=player, now=person.id)

    async def drop_name(self, person: Person) -> None:
        """The account is deleted: rooms read anew who sits there, and what is left of the chat."""
        rooms = [room for room in self.open.values() if room.people.knows(person.id)]
        self.take_identity(person.id, person)
        for room in rooms:
            room.lose_sync()
            with suppress(StorageFailed, Problem):  # then before anything else is done there
                async with room.locked():
                    room.refresh_seats()

    def reload_rooms_of(self, player: str) -> None:
        """It is unknown whether a player's identity has changed: the database will tell."""
        self.place.publish("doubtful", player=player)
        self.doubt_rooms_of(player)

    def doubt_rooms_of(self, player: str) -> None:
        for room in self.open.values():
            if room.people.may_watch(player):
                room.lose_sync()

    async def take_absence(self, player: str) -> None:
        """Somebody goes away or comes back: the clocks of open tables follow, those of others when opened."""
        await self.absences.reload(player)
        for room in list(self.open.values()):
            if room.people.seats_of(player):
                with suppress(StorageFailed, Problem):  # then when the table is used next
                    async with room.locked():
                        await room.rest_clocks()
                    room.refresh_seats()

    async def expire(self, table_id: str, seat: str, due: int) -> None:
        """A deadline has come, of a seat or of a round; it may have been moved since."""
        if self.place.has_lost(table_id):
            return  # its owner watches the deadline, too
        try:
            await self.expire_here(table_id, seat)
        except Elsewhere:  # or not for certain: it is tried again
            raise Moved(table_id) from None

    async def expire_here(self, table_id: str, seat: str) -> None:
        room = await self.get(table_id)
        async with room.locked():
            try:
                if seat == ROUND:
                    await expiry.expire_round(room)
                else:
                    await expiry.expire_clock(room)
            except (Problem, StorageFailed):
                raise
            except Exception:  # a fault of the rules must not leave half a move in memory
                await room.roll_back()
                raise

    def send_storage(self) -> None:
        """Tell everybody that nothing can be saved, or that it can again."""
        for room in self.open.values():
            for listener in room.listeners:
                listener.send(self.health.message())

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 4, LONGEST_SWEEP))
            self.sockets.expire(self.settings.clock())
            self.close_idle()
            await self.write_seen()

    async def write_seen(self) -> None:
        """When sessions were last used; a sweep that fails loses no more than that."""
        seen, self.seen = self.seen, {}
        if seen:
            with suppress(StorageFailed):
                await self.journal.run(lambda connection: sessions.note_seen(connection, seen))

    def parts_in_use(self) -> set[int]:
        """Where people are."""
        return {part_of(room.id) for room in self.open.values() if room.listeners}

    def let_go(self, parts: frozenset[int]) -> None:
        """Other workers own these tables from now on: whoever is connected here finds them there."""
        for room in [room for room in self.open.values() if part_of(room.id) in parts]:
            del self.open[room.id]
            room.is_gone = True
            for listener in room.listeners:
                listener.close(TRY_AGAIN)
            if room.bot_task is not None:
                room.bot_task.cancel()
            self.analyses.cancel(room)
        telemetry.ROOMS.set(len(self.open))

    def close_idle(self) -> None:
        """Forget rooms that nobody has used for a while; the database has them."""
        before = time.monotonic() - self.settings.idle_seconds
        for room in list(self.open.values()):
            is_busy = room.listeners or room.bot_task is not None or room.lock.locked()
            if not is_busy and room.used < before:
                del self.open[room.id]
        telemetry.ROOMS.set(len(self.open))
