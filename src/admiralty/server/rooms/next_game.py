"""A rematch: a new table with the same game, options and people, who have changed sides."""

from __future__ import annotations

from admiralty.core.game import Game
from admiralty.core.luck import Keyed, Tape
from admiralty.server.accounts.access import Person
from admiralty.server.games import restore
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.notify import table_events
from admiralty.server.notify.events import Event
from admiralty.server.rooms import clocks, create_table, endings, rematches
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import table_store
from admiralty.server.store.table_store import Stored
from admiralty.table.table import Table


async def ask(rooms: Rooms, person: Person, room: Room) -> str:
    """Ask for a rematch, or agree; the id of its table once everybody has agreed, before that ""."""
    own = rematches.check(room, person)
    if room.stored.rematch:
        return room.stored.rematch
    offer = [*room.stored.rematch_offer, *(seat for seat in own if seat not in room.stored.rematch_offer)]
    if endings.others(room, offer):
        await rematches.write(room, offer, "", rooms.outbox.adding(asked(room, person, offer)))
        return ""
    table_id = await make(rooms, person, room)
    await rematches.write(room, offer, table_id)
    return table_id


def asked(room: Room, person: Person, offer: list[str]) -> list[Event]:
    """The others are told, once for each who asks."""
    game, said = room.stored.record.header.game, {"name": person.name, "what": "rematch"}
    return [
        Event("challenge", f"rematch {room.id} {person.id}", player, game, room.id, seat, args=said)
        for seat in endings.others(room, offer)
        for player in room.people.places[seat].players()
    ]


async def make(rooms: Rooms, person: Person, room: Room) -> str:
    """The new table. Its id follows from the old one, so that there is only one of it."""
    await create_table.check_quota(rooms, person, "", is_open=True)
    header, clock = room.table.record.header, room.stored.clock
    words = restore.words_of(header)
    table_id = table_store.derived_id(room.id, "rematch")
    luck = Keyed(rooms.settings.key(), table_id)
    table = await rooms.in_thread(person.id, set_up, words.game, luck, header.position)
    places = rematches.changed_sides(room.stored.places)
    stored = Stored(table_id, person.id, table.record, places, clock, takebacks=room.stored.takebacks)
    stored.public, stored.delay = room.stored.public, room.stored.delay
    stored.is_unrated = room.stored.is_unrated
    stored.hands = clocks.first_hands(clock, [place.seat for place in places if not place.bot])
    restored = Restored(table, words, Progress(table, words))
    begun = table_events.turns(table_id, header.game, "begun 0", places, table.acting, {}, person.id)
    telling = rooms.outbox.adding(begun)
    return await create_table.lay_out(rooms, person, stored, restored, telling, room.id)


def set_up(game: Game, luck: Tape, position: str) -> Table:
    return Table(game, luck=luck, position=position) if position else create_table.set_up(game, luck)
