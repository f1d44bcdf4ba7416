"""Whether the players of a finished game would play once more, with their sides changed."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.rooms import endings
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Game
from admiralty.server.store.seats import Place
from admiralty.server.store.table_store import Job
from admiralty.server.wire.table_state import Rematch


def shown(room: Room, you: list[str]) -> Rematch | None:
    """For those who played here."""
    offer = room.stored.rematch_offer
    if not you or not room.is_over or not offer:
        return None
    return Rematch(offer[0], endings.others(room, offer), room.stored.rematch or None)


def check(room: Room, person: Person) -> list[str]:
    """The seats of somebody who may ask for a rematch or answer."""
    own = room.people.seats_of(person.id)
    if room.stored.organiser:
        raise Problem(409, "error-no-rematch")
    if not own:
        raise Problem(403, "error-players-only")
    if not room.is_over:
        raise Problem(409, "error-not-over")
    return own


async def decline(room: Room, person: Person) -> None:
    """Decline a rematch, or withdraw one's own offer."""
    check(room, person)
    if not room.stored.rematch_offer or room.stored.rematch:
        raise Problem(409, "error-no-rematch-offer")
    await write(room, [], "")


async def write(room: Room, offer: list[str], table: str, also: Job[None] | None = None) -> None:
    async def job(connection: AsyncConnection) -> None:
        kept = {"rematch_offer": " ".join(offer) or None, "rematch": table or None}
        await connection.execute(update(Game).where(Game.id == room.id).values(**kept))
        if also is not None:
            await also(connection)

    await room.write(job)
    room.stored.rematch_offer, room.stored.rematch = offer, table
    room.refresh_seats()


def changed_sides(places: list[Place]) -> list[Place]:
    """Everybody, bots too, moves on by one seat; of two they change sides."""
    holders = places[1:] + places[:1]
    return [
        Place(place.seat, holder.player, holder.name, holder.bot, named=holder.named)
        for place, holder in zip(places, holders, strict=True)
    ]
