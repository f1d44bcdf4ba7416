"""The timer of planning at an organised table: one row in the database, on the server's clock.

At zero planning closes for everybody but the organiser; then the round is evaluated, or waits for the
organiser. The timer, the organiser or the last team ends planning by one entry of the record, under the
room's lock. The timer's new state is written with that entry: a round is evaluated once, even across a crash.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.kit.extras import Organiser
from admiralty.server.errors import Problem
from admiralty.server.rooms.deadlines import ROUND
from admiralty.server.rooms.schedule import Sessions, begin_of_next, end_of
from admiralty.server.store.models import Round
from admiralty.server.store.organised_store import OFF, Timer
from admiralty.server.store.table_store import Job
from admiralty.server.wire import table_state
from admiralty.server.wire.base import AtZero, TimerState
from admiralty.table.table import Table

RUNNING: Final = "running"
PAUSED: Final = "paused"
UP: Final = "up"
EVALUATE: Final = "evaluate"
EXTENSION: Final = 60  # seconds


def saving(table_id: str, timer: Timer, job: Job[None] | None = None) -> Job[None]:
    """A job that writes a table's timer, and another job in the same transaction."""
    values = dict(vars(timer))

    async def both(connection: AsyncConnection) -> None:
        await connection.execute(update(Round).where(Round.table_id == table_id).values(**values))
        if job is not None:
            await job(connection)

    return both


def running(timer: Timer, due: int, now: int) -> Timer:
    """Running, until the session ends that is going on."""
    end = end_of(timer.sessions, now)
    switch = end if end is not None and end < due else None
    return replace(timer, state=RUNNING, due=due, left=None, used=True, switch=switch)


def paused(timer: Timer, left: int, switch: int | None = None) -> Timer:
    """By hand, or until the next session."""
    return replace(timer, state=PAUSED, due=None, left=left, switch=switch)


def stopped(timer: Timer, state: TimerState = OFF) -> Timer:
    return replace(timer, state=state, due=None, left=None, switch=None)


def begun(timer: Timer, now: int, is_new_day: bool) -> Timer:
    """Planning begins: time runs or, between two sessions, waits for the next. After the end of a day nobody
    plans: it waits for the next session, or until the organiser starts it.
    """
    begin = begin_of_next(timer.sessions, now)
    if begin is not None and (is_new_day or end_of(timer.sessions, now) is None):
        return replace(paused(timer, 1000 * timer.length, begin), used=True)
    if is_new_day:
        return replace(stopped(timer), used=False)
    return running(timer, now + 1000 * timer.length, now)


def switched(timer: Timer, now: int) -> Timer:
    """Paused and resumed by the sessions, as often as it should have been by now."""
    while timer.switch is not None and timer.switch <= now:
        at = timer.switch
        if timer.due is not None:
            timer = paused(timer, timer.due - at, begin_of_next(timer.sessions, at))
        else:
            timer = running(timer, at + (timer.left or 0), at)
    return timer


def rescheduled(timer: Timer, sessions: Sessions, now: int) -> Timer:
    """With other sessions; what the old ones have paused goes on when the new ones say so."""
    timer = replace(timer, sessions=sessions)
    if timer.due is not None:
        return running(timer, timer.due, now)
    if timer.left is None or timer.switch is None:
        return timer
    begin = begin_of_next(sessions, now)
    if begin is not None and end_of(sessions, now) is None:
        return paused(timer, timer.left, begin)
    return running(timer, now + timer.left, now)


def changed(timer: Timer, do: str, seconds: int | None, now: int, is_planning: bool) -> Timer:
    """The timer after a command of the organiser; raises a Problem if the command makes no sense now."""
    if do == "pause":
        if timer.due is None:
            raise Problem(409, "error-timer-stands")
        return paused(timer, max(0, timer.due - now))
    if do == "resume":
        if timer.left is None:
            raise Problem(409, "error-timer-not-paused")
        return running(timer, now + timer.left, now)
    if do == "extend":
        return extended(timer, 1000 * (seconds or EXTENSION), now)
    if do == "stop":
        return replace(stopped(timer), used=False)
    timer = replace(timer, length=seconds or timer.length)
    if do == "set":
        return timer
    if do == "start" and timer.state in (RUNNING, PAUSED):
        raise Problem(409, "error-timer-runs")
    if is_planning:
        return running(timer, now + 1000 * timer.length, now)
    if do == "restart":
        raise Problem(409, "error-not-planning")
    return replace(timer, used=True)


def extended(timer: Timer, milliseconds: int, now: int) -> Timer:
    """Later, even while paused; if time was up, planning opens again."""
    if timer.due is not None:
        return running(timer, timer.due + milliseconds, now)
    if timer.left is not None:
        return replace(timer, left=timer.left + milliseconds)
    if timer.state != UP:
        raise Problem(409, "error-timer-stands")
    return running(timer, now + milliseconds, now)


class RoundTimer:
    """The timer of one table; used only under its room's lock. Only an organised table has a timer."""

    def __init__(
        self,
        table_id: str,
        timer: Timer | None,
        table: Table,
        now: Callable[[], int],
        expect: Callable[[str, str, int], None],
    ) -> None:
        self.table_id = table_id
        self.timer = timer
        self.table = table
        self.organised = table.game.extra(Organiser) if timer is not None else None
        self.now = now
        self.expect = expect
        self.number = self.planned()  # the round that the timer was last set for
        self.day: int | None = self.today()

    def planned(self) -> int:
        """The number of the round that is being planned, 0 when none is."""
        if self.organised is None or self.table.is_over:
            return 0
        return self.organised.planned(self.table.state)

    def today(self) -> int:
        return 0 if self.organised is None else self.organised.day(self.table.state)

    def is_closed_to(self, seat: str) -> bool:
        """Whether time is up for a seat, and it must wait for the organiser."""
        if self.timer is None or self.organised is None:
            return False
        return self.timer.state == UP and seat != self.organised.seat

    def message(self) -> table_state.Round | None:
        return None if self.timer is None else table_state.Round(**vars(self.timer))

    def changed(
        self, do: str, seconds: int | None, at_zero: AtZero | None, sessions: Sessions | None = None
    ) -> Timer:
        """The timer after a command of the organiser."""
        assert self.timer is not None
        timer = replace(self.timer, at_zero=at_zero or self.timer.at_zero)
        if sessions is not None:
            timer = rescheduled(timer, sessions, self.now())
        return changed(timer, do, seconds, self.now(), self.planned() > 0)

    def set(self, timer: Timer) -> None:
        """The database has it."""
        self.timer = timer
        for moment in (timer.due, timer.switch):
            if moment is not None:
                self.expect(self.table_id, ROUND, moment)

    def turn(self, job: Job[None] | None) -> Job[None] | None:
        """An entry was made: if it ended planning the timer stops, if planning begins again it starts when it
        is in use; a job that writes it.
        """
        number, day = self.planned(), self.today()
        is_new_day = self.day is not None and day > self.day
        self.day = day
        if self.timer is None or number == self.number:
            return job
        self.number = number
        timer = stopped(self.timer)
        if number and timer.used:
            timer = begun(timer, self.now(), is_new_day)
        self.set(timer)
        return saving(self.table_id, timer, job)

    def start_over(self) -> None:
        """The game goes back to another moment: the timer stays stopped until the organiser starts it."""
        self.number = -1
        self.day = None
        if self.timer is not None:
            self.timer = replace(stopped(self.timer), used=False)

    def ending(self, job: Job[None]) -> Job[None]:
        """A job that also stops the timer for good."""
        return job if self.timer is None else saving(self.table_id, stopped(self.timer), job)

    def end(self) -> None:
        if self.timer is not None:
            self.timer = stopped(self.timer)

    def must_switch(self) -> bool:
        """Whether a session has ended or begun, and the timer does not know it yet."""
        return self.timer is not None and self.timer.switch is not None and self.timer.switch <= self.now()

    def is_up(self) -> bool:
        """Whether the timer has run out, and nobody has dealt with it yet."""
        return self.timer is not None and self.timer.due is not None and self.timer.due <= self.now()
