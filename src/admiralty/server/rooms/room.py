"""One table in play: every change is committed before anybody is told of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from admiralty.bots.plan_cache import PlanCache
from admiralty.core.action import Refused
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.games import windows
from admiralty.server.games.restore import Restored
from admiralty.server.games.steps import Numbering
from admiralty.server.games.views import Views
from admiralty.server.rooms import telling
from admiralty.server.rooms.clocks import SeatClocks
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.people import People
from admiralty.server.rooms.refusals import problem_of
from admiralty.server.rooms.rounds import RoundTimer
from admiralty.server.rooms.rules_guard import RulesGuard
from admiralty.server.rooms.services import Services
from admiralty.server.rooms.stage import CEREMONY, Shown
from admiralty.server.steady_clock import as_text
from admiralty.server.store import table_store
from admiralty.server.store.entry_rows import Row
from admiralty.server.store.seats import OPEN
from admiralty.server.store.table_store import Job, Stored
from admiralty.server.wire.base import Status
from admiralty.server.wire.messages import Failed
from admiralty.show.ceremony import Told
from admiralty.table import branches
from admiralty.table.record import Entry

T = TypeVar("T")


class Room:
    """`in_sync` is false while memory may differ from the database: nobody is shown anything then."""

    def __init__(
        self, services: Services, stored: Stored, restored: Restored, wake_bots: Callable[[Room], None]
    ) -> None:
        self.services = services
        self.wake_bots = wake_bots
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.plans: dict[str, PlanCache | None] = {}  # of bots, by seat
        self.used = time.monotonic()
        self.stage = Shown()
        self.ceremony: tuple[int, Told] | None = None  # after so many entries
        self.rules = RulesGuard(self.id, services.watchdog, self.lose_sync, self.send_stopped)
        self.adopt(stored, restored)

    def adopt(self, stored: Stored, restored: Restored) -> None:
        """Take over what the database says."""
        self.stored = stored
        self.table, self.words, self.progress = restored
        self.table.clock = lambda: as_text(self.now())
        self.views = Views(self.table, self.words)
        self.people = People(stored, self.table, self.progress.orders)
        expect = self.services.deadlines.expect
        self.clocks = SeatClocks(self.id, stored.clock, stored.hands, self.now, expect)
        self.rounds = RoundTimer(self.id, stored.timer, self.table, self.now, expect)
        self.sent: dict[tuple[str, int, int], bytes] = {}  # state messages, for those who see the same
        self.in_sync = True

    def now(self) -> int:
        return self.services.now()

    @property
    def is_over(self) -> bool:
        return self.people.is_over

    @property
    def status(self) -> Status:
        if self.is_over:
            return "over"
        return OPEN if any(place.kind == OPEN for place in self.stored.places) else "playing"

    def numbering(self, player: str) -> Numbering:
        """How a player counts the steps of this game."""
        people = self.people
        return self.progress.steps.numbering(
            None if people.may_read_record(player) else people.seats_of(player)
        )

    # Changes

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """One at a time, and from what the database says."""
        async with self.lock:
            self.used = time.monotonic()
            await self.sync()
            yield

    def carry_out(self, seat: str, action: str) -> Entry:
        """Play at the table; a refusal without a clause becomes a Problem."""
        if self.is_over:
            raise Problem(409, "error-game-over")
        try:
            entry = self.rules.run(lambda: self.table.play(seat, self.words.known.get(action, action)))
        except Refused as refusal:
            if refusal.clause:
                raise
            raise problem_of(refusal) from None
        assert entry is not None, "dice of a table on the server never wait"
        return entry

    # Memory and database

    def start_clocks(self, job: Job[None] | None = None, is_return: bool = False) -> Job[None] | None:
        """A job that writes the clocks of those who must decide now; they run when all seats are taken."""
        if self.status == OPEN:
            return job
        acting = () if self.is_over else self.table.acting
        is_window = bool(acting) and self.clocks.rules is not None and windows.is_window(self.table)
        job = self.clocks.turn(acting, job, is_window, is_return)
        return self.services.outbox.adding(telling.low_clocks(self), job)

    def must_start_clocks(self) -> bool:
        return self.status == "playing" and self.clocks.must_start(self.table.acting)

    async def commit(
        self, entry: Entry, command: tuple[str, str] | None, job: Job[None] | None = None
    ) -> None:
        """Write an entry with the clocks it moved and whom to tell. If that fails, go back to what the
        database says.
        """
        self.in_sync = False
        self.progress.note(entry)
        player, client = command or (None, None)
        luck = json.dumps(entry.luck) if entry.luck else "[]"
        number, day = self.rounds.number, self.rounds.day
        acting, snapshot = " ".join(self.table.acting), self.table.record.snapshots.get(entry.n)
        events = telling.turns(self, self.stored.acting, entry.n, player or "")
        if acting != self.stored.acting:
            self.stored.acting, self.stored.turned = acting, entry.time
        row = Row(
            self.id,
            entry.n,
            entry.seat,
            entry.action,
            luck,
            entry.hash,
            entry.time,
            player,
            client,
            acting,
            snapshot,
            entry.trace,
            self.stored.turned,
        )
        clocked = self.start_clocks(job, branches.is_jump(entry.action))
        job = self.services.outbox.adding(events, self.rounds.turn(clocked))
        if self.is_over:
            job = table_store.finishing(self.id, self.now(), job)
        try:
            await self.services.journal.append(row, job)
        except StorageFailed:
            await self.roll_back()
            if not self.in_sync or entry not in self.table.record.entries[entry.n - 1 : entry.n]:
                raise
        self.in_sync = True
        if number > 0 and self.rounds.number != number:  # a round is over: every screen shows it
            self.stage = Shown()
        if day is not None and self.rounds.today() > day:
            self.stage = Shown(CEREMONY)
        if command:
            self.stored.commands[command] = entry.n

    async def adopt_rules(self) -> None:
        """A game that earlier rules began goes on by the present ones, by an entry of its record."""
        if self.table.is_outdated and not self.is_over:
            await self.commit(self.rules.run(self.table.adopt_rules), None)

    async def write(self, job: Job[T]) -> T:
        """Commit anything but an entry, under the lock. If that fails, go back to what the database says."""
        try:
            return await self.services.journal.run(job)
        except StorageFailed:
            await self.roll_back()
            raise

    def lose_sync(self) -> None:
        self.in_sync = False

    async def sync(self) -> None:
        if not self.in_sync:
            await self.reload()

    async def roll_back(self) -> None:
        """Reload now or, if the database is out of reach, before anything else is done here."""
        self.in_sync = False
        with suppress(StorageFailed, Problem):
            await self.reload()

    async def reload_if_stopped(self) -> None:
        """A table that was just stopped may have half a move in memory."""
        if self.rules.is_stopped and not self.in_sync:
            await self.roll_back()

    async def reload(self) -> None:
        """Read the table anew. Chat and announcements that are new here are sent too: their authors may not
        know that they were saved. A database file that was deleted or replaced is not trusted.
        """
        await self.services.journal.hold.check()
        lines = {line.n for line in self.stored.chat}
        notices = {notice.n for notice in self.stored.notices}
        stored = await table_store.load(self.services.engine, self.id)
        self.adopt(stored, await self.services.restore(stored))
        await self.adopt_rules()
        for listener in self.listeners:
            for line in stored.chat:
                if line.n not in lines:
                    listener.send(line.message())
            for notice in stored.notices:
                if notice.n not in notices:
                    listener.send(notice.message())
            listener.start_over()

    # Telling people

    def broadcast(self) -> None:
        """Something was committed: show it to everybody who can notice it, and let the bots take their turn.

        A state, even the same again, would tell the others that somebody took a secret step.
        """
        self.sent.clear()
        cuts = self.views.move_on()
        urgent = self.players_to_tell_first()
        for listener in self.listeners:
            ears = listener.looks, listener.numbering
            if ears in cuts:
                listener.keep = min(listener.keep, cuts[ears])
            if not self.is_over and listener.numbering and not listener.numbering.has_last():
                listener.resume()
            elif listener.player in urgent or self.is_over:
                listener.refresh()
            else:
                listener.refresh_soon()
        self.services.show(self)
        self.wake_bots(self)

    def start_over(self) -> None:
        """The game goes on from an earlier moment: everybody gets the whole log, and bots think anew."""
        self.views = Views(self.table, self.words)
        self.plans.clear()
        self.stage = Shown()
        for listener in self.listeners:
            listener.start_over()

    def players_to_tell_first(self) -> set[str]:
        """Those who must decide; while all plan, those of the seat that has just played."""
        seats = set(self.table.acting)
        if self.progress.staleness.is_shared and self.progress.staleness.is_answered:
            seats &= {self.table.record.entries[-1].seat, self.stored.organiser}
        return {player for seat in seats for player in self.people.places[seat].players()}

    def send_stopped(self) -> None:
        for listener in self.listeners:
            listener.send(Failed("error-table-stopped", {}))

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.used = time.monotonic()
        for line in self.stored.chat:
            listener.send(line.message())
        for notice in self.stored.notices:
            listener.send(notice.message())
        if self.services.health.failure:
            listener.send(self.services.health.message())
        listener.refresh()
        self.refresh_seats()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.refresh_seats()

    def refresh_seats(self) -> None:
        """It has changed who is online or who sits where."""
        self.sent.clear()
        self.people.forget_names()
        self.services.show(self)
        for listener in self.listeners:
            listener.refresh_soon()
