"""The socket of a table: people play, look, ask why and chat."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.websockets import WebSocket

from admiralty.server import telemetry
from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE, OpenSession
from admiralty.server.accounts.quotas import Quota
from admiralty.server.errors import Problem, no_session
from admiralty.server.http import connection
from admiralty.server.http.connection import Connection
from admiralty.server.rooms import chat, plays, state_message
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.messages import (
    DECODER,
    Chat,
    Command,
    Failed,
    Look,
    Ping,
    Play,
    Pong,
    RefusedPlay,
    Why,
)

CHANGES: Final = "changes"  # in the address: the client applies changes to its state
OUTCOMES: Final = ("acknowledged", "repeated", "refused", "stale", "failed")
PLAYS: Final = {outcome: telemetry.COMMANDS.labels("play", outcome) for outcome in OUTCOMES}


async def serve(websocket: WebSocket, table_id: str) -> None:
    await connection.serve(websocket, partial(admit, table_id))


async def admit(table_id: str, websocket: WebSocket, address: str) -> Connection[Command]:
    rooms: Rooms = websocket.app.state.rooms
    now = rooms.settings.clock()
    session = await access.find_session(rooms.engine, websocket.cookies.get(COOKIE), now)
    if session is None:
        raise no_session()
    room = await rooms.get(table_id)
    player = session.person.id
    if not room.people.may_watch(player):
        raise Problem(403, "error-not-your-table")
    most = rooms.settings.connections.sockets_per_table
    if sum(1 for listener in room.listeners if listener.player == player) >= most:
        raise Problem(429, "error-too-many-sockets")
    await room.held.prepare(player)
    if room.stored.public and not room.people.seats_of(player):  # so that the name is unique in the chat
        room.people.admit_watcher(session.person, rooms.settings.clock())
    return TableConnection(websocket, address, session, room)


class TableConnection(Connection[Command]):
    decoder = DECODER

    def __init__(self, websocket: WebSocket, address: str, session: OpenSession, room: Room) -> None:
        person = session.person
        seat = room.people.first_seat(person.id)
        takes_changes = CHANGES in websocket.query_params
        listener = Listener(person.id, person.name, seat, session.id, session.expires, takes_changes)
        super().__init__(websocket, address, listener)
        self.room = room
        self.quota = Quota(self.rooms.settings, person)

    def enter(self) -> None:
        self.room.enter(self.listener)
        self.rooms.sockets.add(self.listener)

    def leave(self) -> None:
        self.rooms.sockets.remove(self.listener)
        self.room.leave(self.listener)

    async def execute(self, command: Command) -> None:
        listener, room = self.listener, self.room
        if isinstance(command, Play):
            PLAYS[await plays.play(room, listener, command)].inc()
        elif isinstance(command, Look):
            if room.people.may_view(listener.player, command.seat):
                listener.look(command.seat)
            else:
                listener.send(Failed("error-not-your-seat", {}))
        elif isinstance(command, Why):
            async with room.lock:
                plays.send_refused(room, listener, command)
        elif isinstance(command, Chat):
            if not self.may("chat"):
                self.send_too_fast(command)
            else:
                await chat.say(room, listener, command, self.quota)
        else:
            listener.send(Pong(command.id))

    def send_too_fast(self, command: Command) -> None:
        if isinstance(command, Play):
            self.listener.send(RefusedPlay(command.id, "", "error-too-fast", {}))
        elif isinstance(command, Why | Chat | Ping):
            self.listener.send(Failed("error-too-fast", {}, command.id))

    def take(self) -> list[bytes]:
        return state_message.take(self.room, self.listener)
