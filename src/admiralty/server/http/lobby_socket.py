"""The socket of the lobby. It tells; what people do there they ask for over HTTP. No session is needed."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from admiralty.server import telemetry
from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.http import socket
from admiralty.server.http.limits import Limits
from admiralty.server.http.socket import REFUSED, SLOW_DOWN_SECONDS, TOO_LARGE, reject
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.messages import LONGEST_MESSAGE, Failed, Ping, Pong

DECODER: msgspec.json.Decoder[Ping] = msgspec.json.Decoder(Ping)


async def serve(websocket: WebSocket) -> None:
    await socket.welcome(websocket, converse)


async def converse(websocket: WebSocket, rooms: Rooms, buckets: Limits, address: str) -> None:
    lobby: Lobby = websocket.app.state.lobby
    try:
        listener = await admit(lobby, websocket.cookies.get(COOKIE))
    except Problem as problem:
        await reject(websocket, problem.error, problem.arguments, REFUSED + problem.status)
        return
    except StorageFailed:
        await reject(websocket, "error-storage", {}, TRY_AGAIN)
        return
    await LobbyConnection(websocket, lobby, listener, buckets, address).run()


async def admit(lobby: Lobby, token: str | None) -> Listener:
    """Whoever has a session is known by it; everybody else looks on as a stranger."""
    session = await access.find_session(lobby.rooms.engine, token, lobby.rooms.settings.clock())
    if session is None:
        return Listener("", "", "", session="", expires=0)
    person = session.person
    if len(lobby.listeners_of(person.id)) >= lobby.settings.sockets_per_person:
        raise Problem(429, "error-too-many-sockets")
    return Listener(person.id, person.name, "", session.id, session.expires)


class LobbyConnection:
    def __init__(
        self, websocket: WebSocket, lobby: Lobby, listener: Listener, buckets: Limits, address: str
    ) -> None:
        self.websocket = websocket
        self.lobby = lobby
        self.sockets = lobby.rooms.sockets
        self.listener = listener
        self.buckets = buckets
        self.address = address

    async def run(self) -> None:
        telemetry.SOCKETS.inc()
        self.lobby.enter(self.listener)
        if self.listener.session:
            self.sockets.add(self.listener)
        writer = asyncio.create_task(self.write(), name="lobby writer")
        try:
            await self.read()
        except WebSocketDisconnect:
            return
        finally:
            self.leave()
            telemetry.SOCKETS.dec()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def leave(self) -> None:
        if self.listener.session:
            self.sockets.remove(self.listener)
        self.lobby.leave(self.listener)

    async def read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_MESSAGE:
                self.listener.close(TOO_LARGE)
            elif self.listener.close_code:
                continue
            elif not self.is_allowed():
                self.listener.send(Failed("error-too-fast", {}))
                await asyncio.sleep(SLOW_DOWN_SECONDS)
            else:
                self.answer(text)

    def answer(self, text: str) -> None:
        try:
            self.listener.send(Pong(DECODER.decode(text).id))
        except (msgspec.DecodeError, RecursionError):
            self.listener.send(Failed("error-not-json", {}))

    def is_allowed(self) -> bool:
        """Counted per address and, if known, per person, over all their sockets."""
        whom = {"person": self.listener.player} if self.listener.player else {}
        return self.buckets.allow("commands", address=self.address, **whom)

    async def write(self) -> None:
        """Send what is queued, as fast as the client reads."""
        listener = self.listener
        while not listener.close_code:
            await listener.wake.wait()
            listener.wake.clear()
            if listener.is_overrun:
                listener.close(TRY_AGAIN)
            lines, listener.queue = listener.queue, []
            if lines and not listener.close_code:
                await self.websocket.send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
        self.leave()
        await self.websocket.close(listener.close_code)
