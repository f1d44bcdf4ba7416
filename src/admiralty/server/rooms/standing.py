"""Standing passes: a seat lets a window pass, also while its player is away, until something changes.

The server passes at once when the seat is asked and has no choice that it had not when the order was given.
An order ends by itself, and says why: `choices` (there is something new to choose), `turn` (the seat has a
turn of its own) or `back` (something was taken back).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.core import flow
from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.games import windows
from admiralty.server.store.models import StandingPass
from admiralty.server.store.table_store import Job, Standing
from admiralty.server.wire.base import PassEnded
from admiralty.server.wire.table_state import PassOrder
from admiralty.table import branches

if TYPE_CHECKING:
    from admiralty.server.rooms.room import Room

PASS: Final = "pass"


@dataclass(frozen=True)
class Asked:
    """A window, and what a seat can choose there."""

    prompt: str
    legal: frozenset[str]


def asked(room: Room, seat: str) -> Asked | None:
    """The window that a seat is asked now, if it is one that can be passed."""
    table = room.table
    if room.is_over or seat not in table.acting or not windows.is_window(table):
        return None
    legal = frozenset(
        room.words.choices(flow.question(table.state).legal(table.state, table.game.seat_index(seat)))
    )
    return Asked(table.game.prompt(flow.question(table.state)), legal) if PASS in legal else None


def due(room: Room) -> str:
    """A seat that passes now by its order, or ""."""
    for seat in room.table.acting if room.stored.standing else ():
        window = asked(room, seat)
        order = room.stored.standing.get((seat, window.prompt)) if window else None
        if window and order and not order.ended and window.legal <= set(order.choices):
            return seat
    return ""


def settle(room: Room, action: str, job: Job[None] | None) -> Job[None] | None:
    """End the orders that an entry has ended; a job that writes it after another one."""
    changed = False
    for (seat, prompt), order in room.stored.standing.items():
        reason: PassEnded = "" if order.ended else why_ended(room, seat, prompt, order, action)
        if reason:
            order.ended, changed = reason, True
    return saving(room, job) if changed else job


def why_ended(room: Room, seat: str, prompt: str, order: Standing, action: str) -> PassEnded:
    if branches.is_jump(action):
        return "back"
    if room.is_over or seat not in room.table.acting:
        return ""
    window = asked(room, seat)
    if window is None:
        return "turn"
    return "choices" if window.prompt == prompt and not window.legal <= set(order.choices) else ""


async def change(room: Room, person: Person, seat: str, prompt: str, on: bool) -> None:
    """Give an order for the window that the seat is asked now, or take one back; under the lock."""
    room.people.check_seat(person.id, seat)
    if on:
        window = asked(room, seat)
        if window is None or window.prompt != prompt:
            raise Problem(409, "error-no-window")
        room.people.check_action(person.id, seat, PASS)
        room.stored.standing[seat, prompt] = Standing(sorted(window.legal))
    else:
        room.stored.standing.pop((seat, prompt), None)
    await room.write(saving(room, None))
    await room.pass_on()
    room.broadcast()


def saving(room: Room, job: Job[None] | None) -> Job[None]:
    rows = [
        {"table_id": room.id, "seat": seat, "prompt": prompt, "choices": json.dumps(order.choices)}
        | {"ended": order.ended}
        for (seat, prompt), order in room.stored.standing.items()
    ]

    async def both(connection: AsyncConnection) -> None:
        await connection.execute(delete(StandingPass).where(StandingPass.table_id == room.id))
        if rows:
            await connection.execute(insert(StandingPass), rows)
        if job is not None:
            await job(connection)

    return both


def shown(room: Room, you: list[str]) -> list[PassOrder]:
    """The orders of a viewer's own seats."""
    orders = room.stored.standing.items()
    return [PassOrder(seat, prompt, order.ended) for (seat, prompt), order in orders if seat in you]
