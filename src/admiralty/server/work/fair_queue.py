"""A fair queue: a few places, which no single client can take up; the least served go first."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from admiralty.server.errors import Problem

MAX_REMEMBERED: Final = 1000


class Whose(NamedTuple):
    """On whose behalf work is done: an address and, if known, a person."""

    address: str
    person: str = ""


class Waiter(NamedTuple):
    whose: Whose
    turn: asyncio.Future[None]


class FairQueue:
    """`places` run at once; one address gets one fewer, unless there is only one. `waiting` may wait, at most
    `waiting_each` per person; others are refused.
    """

    def __init__(self, places: int, waiting: int, waiting_each: int) -> None:
        self.places = places
        self.waiting = waiting
        self.waiting_each = waiting_each
        self.line: list[Waiter] = []
        self.running = 0
        self.by_address: Counter[str] = Counter()
        self.served: dict[str, int] = {}  # by address and by person: when last, in places given
        self.given = 0

    @asynccontextmanager
    async def place(self, whose: Whose) -> AsyncIterator[None]:
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave(whose)

    async def enter(self, whose: Whose) -> None:
        if not self.line and self.has_place(whose):
            self.take(whose)
            return
        if len(self.line) >= self.waiting:
            raise Problem(503, "error-busy")
        if sum(1 for waiter in self.line if waiter.whose == whose) >= self.waiting_each:
            raise Problem(429, "error-too-fast")
        waiter = Waiter(whose, asyncio.get_running_loop().create_future())
        self.line.append(waiter)
        self.call_next()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self.line:
                self.line.remove(waiter)
            elif not waiter.turn.cancelled():
                self.leave(whose)  # called at the very moment
            raise

    def leave(self, whose: Whose) -> None:
        self.running -= 1
        self.by_address[whose.address] -= 1
        if not self.by_address[whose.address]:
            del self.by_address[whose.address]
        self.call_next()

    def call_next(self) -> None:
        while ready := [waiter for waiter in self.line if self.has_place(waiter.whose)]:
            chosen = min(ready, key=self.had)
            self.line.remove(chosen)
            self.take(chosen.whose)
            if chosen.turn.cancelled():
                self.leave(chosen.whose)
                return
            chosen.turn.set_result(None)

    def has_place(self, whose: Whose) -> bool:
        most = max(1, self.places - 1)
        return self.running < self.places and self.by_address[whose.address] < most

    def had(self, waiter: Waiter) -> tuple[int, int, int]:
        """Sort key, least served first: places of the address now, last service of the address, of the
        person.
        """
        address, person = waiter.whose
        last = self.served.get(address, 0), self.served.get(f"{address} {person}", 0)
        return (self.by_address[address], *last)

    def take(self, whose: Whose) -> None:
        self.running += 1
        self.by_address[whose.address] += 1
        self.given += 1
        if len(self.served) > MAX_REMEMBERED:
            self.served.clear()
        self.served[whose.address] = self.served[f"{whose.address} {whose.person}"] = self.given
