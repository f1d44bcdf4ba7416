"""The server's end of a connection in one of several workers.

Sockets of tables that another worker owns are relayed to it: after the head of the request only bytes are
copied, so frames are neither decoded nor compressed twice. Connections at the internal address come from
other workers, and begin with a greeting.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any, Final, cast

from uvicorn.config import Config

from admiralty.server.cluster.cluster import PATIENCE, Cluster
from admiralty.server.cluster.leases import LOBBY_SCOPE, Member, Peer, part_of
from admiralty.server.errors import Problem
from admiralty.server.http import forward
from admiralty.server.http.admission import SERVER_FULL
from admiralty.server.http.compression import Wire
from admiralty.server.http.forward import Client
from admiralty.server.http.protocol import HttpProtocol, refusal

TABLE_SOCKET: Final = re.compile(rb"/api/tables/([a-z0-9]{1,32})/socket(?:\?.*)?")
SECONDS_TO_SAY_SO: Final = 1.0
LOBBY_SOCKET: Final = re.compile(rb"/api/lobby/socket(?:\?.*)?")


def scope_of(url: bytes) -> str:
    """The table of a socket, or the lobby; "" for anything else.

    >>> scope_of(b"/api/tables/abc2/socket"), scope_of(b"/api/lobby/socket"), scope_of(b"/")
    ('abc2', '@lobby', '')
    """
    found = TABLE_SOCKET.fullmatch(url)
    if found is not None:
        return found[1].decode()
    return LOBBY_SCOPE if LOBBY_SOCKET.fullmatch(url) else ""


class WorkerWire(Wire):
    """A socket that came over another worker knows whose it is."""

    def __init__(self, config: Config, told: Client | None = None, **others: Any) -> None:
        super().__init__(config, **others)
        self.told = told

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.told is not None:
            self.client = self.told.host, self.told.port


class WorkerProtocol(HttpProtocol):
    def __init__(self, config: Config, **others: Any) -> None:
        super().__init__(config, **others)
        app: Any = config.app
        self.cluster: Cluster = app.state.cluster
        self.is_internal = False
        self.told: Client | None = None
        self.greeting = b""
        self.relaying: asyncio.Task[None] | None = None

    # From other workers

    def admit(self, transport: asyncio.Transport) -> str:
        own = self.server is not None and "{}:{}".format(*self.server)
        self.is_internal = own == self.cluster.peer.address
        if not self.is_internal:
            return super().admit(transport)
        reason = self.admission.enter(transport, "")
        return reason if reason == SERVER_FULL else ""

    def data_received(self, data: bytes) -> None:
        if self.is_internal and self.told is None and not self.refused:
            line, found, data = (self.greeting + data).partition(b"\r\n")
            if not found and len(line) < forward.LONGEST_GREETING:
                self.greeting = line
                return
            self.told = forward.greeted(line, self.cluster.peer.secret) if found else None
            if self.told is None:
                self.transport.abort()
                return
            self.client, self.scheme = (self.told.host, self.told.port), self.told.scheme  # type: ignore[assignment]
            self.ws_protocol_class = partial(WorkerWire, told=self.told)  # type: ignore[assignment]
            if not data:
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.is_internal:
            self.scope["state"]["is_forwarded"] = True

    # To other workers

    def handle_websocket_upgrade(self) -> None:
        scope = scope_of(self.url)
        if self.is_internal or not scope or self.cluster.holds(scope):
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()
        self.relaying = self.loop.create_task(self.relay(scope), name="relay")

    async def relay(self, scope: str) -> None:
        """Wait until somebody owns the table, and connect the client with that worker."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.transport.is_closing():
                    peer = await self.cluster.locate(scope)
                    if peer is None:
                        self.transport.resume_reading()
                        super().handle_websocket_upgrade()
                        return
                    if await self.connect(scope, peer):
                        return
                    await self.cluster.look_again()
        except (Problem, TimeoutError):
            if not self.transport.is_closing():
                self.transport.write(refusal(503, "error-busy", is_api=True))
                self.transport.close()

    async def connect(self, scope: str, peer: Peer) -> bool:
        host, _, port = peer.address.rpartition(":")
        try:
            async with asyncio.timeout(forward.CONNECT_SECONDS):
                _, far = await self.loop.create_connection(Leg, host, int(port))
        except (OSError, TimeoutError):
            return False
        if self.transport.is_closing():
            far.transport.close()
            return True
        near = NearLeg(self, part_of(scope), peer.id)
        near.other, far.other = far, near
        client = Client(*(self.client or ("", 0)), scheme="http")
        far.transport.write(forward.greeting(peer.secret, client) + self.head())
        self.transport.set_protocol(near)
        self.transport.resume_reading()
        return True

    def head(self) -> bytes:
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers]
        return b"\r\n".join([*lines, b"", b""])

    def connection_lost(self, exc: Exception | None) -> None:
        if self.relaying is not None:
            self.relaying.cancel()
        super().connection_lost(exc)


class Leg(asyncio.Protocol):
    """One of two connections: what arrives here leaves at the other, as fast as that takes it."""

    transport: asyncio.Transport
    other: Leg | None = None  # until both are there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.transport.close()


class NearLeg(Leg):
    """The connection with the client; it takes the place of the HTTP connection that it was. It leads to the
    owner of a part.
    """

    def __init__(self, before: WorkerProtocol, part: int, owner: int) -> None:
        self.transport = before.transport
        self.before = before
        self.part, self.owner = part, owner
        self.closing: asyncio.TimerHandle | None = None
        before.cluster.relays.add(self)
        self.connections = cast(set[Any], before.connections)
        self.connections.discard(before)
        self.connections.add(self)

    def check(self, member: Member) -> None:
        """An owner that has given the part up says so itself. One that is stopped, or whose machine is gone,
        says nothing, and closes nothing.
        """
        lease = member.view.leases.get(self.part)
        if self.closing is None and (lease is None or lease.worker != self.owner):
            loop = asyncio.get_running_loop()
            self.closing = loop.call_later(SECONDS_TO_SAY_SO, self.transport.close)

    def shutdown(self) -> None:
        """The server stops: the client comes back over another worker."""
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.closing is not None:
            self.closing.cancel()
        self.before.cluster.relays.discard(self)
        self.connections.discard(self)
        self.before.admission.leave(self.transport)
        super().connection_lost(exc)
