"""The socket of a table: one reader and one writer for each connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from admiralty.server import telemetry
from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE, OpenSession
from admiralty.server.accounts.quotas import Quota
from admiralty.server.errors import Problem, StorageFailed, no_session
from admiralty.server.http import limits
from admiralty.server.http.admission import Admission
from admiralty.server.http.guard import is_own_host, is_own_origin
from admiralty.server.http.limits import Kind, Limits
from admiralty.server.rooms import chat, plays, state_message
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import NO_SESSION, TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.messages import (
    DECODER,
    LONGEST_MESSAGE,
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

TOO_LARGE: Final = 1009
SLOW_DOWN_SECONDS: Final = 0.2  # pause of reading after the limit was exceeded
REFUSED: Final = 4000  # plus the HTTP status: 4401 no session, 4403 not yours, 4404 no such table
OUTCOMES: Final = ("acknowledged", "repeated", "refused", "stale", "failed")
PLAYS: Final = {outcome: telemetry.COMMANDS.labels("play", outcome) for outcome in OUTCOMES}


Converse: TypeAlias = Callable[[WebSocket, Rooms, Limits, str], Awaitable[None]]


async def serve(websocket: WebSocket, table_id: str) -> None:
    await welcome(websocket, partial(converse, table_id))


async def welcome(websocket: WebSocket, converse: Converse) -> None:
    """From the handshake to the end of a connection."""
    rooms: Rooms = websocket.app.state.rooms
    settings = rooms.settings
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
        await reject(websocket, problem.error, problem.arguments, REFUSED + problem.status)
        return
    try:
        await converse(websocket, rooms, buckets, address)
    finally:
        admission.remove_socket(address)


async def converse(table_id: str, websocket: WebSocket, rooms: Rooms, buckets: Limits, address: str) -> None:
    try:
        session, room = await admit(rooms, websocket.cookies.get(COOKIE), table_id)
    except Problem as problem:
        await reject(websocket, problem.error, problem.arguments, REFUSED + problem.status)
        return
    except StorageFailed:
        await reject(websocket, "error-storage", {}, TRY_AGAIN)
        return
    await Connection(websocket, rooms, room, session, buckets, address).run()


async def admit(rooms: Rooms, token: str | None, table_id: str) -> tuple[OpenSession, Room]:
    session = await access.find_session(rooms.engine, token, rooms.settings.clock())
    if session is None:
        raise no_session()
    room = await rooms.get(table_id)
    player = session.person.id
    if not room.people.may_watch(player):
        raise Problem(403, "error-not-your-table")
    most = rooms.settings.connections.sockets_per_table
    if sum(1 for listener in room.listeners if listener.player == player) >= most:
        raise Problem(429, "error-too-many-sockets")
    if room.stored.public and not room.people.seats_of(player):  # so that the name is unique in the chat
        room.people.admit_watcher(session.person, rooms.settings.clock())
    return session, room


async def reject(websocket: WebSocket, error: str, args: dict[str, str | int], code: int) -> None:
    await websocket.send_text(msgspec.json.encode(Failed(error, args)).decode())
    await websocket.close(code)


class Connection:
    def __init__(
        self,
        websocket: WebSocket,
        rooms: Rooms,
        room: Room,
        session: OpenSession,
        buckets: Limits,
        address: str,
    ) -> None:
        person = session.person
        self.websocket = websocket
        self.sockets = rooms.sockets
        self.room = room
        self.listener = Listener(
            person.id, person.name, room.people.first_seat(person.id), session.id, session.expires
        )
        self.quota = Quota(rooms.settings, person)
        self.buckets = buckets
        self.address = address
        self.is_sending = False
        self.is_closed = False

    async def run(self) -> None:
        telemetry.SOCKETS.inc()
        self.room.enter(self.listener)
        self.sockets.add(self.listener)
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

    def leave(self) -> None:
        self.sockets.remove(self.listener)
        self.room.leave(self.listener)

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
                command = DECODER.decode(text)
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
        if self.listener.expires <= self.room.now():
            self.listener.close(NO_SESSION)
        return self.listener.close_code != 0

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

    def may(self, kind: Kind) -> bool:
        """Counted per person and per address, over all their sockets."""
        return self.buckets.allow(kind, address=self.address, person=self.listener.player)

    def send_too_fast(self, command: Command) -> None:
        if isinstance(command, Play):
            self.listener.send(RefusedPlay(command.id, "", "error-too-fast", {}))
        elif isinstance(command, Why | Chat | Ping):
            self.listener.send(Failed("error-too-fast", {}, command.id))

    async def write(self) -> None:
        """Send what others cause; the reader sends what the own commands cause."""
        listener = self.listener
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            await self.send()

    async def send(self) -> None:
        """Send what the listener has, as fast as the client reads; only one task at a time does it."""
        listener, room = self.listener, self.room
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
                lines = state_message.take(room, listener)
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
