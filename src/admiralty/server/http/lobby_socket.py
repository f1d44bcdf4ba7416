"""The socket of the lobby. It only sends; actions are HTTP requests. No session is needed."""

from __future__ import annotations

import msgspec
from starlette.websockets import WebSocket

from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE
from admiralty.server.errors import Problem
from admiralty.server.http import connection
from admiralty.server.http.connection import Connection
from admiralty.server.http.context import lobby_of
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.rooms.listener import Listener
from admiralty.server.wire.messages import Failed, Ping, Pong


async def serve(websocket: WebSocket) -> None:
    await connection.serve(websocket, admit)


async def admit(websocket: WebSocket, address: str) -> Connection[Ping]:
    """Whoever has a session is known by it; everybody else looks on as a stranger."""
    lobby = lobby_of(websocket)
    now = lobby.rooms.settings.clock()
    session = await access.find_session(lobby.rooms.engine, websocket.cookies.get(COOKIE), now)
    if session is None:
        return LobbyConnection(websocket, address, Listener("", "", "", session="", expires=0), lobby)
    person = session.person
    if len(lobby.listeners_of(person.id)) >= lobby.settings.sockets_per_person:
        raise Problem(429, "error-too-many-sockets")
    listener = Listener(person.id, person.name, "", session.id, session.expires)
    return LobbyConnection(websocket, address, listener, lobby)


class LobbyConnection(Connection[Ping]):
    decoder = msgspec.json.Decoder(Ping)

    def __init__(self, websocket: WebSocket, address: str, listener: Listener, lobby: Lobby) -> None:
        super().__init__(websocket, address, listener)
        self.lobby = lobby

    def enter(self) -> None:
        self.lobby.enter(self.listener)
        if self.listener.session:
            self.rooms.sockets.add(self.listener)

    def leave(self) -> None:
        if self.listener.session:
            self.rooms.sockets.remove(self.listener)
        self.lobby.leave(self.listener)

    async def execute(self, command: Ping) -> None:
        self.listener.send(Pong(command.id))

    def send_too_fast(self, command: Ping) -> None:
        self.listener.send(Failed("error-too-fast", {}, command.id))

    def take(self) -> list[bytes]:
        lines, self.listener.queue = self.listener.queue, []
        return lines
