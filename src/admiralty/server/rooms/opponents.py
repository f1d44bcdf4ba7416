"""Whoever plays alone may choose other opponents: another bot, or play the other side themselves."""

from __future__ import annotations

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.rooms import create_table
from admiralty.server.rooms.people import People
from admiralty.server.rooms.room import Room
from admiralty.server.settings import Settings
from admiralty.server.store.models import Deadline, Seat
from admiralty.server.store.seats import Place


async def change(room: Room, person: Person, wanted: dict[str, str], settings: Settings) -> None:
    """Put others on seats of a table at which nobody else plays."""
    if room.is_over:
        raise Problem(409, "error-game-over")
    if room.stored.organiser or not room.people.plays_alone(person.id):
        raise Problem(403, "error-only-alone")
    for seat, who in wanted.items():
        if seat not in room.people.places:
            raise Problem(422, "error-bad-seat", seat=seat)
        if who == "open":
            raise Problem(422, "error-bad-bot", bot=who)
    now = room.now()
    places = [changed(place, wanted, person, settings, now) for place in room.stored.places]
    if not any(place.player for place in places):
        raise Problem(422, "error-no-seat-for-you")
    await room.write(lambda connection: save(connection, room.id, places))
    adopt(room, places)


def changed(place: Place, wanted: dict[str, str], person: Person, settings: Settings, now: int) -> Place:
    if place.seat not in wanted:
        return place
    new = create_table.place(place.seat, wanted[place.seat], person, settings)
    new.joined = now if new.player else 0
    return new


async def save(connection: AsyncConnection, table_id: str, places: list[Place]) -> None:
    """A bot has no clock."""
    for place in places:
        here = (Seat.table_id == table_id, Seat.seat == place.seat)
        holder = {"player": place.player, "bot": place.bot, "joined": place.joined or None}
        await connection.execute(update(Seat).where(*here).values(**holder))
        if place.bot:
            late = (Deadline.table_id == table_id, Deadline.seat == place.seat)
            await connection.execute(delete(Deadline).where(*late))


def adopt(room: Room, places: list[Place]) -> None:
    room.stored.places = places
    room.people = People(room.stored, room.table, room.progress.orders)
    room.plans.clear()
    for place in places:
        if place.bot:
            room.clocks.hands.pop(place.seat, None)
    for listener in room.listeners:
        if not room.people.may_view(listener.player, listener.looks):
            listener.look(room.people.first_seat(listener.player))
    room.refresh_seats()
    room.wake_bots(room)
