"""How often somebody may ask: a bucket of tokens for each address or session, refilled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from admiralty.server.errors import Problem

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """So many a second on average, so many at once."""

    per_second: float
    burst: int


HTTP: Final = Rate(20, 120)
MAKING: Final = Rate(0.5, 30)  # tables, imports, forks, guests
PASSWORDS: Final = Rate(0.1, 8)
SOCKET: Final = Rate(60, 300)
GUESSES: Final = Rate(0.1, 20)  # wrong codes
CHAT: Final = Rate(1, 10)


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limits:
    """Buckets by name; those unused for longest are forgotten when there are too many."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self.buckets: OrderedDict[tuple[Rate, str], Bucket] = OrderedDict()

    def allow(self, rate: Rate, whom: str) -> bool:
        if not self.is_on:
            return True
        key = (rate, whom)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(rate)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()

    def give_back(self, rate: Rate, whom: str) -> None:
        bucket = self.buckets.get((rate, whom))
        if bucket is not None:
            bucket.tokens = min(rate.burst, bucket.tokens + 1)

    def check(self, rate: Rate, whom: str) -> None:
        if not self.allow(rate, whom):
            raise Problem(429, "error-too-fast")
