"""Requests to addresses that people have given: only over https, and only to public addresses.

The name is looked up once, every address it has is checked, and the connection goes to one that was checked:
a name cannot lead elsewhere a moment later. Redirections are not followed. The operator may name hosts
(`ADMIRALTY_PRIVATE_HOSTS`) for which none of this holds, such as a chat server in the same house.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 15
LARGEST_HEAD: Final = 16_384
LONGEST_URL: Final = 1000
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
LONGEST_WAIT: Final = 86_400  # seconds that somebody may tell us to wait
PORTS: Final = {"https": 443, "http": 80}


class BadAddress(ValueError):
    """Nothing is sent there."""


class Answer(NamedTuple):
    """The status, and for how many seconds we are asked to wait."""

    status: int
    retry_after: int = 0


def check(url: str, allowed: tuple[str, ...]) -> SplitResult:
    """The parts of an address that may be used, as far as it can be told without looking up its name."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("unreadable") from None
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("unreadable")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise BadAddress("unreadable")
    if is_allowed(parts, allowed):
        return parts
    if parts.scheme != "https" or port not in (None, PORTS["https"]):
        raise BadAddress("not https")
    if is_number(parts.hostname) and not is_public(parts.hostname):
        raise BadAddress("not public")
    return parts


def is_allowed(parts: SplitResult, allowed: tuple[str, ...]) -> bool:
    """Whether the operator has named the host, with its port if it is an unusual one."""
    return parts.scheme in PORTS and parts.netloc.lower() in allowed


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is on the internet, also when it stands inside another one.

    >>> [is_public(a) for a in ("93.184.216.34", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [is_public(a) for a in ("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "fd00::1", "224.0.0.1")]
    [False, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


async def post(url: str, body: bytes, headers: Mapping[str, str], allowed: tuple[str, ...]) -> Answer:
    """Send a request and read the head of its answer; raises BadAddress, OSError or TimeoutError."""
    parts = check(url, allowed)
    async with asyncio.timeout(SECONDS):
        address = await look_up(parts, is_allowed(parts, allowed))
        return await exchange(parts, address, body, headers)


async def look_up(parts: SplitResult, may_be_private: bool) -> str:
    """One address of the host, if all that it has may be used."""
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (may_be_private or all(is_public(address) for address in addresses)):
        raise BadAddress("not public")
    return addresses[0]


async def exchange(parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        parts.port or PORTS[parts.scheme],
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=LARGEST_HEAD,
    )
    try:
        writer.write(head(parts, len(body), headers) + body)
        await writer.drain()
        return read(await reader.readuntil(b"\r\n\r\n"))
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise OSError(f"no answer in HTTP: {type(error).__name__}") from None
    finally:
        writer.transport.abort()


def head(parts: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"Host": parts.netloc, "User-Agent": "Admiralty", "Connection": "close", "Accept": "*/*"}
    lines = [f"{name}: {value}" for name, value in (fixed | dict(headers)).items()]
    return "\r\n".join((f"POST {path} HTTP/1.1", *lines, f"Content-Length: {length}", "", "")).encode()


def read(answer: bytes) -> Answer:
    """
    >>> read(b"HTTP/1.1 429 Too Many\\r\\nRetry-After: 30\\r\\n\\r\\n")
    Answer(status=429, retry_after=30)
    """
    first, *lines = answer.decode("latin-1").split("\r\n")
    wait = 0
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "retry-after" and value.strip().isdigit():
            wait = min(int(value.strip()[:9]), LONGEST_WAIT)
    return Answer(int(first.split(" ")[1]), wait)
