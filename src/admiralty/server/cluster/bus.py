"""What workers tell each other, over PostgreSQL's LISTEN and NOTIFY: small news, in the background.

Nothing depends on a message that is lost. Whoever was not connected reads everything again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "admiralty"
LEASES: Final = "leases"
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
NOTIFY_ALL: Final = text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")
LARGEST: Final = 7_900  # bytes that PostgreSQL takes

Hear: TypeAlias = Callable[[dict[str, Any]], Awaitable[None]]


def payload(sender: int, kind: str, told: dict[str, Any]) -> str:
    """
    >>> payload(7, "table", {"table": "abc"})
    '{"kind": "table", "sender": 7, "table": "abc"}'
    """
    return json.dumps({"kind": kind, "sender": sender, **told})


async def notify(connection: AsyncConnection, sender: int, kind: str, **told: Any) -> None:
    """Within a transaction: it is told when that is committed."""
    await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload(sender, kind, told)})


class Bus:
    """`kinds` are carried out one after another, in the order in which they were told."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.kinds: dict[str, Hear] = {}
        self.outgoing: list[str] = []
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.on_leases: Callable[[], None] = lambda: None

    def publish(self, kind: str, **told: Any) -> None:
        line = payload(self.number, kind, told)
        assert len(line) < LARGEST, kind
        self.outgoing.append(line)
        self.on_leases()  # whoever renews the leases also sends these

    async def listen(self, connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, self.heard)

    def heard(self, _connection: object, _process: int, _channel: str, line: str) -> None:
        told = json.loads(line)
        if told["sender"] == self.number:
            return
        if told["kind"] == LEASES:
            self.on_leases()
        else:
            self.incoming.put_nowait(told)

    async def send(self, connection: AsyncConnection) -> None:
        """What was published since; on failure it is sent again."""
        lines = list(self.outgoing)
        if lines:
            await connection.execute(NOTIFY_ALL, {"channel": CHANNEL, "lines": lines})
            del self.outgoing[: len(lines)]

    async def carry_out(self) -> None:
        while True:
            told = await self.incoming.get()
            hear = self.kinds.get(told["kind"])  # a newer worker may tell what this one does not know
            if hear is None:
                continue
            try:
                await hear(told)
            except Exception:  # one piece of news must not stop the others
                logging.getLogger(__name__).exception("news of another worker", extra={"kind": told["kind"]})
