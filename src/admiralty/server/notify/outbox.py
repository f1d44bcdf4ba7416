"""Sends what is in the outbox, in the background.

Nothing is sent that is not committed: rows are read by the same writer that has committed them. A row is
leased before it is sent and settled after that. If the server dies in between, the next one sends it again,
with the same id, by which browsers and mail programs know that they have it already.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server import telemetry
from admiralty.server.cluster.leases import LOBBY_SCOPE
from admiralty.server.cluster.place import Place
from admiralty.server.errors import Moved, StorageFailed
from admiralty.server.notify import outbox_rows, table_events, wording
from admiralty.server.notify.channels import Channels, Sent
from admiralty.server.notify.contacts import Contacts
from admiralty.server.notify.events import Event
from admiralty.server.notify.message import Line, Message
from admiralty.server.notify.outbox_rows import DROPPED, FAILED, SENT, Leasing, Parcel, Way
from admiralty.server.settings import Settings
from admiralty.server.store.journal import Journal
from admiralty.server.store.models import PushSubscription
from admiralty.server.store.table_store import Job

LONGEST_SLEEP: Final = 60.0
SHORTEST_SLEEP: Final = 0.05
AT_ONCE: Final = 8  # messages on their way
STORAGE_SECONDS: Final = 1.0  # until a database that failed is tried again


class Outbox:
    """`adding` is for whoever commits something; all else happens in its own task, of one worker only."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        clock: Callable[[], int],
        place: Place,
    ) -> None:
        self.settings = settings
        self.limits = settings.notifications
        self.journal = journal
        self.clock = clock
        self.place = place
        self.contacts = Contacts(journal.engine, place.publish)
        self.channels = Channels(settings, clock)
        self.wake = asyncio.Event()
        self.sending: dict[Way, asyncio.Task[None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to send; `contacts` must have been read."""
        await self.journal.run(outbox_rows.release, LOBBY_SCOPE)
        self.task = asyncio.create_task(self.send_for_ever(), name="outbox")

    async def close(self) -> None:
        """What is on its way is stopped; the next start sends it."""
        tasks = [task for task in (self.task, *self.sending.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.task = None

    # Writing events

    def adding(self, events: Iterable[Event], job: Job[None] | None = None) -> Job[None] | None:
        """A job that writes events for whoever wants them, after another job in the same transaction."""
        now, people = self.clock(), self.contacts.people
        rows = [
            row
            for event in events
            if event.player in people
            for row in outbox_rows.rows_of(event, people[event.player], now)
        ]
        if not rows:
            return job

        async def both(connection: AsyncConnection) -> None:
            if job is not None:
                await job(connection)
            await outbox_rows.add(connection, rows, self.limits.waiting)
            self.wake.set()  # they can be read only after the commit
            if self.task is None:
                await self.place.tell(connection, "outbox")

        return both

    async def begin(self, connection: AsyncConnection, table: str, by: str) -> None:
        """In the transaction in which somebody took a seat: whoever begins is told."""
        job = self.adding(await table_events.first_turns(connection, table, by))
        if job is not None:
            await job(connection)

    def wants(self, players: Iterable[str]) -> bool:
        """Whether any of these people want to be told of anything."""
        return any(player in self.contacts.people for player in players)

    # Sending

    async def send_for_ever(self) -> None:
        while True:
            self.wake.clear()
            try:
                parcels, due = await self.journal.run(self.look, LOBBY_SCOPE)
            except StorageFailed:
                await asyncio.sleep(STORAGE_SECONDS)
                continue
            for parcel in parcels:
                self.sending[parcel.way] = asyncio.create_task(self.send(parcel), name="notification")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), self.seconds_until(due))

    def seconds_until(self, due: int | None) -> float:
        """What is due and was not leased waits for a message that is on its way, whose end wakes us."""
        wait = LONGEST_SLEEP if due is None else (due - self.clock()) / 1000
        return min(wait, LONGEST_SLEEP) if wait > 0 else LONGEST_SLEEP if self.sending else SHORTEST_SLEEP

    async def look(self, connection: AsyncConnection) -> tuple[list[Parcel], int | None]:
        """What is to be sent now, leased; and when to look again."""
        leasing = Leasing(connection, self.limits, self.clock())
        room = AT_ONCE - len(self.sending)
        parcels = await leasing.lease(set(self.sending), room) if room > 0 else []
        return parcels, await outbox_rows.next_due(connection)

    async def send(self, parcel: Parcel) -> None:
        """Send a message, and insist on writing what became of it."""
        try:
            try:
                sent = await self.channels.send(parcel.way.channel, self.message(parcel), parcel.browser)
            except Exception:  # a fault here must not hold up the others
                logging.getLogger(__name__).exception("a notification failed")
                sent = Sent("later", "fault")
            telemetry.NOTIFICATIONS.labels(parcel.way.channel, sent.outcome).inc()
            if sent.outcome != SENT:
                known = {"channel": parcel.way.channel, "outcome": sent.outcome, "reason": sent.reason}
                logging.getLogger(__name__).warning("a notification was not sent", extra=known)
            while not await self.is_noted(partial(self.note, parcel=parcel, sent=sent)):
                await asyncio.sleep(STORAGE_SECONDS)
            if sent.outcome == "gone" and parcel.way.channel == "push":
                await self.contacts.refresh(parcel.way.player)
        finally:
            self.sending.pop(parcel.way, None)
            self.wake.set()

    def message(self, parcel: Parcel) -> Message:
        language = parcel.contact.language
        lines = []
        for row in parcel.rows:
            args = json.loads(row.args)
            said = wording.sentence(language, row.kind, row.game, args)
            lines.append(Line(row.id, row.kind, row.table_id or "", said, args.get("link", "")))
        return Message(parcel.contact, lines, self.settings.origin, parcel.link)

    async def is_noted(self, job: Job[None]) -> bool:
        try:
            await self.journal.run(job, LOBBY_SCOPE)
        except Moved:  # whoever sends now sends it again, and readers know it by its id
            return True
        except StorageFailed:
            return False
        return True

    async def note(self, connection: AsyncConnection, parcel: Parcel, sent: Sent) -> None:
        now, rows = self.clock(), parcel.rows
        if sent.outcome == SENT:
            await outbox_rows.settle(connection, rows, now, SENT)
        elif sent.outcome == "gone":
            await outbox_rows.settle(connection, rows, now, DROPPED)
            gone = PushSubscription.id == parcel.way.target
            await connection.execute(delete(PushSubscription).where(gone))
        elif sent.outcome == "refused":
            await outbox_rows.settle(connection, rows, now, FAILED)
        else:
            over = [row for row in rows if row.attempts + 1 >= self.limits.attempts]
            await outbox_rows.settle(connection, over, now, FAILED)
            for row in rows:
                if row not in over:
                    wait = outbox_rows.back_off(row.attempts + 1, self.limits.retry_seconds)
                    await outbox_rows.put_off(connection, [row], now + 1000 * max(wait, sent.wait))
