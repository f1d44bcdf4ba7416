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


def running(timer: Timer, due: int) -> Timer:
    return replace(timer, state=RUNNING, due=due, left=None, used=True)


def stopped(timer: Timer, state: TimerState = OFF) -> Timer:
    return replace(timer, state=state, due=None, left=None)


def changed(timer: Timer, do: str, seconds: int | None, now: int, is_planning: bool) -> Timer:
    """The timer after a command of the organiser; raises a Problem if the command makes no sense now."""
    if do == "pause":
        if timer.due is None:
            raise Problem(409, "error-timer-stands")
        return replace(timer, state=PAUSED, due=None, left=max(0, timer.due - now))
    if do == "resume":
        if timer.left is None:
            raise Problem(409, "error-timer-not-paused")
        return running(timer, now + timer.left)
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
        return running(timer, now + 1000 * timer.length)
    if do == "restart":
        raise Problem(409, "error-not-planning")
    return replace(timer, used=True)


def extended(timer: Timer, milliseconds: int, now: int) -> Timer:
    """Later, even while paused; if time was up, planning opens again."""
    if timer.due is not None:
        return running(timer, timer.due + milliseconds)
    if timer.left is not None:
        return replace(timer, left=timer.left + milliseconds)
    if timer.state != UP:
        raise Problem(409, "error-timer-stands")
    return running(timer, now + milliseconds)


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

    def planned(self) -> int:
        """The number of the round that is being planned, 0 when none is."""
        if self.organised is None or self.table.is_over:
            return 0
        return self.organised.planned(self.table.state)

    def is_closed_to(self, seat: str) -> bool:
        """Whether time is up for a seat, and it must wait for the organiser."""
        if self.timer is None or self.organised is None:
            return False
        return self.timer.state == UP and seat != self.organised.seat

    def message(self) -> table_state.Round | None:
        return None if self.timer is None else table_state.Round(**vars(self.timer))

    def changed(self, do: str, seconds: int | None, at_zero: AtZero | None) -> Timer:
        """The timer after a command of the organiser."""
        assert self.timer is not None
        timer = replace(self.timer, at_zero=at_zero or self.timer.at_zero)
        return changed(timer, do, seconds, self.now(), self.planned() > 0)

    def set(self, timer: Timer) -> None:
        """The database has it."""
        self.timer = timer
        if timer.due is not None:
            self.expect(self.table_id, ROUND, timer.due)

    def turn(self, job: Job[None] | None) -> Job[None] | None:
        """An entry was made: if it ended planning the timer stops, if planning begins again it starts when it
        is in use; a job that writes it.
        """
        number = self.planned()
        if self.timer is None or number == self.number:
            return job
        self.number = number
        timer = stopped(self.timer)
        if number and timer.used:
            timer = running(timer, self.now() + 1000 * timer.length)
        self.set(timer)
        return saving(self.table_id, timer, job)

    def start_over(self) -> None:
        """The game goes back to another moment: the timer stays stopped until the organiser starts it."""
        self.number = -1
        if self.timer is not None:
            self.timer = replace(stopped(self.timer), used=False)

    def ending(self, job: Job[None]) -> Job[None]:
        """A job that also stops the timer for good."""
        return job if self.timer is None else saving(self.table_id, stopped(self.timer), job)

    def end(self) -> None:
        if self.timer is not None:
            self.timer = stopped(self.timer)

    def is_up(self) -> bool:
        """Whether the timer has run out, and nobody has dealt with it yet."""
        return self.timer is not None and self.timer.due is not None and self.timer.due <= self.now()
