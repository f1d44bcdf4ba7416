"""What happens at a table, under its lock, when time is up: a seat loses, or planning closes."""

from __future__ import annotations

import logging

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.core.action import Refused
from admiralty.server import telemetry
from admiralty.server.errors import Problem
from admiralty.server.rooms import rounds
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rounds import EVALUATE, UP
from admiralty.server.rooms.schedule import Sessions
from admiralty.server.store.models import Game
from admiralty.server.store.organised_store import Timer
from admiralty.server.wire.base import AtZero


async def expire(room: Room) -> None:
    """Act on deadlines that have passed; the first who notices does it."""
    await expire_clock(room)
    await expire_round(room)


async def expire_clock(room: Room) -> None:
    """A seat whose time is up loses, unless its player is on vacation."""
    await room.rest_clocks()
    seat = "" if room.is_over or room.rules.is_stopped else room.clocks.late()
    if seat:
        await time_out(room, seat)


async def time_out(room: Room, seat: str) -> None:
    entry = room.carry_out(seat, "resign")
    room.stored.timed_out = seat

    async def note(connection: AsyncConnection) -> None:
        await connection.execute(update(Game).where(Game.id == room.id).values(timed_out=seat))

    await room.commit(entry, None, note)
    telemetry.DEADLINES.inc()
    room.broadcast()


async def expire_round(room: Room) -> None:
    """Evaluate the round, or close planning until the organiser does. Sessions pause and resume it first."""
    if room.is_over or room.rules.is_stopped:
        return
    if room.rounds.timer is not None and room.rounds.must_switch():
        await set_timer(room, rounds.switched(room.rounds.timer, room.now()))
    timer = room.rounds.timer
    if timer is None or not room.rounds.is_up():
        return
    telemetry.DEADLINES.inc()
    if timer.at_zero != EVALUATE or not await evaluate_round(room):
        await set_timer(room, rounds.stopped(timer, UP))


async def evaluate_round(room: Room) -> bool:
    """End planning in the organiser's name; whether the rules allow it."""
    organised = room.rounds.organised
    assert organised is not None
    try:
        entry = room.carry_out(organised.seat, organised.evaluate)
    except (Refused, Problem) as refusal:
        logging.getLogger(__name__).error(
            "a round could not be evaluated", extra={"table": room.id, "why": str(refusal)}
        )
        await room.reload_if_stopped()
        return False
    await room.commit(entry, None)
    room.broadcast()
    return True


async def command_timer(
    room: Room, do: str, seconds: int | None, at_zero: AtZero | None, sessions: Sessions | None = None
) -> None:
    """What the organiser wants of the timer."""
    if room.is_over:
        raise Problem(409, "error-game-over")
    await set_timer(room, room.rounds.changed(do, seconds, at_zero, sessions))


async def set_timer(room: Room, timer: Timer) -> None:
    await room.write(rounds.saving(room.id, timer))
    room.rounds.set(timer)
    room.refresh_seats()
