"""What people who are not at the table are told of it: it is their turn, their clock runs low, they are
called in the chat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from admiralty.server.notify import table_events
from admiralty.server.notify.events import Event
from admiralty.server.store.table_store import Said

if TYPE_CHECKING:
    from admiralty.server.rooms.room import Room


def turns(room: Room, before: str, n: int, by: str) -> list[Event]:
    """Seats that had not to decide before entry n and have to now. Whoever looks at the table gets the time
    to decide first.
    """
    known, places = before.split(), room.stored.places
    seats = [seat for seat in room.table.acting if seat not in known]
    holders = [player for seat in seats for player in room.people.places[seat].players()]
    if room.is_over or not room.services.outbox.wants(holders):
        return []
    game, names = room.stored.record.header.game, room.people.names()
    found = table_events.turns(room.id, game, str(n), places, seats, names, by)
    here = {listener.player for listener in room.listeners}
    later = room.now() + 1000 * room.services.outbox.limits.present_seconds
    return [replace(event, due=later) if event.player in here else event for event in found]


def low_clocks(room: Room) -> list[Event]:
    """Of the seats whose clocks have just been started."""
    holders = [player for seat in room.clocks.started for player in room.people.places[seat].players()]
    if not room.services.outbox.wants(holders):
        return []
    game, names, places = room.stored.record.header.game, room.people.names(), room.stored.places
    found = []
    for seat in room.clocks.started:
        hand = room.clocks.hands[seat]
        if hand.since is not None and hand.due is not None:
            place = room.people.places[seat]
            found += table_events.low_clock(room.id, game, places, place, names, hand.since, hand.due)
    return found


def mentions(room: Room, said: Said) -> list[Event]:
    """People at the table whom a line of the chat calls by @name."""
    if "@" not in said.text:
        return []
    seated = [player for place in room.stored.places for player in place.players()]
    people = {each for each in (*seated, *room.stored.watchers) if room.may_hear(each, said)} - {said.player}
    names = {player: room.people.name_of(player) for player in people}
    game = room.stored.record.header.game
    return [
        Event("mention", f"{room.id} {said.n}", player, game, room.id, args={"name": said.name})
        for player in table_events.mentioned(said.text, names)
    ]
