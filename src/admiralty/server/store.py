"""Tables in the database: made whole, read whole."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.database import reading
from admiralty.server.errors import no_table
from admiralty.server.models import (
    Announcement,
    ChatLine,
    CrewCode,
    CrewMember,
    Deadline,
    Entry,
    Game,
    Player,
    Round,
    Seat,
    Watcher,
)
from admiralty.table import record
from admiralty.table.record import Header, Record

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]  # something to do in a transaction

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
BOT: Final = "bot"
CAPTAIN: Final = "captain"
OPEN: Final = "open"
PERSON: Final = "person"
LAST_LINES: Final = 200  # of the chat


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@dataclass
class Member:
    """Somebody of a crew; without ships of their own they order all, without a player nobody plays them."""

    id: str
    seat: str
    role: str
    name: str
    ships: list[str] | None = None
    player: str | None = None
    claim: str | None = None
    is_named: bool = False  # by the organiser


@dataclass
class Place:
    """A seat and who sits there: one player or, at an organised table, a crew."""

    seat: str
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    crew: list[Member] = field(default_factory=list)

    @property
    def kind(self) -> str:
        return BOT if self.bot else PERSON if self.player or self.crew else OPEN

    @property
    def shown(self) -> str | None:
        """The name at the seat: a bot's, the player's, or the captains'."""
        captains = [member.name for member in self.crew if member.role == CAPTAIN]
        return self.bot or ", ".join(captains or [member.name for member in self.crew]) or self.name

    def players(self) -> list[str]:
        """Who plays here."""
        mates = [member.player for member in self.crew if member.player]
        return [self.player, *mates] if self.player else mates


@dataclass
class ClockRules:
    """What a seat may take: for each turn, then from its bank; nothing set means no limit."""

    turn_seconds: int | None = None
    bank_seconds: int | None = None


@dataclass
class Hand:
    """A seat's clock in milliseconds; `since` is set while it runs."""

    since: int | None = None
    due: int | None = None
    bank: int | None = None


@dataclass
class Timer:
    """The timer of planning; `length` in seconds, the rest in milliseconds. `used`: it starts by itself."""

    length: int
    at_zero: str = "wait"
    state: str = "off"
    due: int | None = None
    left: int | None = None
    used: bool = False


@dataclass
class Notice:
    """An announcement."""

    n: int
    text: str
    time: int
    turn: int | None = None
    moment: str | None = None


@dataclass
class Said:
    """A line of the chat."""

    n: int
    player: str
    client: str
    name: str
    seat: str
    text: str
    time: int


@dataclass
class Stored:
    """Everything the database knows about a table."""

    id: str
    owner: str
    record: Record
    places: list[Place]
    clock: ClockRules | None = None
    abandoned: bool = False
    timed_out: str | None = None
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    hands: dict[str, Hand] = field(default_factory=dict)
    watchers: set[str] = field(default_factory=set)
    chat: list[Said] = field(default_factory=list)
    organiser: str = ""
    codes: dict[str, str] = field(default_factory=dict)  # by seat; of spectators by ""
    timer: Timer | None = None
    notices: list[Notice] = field(default_factory=list)


async def create(connection: AsyncConnection, stored: Stored, acting: tuple[str, ...], now: int) -> None:
    """Write a new table with the entries it begins with (none, or those of a fork)."""
    kept, header = stored.record, stored.record.header
    await connection.execute(
        insert(Game).values(
            id=stored.id,
            owner=stored.owner,
            game=header.game,
            rules_version=header.rules_version,
            header=json.dumps(vars(header), ensure_ascii=False),
            clock=json.dumps(vars(stored.clock)) if stored.clock else None,
            created=now,
            acting=" ".join(acting),
            organiser=stored.organiser or None,
        )
    )
    seats = [
        {"table_id": stored.id, "seat": p.seat, "place": i, "player": p.player, "bot": p.bot}
        for i, p in enumerate(stored.places)
    ]
    await connection.execute(insert(Seat), seats)
    rows = [
        {
            **vars(entry),
            "table_id": stored.id,
            "luck": json.dumps(entry.luck),
            "acting": " ".join(acting),
            "snapshot": kept.snapshots.get(entry.n),
        }
        for entry in kept.entries
    ]
    if rows:
        await connection.execute(insert(Entry), rows)
    if stored.organiser:
        await create_organised(connection, stored, now)


async def create_organised(connection: AsyncConnection, stored: Stored, now: int) -> None:
    """Its crews, codes and timer."""
    for member in (member for place in stored.places for member in place.crew):
        await connection.execute(insert(CrewMember).values(member_row(stored.id, member, now)))
    codes = [{"code": code, "table_id": stored.id, "seat": seat} for seat, code in stored.codes.items()]
    await connection.execute(insert(CrewCode), codes)
    assert stored.timer is not None
    await connection.execute(insert(Round).values(table_id=stored.id, **vars(stored.timer)))


def member_row(table_id: str, member: Member, now: int) -> dict[str, object]:
    return {
        "id": member.id,
        "table_id": table_id,
        "seat": member.seat,
        "role": member.role,
        "name": member.name if member.is_named else None,
        "ships": None if member.ships is None else json.dumps(member.ships),
        "player": member.player,
        "claim": member.claim,
        "joined": now,
    }


async def load(engine: AsyncEngine, table_id: str) -> Stored:
    async with reading(engine) as connection:
        return await read(connection, table_id)


async def read(connection: AsyncConnection, table_id: str) -> Stored:
    row = (await connection.execute(select(Game.__table__).where(Game.id == table_id))).one_or_none()
    if row is None:
        raise no_table()
    seats = await connection.execute(
        select(Seat.seat, Seat.player, Seat.bot, Player.name)
        .outerjoin(Player, Player.id == Seat.player)
        .where(Seat.table_id == table_id)
        .order_by(Seat.place)
    )
    stored = Stored(
        row.id,
        row.owner,
        Record(Header(**json.loads(row.header))),
        [Place(seat, player, name, bot) for seat, player, bot, name in seats],
        ClockRules(**json.loads(row.clock)) if row.clock else None,
        row.abandoned is not None,
        row.timed_out,
    )
    await read_record(connection, stored)
    hands = await connection.execute(select(Deadline.__table__).where(Deadline.table_id == table_id))
    stored.hands = {hand.seat: Hand(hand.since, hand.due, hand.bank) for hand in hands}
    watchers = await connection.execute(select(Watcher.player).where(Watcher.table_id == table_id))
    stored.watchers = {row.player for row in watchers}
    lines = await connection.execute(
        select(*(getattr(ChatLine, name) for name in Said.__dataclass_fields__))
        .where(ChatLine.table_id == table_id)
        .order_by(ChatLine.n.desc())
        .limit(LAST_LINES)
    )
    stored.chat = [Said(*line) for line in reversed(lines.all())]
    if row.organiser:
        stored.organiser = row.organiser
        await read_organised(connection, stored)
    return stored


async def read_organised(connection: AsyncConnection, stored: Stored) -> None:
    """The crews of a table, its codes, timer and announcements."""
    rows = await connection.execute(
        select(CrewMember.__table__, Player.name.label("own_name"))
        .outerjoin(Player, Player.id == CrewMember.player)
        .where(CrewMember.table_id == stored.id)
        .order_by(CrewMember.joined, CrewMember.id)
    )
    places = {place.seat: place for place in stored.places}
    for row in rows:
        ships = None if row.ships is None else json.loads(row.ships)
        name = row.own_name if row.name is None else row.name
        member = Member(row.id, row.seat, row.role, name, ships, row.player, row.claim, row.name is not None)
        places[row.seat].crew.append(member)
    codes = await connection.execute(
        select(CrewCode.seat, CrewCode.code).where(CrewCode.table_id == stored.id)
    )
    stored.codes = {row.seat: row.code for row in codes}
    timer = (await connection.execute(select(Round.__table__).where(Round.table_id == stored.id))).one()
    stored.timer = Timer(*(getattr(timer, name) for name in Timer.__dataclass_fields__))
    notices = await connection.execute(
        select(*(getattr(Announcement, name) for name in Notice.__dataclass_fields__))
        .where(Announcement.table_id == stored.id)
        .order_by(Announcement.n.desc())
        .limit(LAST_LINES)
    )
    stored.notices = [Notice(*row) for row in reversed(notices.all())]


async def read_record(connection: AsyncConnection, stored: Stored) -> None:
    kept = stored.record
    rows = await connection.execute(
        select(Entry.__table__).where(Entry.table_id == stored.id).order_by(Entry.n)
    )
    for row in rows:
        luck = tuple(json.loads(row.luck))
        kept.entries.append(record.Entry(row.n, row.seat, row.action, luck, row.hash, row.time))
        if row.snapshot is not None:
            kept.snapshots[row.n] = row.snapshot
        if row.client is not None:
            stored.commands[row.player, row.client] = row.n
