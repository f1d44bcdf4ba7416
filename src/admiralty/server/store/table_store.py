"""Tables in the database: created and read as a whole."""

from __future__ import annotations

import calendar
import hashlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeVar

from msgspec import UNSET
from sqlalchemy import ColumnElement, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem, no_table
from admiralty.server.names import Known
from admiralty.server.store import entry_rows, organised_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import (
    Base,
    ChatLine,
    Deadline,
    Entry,
    Game,
    Player,
    Seat,
    StandingPass,
    Watcher,
)
from admiralty.server.store.organised_store import Notice, Shown, Timer
from admiralty.server.store.seats import Member, Place
from admiralty.server.wire.base import PassEnded
from admiralty.server.wire.messages import ChatTold
from admiralty.server.wire.table_state import Ended
from admiralty.table import record
from admiralty.table.record import Header, Record

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]  # something to do in a transaction

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LAST_LINES: Final = 200  # of the chat
NO_LUCK: Final[tuple[int, ...]] = ()
SLOW_SECONDS: Final = 86_400
COMING: Final = "coming"  # the origin of a table while its entries are being written
ADD_CHECKPOINT: Final = text("UPDATE entries SET checkpoint = :text WHERE table_id = :of_table AND n = :at")
TOURNAMENT: Final = "tournament"  # the origin of a table of a tournament


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def derived_id(owner: str, key: str, length: int = 10) -> str:
    """An id that follows from the key of a request, so that a repeated request creates nothing new.

    >>> derived_id("ann", "k") == derived_id("ann", "k") != derived_id("bob", "k")
    True
    """
    number = int.from_bytes(hashlib.sha256(f"{owner}\0{key}".encode()).digest(), "big")
    return "".join(ALPHABET[number >> 5 * i & 31] for i in range(length))


def milliseconds(time_of_entry: str) -> int:
    """The time of a record's entry in milliseconds."""
    return calendar.timegm(time.strptime(time_of_entry, "%Y-%m-%dT%H:%M:%SZ")) * 1000


@dataclass
class ClockRules:
    """Time limits of a seat: for each turn, then from its bank; None means no limit. After each turn of its
    own `increment_seconds` are added to the bank, up to `cap_seconds`.
    """

    turn_seconds: int | None = None
    bank_seconds: int | None = None
    increment_seconds: int | None = None
    cap_seconds: int | None = None

    @property
    def is_slow(self) -> bool:
        """Whether a game takes days, so that its players may go on vacation."""
        return (self.turn_seconds or 0) + (self.bank_seconds or 0) >= SLOW_SECONDS


@dataclass
class Hand:
    """The clock of a seat in milliseconds; `since` is set while it runs. `in_turn`: the seat was the last
    that was asked something else than whether it lets a thing pass; `credited` is what it got for the turn
    before. It stands still until `rests` (a vacation), and in a pause, which `left` it so much time.
    """

    since: int | None = None
    due: int | None = None
    bank: int | None = None
    in_turn: bool = False
    credited: int = 0
    rests: int = 0
    left: int | None = None


@dataclass(frozen=True)
class Delay:
    """With which a game is watched: whatever is younger than either is held back."""

    actions: int = 0
    minutes: int = 0


@dataclass
class Standing:
    """An order to let a window pass: what could be chosen when it was given, and why it has ended."""

    choices: list[str]
    ended: PassEnded = ""


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
    audience: str | None = None  # seats that read it; None is everybody

    def message(self) -> ChatTold:
        to = UNSET if self.audience is None else self.audience.split()
        return ChatTold(self.n, self.name, self.seat, self.text, self.time, to)

    def is_for(self, seats: list[str]) -> bool:
        """Whether somebody at these seats reads it."""
        return self.audience is None or not set(self.audience.split()).isdisjoint(seats)


@dataclass
class Stored:
    """Everything that the database knows about a table."""

    id: str
    owner: str
    record: Record
    places: list[Place]
    clock: ClockRules | None = None
    abandoned: bool = False
    ended: Ended | None = None  # when abandoned; tables of earlier times do not say how
    end_offer: list[str] = field(default_factory=list)  # seats that would end it, the first asked
    created: int = 0
    timed_out: str | None = None
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    hands: dict[str, Hand] = field(default_factory=dict)
    watchers: dict[str, Known] = field(default_factory=dict)
    barred: set[str] = field(default_factory=set)
    chat: list[Said] = field(default_factory=list)
    organiser: str = ""
    codes: dict[str, str] = field(default_factory=dict)  # by seat; of spectators by ""
    timer: Timer | None = None
    stage: Shown = field(default_factory=Shown)
    notices: list[Notice] = field(default_factory=list)
    origin: str | None = None
    size: int | None = None
    counted: int | None = None
    takebacks: bool = True
    rematch_offer: list[str] = field(default_factory=list)  # seats that would play again, the first asked
    rematch: str = ""  # the table of the next game
    public: bool = False
    is_unrated: bool = False  # and never will be
    names: dict[str, str] = field(default_factory=dict)  # what players call things, by `kind-id`
    delay: Delay | None = None
    pause_offer: list[str] = field(default_factory=list)  # seats that want a pause, the first asked
    paused: bool = False
    standing: dict[tuple[str, str], Standing] = field(default_factory=dict)  # by seat and prompt
    acting: str = ""  # seats that must decide, as the last entry says
    turned: str | None = None  # since when; None is from the start
    checkpoints: dict[int, str] = field(default_factory=dict)  # by entry


async def create(
    connection: AsyncConnection, stored: Stored, acting: tuple[str, ...], now: int, is_whole: bool = True
) -> None:
    """Write a new table without its entries. One that is not whole is hidden until `complete`."""
    stored.created, stored.acting = now, " ".join(acting)
    header = stored.record.header
    await connection.execute(
        insert(Game).values(
            id=stored.id,
            owner=stored.owner,
            game=header.game,
            rules_version=header.rules_version,
            header=json.dumps(vars(header), ensure_ascii=False),
            clock=json.dumps(vars(stored.clock)) if stored.clock else None,
            created=now,
            acting=stored.acting,
            organiser=stored.organiser or None,
            origin=stored.origin if is_whole else COMING,
            size=stored.size,
            takebacks=stored.takebacks,
            public=stored.public,
            rated=False if stored.is_unrated else None,
            names=json.dumps(stored.names, ensure_ascii=False) if stored.names else None,
            counted=stored.counted,
            delay=asdict(stored.delay) if stored.delay else None,
        )
    )
    for place in stored.places:
        place.joined = now if place.player else 0
    seats = [
        {
            "table_id": stored.id,
            "seat": p.seat,
            "place": i,
            "player": p.player,
            "bot": p.bot,
            "joined": p.joined or None,
        }
        for i, p in enumerate(stored.places)
    ]
    await connection.execute(insert(Seat), seats)
    if stored.timer is not None:
        places, codes = stored.places, stored.codes
        await organised_store.create(connection, stored.id, places, codes, stored.timer, now)


async def check_coming(connection: AsyncConnection, stored: Stored) -> None:
    """Whether this request still writes the table, and not a repetition of it at another worker."""
    query = select(Game.created).where(Game.id == stored.id, Game.origin == COMING).with_for_update()
    if await connection.scalar(query) != stored.created:
        raise Problem(503, "error-busy")


async def complete(connection: AsyncConnection, stored: Stored) -> None:
    """All entries are written: show the table."""
    await check_coming(connection, stored)
    await connection.execute(update(Game).where(Game.id == stored.id).values(origin=stored.origin))


def is_whole() -> ColumnElement[bool]:
    return func.coalesce(Game.origin, "") != COMING


async def delete_unfinished(connection: AsyncConnection, before: int | None = None) -> None:
    """Tables that a server did not finish writing; nobody was told about them."""
    old = [] if before is None else [Game.created < before]
    rows = await connection.execute(select(Game.id).where(~is_whole(), *old))
    await delete_tables(connection, [row.id for row in rows])


def last_of(column: Any, without: Any) -> ColumnElement[str]:
    """What the last entry of a table says."""
    of_table = select(column).where(Entry.table_id == Game.id).order_by(Entry.n.desc()).limit(1)
    return func.coalesce(of_table.correlate(Game).scalar_subquery(), without)


async def delete_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """With everything that belongs to them. What people have written there is counted anew."""
    wrote = select(ChatLine.player).where(ChatLine.table_id.in_(tables))
    await connection.execute(update(Player).where(Player.id.in_(wrote)).values(chat_bytes=None))
    for table in reversed(Base.metadata.sorted_tables):
        if "table_id" in table.columns:
            await connection.execute(delete(table).where(table.c.table_id.in_(tables)))
    await connection.execute(delete(Game).where(Game.id.in_(tables)))


async def load(engine: AsyncEngine, table_id: str) -> Stored:
    async with reading(engine) as connection:
        return await read(connection, table_id)


async def read(connection: AsyncConnection, table_id: str) -> Stored:
    row = (await connection.execute(select(Game.__table__).where(Game.id == table_id))).one_or_none()
    if row is None or row.origin == COMING:
        raise no_table()
    seats = await connection.execute(
        select(Seat.seat, Seat.player, Seat.bot, Seat.joined, Player.name, Player.named)
        .outerjoin(Player, Player.id == Seat.player)
        .where(Seat.table_id == table_id)
        .order_by(Seat.place)
    )
    stored = Stored(
        row.id,
        row.owner,
        Record(Header(**json.loads(row.header))),
        [place_of(seat) for seat in seats],
        ClockRules(**json.loads(row.clock)) if row.clock else None,
        abandoned=row.abandoned is not None,
        ended=Ended(row.ended_how, row.ended_by or "") if row.ended_how else None,
        end_offer=(row.end_offer or "").split(),
        created=row.created,
        timed_out=row.timed_out,
        takebacks=row.takebacks is not False,
        rematch_offer=(row.rematch_offer or "").split(),
        rematch=row.rematch or "",
        public=bool(row.public),
        is_unrated=row.rated is False,
        names=json.loads(row.names) if row.names else {},
        acting=row.acting,
        origin=row.origin,
        delay=Delay(**row.delay) if row.delay else None,
        pause_offer=(row.pause_offer or "").split(),
        paused=bool(row.paused),
    )
    await read_record(connection, stored)
    hands = await connection.execute(select(Deadline.__table__).where(Deadline.table_id == table_id))
    stored.hands = {
        hand.seat: Hand(
            hand.since,
            hand.due,
            hand.bank,
            bool(hand.in_turn),
            hand.credited or 0,
            hand.rests or 0,
            hand.left,
        )
        for hand in hands
    }
    orders = await connection.execute(select(StandingPass.__table__).where(StandingPass.table_id == table_id))
    stored.standing = {
        (order.seat, order.prompt): Standing(json.loads(order.choices), order.ended) for order in orders
    }
    watchers = await read_watchers(connection, [table_id])
    stored.watchers = {known.id: known for _, known in watchers}
    lines = await connection.execute(
        select(*(getattr(ChatLine, name) for name in Said.__dataclass_fields__))
        .where(ChatLine.table_id == table_id)
        .order_by(ChatLine.n.desc())
        .limit(LAST_LINES)
    )
    stored.chat = [Said(*line) for line in reversed(lines.all())]
    if row.organiser:
        stored.organiser = row.organiser
        found = await organised_store.read(connection, stored.id, stored.places)
        stored.codes, stored.timer, stored.stage, stored.notices, stored.barred = found
    return stored


def place_of(row: Any, crew: list[Member] | None = None) -> Place:
    """A seat with its player, from a row that has both."""
    times = {"joined": row.joined or 0, "named": row.named or 0}
    return Place(row.seat, row.player, row.name, row.bot, crew or [], **times)


async def read_watchers(connection: AsyncConnection, tables: list[str]) -> list[tuple[str, Known]]:
    """The spectators of some tables, each with the id of the table."""
    rows = await connection.execute(
        select(Watcher.table_id, Watcher.player, Watcher.joined, Player.name, Player.named)
        .join(Player, Player.id == Watcher.player)
        .where(Watcher.table_id.in_(tables))
        .order_by(Watcher.joined, Watcher.player)
    )
    return [(row.table_id, Known(row.player, row.name, max(row.joined or 0, row.named or 0))) for row in rows]


async def read_record(connection: AsyncConnection, stored: Stored) -> None:
    """In portions: a long record would keep everybody waiting."""
    rows = await connection.stream(
        select(*(getattr(Entry, name) for name in entry_rows.Row._fields))
        .where(Entry.table_id == stored.id)
        .order_by(Entry.n),
        execution_options={"yield_per": entry_rows.PORTION},
    )
    async for portion in rows.partitions():
        for row in portion:
            read_entry(stored, row)


def read_entry(stored: Stored, row: Any) -> None:
    """Called thousands of times for a long game, so columns are taken by their places."""
    _, n, seat, action, luck, digest, moment, player, client, acting, snapshot, trace, turned, checkpoint = (
        row
    )
    drawn = NO_LUCK if luck == "[]" else tuple(json.loads(luck))
    stored.record.entries.append(record.Entry(n, seat, action, drawn, digest, moment, trace or ""))
    if snapshot is not None:
        stored.record.snapshots[n] = snapshot
    if checkpoint is not None:
        stored.checkpoints[n] = checkpoint
    if client is not None:
        stored.commands[player, client] = n
    stored.acting, stored.turned = acting, turned


def adding_checkpoints(table_id: str, texts: dict[int, str], job: Job[None] | None) -> Job[None] | None:
    """A job that adds checkpoints to entries that are written already, and does another one, if any."""
    if not texts:
        return job

    async def both(connection: AsyncConnection) -> None:
        rows = [{"of_table": table_id, "at": n, "text": text} for n, text in texts.items()]
        await connection.execute(ADD_CHECKPOINT, rows)
        if job is not None:
            await job(connection)

    return both
