"""All that is stored about one person, as a JSON document written table by table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import or_, select, union

from admiralty.server.accounts import sessions
from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.moderation import blocks, reports
from admiralty.server.notify import contacts
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import notes, table_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import (
    ChatLine,
    CrewMember,
    Entrant,
    Entry,
    Game,
    Player,
    Rating,
    Seat,
    Tournament,
)
from admiralty.server.store.seats import names_at
from admiralty.server.store.table_store import TOURNAMENT, Stored

FORMAT: Final = 1
LINES: Final = 500  # of chat in one piece


async def document(rooms: Rooms, person: Person) -> AsyncIterator[bytes]:
    """In pieces, so that a thousand games take no more memory than one."""
    yield encode({"format": FORMAT, **await about(rooms, person)})[:-1]
    yield b',"tables":['
    comma = b""
    for table_id in await tables_of(rooms, person.id):
        try:
            stored = await table_store.load(rooms.engine, table_id)
        except Problem:  # deleted in the meantime
            continue
        told = await table_told(rooms, person, stored)
        yield comma + await rooms.in_thread(person.id, encode, told)
        comma = b","
    yield b'],"chat":['
    async for piece in chat_of(rooms, person.id):
        yield piece
    yield b"]}\n"


def encode(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


async def about(rooms: Rooms, person: Person) -> dict[str, Any]:
    """The account, the preferences and the sessions; no hash of a password or token."""
    async with reading(rooms.engine) as connection:
        query = select(Player.created, Player.preferences).where(Player.id == person.id)
        row = (await connection.execute(query)).one()
        kept = (await contacts.read(connection, person.id)).get(person.id)
        rated = select(Rating.game, Rating.seat, Rating.mean, Rating.spread, Rating.games)
        ratings = (await connection.execute(rated.where(Rating.who == person.id))).mappings().all()
        entered = select(Tournament.name, Entrant.entered).join(Entrant, Entrant.tournament == Tournament.id)
        entries = (await connection.execute(entered.where(Entrant.player == person.id))).mappings().all()
        written = await notes.all_of(connection, person.id)
        blocked = await blocks.of_player(connection, person.id)
        complained = await reports.of_reporter(connection, person.id)
    lines = await sessions.sessions_of(rooms.engine, person.id, rooms.settings.clock())
    return {
        "account": {"name": person.name, "login": person.login, "created": row.created},
        "preferences": json.loads(row.preferences or "{}"),
        "notifications": None
        if kept is None
        else {
            "switches": kept.switches,
            "mail": kept.mail,
            "digest": kept.digest,
            "webhook": kept.webhook,
            "browsers": len(kept.browsers),
        },
        "ratings": [dict(each) for each in ratings],
        "tournaments": [dict(each) for each in entries],
        "notes": written,
        "blocked": [each.name for each in blocked],
        "reports": complained,
        "absence": asdict(rooms.absences.of(person.id)),
        "sessions": [{"created": s.created, "seen": s.seen, "label": s.label} for s in lines],
    }


async def tables_of(rooms: Rooms, player: str) -> list[str]:
    mine = union(
        select(Seat.table_id).where(Seat.player == player),
        select(CrewMember.table_id).where(CrewMember.player == player),
    )
    query = (
        select(Game.id)
        .where(or_(Game.owner == player, Game.id.in_(mine)), table_store.is_whole())
        .order_by(Game.created, Game.id)
    )
    async with reading(rooms.engine) as connection:
        return list((await connection.scalars(query)).all())


async def table_told(rooms: Rooms, person: Person, stored: Stored) -> dict[str, Any]:
    """A table; its record only if everybody at it may read it: others may still have secrets there."""
    header, names = stored.record.header, names_at(stored.places, stored.watchers.values())
    is_over = stored.abandoned or not await acting(rooms, stored.id)
    is_alone = stored.origin != TOURNAMENT and all(
        place.players() == [person.id] for place in stored.places if not place.bot
    )
    ended = None if stored.ended is None else {"how": stored.ended.how, "by": stored.ended.by}
    record = list(stored.record.lines(not is_over, ended)) if is_over or is_alone else None
    return {
        "id": stored.id,
        "game": header.game,
        "options": header.options,
        "created": stored.created,
        "public": stored.public,
        "over": is_over,
        "seats": {place.seat: place.shown(names) for place in stored.places},
        "you": [place.seat for place in stored.places if person.id in place.players()],
        "record": record,
    }


async def acting(rooms: Rooms, table_id: str) -> str:
    """Who must decide, as seats; "" when the game is over."""
    last = select(Entry.acting).where(Entry.table_id == table_id).order_by(Entry.n.desc()).limit(1)
    async with reading(rooms.engine) as connection:
        found = await connection.scalar(last)
        if found is None:
            found = await connection.scalar(select(Game.acting).where(Game.id == table_id))
    return found or ""


async def chat_of(rooms: Rooms, player: str) -> AsyncIterator[bytes]:
    """The lines that the person has written."""
    query = (
        select(ChatLine.table_id, ChatLine.time, ChatLine.text)
        .where(ChatLine.player == player)
        .order_by(ChatLine.time, ChatLine.table_id, ChatLine.n)
    )
    first = 0
    while True:
        async with reading(rooms.engine) as connection:
            rows = (await connection.execute(query.offset(first).limit(LINES))).all()
        told = [encode({"table": row.table_id, "time": row.time, "text": row.text}) for row in rows]
        if told:
            yield (b"," if first else b"") + b",".join(told)
        if len(rows) < LINES:
            return
        first += LINES
