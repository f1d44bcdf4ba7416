"""Names that players give to their seats and things, and flags of seats; everybody at the table sees them."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

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

SEAT: Final = "seat"
FLAG: Final = "flag"  # instead of a kind: the colour of a seat


async def give(room: Room, player: str, kind: str, word: str, name: str) -> None:
    """Call something by a name or, with "", by its own again; a seat is given a flag in the same way."""
    game = room.table.game
    how, of = game.extra(Nameable), SEAT if kind == FLAG else kind
    if how is None or of not in how.kinds or word not in game.ids()[of]:
        raise Problem(404, "error-no-such-thing")
    check_right(room, player, how.owner(of, word))
    keys = [f"{kind}-{each}" for each in how.named(of, word)]
    names = {key: given for key, given in room.stored.names.items() if key not in keys}
    if kind == FLAG:
        check_flag(game, names, word, name or word)
    elif name:
        check_free(game, names, kind, word, name)
    if name:
        names |= dict.fromkeys(keys, name)
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
    taken = {likeness(given) for key, given in names.items() if not key.startswith(f"{FLAG}-")}
    if likeness(name) in taken or own_names(game).get(likeness(name), (kind, word)) != (kind, word):
        raise Problem(409, "error-name-taken", name=name)


def check_flag(game: Game, names: dict[str, str], seat: str, flag: str) -> None:
    """No two seats fly the same; one without a chosen flag flies the colour it is called by."""
    how = game.extra(Nameable)
    if how is None or not {seat, flag} <= set(how.flags):
        raise Problem(404, "error-no-such-thing")
    if flag in {names.get(f"{FLAG}-{other}", other) for other in game.seats if other != seat}:
        raise Problem(409, "error-flag-taken")


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
