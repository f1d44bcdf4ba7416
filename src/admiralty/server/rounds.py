"""The timer of planning at an organised table: one row in the database, on the server's clock.

At zero planning closes for everybody but the organiser; then the round is evaluated, or it waits for him.
Whoever ends planning, timer, organiser or the last team, does so under the room's lock by one entry of the
record, and the timer's new state is written with that entry: a round is evaluated once, also over a crash.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import telemetry
from admiralty.server.errors import Problem
from admiralty.server.messages import RoundTold
from admiralty.server.models import Round
from admiralty.server.organised_rows import Timer
from admiralty.server.store import Job
from admiralty.table.table import Refused

if TYPE_CHECKING:
    from admiralty.server.room import Room

OFF: Final = "off"
RUNNING: Final = "running"
PAUSED: Final = "paused"
UP: Final = "up"
EVALUATE: Final = "evaluate"
EXTENSION: Final = 60  # seconds
WHOSE: Final = ""  # among the deadlines of seats, the one of the round


def keep(table_id: str, timer: Timer, job: Job[None] | None = None) -> Job[None]:
    """Write a table's timer, with whatever else belongs into the same transaction."""
    values = dict(vars(timer))

    async def both(connection: AsyncConnection) -> None:
        await connection.execute(update(Round).where(Round.table_id == table_id).values(**values))
        if job is not None:
            await job(connection)

    return both


def running(timer: Timer, due: int) -> Timer:
    return replace(timer, state=RUNNING, due=due, left=None, used=True)


def standing(timer: Timer, state: str = OFF) -> Timer:
    return replace(timer, state=state, due=None, left=None)


def changed(timer: Timer, do: str, seconds: int | None, now: int, is_planning: bool) -> Timer:
    """The timer after a command of the organiser; what makes no sense now is a Problem."""
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
        return replace(standing(timer), used=False)
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
    """Later, also when it is paused; when time was up, planning goes on."""
    if timer.due is not None:
        return running(timer, timer.due + milliseconds)
    if timer.left is not None:
        return replace(timer, left=timer.left + milliseconds)
    if timer.state != UP:
        raise Problem(409, "error-timer-stands")
    return running(timer, now + milliseconds)


class RoundTimer:
    """The timer of one room; used only under its lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.how = room.crews.how
        self.number = self.planned()  # the round that the timer knows of

    def planned(self) -> int:
        """The number of the round that is being planned."""
        if self.how is None or self.room.is_over:
            return 0
        return self.how.planned(self.room.table.state)

    def is_closed_to(self, seat: str) -> bool:
        timer = self.room.stored.timer
        return timer is not None and timer.state == UP and seat != self.room.stored.organiser

    def told(self) -> RoundTold | None:
        timer = self.room.stored.timer
        if timer is None:
            return None
        return RoundTold(timer.length, timer.due, timer.left, timer.state, timer.at_zero, timer.used)

    async def command(self, do: str, seconds: int | None, at_zero: str | None) -> None:
        """What the organiser wants of the timer."""
        room, timer = self.room, self.room.stored.timer
        assert timer is not None
        if room.is_over:
            raise Problem(409, "error-game-over")
        now = room.hall.settings.clock()
        timer = replace(timer, at_zero=at_zero or timer.at_zero)
        await self.put(changed(timer, do, seconds, now, self.planned() > 0))
        room.tell_seats()

    async def put(self, timer: Timer) -> None:
        await self.room.write(keep(self.room.id, timer))
        self.stand(timer)

    def stand(self, timer: Timer) -> None:
        self.room.stored.timer = timer
        if timer.due is not None:
            self.room.hall.evaluator.expect(self.room.id, WHOSE, timer.due)

    def turn(self, job: Job[None] | None) -> Job[None] | None:
        """An entry was made: when it ended planning the timer stops, when planning begins anew it starts if
        it is in use; a job that writes it.
        """
        room, timer = self.room, self.room.stored.timer
        number = self.planned()
        if timer is None or number == self.number:
            return job
        self.number = number
        timer = standing(timer)
        if number and timer.used:
            timer = running(timer, room.hall.settings.clock() + 1000 * timer.length)
        self.stand(timer)
        return keep(room.id, timer, job)

    def forget(self) -> None:
        """The game goes on from another moment: the timer begins anew or stands, as at any new planning."""
        self.number = -1

    def ending(self, job: Job[None]) -> Job[None]:
        """Nobody plans here any more: a job that writes it."""
        timer = self.room.stored.timer
        return job if timer is None else keep(self.room.id, standing(timer), job)

    def end(self) -> None:
        timer = self.room.stored.timer
        self.room.stored.timer = None if timer is None else standing(timer)

    async def let_fall(self) -> None:
        """If time is up, planning closes: whoever notices first decides it, under the lock."""
        room, timer = self.room, self.room.stored.timer
        if timer is None or timer.due is None or timer.due > room.hall.settings.clock():
            return
        if room.is_over or room.is_stopped:
            return
        telemetry.DEADLINES.inc()
        if timer.at_zero != EVALUATE or not await self.evaluate():
            await self.put(standing(timer, UP))
            room.tell_seats()

    async def evaluate(self) -> bool:
        """End planning in the organiser's name; whether the rules let it."""
        assert self.how is not None
        try:
            entry = self.room.carry_out(self.how.seat, self.how.evaluate)
        except (Refused, Problem) as refusal:
            logging.getLogger(__name__).error(
                "a round could not be evaluated", extra={"table": self.room.id, "why": str(refusal)}
            )
            await self.room.stand_again()
            return False
        await self.room.commit(entry, None)
        self.room.move_on()
        return True
