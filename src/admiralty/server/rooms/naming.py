"""Names that players give to their seats and things; everybody at the table sees them."""

from __future__ import annotations

import json
from functools import lru_cache

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.core.game import Game
from admiralty.kit.extras import Nameable
from admiralty.server.errors import Problem
from admiralty.server.names import likeness
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Game as GameRow
from admiralty.server.store.seats import MEMBER
from admiralty.show.text import LANGUAGES, Speaker


async def give(room: Room, player: str, kind: str, word: str, name: str) -> None:
    """Call something by a name or, with "", by its own again."""
    how = room.table.game.extra(Nameable)
    if how is None or kind not in how.kinds or word not in room.table.game.ids()[kind]:
        raise Problem(404, "error-no-such-thing")
    check_right(room, player, how.owner(kind, word))
    names = dict(room.stored.names)
    for each in how.named(kind, word):
        names.pop(f"{kind}-{each}", None)
    if name:
        check_free(room.table.game, names, kind, word, name)
        names |= {f"{kind}-{each}": name for each in how.named(kind, word)}
    await room.write(lambda connection: save(connection, room.id, names))
    room.stored.names = names
    room.refresh_seats()


def check_right(room: Room, player: str, seat: str) -> None:
    """A seat names what is its own, without those of its crew who order nothing; the organiser names all."""
    if room.people.leads(player):
        return
    room.people.check_seat(player, seat)
    member = room.people.member(player, seat)
    if member is not None and member.role == MEMBER:
        raise Problem(403, "error-member-only")


def check_free(game: Game, names: dict[str, str], kind: str, word: str, name: str) -> None:
    """Names that look alike would be mistaken for each other, and so would the names that things have."""
    taken = {likeness(given) for given in names.values()}
    if likeness(name) in taken or own_names(game).get(likeness(name), (kind, word)) != (kind, word):
        raise Problem(409, "error-name-taken", name=name)


@lru_cache(maxsize=64)
def own_names(game: Game) -> dict[str, tuple[str, str]]:
    """What has a name by itself, in any language."""
    how = game.extra(Nameable)
    assert how is not None
    found: dict[str, tuple[str, str]] = {}
    for speaker in (Speaker(game, language) for language in LANGUAGES):
        for kind in how.kinds:
            for index, word in enumerate(game.ids()[kind]):
                found.setdefault(likeness(speaker.name(kind, index)), (kind, word))
    return found


async def save(connection: AsyncConnection, table_id: str, names: dict[str, str]) -> None:
    kept = json.dumps(names, ensure_ascii=False) if names else None
    await connection.execute(update(GameRow).where(GameRow.id == table_id).values(names=kept))
