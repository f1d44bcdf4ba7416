"""Clocks of seats: deadlines as rows in the database, and the one evaluator that lets them fall.

A turn begins when a seat must decide and ends when it need not. Time beyond the allowance of the turn is
taken from the bank. When a clock falls, the seat loses as if it had resigned, by an entry of the record like
any other.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server import telemetry
from admiralty.server.errors import StorageFailed
from admiralty.server.models import Deadline, Game, Heartbeat, Round
from admiralty.server.places import OPEN
from admiralty.server.store import ClockRules, Hand, Job

if TYPE_CHECKING:
    from admiralty.server.room import Room

RETRY_MILLISECONDS: Final = 5000
LONGEST_ABSENCE: Final = 86400 * 1000
LEAST_CORRECTION: Final = 1000
LONGEST_SLEEP: Final = 60.0


def first_hands(rules: ClockRules | None, seats: list[str]) -> dict[str, Hand]:
    if rules is None:
        return {}
    bank = None if rules.bank_seconds is None else rules.bank_seconds * 1000
    return {seat: Hand(bank=bank) for seat in seats}


def start(rules: ClockRules, hand: Hand, now: int) -> None:
    hand.since = now
    hand.due = now + 1000 * (rules.turn_seconds or 0) + (hand.bank or 0)


def stop(rules: ClockRules, hand: Hand, now: int) -> None:
    """What was used beyond the turn's allowance is gone from the bank."""
    if hand.bank is not None and hand.since is not None:
        over = now - hand.since - 1000 * (rules.turn_seconds or 0)
        hand.bank = max(0, hand.bank - max(0, over))
    hand.since = hand.due = None


def keep(table_id: str, hands: dict[str, Hand], job: Job[None] | None = None) -> Job[None]:
    """Write a table's clocks, with whatever else belongs into the same transaction."""
    rows = [{"table_id": table_id, "seat": seat, **vars(hand)} for seat, hand in hands.items()]

    async def both(connection: AsyncConnection) -> None:
        await connection.execute(delete(Deadline).where(Deadline.table_id == table_id))
        await connection.execute(insert(Deadline), rows)
        if job is not None:
            await job(connection)

    return both


def correction(seen: int, now: int) -> int:
    """By how much deadlines move at the start of a server. `seen` is the last time the database knows of, 0
    if none. The time since then counts, but it is never less than nothing (the clock was set back) and never
    more than a day (it was set forward, or nobody could play for days).

    >>> correction(100_000, 160_000), correction(100_000, 40_000), correction(0, 3 * 86_400_000)
    (0, -60000, 0)
    >>> correction(1, 3 * 86_400_000 + 1) == 2 * 86_400_000
    True
    """
    gap = now - seen
    moved = gap - min(max(gap, 0), LONGEST_ABSENCE)
    return moved if seen and abs(moved) >= LEAST_CORRECTION else 0


async def correct(connection: AsyncConnection, now: int) -> None:
    """Before the first deadline is looked at, in the transaction that notes the present time."""
    seen = await connection.scalar(select(Heartbeat.time).where(Heartbeat.id == 1)) or 0
    moved = correction(seen, now)
    if not moved:
        return
    later = {"since": Deadline.since + moved, "due": Deadline.due + moved}
    await connection.execute(update(Deadline).where(Deadline.due.is_not(None)).values(later))
    await connection.execute(update(Round).where(Round.due.is_not(None)).values(due=Round.due + moved))
    logging.getLogger(__name__).warning("deadlines were moved", extra={"seconds": moved // 1000})


class TableClock:
    """The clocks of one room; used only under its lock."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def turn(self, job: Job[None] | None) -> Job[None] | None:
        """Stop the clocks of those who no longer decide and start the others'; a job that writes it."""
        room = self.room
        rules, hands = room.stored.clock, room.stored.hands
        if rules is None or not hands or room.status == OPEN:
            return job
        acting = () if room.is_over else room.table.acting
        now = room.hall.settings.clock()
        for seat, hand in hands.items():
            if seat in acting and hand.since is None:
                start(rules, hand, now)
                assert hand.due is not None
                room.hall.evaluator.expect(room.id, seat, hand.due)
            elif seat not in acting and hand.since is not None:
                stop(rules, hand, now)
        return keep(room.id, hands, job)

    def is_owed(self) -> bool:
        """Somebody must decide and no clock runs: the server stopped between sitting down and starting it."""
        room = self.room
        if room.stored.clock is None or room.is_over or room.status == OPEN:
            return False
        hands = [room.stored.hands.get(seat) for seat in room.table.acting]
        return any(hand is not None and hand.since is None for hand in hands)

    async def begin(self) -> None:
        """Everybody has sat down."""
        job = self.turn(None)
        if job is not None:
            await self.room.write(job)

    async def let_fall(self) -> None:
        """If somebody's time is up, that seat loses: whoever notices first decides it, under the lock."""
        room = self.room
        hands = room.stored.hands
        if not hands or room.is_over or room.is_stopped:
            return
        now = room.hall.settings.clock()
        late = [seat for seat, hand in hands.items() if hand.due is not None and hand.due <= now]
        if not late:
            return
        seat = late[0]
        entry = room.carry_out(seat, "resign")
        room.stored.timed_out = seat

        async def note(connection: AsyncConnection) -> None:
            await connection.execute(update(Game).where(Game.id == room.id).values(timed_out=seat))

        await room.commit(entry, None, note)
        telemetry.DEADLINES.inc()
        room.move_on()


class Evaluator:
    """Sleeps until the next deadline and hands it to its room, which looks once more before it decides.

    While the database fails a deadline is tried again. On a table that cannot be opened, or whose clock
    cannot fall, it is given up until the table is opened or the server starts anew. Either is reported once.
    """

    def __init__(self, clock: Callable[[], int], expire: Callable[[str, str, int], Awaitable[None]]) -> None:
        self.clock = clock
        self.expire = expire
        self.heap: list[tuple[int, str, str, int]] = []  # when to look, table, seat, deadline
        self.reported: set[str] = set()
        self.given_up: dict[str, set[tuple[str, int]]] = {}
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self, engine: AsyncEngine) -> None:
        """Deadlines set before the start count: those that have passed fall at once."""
        async with engine.connect() as connection:
            rows = await connection.execute(
                select(Deadline.due, Deadline.table_id, Deadline.seat).where(Deadline.due.is_not(None))
            )
            self.heap = [(row.due, row.table_id, row.seat, row.due) for row in rows if row.due is not None]
            rows = await connection.execute(select(Round.due, Round.table_id).where(Round.due.is_not(None)))
            self.heap += [(row.due, row.table_id, "", row.due) for row in rows if row.due is not None]
        heapq.heapify(self.heap)
        self.task = asyncio.create_task(self.watch(), name="clocks")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def expect(self, table_id: str, seat: str, due: int, look: int = 0) -> None:
        heapq.heappush(self.heap, (look or due, table_id, seat, due))
        self.wake.set()

    async def watch(self) -> None:
        while True:
            self.wake.clear()
            wait = (self.heap[0][0] - self.clock()) / 1000 if self.heap else LONGEST_SLEEP
            if wait > 0:
                await self.sleep(min(wait, LONGEST_SLEEP))
                continue
            _, table_id, seat, due = heapq.heappop(self.heap)
            try:
                await self.expire(table_id, seat, due)
            except StorageFailed as failed:
                self.report(table_id, failed)
                self.expect(table_id, seat, due, self.clock() + RETRY_MILLISECONDS)
            except Exception as error:  # noqa: BLE001 (one table must not stop the clocks of all others)
                self.report(table_id, error)
                self.given_up.setdefault(table_id, set()).add((seat, due))
            else:
                self.reported.discard(table_id)

    def report(self, table_id: str, error: Exception) -> None:
        if table_id not in self.reported:
            self.reported.add(table_id)
            logging.getLogger(__name__).error(
                "a clock could not fall", extra={"table": table_id}, exc_info=error
            )

    def resume(self, table_id: str) -> None:
        """A table was opened: what was given up is tried again."""
        for seat, due in self.given_up.pop(table_id, ()):
            self.expect(table_id, seat, due)

    async def sleep(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.wake.wait(), seconds)
        except TimeoutError:
            return
