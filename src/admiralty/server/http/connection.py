"""One open socket, at a table or in the lobby: one reader and one writer, from the handshake to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from admiralty.server import telemetry
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.http import limits
from admiralty.server.http.admission import Admission
from admiralty.server.http.guard import is_own_host, is_own_origin
from admiralty.server.http.limits import Kind, Limits
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import NO_SESSION, TRY_AGAIN
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.messages import LONGEST_MESSAGE, Failed

TOO_LARGE: Final = 1009
SLOW_DOWN_SECONDS: Final = 0.2  # pause of reading after the limit was exceeded
REFUSED: Final = 4000  # plus the HTTP status: 4401 no session, 4403 not yours, 4404 no such table

Command = TypeVar("Command")


class Connection(Generic[Command]):
    """A subclass says which commands there are, how they are answered, and what is sent."""

    decoder: msgspec.json.Decoder[Command]

    def __init__(self, websocket: WebSocket, address: str, listener: Listener) -> None:
        self.websocket = websocket
        self.address = address
        self.listener = listener
        self.rooms: Rooms = websocket.app.state.rooms
        self.buckets: Limits = websocket.app.state.limits
        self.is_sending = False
        self.is_closed = False

    def enter(self) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        """Called once more if the server hangs up first."""
        raise NotImplementedError

    async def execute(self, command: Command) -> None:
        raise NotImplementedError

    def send_too_fast(self, command: Command) -> None:
        raise NotImplementedError

    def take(self) -> list[bytes]:
        """The lines that wait to be sent."""
        raise NotImplementedError

    async def run(self) -> None:
        telemetry.SOCKETS.inc()
        self.enter()
        writer = asyncio.create_task(self.write(), name="writer")
        try:
            await self.read()
        except WebSocketDisconnect:
            return
        finally:
            self.leave()
            telemetry.SOCKETS.dec()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.is_ended():
                await self.send()
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_MESSAGE:
                self.listener.send(Failed("error-too-large" if text else "error-not-json", {}))
                await self.close(TOO_LARGE)
                return
            is_allowed = self.may("commands")
            try:
                command = self.decoder.decode(text)
            except (msgspec.DecodeError, RecursionError):  # of no known form, too deep, or no JSON at all
                telemetry.COMMANDS.labels("unknown", "malformed").inc()
                self.listener.send(Failed("error-not-json", {}))
            else:
                await self.answer(command, is_allowed)
            if not is_allowed:
                await self.send()
                await asyncio.sleep(SLOW_DOWN_SECONDS)

    async def answer(self, command: Command, is_allowed: bool) -> None:
        self.listener.is_held = True
        try:
            if is_allowed:
                await self.execute(command)
            else:
                self.send_too_fast(command)
        finally:
            self.listener.is_held = False
        await self.send()

    def is_ended(self) -> bool:
        """Whether the server has hung up, or does so now; later commands are ignored."""
        if self.listener.session and self.listener.expires <= self.rooms.settings.clock():
            self.listener.close(NO_SESSION)
        return self.listener.close_code != 0

    def may(self, kind: Kind) -> bool:
        """Counted per address and, if known, per person, over all their sockets."""
        whom = {"person": self.listener.player} if self.listener.player else {}
        return self.buckets.allow(kind, address=self.address, **whom)

    async def write(self) -> None:
        """Send what others cause; the reader sends what one's own commands cause."""
        listener = self.listener
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            await self.send()

    async def send(self) -> None:
        """Send what the listener has, as fast as the client reads; only one task at a time does it."""
        listener = self.listener
        if self.is_sending:
            return
        self.is_sending = True
        try:
            while not self.is_closed:
                if listener.is_overrun:
                    listener.close(TRY_AGAIN)
                if listener.close_code:
                    await self.hang_up(listener.close_code)
                    return
                lines = self.take()
                if not lines:
                    return
                await self.websocket.send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
        finally:
            self.is_sending = False

    async def hang_up(self, code: int) -> None:
        """Leave at once: the other side may take its time to answer."""
        self.is_closed = True
        self.leave()
        await self.websocket.close(code)

    async def close(self, code: int) -> None:
        """Send what is queued, then close."""
        await asyncio.sleep(0)
        if self.websocket.application_state == WebSocketState.CONNECTED:
            await self.websocket.close(code)


Admit: TypeAlias = Callable[[WebSocket, str], Awaitable[Connection[Command]]]


async def serve(websocket: WebSocket, admit: Admit[Command]) -> None:
    """From the handshake to the end of a connection, which `admit` makes or refuses."""
    settings = websocket.app.state.rooms.settings
    own = is_own_host(settings, websocket.headers) and is_own_origin(
        settings, websocket.url.scheme, websocket.headers
    )
    buckets: Limits = websocket.app.state.limits
    address = limits.network(websocket.client.host if websocket.client else "")
    if not own or not buckets.allow("requests", address=address):
        await websocket.close()  # before it is accepted: HTTP 403
        return
    await websocket.accept()
    admission: Admission = websocket.app.state.admission
    try:
        admission.add_socket(address)
    except Problem as problem:
        await reject(websocket, problem)
        return
    try:
        connection = await admitted(websocket, address, admit)
        if connection is not None:
            await connection.run()
    finally:
        admission.remove_socket(address)


async def admitted(websocket: WebSocket, address: str, admit: Admit[Command]) -> Connection[Command] | None:
    """The connection; None after a refusal, which was told."""
    try:
        return await admit(websocket, address)
    except Problem as problem:
        await reject(websocket, problem)
    except Elsewhere:
        await refuse(websocket, Failed("error-busy", {}), TRY_AGAIN)
    except StorageFailed:
        await refuse(websocket, Failed("error-storage", {}), TRY_AGAIN)
    return None


async def reject(websocket: WebSocket, problem: Problem) -> None:
    await refuse(websocket, Failed(problem.error, problem.arguments), REFUSED + problem.status)


async def refuse(websocket: WebSocket, failed: Failed, code: int) -> None:
    with suppress(WebSocketDisconnect):  # it may have gone before
        await websocket.send_text(msgspec.json.encode(failed).decode())
        await websocket.close(code)
