"""Ending a table without a result. Nobody escapes from a lost game alone: if others play, all must agree.

Any player may ask for it; the table ends when every seat with a person agrees. It ends at once if nobody else
plays, if the organiser asks, or if the others have not moved for days. The table keeps how it ended and by
whom.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.rooms.room import Room
from admiralty.server.store import results
from admiralty.server.store.models import Deadline, Game
from admiralty.server.store.table_store import TOURNAMENT, Job, milliseconds
from admiralty.server.wire.base import HowEnded
from admiralty.server.wire.table_state import Ended, EndOffer
from admiralty.table.record import is_time

AGREED: Final = "agreed"
GIVEN_UP: Final = "given-up"
DESERTED: Final = "deserted"
ORGANISER: Final = "organiser"
MODERATOR: Final = "moderator"
DAY: Final = 86_400_000  # milliseconds


async def ask(room: Room, person: Person, deserted_days: int) -> None:
    """End the table, or ask the others to; when one of them has asked, agree."""
    if room.is_over:
        return
    if room.stored.origin == TOURNAMENT:
        raise Problem(409, "error-tournament-game")
    own = room.people.seats_of(person.id)
    if room.stored.organiser:
        if not room.people.leads(person.id):
            raise Problem(403, "error-organiser-only")
        await end(room, ORGANISER, room.people.name_of(person.id) or person.name)
    elif not own:
        raise Problem(403, "error-players-only")
    elif not others(room, own):
        await end(room, GIVEN_UP, room.people.name_of(person.id) or person.name)
    elif is_deserted(room, own, deserted_days):
        await end(room, DESERTED, room.people.name_of(person.id) or person.name)
    else:
        await agree(room, own)


async def agree(room: Room, own: list[str]) -> None:
    offer = [*room.stored.end_offer, *(seat for seat in own if seat not in room.stored.end_offer)]
    if others(room, offer):
        await write_offer(room, offer)
    else:
        await end(room, AGREED, room.people.places[offer[0]].shown(room.people.names()) or "")


async def refuse(room: Room, person: Person) -> None:
    """Decline a request, or withdraw one's own."""
    own = room.people.seats_of(person.id)
    if not own:
        raise Problem(403, "error-players-only")
    if room.is_over or not room.stored.end_offer:
        raise Problem(409, "error-no-end-offer")
    await write_offer(room, [])


def others(room: Room, seats: list[str]) -> list[str]:
    """The other seats that have people."""
    return [seat for seat, place in room.people.places.items() if seat not in seats and place.players()]


def is_deserted(room: Room, own: list[str], days: int) -> bool:
    """Whether only others have had to move for the given number of days; not in a pause or on vacation."""
    acting = room.table.acting
    if room.stored.paused or any(room.resting(seat) for seat in acting):
        return False
    if not acting or any(seat in own or room.people.places[seat].bot for seat in acting):
        return False
    entries = room.table.record.entries
    moved = milliseconds(entries[-1].time) if entries and is_time(entries[-1].time) else 0
    since = max(moved, room.stored.created, *(room.people.places[seat].joined for seat in acting))
    return room.now() - since >= days * DAY


async def write_offer(room: Room, offer: list[str]) -> None:
    async def job(connection: AsyncConnection) -> None:
        kept = " ".join(offer) or None
        await connection.execute(update(Game).where(Game.id == room.id).values(end_offer=kept))

    await room.write(job)
    room.stored.end_offer = offer
    room.refresh_seats()


async def end(room: Room, how: HowEnded, by: str, also: Job[None] | None = None) -> None:
    """Nobody plays on; what was committed stays. Another job may be written with it."""
    now = room.now()

    async def job(connection: AsyncConnection) -> None:
        ended = {"abandoned": now, "ended_how": how, "ended_by": by, "end_offer": None}
        await connection.execute(update(Game).where(Game.id == room.id).values(**ended))
        await connection.execute(delete(Deadline).where(Deadline.table_id == room.id))
        if also is not None:
            await also(connection)

    await room.write(results.recording(room.id, now, {}, room.rounds.ending(job)))
    room.stored.abandoned = True
    room.stored.ended = Ended(how, by)
    room.stored.end_offer = []
    room.clocks.clear()
    room.rounds.end()
    room.broadcast()


def offer_shown(room: Room) -> EndOffer | None:
    """Who asked, and which seats still have to agree."""
    offer = room.stored.end_offer
    if not offer or room.is_over:
        return None
    return EndOffer(offer[0], others(room, offer))
