"""A pause by consent: the clocks of all seats stand still until one of the players goes on."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.notify.events import Event
from admiralty.server.rooms import clocks, endings, telling
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Game
from admiralty.server.wire.table_state import Pause


async def ask(room: Room, person: Person) -> None:
    """Ask the others for a pause, or agree to one."""
    own = check(room, person)
    if room.stored.paused:
        raise Problem(409, "error-paused")
    offer = [*room.stored.pause_offer, *(seat for seat in own if seat not in room.stored.pause_offer)]
    if endings.others(room, offer):
        await write(room, offer, is_paused=False)
    else:
        room.clocks.freeze()
        await write(room, offer, is_paused=True)


async def refuse(room: Room, person: Person) -> None:
    """Decline a pause, or withdraw one's own request."""
    check(room, person)
    if not room.stored.pause_offer or room.stored.paused:
        raise Problem(409, "error-no-pause")
    await write(room, [], is_paused=False)


async def go_on(room: Room, person: Person) -> None:
    """Any player ends the pause, so that nobody can keep a lost game from its end."""
    check(room, person)
    if not room.stored.paused:
        raise Problem(409, "error-no-pause")
    room.clocks.thaw()
    await write(room, [], False, telling.low_clocks(room))


def check(room: Room, person: Person) -> list[str]:
    """The seats of somebody who may ask or answer."""
    own = room.people.seats_of(person.id)
    if not own:
        raise Problem(403, "error-players-only")
    if room.is_over:
        raise Problem(409, "error-game-over")
    if room.clocks.rules is None:
        raise Problem(409, "error-no-clock")
    return own


async def write(room: Room, offer: list[str], is_paused: bool, events: Iterable[Event] = ()) -> None:
    """With the clocks, and what people are told because of it."""

    async def job(connection: AsyncConnection) -> None:
        kept = {"pause_offer": " ".join(offer) or None, "paused": is_paused}
        await connection.execute(update(Game).where(Game.id == room.id).values(**kept))

    told = room.services.outbox.adding(events, job)
    await room.write(clocks.saving(room.id, room.clocks.hands, told))
    room.stored.pause_offer, room.stored.paused = offer, is_paused
    room.refresh_seats()


def shown(room: Room) -> Pause | None:
    offer = room.stored.pause_offer
    if not offer or room.is_over:
        return None
    return Pause(offer[0], [] if room.stored.paused else endings.others(room, offer), room.stored.paused)
