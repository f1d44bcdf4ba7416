"""One table in play: commands one by one, each committed before it is acknowledged, then told to all."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeVar

from admiralty.bots.plan_cache import PlanCache
from admiralty.core.flow import EndlessRun
from admiralty.server import announcements, names, returning, store, talk, telemetry
from admiralty.server.access import Person
from admiralty.server.clocks import TableClock
from admiralty.server.crews import Crews
from admiralty.server.errors import Problem, StorageFailed, stopped
from admiralty.server.explain import explain
from admiralty.server.journal import Row
from admiralty.server.listener import Listener
from admiralty.server.messages import Ack, Failed, Play, RefusedPlay, Stale, encode
from admiralty.server.names import Known
from admiralty.server.places import OPEN, Place
from admiralty.server.restore import Restored
from admiralty.server.rounds import RoundTimer
from admiralty.server.steady_clock import as_text
from admiralty.server.steps import NoStep, Numbering
from admiralty.server.store import Job, Stored
from admiralty.server.views import Views
from admiralty.server.watchdog import StepTooLong
from admiralty.table.record import Entry
from admiralty.table.table import Refused

if TYPE_CHECKING:
    from admiralty.server.hall import Hall

T = TypeVar("T")
MAX_FAULTS: Final = 3


class Room:
    """`is_certain` is false while memory may be ahead of the database: nobody is told anything then."""

    def __init__(self, hall: Hall, stored: Stored, restored: Restored) -> None:
        self.hall = hall
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.plans: dict[str, PlanCache | None] = {}  # of bots, by seat
        self.used = time.monotonic()
        self.is_certain = True
        self.is_stopped = False  # its rules do not come to an end; until it is opened anew
        self.is_blind = False  # they cannot even show it
        self.faults = 0
        self.adopt(stored, restored)

    def adopt(self, stored: Stored, restored: Restored) -> None:
        """Stand as the database says."""
        self.stored = stored
        self.table, self.words, self.course = restored
        self.table.clock = lambda: as_text(self.hall.settings.clock())
        self.views = Views(self.table, self.words)
        self.clock = TableClock(self)
        self.places: dict[str, Place] = {place.seat: place for place in stored.places}
        self.crews = Crews(self)
        self.rounds = RoundTimer(self)
        self.sent: dict[tuple[str, int, int], bytes] = {}
        self.told_apart: dict[str, str] | None = None  # names, made when they are asked for
        self.is_certain = True

    # Who is who

    @property
    def status(self) -> str:
        if self.is_over:
            return "over"
        return OPEN if any(place.kind == OPEN for place in self.places.values()) else "playing"

    @property
    def is_over(self) -> bool:
        return self.stored.abandoned or self.table.is_over

    def seats_of(self, player: str) -> list[str]:
        return self.crews.seats_of(player)

    def may_watch(self, player: str) -> bool:
        return player == self.stored.owner or player in self.stored.watchers or bool(self.seats_of(player))

    def let_in(self, person: Person, now: int) -> None:
        """Somebody may watch; whoever could before has been here for longer."""
        known = Known(person.id, person.name, max(now, person.named))
        self.stored.watchers.setdefault(person.id, known)
        self.told_apart = None

    def names(self) -> dict[str, str]:
        """The names of people here, told apart: by player or, in a crew, by member."""
        if self.told_apart is None:
            self.told_apart = names.names_at(self.stored.places, self.stored.watchers.values())
        return self.told_apart

    def name_of(self, player: str) -> str:
        """As everybody here sees it; "" for who does not belong here."""
        own = self.seats_of(player)
        member = self.crews.member(player, own[0]) if own else None
        return self.names().get(member.id if member else player, "")

    def plays_alone(self, player: str) -> bool:
        """Whether nobody else plays: all seats that no bot has are the player's."""
        return all(place.players() == [player] for place in self.places.values() if not place.bot)

    def may_look(self, player: str, seat: str) -> bool:
        """Through the eyes of one's own seats; when all is over, through anybody's."""
        return not seat or (seat in self.places and (self.is_over or player in self.places[seat].players()))

    def is_open_to(self, player: str) -> bool:
        """Whether somebody may read the record, which tells every secret: while people play each other it
        stays with the server, and with whoever organises them.
        """
        return self.is_over or self.counts_all(player)

    def counts_all(self, player: str) -> bool:
        """Whether nobody's steps are secret from somebody although the game goes on."""
        return player in self.crews.organisers() or self.plays_alone(player)

    def numbering(self, player: str) -> Numbering:
        """How somebody counts the steps of this game."""
        return self.course.steps.numbering(None if self.is_open_to(player) else self.seats_of(player))

    def acknowledge(self, listener: Listener, command: Play, n: int) -> None:
        """Also when it is repeated after the end of the game, it has the number that it had."""
        player = listener.player
        numbering = self.course.steps.numbering(None if self.counts_all(player) else self.seats_of(player))
        listener.send(Ack(command.id, numbering.own(n)))

    def first_look(self, player: str) -> str:
        own = self.seats_of(player)
        return next((seat for seat in self.table.acting if seat in own), own[0] if own else "")

    # Commands

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """One at a time, and from what the database says."""
        async with self.lock:
            self.used = time.monotonic()
            if not self.is_certain:
                await self.reload()
            yield

    def by_the_rules(self, work: Callable[[], T]) -> T:
        """Everything that the rules do on the event loop. When they run on and on, or fail again and again,
        this table is stopped, and no other.
        """
        if self.is_stopped:
            raise stopped()
        try:
            return self.hall.watchdog.run(work)
        except (Refused, Problem):
            raise
        except Exception as fault:
            self.is_certain = False
            self.faults += 1
            if self.faults < MAX_FAULTS and not isinstance(fault, EndlessRun | StepTooLong):
                raise
            self.stop()
            raise stopped() from fault

    def shown(self, work: Callable[[], bytes]) -> bytes:
        """What somebody sees of the table, also of one that was stopped; or that there is nothing to see."""
        if not self.is_blind:
            try:
                return self.hall.watchdog.run(work)
            except Exception:  # noqa: BLE001 (stopping logs it)
                self.is_blind = True
                self.stop()
        return encode(Failed("error-table-stopped", {}))

    def stop(self) -> None:
        """Bots and clocks rest, nobody plays on; what was committed stays."""
        if self.is_stopped:
            return
        self.is_stopped = True
        telemetry.STOPPED_TABLES.inc()
        logging.getLogger(__name__).exception("a table was stopped", extra={"table": self.id})
        for listener in self.listeners:
            listener.send(Failed("error-table-stopped", {}))

    async def play(self, listener: Listener, command: Play) -> str:
        """Carry a command out and answer it; the outcome in a word, for the statistics."""
        started = time.perf_counter()
        async with self.lock:
            self.used = time.monotonic()
            try:
                outcome = await self.obey(listener, command)
            except Refused as refusal:
                listener.send(RefusedPlay(command.id, refusal.clause))
                return "refused"
            except Problem as problem:
                listener.send(RefusedPlay(command.id, "", problem.error, problem.arguments))
                await self.stand_again()
                return "refused"
            except StorageFailed as failed:
                listener.send(Failed(failed.error, {}, command.id))
                return "failed"
            except Exception:  # a fault of the rules must not leave half a move in memory
                logging.getLogger(__name__).exception("a play failed", extra={"table": self.id})
                await self.go_back()
                listener.send(Failed("error-internal", {}, command.id))
                return "failed"
        if outcome == "acknowledged":
            telemetry.ACK_SECONDS.observe(time.perf_counter() - started)
        return outcome

    async def obey(self, listener: Listener, command: Play) -> str:
        """The steps of a command, in the order that makes repeats harmless and nothing acknowledged lost."""
        if not self.is_certain:
            await self.reload()
        done = self.stored.commands.get((listener.player, command.id))
        if done is not None:
            self.acknowledge(listener, command, done)
            return "repeated"
        place = self.places.get(command.seat)
        if place is None or listener.player not in place.players():
            raise Problem(403, "error-not-your-seat")
        returning.check(command.action)
        self.crews.check(listener.player, command.seat, command.action)
        await self.clock.let_fall()
        await self.rounds.let_fall()
        if self.rounds.is_closed_to(command.seat):
            raise Problem(409, "error-planning-closed")
        numbering = self.numbering(listener.player)
        if self.is_stale(numbering, command):
            listener.send(Stale(command.id, numbering.last))
            listener.refresh()
            return "stale"
        entry = self.carry_out(command.seat, command.action)
        await self.commit(entry, (listener.player, command.id))
        self.acknowledge(listener, command, entry.n)
        self.move_on()
        return "acknowledged"

    def is_stale(self, numbering: Numbering, command: Play) -> bool:
        try:
            seen = numbering.entry(command.expect)
        except NoStep:
            return True
        return self.course.is_stale(seen, command.seat, command.action)

    def carry_out(self, seat: str, action: str) -> Entry:
        """Play through the table's gate; without a clause a refusal becomes a Problem."""
        if self.is_over:
            raise Problem(409, "error-game-over")
        try:
            entry = self.by_the_rules(lambda: self.table.play(seat, self.words.known.get(action, action)))
        except Refused as refusal:
            if refusal.clause:
                raise
            raise explain(self.table, action) from None
        assert entry is not None, "dice of a table on the server never wait"
        return entry

    async def commit(
        self, entry: Entry, command: tuple[str, str] | None, job: Job[None] | None = None
    ) -> None:
        """Write an entry with the clocks it moved. When that fails, memory gives way to the database."""
        self.is_certain = False
        self.course.note(entry)
        row = Row(
            self.id,
            entry.n,
            entry.seat,
            entry.action,
            json.dumps(entry.luck) if entry.luck else "[]",
            entry.hash,
            entry.time,
            command[0] if command else None,
            command[1] if command else None,
            " ".join(self.table.acting),
            self.table.record.snapshots.get(entry.n),
        )
        try:
            await self.hall.journal.append(row, self.rounds.turn(self.clock.turn(job)))
        except StorageFailed:
            await self.go_back()
            if not self.is_certain or entry not in self.table.record.entries[entry.n - 1 : entry.n]:
                raise
        self.is_certain = True
        if command:
            self.stored.commands[command] = entry.n

    async def write(self, job: Job[T]) -> T:
        """Commit anything but an entry, under the lock. When that fails, memory gives way to the database."""
        try:
            return await self.hall.journal.run(job)
        except StorageFailed:
            await self.go_back()
            raise

    async def go_back(self) -> None:
        """Stand as the database says: now or, if it is out of reach, before anybody does anything here."""
        self.is_certain = False
        with suppress(StorageFailed, Problem):
            await self.reload()

    async def stand_again(self) -> None:
        """A table that was just stopped may have half a move in memory."""
        if self.is_stopped and not self.is_certain:
            await self.go_back()

    async def reload(self) -> None:
        """What was said and announced is told, too: whoever did it may not know that it is kept. What stands
        in a file that was deleted or replaced is not believed.
        """
        await self.hall.journal.hold.check()
        lines = {line.n for line in self.stored.chat}
        notices = {made.n for made in self.stored.notices}
        stored = await store.load(self.hall.engine, self.id)
        self.adopt(stored, await self.hall.restore(stored))
        for listener in self.listeners:
            for line in stored.chat:
                if line.n not in lines:
                    listener.send(talk.told(line))
            for made in stored.notices:
                if made.n not in notices:
                    listener.send(announcements.told(made))
            listener.start_over()

    def move_on(self) -> None:
        """Something was committed: tell everybody who can notice it, and let the bots take their turn.

        A state, even the same again, would tell the others that somebody took a secret step.
        """
        self.sent.clear()
        cuts = self.views.move_on()
        acting = self.concerned()
        for listener in self.listeners:
            ears = listener.looks, listener.numbering
            if ears in cuts:
                listener.keep = min(listener.keep, cuts[ears])
            if not self.is_over and listener.numbering and not listener.numbering.has_last():
                listener.resume()
            elif listener.player in acting or self.is_over:
                listener.refresh()
            else:
                listener.refresh_at_ease()
        self.wake_bots()

    def concerned(self) -> set[str]:
        """Who is told at once: those who decide; while all plan, those whose seat has just played."""
        seats = set(self.table.acting)
        if self.course.is_shared and self.course.began < self.table.sequence:
            seats &= {self.table.record.entries[-1].seat, self.stored.organiser}
        return {player for seat in seats for player in self.places[seat].players()}

    def wake_bots(self) -> None:
        if self.bot_task is None and self.hall.players.is_wanted(self):
            self.bot_task = asyncio.create_task(self.hall.players.run(self), name=f"bots {self.id}")

    # People

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.used = time.monotonic()
        for line in self.stored.chat:
            listener.send(talk.told(line))
        for made in self.stored.notices:
            listener.send(announcements.told(made))
        if self.hall.health.failure:
            listener.send(self.hall.health.told())
        listener.refresh()
        self.tell_seats()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.tell_seats()

    def tell_seats(self) -> None:
        """Who is online, or who sits where, has changed."""
        self.sent.clear()
        self.told_apart = None
        for listener in self.listeners:
            listener.refresh_at_ease()
