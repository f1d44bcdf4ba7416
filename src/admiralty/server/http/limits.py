"""Rate limits: a token bucket for each address, person or login.

A bucket is one number, the moment at which it is full again; full buckets need not be stored. So the store
never forgets anybody who has used tokens. When it is full of such buckets, newcomers share a fixed number of
them: they may be refused too early, but nobody gets a new bucket by creating others.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from dataclasses import fields
from functools import lru_cache
from typing import Final, Literal

from admiralty.server.errors import Problem
from admiralty.server.settings import Rate, Rates

MAX_BUCKETS: Final = 10_000  # of one kind
SHARED_BUCKETS: Final = 1024
SECONDS_BETWEEN_CLEARINGS: Final = 1.0
IPV6_PREFIX: Final = 64  # what one household or one rented machine has
LONGEST_NAME: Final = 64
ROUNDING: Final = 1e-9

Kind = Literal[
    "requests",
    "guests",
    "passwords",
    "codes",
    "links",
    "mails",
    "tables",
    "challenges",
    "absences",
    "imports",
    "forks",
    "maps",
    "analyses",
    "sheets",
    "commands",
    "chat",
]


@lru_cache(4096)
def network(host: str) -> str:
    """What counts as one address: an IPv4 address, also written as IPv6, or a /64 of IPv6."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_NAME]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False))


class Buckets:
    """The buckets of one kind, by name."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.seconds_each = 1 / rate.per_second
        self.full_at: dict[str, float] = {}
        self.shared = [0.0] * SHARED_BUCKETS
        self.clear_after = 0.0
        self.salt = secrets.token_bytes(16)

    def has(self, name: str, now: float) -> bool:
        """Whether a token is left."""
        return self.level(name) - now <= (self.rate.burst - 1) * self.seconds_each + ROUNDING

    def take(self, name: str, now: float) -> None:
        self.set_level(name, max(self.level(name), now) + self.seconds_each, now)

    def give_back(self, name: str, now: float) -> None:
        self.set_level(name, self.level(name) - self.seconds_each, now)

    def level(self, name: str) -> float:
        """When the bucket is full; a newcomer starts with the level of the shared bucket."""
        own = self.full_at.get(name)
        return self.shared[self.slot(name)] if own is None else own

    def set_level(self, name: str, at: float, now: float) -> None:
        if name in self.full_at or self.has_room(now):
            self.full_at[name] = at
        else:
            self.shared[self.slot(name)] = at

    def has_room(self, now: float) -> bool:
        """Forget full buckets first, but not on every call."""
        if len(self.full_at) >= MAX_BUCKETS and now >= self.clear_after:
            self.clear_after = now + SECONDS_BETWEEN_CLEARINGS
            self.full_at = {name: at for name, at in self.full_at.items() if at > now}
        return len(self.full_at) < MAX_BUCKETS

    def slot(self, name: str) -> int:
        """The shared bucket of a name; nobody can choose it."""
        digest = hashlib.blake2b(name.encode(errors="replace"), key=self.salt, digest_size=4).digest()
        return int.from_bytes(digest, "big") % SHARED_BUCKETS


class Limits:
    """All buckets; `whom` says what is counted: `address=`, `person=`, `login=`."""

    def __init__(self, rates: Rates, is_on: bool) -> None:
        self.is_on = is_on
        self.buckets = {each.name: Buckets(getattr(rates, each.name)) for each in fields(rates)}

    def allow(self, kind: Kind, **whom: str) -> bool:
        """Take a token from each of the buckets, or none if one of them is empty."""
        if not self.is_on:
            return True
        now = time.monotonic()
        used = [(self.buckets[f"{kind}_{how}"], name) for how, name in whom.items()]
        if not all(buckets.has(name, now) for buckets, name in used):
            return False
        for buckets, name in used:
            buckets.take(name, now)
        return True

    def give_back(self, kind: Kind, **whom: str) -> None:
        now = time.monotonic()
        for how, name in whom.items():
            self.buckets[f"{kind}_{how}"].give_back(name, now)

    def check(self, kind: Kind, **whom: str) -> None:
        if not self.allow(kind, **whom):
            raise Problem(429, "error-too-fast")
