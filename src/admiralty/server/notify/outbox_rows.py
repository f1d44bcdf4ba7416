"""The rows of the outbox: written with what they tell of, leased while they are sent, and settled once.

The id of a row follows from its event, so that an event is there once however often it is written. What is
obsolete when its time comes is dropped: a turn that has been taken, a clock that has stopped.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import new_password
from admiralty.server.notify import contacts
from admiralty.server.notify.contacts import DIGEST_MILLISECONDS, Browser, Contact
from admiralty.server.notify.events import CONFIRM, PASSING, RESET, TEST, Event
from admiralty.server.settings import Notifications
from admiralty.server.store.models import Deadline, Entry, Game, Outgoing, PushSubscription, Session

LEASE_MILLISECONDS: Final = 120_000
BATCH: Final = 200
LONGEST_BACK_OFF: Final = 6 * 3600
SENT: Final = "sent"
DROPPED: Final = "dropped"
FAILED: Final = "failed"

ADD: Final = text(
    "INSERT INTO outbox "
    "(id, player, channel, target, kind, table_id, seat, game, args, created, due, attempts) VALUES "
    "(:id, :player, :channel, :target, :kind, :table_id, :seat, :game, :args, :created, :due, :attempts) "
    "ON CONFLICT (id) DO NOTHING"
)


class Way(NamedTuple):
    """Where a message goes."""

    player: str
    channel: str
    target: str


class Parcel(NamedTuple):
    """Rows that go out as one message; `link` is that for a new password."""

    way: Way
    contact: Contact
    browser: Browser | None
    rows: list[Row[Any]]
    link: str = ""


def rows_of(event: Event, contact: Contact, now: int) -> list[dict[str, Any]]:
    return [
        {
            "id": event.row_id(channel, target),
            "player": event.player,
            "channel": channel,
            "target": target,
            "kind": event.kind,
            "table_id": event.table or None,
            "seat": event.seat,
            "game": event.game,
            "args": json.dumps(dict(event.args), ensure_ascii=False),
            "created": now,
            "due": event.due or now,
            "attempts": 0,
        }
        for channel, target in contact.ways(event)
    ]


async def add(connection: AsyncConnection, rows: list[dict[str, Any]], most: int) -> None:
    """Within the transaction of what they tell of; nobody has more than `most` that wait."""
    counted = await connection.execute(
        select(Outgoing.player, func.count())
        .where(Outgoing.player.in_({row["player"] for row in rows}), Outgoing.done.is_(None))
        .group_by(Outgoing.player)
    )
    full = {player for player, count in counted if count >= most}
    kept = [row for row in rows if row["player"] not in full]
    if kept:
        await connection.execute(ADD, kept)


async def release(connection: AsyncConnection) -> None:
    """What a server that died was sending is sent again; there is no other server on this database."""
    await connection.execute(update(Outgoing).where(Outgoing.leased.is_not(None)).values(leased=None))


async def next_due(connection: AsyncConnection) -> int | None:
    waiting = (Outgoing.done.is_(None), Outgoing.leased.is_(None))
    return await connection.scalar(select(func.min(Outgoing.due)).where(*waiting))


class Leasing:
    """One look at the outbox, in one transaction: what is due is dropped, put off or leased."""

    def __init__(self, connection: AsyncConnection, settings: Notifications, now: int) -> None:
        self.connection = connection
        self.settings = settings
        self.now = now

    async def lease(self, busy: set[Way], most: int) -> list[Parcel]:
        """At most so many messages, and none on a way on which one is being sent."""
        found = await self.connection.execute(
            select(Outgoing.__table__)
            .where(
                Outgoing.done.is_(None),
                Outgoing.due <= self.now,
                or_(Outgoing.leased.is_(None), Outgoing.leased <= self.now),
            )
            .order_by(Outgoing.due, Outgoing.id)
            .limit(BATCH)
        )
        ways: defaultdict[Way, list[Row[Any]]] = defaultdict(list)
        for row in found:
            ways[Way(row.player, row.channel, row.target)].append(row)
        parcels: list[Parcel] = []
        for way, rows in ways.items():
            if way not in busy and len(parcels) < most:
                made = await self.parcel(way, rows)
                parcels += [made] if made is not None else []
        return parcels

    async def parcel(self, way: Way, rows: list[Row[Any]]) -> Parcel | None:
        # From the database: another worker may have written it just now.
        contact = (await contacts.read(self.connection, way.player)).get(way.player)
        browser = await self.browser(way)
        if contact is None or (way.channel == "push" and browser is None):
            await settle(self.connection, rows, self.now, DROPPED)
            return None
        wait = await self.pause(way, contact, rows)
        if wait > self.now:
            await put_off(self.connection, rows, wait)
            return None
        rows = [row for row in rows if await self.is_current(row)]
        if not rows:
            return None
        leased = {"leased": self.now + LEASE_MILLISECONDS, "attempts": Outgoing.attempts + 1}
        await self.connection.execute(update(Outgoing).where(among(rows)).values(**leased))
        link = await self.reset_link(rows) if way.target == RESET else ""
        return Parcel(way, contact, browser, rows, link)

    async def reset_link(self, rows: list[Row[Any]]) -> str:
        """Made now, so that no link waits in the database; one that is sent again is another one."""
        login = json.loads(rows[-1].args)["login"]
        return await new_password.make_link(self.connection, login, self.now) or ""

    async def browser(self, way: Way) -> Browser | None:
        if way.channel != "push":
            return None
        columns = [getattr(PushSubscription, name) for name in Browser._fields]
        mine = (PushSubscription.id == way.target, PushSubscription.player == way.player)
        there = select(*columns).join(Session, Session.token == PushSubscription.session).where(*mine)
        row = (await self.connection.execute(there)).one_or_none()
        return Browser(*row) if row is not None else None

    async def pause(self, way: Way, contact: Contact, rows: list[Row[Any]]) -> int:
        """Until when this way is quiet: somebody wants mail once a day, and nobody a hundred messages."""
        if any(row.kind in (CONFIRM, RESET, TEST) or row.attempts for row in rows):
            return 0
        is_mail = way.channel == "mail"
        gap = 1000 * (self.settings.mail_seconds if is_mail else self.settings.other_seconds)
        if is_mail:
            gap = max(gap, DIGEST_MILLISECONDS[contact.digest])
        last = await self.connection.scalar(
            select(func.max(Outgoing.done)).where(
                Outgoing.player == way.player,
                Outgoing.channel == way.channel,
                Outgoing.target == way.target,
                Outgoing.outcome == SENT,
            )
        )
        if is_mail and contact.digest != "at-once" and last is None:
            last = min(row.created for row in rows)
        return last + gap if last is not None and gap else 0

    async def is_current(self, row: Row[Any]) -> bool:
        """Whether it is still worth telling; if not, it is settled or put off."""
        if row.kind not in PASSING:
            return True
        later = select(func.max(Outgoing.created)).where(
            Outgoing.player == row.player,
            Outgoing.channel == row.channel,
            Outgoing.target == row.target,
            Outgoing.kind == row.kind,
            Outgoing.table_id == row.table_id,
            Outgoing.seat == row.seat,
        )
        newest = await self.connection.scalar(later) or 0
        if newest > row.created or row.seat not in await self.acting(row.table_id):
            await settle(self.connection, [row], self.now, DROPPED)
            return False
        return row.kind != "clock" or await self.runs_low(row)

    async def acting(self, table_id: str) -> list[str]:
        """Seats that must decide, as the database says."""
        table = (
            await self.connection.execute(select(Game.acting, Game.abandoned).where(Game.id == table_id))
        ).one_or_none()
        if table is None or table.abandoned is not None:
            return []
        last = select(Entry.acting).where(Entry.table_id == table_id).order_by(Entry.n.desc()).limit(1)
        found = await self.connection.scalar(last)
        return (table.acting if found is None else found).split()

    async def runs_low(self, row: Row[Any]) -> bool:
        """A clock may have been moved since: by a pause of the server, or a holiday."""
        mine = (Deadline.table_id == row.table_id, Deadline.seat == row.seat)
        due = await self.connection.scalar(select(Deadline.due).where(*mine))
        if due is None:
            await settle(self.connection, [row], self.now, DROPPED)
            return False
        at = due - int(json.loads(row.args)["lead"])
        if at > self.now:
            await put_off(self.connection, [row], at)
        return at <= self.now


def among(rows: Sequence[Row[Any]]) -> Any:
    return Outgoing.id.in_([row.id for row in rows])


async def put_off(connection: AsyncConnection, rows: Sequence[Row[Any]], due: int) -> None:
    await connection.execute(update(Outgoing).where(among(rows)).values(due=due, leased=None))


async def settle(connection: AsyncConnection, rows: Sequence[Row[Any]], now: int, outcome: str) -> None:
    """For good; what its sentence said is not kept."""
    values = {"done": now, "outcome": outcome, "leased": None, "args": "{}"}
    await connection.execute(update(Outgoing).where(among(rows)).values(**values))


def back_off(attempt: int, first: int) -> int:
    """Seconds until the next try: twice as long each time.

    >>> [back_off(attempt, 30) for attempt in (1, 2, 3, 20)]
    [30, 60, 120, 21600]
    """
    return min(first << min(attempt - 1, 20), LONGEST_BACK_OFF)
