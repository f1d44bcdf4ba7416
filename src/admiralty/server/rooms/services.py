"""What all rooms share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.accounts.absences import Absences
from admiralty.server.games.restore import Restored
from admiralty.server.moderation.blocks import Blocks
from admiralty.server.notify.outbox import Outbox
from admiralty.server.rooms.deadlines import Deadlines
from admiralty.server.store.health import Health
from admiralty.server.store.journal import Journal
from admiralty.server.store.table_store import Stored
from admiralty.server.work.watchdog import Watchdog

if TYPE_CHECKING:
    from admiralty.server.rooms.room import Room


class Services(NamedTuple):
    """`now` tells milliseconds of the server's clock; `restore` replays the record of a table in a thread;
    `show` is told when a table may look different in the list of public tables.
    """

    now: Callable[[], int]
    engine: AsyncEngine
    journal: Journal
    health: Health
    watchdog: Watchdog
    deadlines: Deadlines
    outbox: Outbox
    absences: Absences
    blocks: Blocks
    restore: Callable[[Stored], Awaitable[Restored]]
    show: Callable[[Room], None]
