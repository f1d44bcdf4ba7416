"""Clocks of seats, kept as rows of the database.

A turn begins when a seat must decide and ends when it need not. Time beyond the allowance of the turn is
taken from the bank. A seat whose time is up resigns, by an entry of the record like any other.

Time may be added to the bank for each turn that a seat has completed: when another seat is asked something
else than whether it lets a thing pass. Answers to such windows, and single steps, add nothing; a takeback
takes away what was added for the turn it goes back to.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.store import table_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import Deadline, Heartbeat, Round
from admiralty.server.store.table_store import ClockRules, Hand, Job

LONGEST_ABSENCE: Final = 86400 * 1000
LEAST_CORRECTION: Final = 1000


def first_hands(rules: ClockRules | None, seats: list[str]) -> dict[str, Hand]:
    if rules is None:
        return {}
    bank = None if rules.bank_seconds is None else rules.bank_seconds * 1000
    return {seat: Hand(bank=bank) for seat in seats}


def allowance(rules: ClockRules, hand: Hand) -> int:
    """The time for a turn."""
    return 1000 * (rules.turn_seconds or 0) + (hand.bank or 0)


def start(rules: ClockRules, hand: Hand, now: int) -> None:
    hand.since = now
    hand.due = now + allowance(rules, hand)


def stop(rules: ClockRules, hand: Hand, now: int) -> None:
    """Take what was used beyond the turn's allowance from the bank."""
    if hand.bank is not None and hand.since is not None:
        over = now - hand.since - 1000 * (rules.turn_seconds or 0)
        hand.bank = max(0, hand.bank - max(0, over))
    hand.since = hand.due = None
    hand.rests = 0


def credit(rules: ClockRules, hand: Hand) -> None:
    """A turn is completed."""
    before = hand.bank or 0
    more = before + 1000 * (rules.increment_seconds or 0)
    if rules.cap_seconds is not None:
        more = max(before, min(more, 1000 * rules.cap_seconds))
    hand.bank, hand.credited = more, more - before


def take_away(hand: Hand) -> None:
    """A completed turn goes on after all."""
    hand.bank, hand.credited = max(0, (hand.bank or 0) - hand.credited), 0


def saving(table_id: str, hands: dict[str, Hand], job: Job[None] | None = None) -> Job[None]:
    """A job that writes a table's clocks, and another job in the same transaction."""
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


async def last_seen(engine: AsyncEngine) -> int:
    """The last time the database knows of, before anything is written to it: every transaction notes it."""
    async with reading(engine) as connection:
        return await connection.scalar(select(Heartbeat.time).where(Heartbeat.id == 1)) or 0


async def tidy(connection: AsyncConnection, now: int) -> None:
    """The first of several workers brings clocks and unfinished tables into order."""
    seen = await connection.scalar(select(Heartbeat.time).where(Heartbeat.id == 1)) or 0
    await correct(connection, seen, now)
    await table_store.delete_unfinished(connection)


async def correct(connection: AsyncConnection, seen: int, now: int) -> None:
    """Move all deadlines before the first one is looked at, in the transaction that notes the time."""
    moved = correction(seen, now)
    if not moved:
        return
    later = {"since": Deadline.since + moved, "due": Deadline.due + moved}
    await connection.execute(update(Deadline).where(Deadline.due.is_not(None)).values(later))
    await connection.execute(update(Round).where(Round.due.is_not(None)).values(due=Round.due + moved))
    logging.getLogger(__name__).warning("deadlines were moved", extra={"seconds": moved // 1000})


class SeatClocks:
    """The clocks of one table; used only under its room's lock. `expect` is told of every new deadline,
    `resting` tells until when the player of a seat is on vacation, or 0.
    """

    def __init__(
        self,
        table_id: str,
        rules: ClockRules | None,
        hands: dict[str, Hand],
        now: Callable[[], int],
        expect: Callable[[str, str, int], None],
        resting: Callable[[str], int],
    ) -> None:
        self.table_id = table_id
        self.rules = rules
        self.hands = hands
        self.now = now
        self.expect = expect
        self.resting = resting
        self.started: list[str] = []  # by the last turn

    def turn(
        self, acting: tuple[str, ...], job: Job[None] | None, is_window: bool = False, is_return: bool = False
    ) -> Job[None] | None:
        """Start the clocks of `acting` and stop those of the other seats; a job that writes it. They are
        asked whether they let something pass (`is_window`), or by a takeback once more (`is_return`).
        """
        self.started = []
        if self.rules is None or not self.hands:
            return job
        now = self.now()
        for seat, hand in self.hands.items():
            if seat not in acting and hand.since is not None:
                stop(self.rules, hand, now)
        if self.rules.increment_seconds and acting and not is_window:
            self.hand_over(acting, is_return)
        for seat, hand in self.hands.items():
            if seat in acting and hand.since is None:
                start(self.rules, hand, now)
                self.started.append(seat)
        if not self.rest():
            self.expect_all(self.started)
        return saving(self.table_id, self.hands, job)

    def expect_all(self, seats: Iterable[str]) -> None:
        for seat in seats:
            due = self.hands[seat].due
            if due is not None:
                self.expect(self.table_id, seat, due)

    def rest(self) -> bool:
        """Move the clocks of players who are on vacation, or back from it; whether one has moved."""
        now, moved = self.now(), False
        if self.rules is None or not self.rules.is_slow:
            return False
        for seat, hand in self.hands.items():
            if hand.since is None or hand.due is None:
                continue
            until = self.resting(seat)
            more = max(now, until) - max(now, hand.rests)
            hand.since, hand.due, hand.rests = hand.since + more, hand.due + more, until
            moved |= more != 0
        if moved:
            self.expect_all(self.hands)
        return moved

    def freeze(self) -> None:
        """The players agreed on a pause."""
        now = self.now()
        for hand in self.hands.values():
            if hand.due is not None:
                hand.left = hand.due - max(now, hand.rests)
                hand.since = hand.due = None
                hand.rests = 0
        self.started = []

    def thaw(self) -> None:
        """The game goes on with the time that was left."""
        assert self.rules is not None
        now = self.now()
        self.started = [seat for seat, hand in self.hands.items() if hand.left is not None]
        for seat in self.started:
            hand = self.hands[seat]
            assert hand.left is not None
            hand.due = now + hand.left
            hand.since = hand.due - allowance(self.rules, hand)
            hand.left = None
        if not self.rest():
            self.expect_all(self.started)

    def hand_over(self, acting: tuple[str, ...], is_return: bool) -> None:
        """The turn is now these seats'; those that had it are credited."""
        assert self.rules is not None
        for seat, hand in self.hands.items():
            if seat not in acting and hand.in_turn and not is_return:
                credit(self.rules, hand)
            elif seat in acting and not hand.in_turn and is_return:
                take_away(hand)
            hand.in_turn = seat in acting

    def must_start(self, acting: tuple[str, ...]) -> bool:
        """Whether somebody must decide and no clock runs: the server stopped before it was started."""
        hands = [self.hands.get(seat) for seat in acting] if self.rules is not None else []
        return any(hand is not None and hand.since is None and hand.left is None for hand in hands)

    def late(self) -> str:
        """A seat whose time is up, or ""."""
        if not self.hands:
            return ""
        now = self.now()
        return next(
            (seat for seat, hand in self.hands.items() if hand.due is not None and hand.due <= now), ""
        )

    def clear(self) -> None:
        """The game is over."""
        self.hands.clear()
