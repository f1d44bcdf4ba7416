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
from admiralty.server.errors import Moved, Problem, StorageFailed
from admiralty.server.games import windows
from admiralty.server.games.restore import Restored
from admiralty.server.games.steps import Numbering
from admiralty.server.games.views import Views
from admiralty.server.rooms import clocks, stage, standing, telling
from admiralty.server.rooms.clocks import SeatClocks
from admiralty.server.rooms.delay import Held
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.people import People
from admiralty.server.rooms.refusals import problem_of
from admiralty.server.rooms.rounds import RoundTimer
from admiralty.server.rooms.rules_guard import RulesGuard
from admiralty.server.rooms.services import Services
from admiralty.server.rooms.shown_states import ShownStates
from admiralty.server.steady_clock import as_text
from admiralty.server.store import results, table_store
from admiralty.server.store.entry_rows import Row
from admiralty.server.store.organised_store import Shown
from admiralty.server.store.seats import OPEN
from admiralty.server.store.table_store import Job, Said, Stored
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
        self.is_gone = False  # to another worker
        self.used = time.monotonic()
        self.ceremony: tuple[int, Told] | None = None  # after so many entries
        self.held = Held(self)
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
        self.clocks = SeatClocks(self.id, stored.clock, stored.hands, self.now, expect, self.resting)
        self.rounds = RoundTimer(self.id, stored.timer, self.table, self.now, expect)
        self.shown = ShownStates()
        self.held.forget()
        self.in_sync = True

    def now(self) -> int:
        return self.services.now()

    def resting(self, seat: str) -> int:
        """Until when the player of a seat is on vacation, or 0."""
        away = self.services.absences.away(self.people.places[seat].player, self.now())
        return away.until if away is not None and away.vacation else 0

    @property
    def is_over(self) -> bool:
        return self.people.is_over

    @property
    def status(self) -> Status:
        if self.is_over:
            return "over"
        return OPEN if any(place.kind == OPEN for place in self.stored.places) else "playing"

    def may_hear(self, player: str, line: Said) -> bool:
        """Whether a line of the chat is for a player, too, and not of somebody whom they have blocked."""
        return not self.services.blocks.has(player, line.player) and line.is_for(self.people.seats_of(player))

    def watching(self) -> int:
        """How many people look on without a seat."""
        here = {listener.player for listener in self.listeners}
        return sum(1 for player in here if not self.people.seats_of(player))

    def numbering(self, player: str, at_the_end: bool = True) -> Numbering:
        """How a player counts the steps of this game; if it is over, as all do at the end."""
        if at_the_end and self.is_over:
            return self.progress.steps.numbering(None)
        if self.held.applies_to(player):
            return self.held.known().progress.steps.numbering([])
        found = self.shown.numberings.get(player)
        if found is None:
            people = self.people
            seats = None if people.counts_every_step(player) else people.seats_of(player)
            found = self.shown.numberings[player] = self.progress.steps.numbering(seats)
        return found

    def views_of(self, player: str) -> Views:
        """What a player may know: the present or, with a delay, an earlier moment."""
        return self.held.known().views if self.held.applies_to(player) else self.views

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

    async def rest_clocks(self) -> None:
        """Somebody may have gone on vacation, or come back."""
        if not self.is_over and self.clocks.rest():
            await self.write(clocks.saving(self.id, self.clocks.hands))

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
        checkpoint, unwritten = self.progress.checkpoints.take(entry.n)
        job = table_store.adding_checkpoints(self.id, unwritten, job)
        number, day = self.rounds.number, self.rounds.day
        acting, snapshot = " ".join(self.table.acting), self.table.record.snapshots.get(entry.n)
        passing = standing.due(self)
        events = [
            event
            for event in telling.turns(self, self.stored.acting, entry.n, player or "")
            if event.seat != passing
        ]
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
            checkpoint,
        )
        clocked = self.start_clocks(job, branches.is_jump(entry.action))
        job = self.services.outbox.adding(events, self.rounds.turn(clocked))
        is_round_over = number != 0 and self.rounds.number != number
        is_day_over = day is not None and self.rounds.today() > day
        if is_round_over or is_day_over:  # every screen shows it, or the board after a return
            self.stored.stage = Shown(stage.CEREMONY if is_day_over else "board")
            job = stage.saving(self.id, self.stored.stage, job)
        job = standing.settle(self, entry.action, job)
        if self.is_over:
            payoffs = dict(zip(self.table.game.seats, self.table.state.result, strict=False))
            job = results.recording(self.id, self.now(), payoffs, job)
        try:
            self.check_here()
            await self.services.journal.append(row, job)
        except StorageFailed:
            await self.roll_back()
            if not self.in_sync or entry not in self.table.record.entries[entry.n - 1 : entry.n]:
                raise
        self.in_sync = True
        if command:
            self.stored.commands[command] = entry.n
        await self.pass_on()

    async def pass_on(self) -> None:
        """Pass for a seat that has ordered it and is asked now."""
        seat = standing.due(self)
        if seat:
            await self.commit(self.carry_out(seat, standing.PASS), None)

    async def keep_checkpoints(self) -> None:
        """Those that were made when the table was opened, so that it opens faster next time."""
        _, unwritten = self.progress.checkpoints.take()
        job = table_store.adding_checkpoints(self.id, unwritten, None)
        if job is not None:
            await self.write(job)

    async def adopt_rules(self) -> None:
        """A game that earlier rules began goes on by the present ones, by an entry of its record."""
        if self.table.is_outdated and not self.is_over:
            await self.commit(self.rules.run(self.table.adopt_rules), None)

    async def write(self, job: Job[T]) -> T:
        """Commit anything but an entry, under the lock. If that fails, go back to what the database says."""
        try:
            self.check_here()
            return await self.services.journal.run(job, self.id)
        except StorageFailed:
            await self.roll_back()
            raise

    def lose_sync(self) -> None:
        self.in_sync = False

    def check_here(self) -> None:
        """A room that has gone is out of date for ever, also if the table comes back to this worker: that
        opens it anew.
        """
        if self.is_gone:
            raise Moved(self.id)

    async def sync(self) -> None:
        self.check_here()
        if not self.in_sync:
            await self.reload()

    async def roll_back(self) -> None:
        """Reload now or, if the database is out of reach, before anything else is done here."""
        self.in_sync = False
        if self.is_gone:
            return
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
        await self.held.make_anew()
        for listener in self.listeners:
            for line in stored.chat:
                is_held = self.held.applies_to(listener.player)
                if line.n not in lines and not is_held and self.may_hear(listener.player, line):
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
        self.shown.clear()
        cuts = self.views.move_on()
        urgent = self.players_to_tell_first()
        for listener in self.listeners:
            if self.held.applies_to(listener.player):
                continue
            ears = listener.looks, listener.numbering
            if ears in cuts:
                listener.keep = min(listener.keep, cuts[ears])
            if not self.is_over and listener.numbering and not listener.numbering.has_last():
                listener.resume()
            elif listener.player in urgent or self.is_over:
                listener.refresh()
            else:
                listener.refresh_soon()
        self.held.move_on()
        self.services.show(self)
        self.wake_bots(self)

    def start_over(self) -> None:
        """The game goes on from an earlier moment: everybody gets the whole log, and bots think anew."""
        self.views = Views(self.table, self.words)
        self.plans.clear()
        for listener in self.listeners:
            if not self.held.applies_to(listener.player):
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
        if self.is_gone:
            listener.close(TRY_AGAIN)
        self.listeners.add(listener)
        self.used = time.monotonic()
        for line in self.held.lines() if self.held.applies_to(listener.player) else self.stored.chat:
            if self.may_hear(listener.player, line):
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
        self.shown = ShownStates()
        self.people.forget_names()
        self.services.show(self)
        for listener in self.listeners:
            listener.refresh_soon()
