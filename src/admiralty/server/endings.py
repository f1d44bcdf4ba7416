"""Ending a table without a result. Nobody gets out of a lost game alone: where others play, all must agree.

Whoever plays may ask for it; it ends when every seat that a person has agrees. It ends at once where nobody
else plays, where the organiser says so, and where the others have left one waiting for days. The table keeps
how it ended and by whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.access import Person
from admiralty.server.errors import Problem
from admiralty.server.messages import Ended, EndOffer
from admiralty.server.models import Deadline, Game
from admiralty.server.store import milliseconds
from admiralty.table.record import is_time

if TYPE_CHECKING:
    from admiralty.server.room import Room

AGREED: Final = "agreed"
GIVEN_UP: Final = "given-up"
DESERTED: Final = "deserted"
ORGANISER: Final = "organiser"
DAY: Final = 86_400_000  # milliseconds


async def ask(room: Room, person: Person) -> None:
    """End the table, or ask the others to; when one of them has asked, agree."""
    if room.is_over:
        return
    own = room.seats_of(person.id)
    if room.stored.organiser:
        if not room.crews.leads(person.id):
            raise Problem(403, "error-organiser-only")
        await end(room, ORGANISER, room.name_of(person.id) or person.name)
    elif not own:
        raise Problem(403, "error-players-only")
    elif not others(room, own):
        await end(room, GIVEN_UP, room.name_of(person.id) or person.name)
    elif is_deserted(room, own):
        await end(room, DESERTED, room.name_of(person.id) or person.name)
    else:
        await agree(room, own)


async def agree(room: Room, own: list[str]) -> None:
    offer = [*room.stored.end_offer, *(seat for seat in own if seat not in room.stored.end_offer)]
    if others(room, offer):
        await write_offer(room, offer)
    else:
        await end(room, AGREED, room.places[offer[0]].shown(room.names()) or "")


async def refuse(room: Room, person: Person) -> None:
    """Decline what another has asked, or withdraw what one has asked oneself."""
    own = room.seats_of(person.id)
    if not own:
        raise Problem(403, "error-players-only")
    if room.is_over or not room.stored.end_offer:
        raise Problem(409, "error-no-end-offer")
    await write_offer(room, [])


def others(room: Room, seats: list[str]) -> list[str]:
    """The seats besides these that people have."""
    return [seat for seat, place in room.places.items() if seat not in seats and place.players()]


def is_deserted(room: Room, own: list[str]) -> bool:
    """Whether others have had to move, all this time, since before the days that are set."""
    acting = room.table.acting
    if not acting or any(seat in own or room.places[seat].bot for seat in acting):
        return False
    entries = room.table.record.entries
    moved = milliseconds(entries[-1].time) if entries and is_time(entries[-1].time) else 0
    since = max(moved, room.stored.created, *(room.places[seat].joined for seat in acting))
    return room.hall.settings.clock() - since >= room.hall.settings.deserted_days * DAY


async def write_offer(room: Room, offer: list[str]) -> None:
    async def job(connection: AsyncConnection) -> None:
        kept = " ".join(offer) or None
        await connection.execute(update(Game).where(Game.id == room.id).values(end_offer=kept))

    await room.write(job)
    room.stored.end_offer = offer
    room.tell_seats()


async def end(room: Room, how: str, by: str) -> None:
    """Nobody plays on; what was committed stays."""
    now = room.hall.settings.clock()

    async def job(connection: AsyncConnection) -> None:
        ended = {"abandoned": now, "ended_how": how, "ended_by": by, "end_offer": None}
        await connection.execute(update(Game).where(Game.id == room.id).values(**ended))
        await connection.execute(delete(Deadline).where(Deadline.table_id == room.id))

    await room.write(room.rounds.ending(job))
    room.stored.abandoned = True
    room.stored.ended = Ended(how, by)
    room.stored.end_offer = []
    room.stored.hands = {}
    room.rounds.end()
    room.move_on()


def offer_shown(room: Room) -> EndOffer | None:
    """Who asked, and which seats still have to agree."""
    offer = room.stored.end_offer
    if not offer or room.is_over:
        return None
    return EndOffer(offer[0], others(room, offer))
