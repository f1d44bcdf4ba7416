"""Limits on open connections: in all, from one address, and as sockets of tables."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from uvicorn.config import Config

from admiralty.server.errors import Problem
from admiralty.server.http.limits import network
from admiralty.server.settings import Settings

if sys.platform != "win32":
    import resource

ENOUGH_DESCRIPTORS: Final = 65_536
SECONDS_BETWEEN_SWEEPS: Final = 5.0
SERVER_FULL: Final = "error-server-full"
ADDRESS_FULL: Final = "error-address-full"


def raise_descriptors() -> None:
    """Let this process open as many files as the system allows, within reason."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptors() -> int:
    if sys.platform == "win32":
        return ENOUGH_DESCRIPTORS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


@lru_cache(4096)
def is_among(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is in a list of addresses and networks; `*` stands for all."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(network == "*" or found in ip_network(network) for network in networks)


class Admission:
    """Counts open connections. Some file descriptors are always left for the database and the workers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings.connections
        self.counts_addresses = settings.limits
        self.proxies = settings.trusted_proxies
        self.max_open = max(1, min(self.settings.total, descriptors() - self.settings.spare_descriptors))
        self.open: dict[asyncio.Transport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.closing: set[asyncio.Transport] = set()
        self.sweeper: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, host: str) -> str:
        """Count a new connection; returns the reason if it cannot stay."""
        address = network(host)
        is_full = len(self.open) >= self.max_open
        self.open[transport] = address
        self.by_address[address] += 1
        if self.sweeper is None:
            self.sweeper = asyncio.get_running_loop().call_later(SECONDS_BETWEEN_SWEEPS, self.sweep)
        if is_full:
            return SERVER_FULL
        is_many = self.counts_addresses and self.by_address[address] > self.settings.per_address
        return ADDRESS_FULL if is_many and not self.is_proxy(host) else ""

    def is_proxy(self, host: str) -> bool:
        return is_among(host, self.proxies)

    def leave(self, transport: asyncio.Transport) -> None:
        address = self.open.pop(transport, None)
        self.closing.discard(transport)
        if address is not None:
            subtract(self.by_address, address)

    def add_socket(self, address: str) -> None:
        """Count a table's socket by its client's address, also behind a proxy; raises a Problem if there are
        too many.
        """
        if self.counts_addresses and self.sockets[address] >= self.settings.sockets_per_address:
            raise Problem(429, ADDRESS_FULL)
        self.sockets[address] += 1

    def remove_socket(self, address: str) -> None:
        subtract(self.sockets, address)

    def sweep(self) -> None:
        """Cut off closing connections whose client does not read the rest."""
        loop = asyncio.get_running_loop()
        for transport in self.closing:
            transport.abort()
        self.closing = {transport for transport in self.open if transport.is_closing()}
        self.sweeper = loop.call_later(SECONDS_BETWEEN_SWEEPS, self.sweep) if self.open else None


def admission_of(config: Config) -> Admission:
    """The one of the application that uvicorn runs."""
    app: Any = config.app
    found: Admission = app.state.admission
    return found


def subtract(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
