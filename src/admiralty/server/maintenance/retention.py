"""Retention rules: old sessions and links, guests who cannot return, tables that nobody plays.

The rules are settings (`ADMIRALTY_KEEP_...`, in days; 0 keeps for ever). An ended table can still be viewed;
tables are deleted only if the operator asked for it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, inspect, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.notify import contacts
from admiralty.server.settings import NEVER, Retention
from admiralty.server.store import models, table_store
from admiralty.server.store.models import (
    ChatLine,
    CrewMember,
    Deadline,
    Entry,
    Game,
    Invitation,
    Outgoing,
    Player,
    Round,
    Seat,
    Session,
    Watcher,
    WatchLink,
)
from admiralty.server.store.organised_store import OFF
from admiralty.server.store.table_store import last_of

DAY: Final = 86400 * 1000
LARGEST_BATCH: Final = 500  # rows of guests or tables in one transaction


@dataclass
class Pruned:
    """How many rows of each kind."""

    sessions: int = 0
    invitations: int = 0
    watch_links: int = 0
    guests: int = 0
    ended_tables: int = 0
    deleted_tables: int = 0
    notifications: int = 0

    def add(self, other: Pruned) -> None:
        for name, count in asdict(other).items():
            setattr(self, name, getattr(self, name) + count)


class Rules:
    """The rules at one moment, as conditions on rows."""

    def __init__(self, keep: Retention, now: int) -> None:
        self.keep = keep
        self.now = now

    def before(self, days: int) -> int:
        return self.now - days * DAY

    def sessions(self) -> ColumnElement[bool]:
        """Expired for so long that their guests may go."""
        return Session.expires <= self.before(self.keep.guest_days)

    def invitations(self) -> ColumnElement[bool]:
        return Invitation.expires <= self.before(self.keep.invitation_days)

    def watch_links(self) -> ColumnElement[bool]:
        return WatchLink.created <= self.before(self.keep.watch_link_days)

    def notifications(self) -> ColumnElement[bool]:
        """Settled long ago; what waits is never pruned."""
        return Outgoing.done <= self.before(self.keep.notification_days)

    def guests(self) -> Select[str]:
        """Without session, table or seat: nobody can log in as them, and they own nothing."""
        return select(Player.id).where(
            Player.login.is_(None),
            Player.created <= self.before(self.keep.guest_days),
            ~exists().where(Session.player == Player.id),
            ~exists().where(Game.owner == Player.id),
            ~exists().where(Seat.player == Player.id),
            ~exists().where(CrewMember.player == Player.id),
        )

    def unplayed_tables(self, days: int, of_accounts: bool) -> Select[str]:
        """Not over, and without a move or chat for the given number of days."""
        whose = has_account() if of_accounts else ~has_account()
        return select(Game.id).where(
            Game.abandoned.is_(None), last_of(Entry.acting, Game.acting) != "", whose, self.is_idle(days)
        )

    def forgotten_tables(self) -> Select[str]:
        """Over, and owned by guests who cannot return."""
        is_over = or_(Game.abandoned.is_not(None), last_of(Entry.acting, Game.acting) == "")
        seated = exists().where(Seat.table_id == Game.id, Session.player == Seat.player)
        aboard = exists().where(CrewMember.table_id == Game.id, Session.player == CrewMember.player)
        return select(Game.id).where(
            is_over,
            ~has_account(),
            ~exists().where(Session.player == Game.owner),
            ~seated,
            ~aboard,
            self.is_idle(self.keep.deleted_table_days),
        )

    def is_idle(self, days: int) -> ColumnElement[bool]:
        since = self.before(days)
        text = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(since / 1000))
        return (
            (Game.created <= since)
            & (func.coalesce(Game.abandoned, 0) <= since)
            & (last_of(Entry.time, "") <= text)
            & ~exists().where(ChatLine.table_id == Game.id, ChatLine.time > since)
        )


def has_account() -> ColumnElement[bool]:
    """Whether the owner or anybody at the table has one."""
    account = Player.login.is_not(None)
    return or_(
        exists().where(Player.id == Game.owner, account),
        exists().where(Seat.table_id == Game.id, Player.id == Seat.player, account),
        exists().where(CrewMember.table_id == Game.id, Player.id == CrewMember.player, account),
    )


class Pruning:
    """One pass of the rules, a batch at a time; tables in `busy` are left for the next day."""

    def __init__(self, keep: Retention, now: int) -> None:
        self.rules = Rules(keep, now)
        self.keep = keep
        self.busy: set[str] = set()
        self.ended: list[str] = []
        self.deleted: list[str] = []

    async def batch(self, connection: AsyncConnection) -> Pruned:
        """One transaction; all zeros mean that nothing is left to do."""
        done = Pruned()
        done.sessions = await remove(connection, Session, self.rules.sessions())
        if self.keep.invitation_days != NEVER:
            done.invitations = await remove(connection, Invitation, self.rules.invitations())
        if self.keep.watch_link_days != NEVER:
            done.watch_links = await remove(connection, WatchLink, self.rules.watch_links())
        if self.keep.notification_days != NEVER:
            done.notifications = await remove(connection, Outgoing, self.rules.notifications())
        self.ended = await self.some(connection, self.tables_to_end())
        self.deleted = await self.some(connection, self.tables_to_delete())
        await end_tables(connection, self.ended, self.rules.now)
        await table_store.delete_tables(connection, self.deleted)
        guests = [] if self.keep.guest_days == NEVER else await self.some(connection, [self.rules.guests()])
        await delete_guests(connection, guests)
        done.ended_tables, done.deleted_tables = len(self.ended), len(self.deleted)
        done.guests = len(guests)
        return done

    def tables_to_end(self) -> list[Select[str]]:
        found = []
        for days, of_accounts in ((self.keep.guest_table_days, False), (self.keep.account_table_days, True)):
            if days != NEVER:
                found.append(self.rules.unplayed_tables(days, of_accounts))
        return found

    def tables_to_delete(self) -> list[Select[str]]:
        return [] if self.keep.deleted_table_days == NEVER else [self.rules.forgotten_tables()]

    async def some(self, connection: AsyncConnection, queries: list[Select[str]]) -> list[str]:
        found = []
        for query in queries:
            rows = await connection.execute(query.limit(LARGEST_BATCH + len(self.busy)))
            found += [row[0] for row in rows if row[0] not in self.busy]
        return found[:LARGEST_BATCH]

    async def count(self, connection: AsyncConnection) -> Pruned:
        """What a pass would do, as far as it can be known before."""
        keep, rules = self.keep, self.rules
        done = Pruned()
        done.sessions = await number(connection, select(Session.token).where(rules.sessions()))
        if keep.invitation_days != NEVER:
            done.invitations = await number(connection, select(Invitation.token).where(rules.invitations()))
        if keep.watch_link_days != NEVER:
            done.watch_links = await number(connection, select(WatchLink.token).where(rules.watch_links()))
        if keep.notification_days != NEVER and await connection.run_sync(has_outbox):
            done.notifications = await number(connection, select(Outgoing.id).where(rules.notifications()))
        if keep.guest_days != NEVER:
            done.guests = await number(connection, rules.guests())
        for query in self.tables_to_end():
            done.ended_tables += await number(connection, query)
        for query in self.tables_to_delete():
            done.deleted_tables += await number(connection, query)
        return done


def has_outbox(connection: Connection) -> bool:
    """A database that is only looked at may be older than its tables of today."""
    return inspect(connection).has_table(Outgoing.__tablename__)


async def number(connection: AsyncConnection, query: Select[str]) -> int:
    return await connection.scalar(select(func.count()).select_from(query.subquery())) or 0


async def remove(connection: AsyncConnection, model: type[models.Base], which: ColumnElement[bool]) -> int:
    return (await connection.execute(delete(model).where(which))).rowcount


async def end_tables(connection: AsyncConnection, tables: list[str], now: int) -> None:
    await connection.execute(update(Game).where(Game.id.in_(tables)).values(abandoned=now, finished=now))
    await connection.execute(delete(Deadline).where(Deadline.table_id.in_(tables)))
    await connection.execute(
        update(Round).where(Round.table_id.in_(tables)).values(state=OFF, due=None, left=None)
    )


async def delete_guests(connection: AsyncConnection, guests: Iterable[str]) -> None:
    guests = list(guests)
    await contacts.forget(connection, guests)
    for model in (Watcher, models.Barred, models.PasswordLink, models.Note):
        await connection.execute(delete(model).where(model.player.in_(guests)))
    for side in (models.Block.player, models.Block.blocked):
        await connection.execute(delete(models.Block).where(side.in_(guests)))
    for named in (models.Report.reporter, models.Report.about, models.AuditEntry.about):
        await connection.execute(update(named.class_).where(named.in_(guests)).values({named.key: None}))
    await connection.execute(delete(models.Challenge).where(models.Challenge.owner.in_(guests)))
    entered = update(models.Entrant).where(models.Entrant.player.in_(guests))
    await connection.execute(entered.values(player=None))
    await connection.execute(delete(Player).where(Player.id.in_(guests)))
