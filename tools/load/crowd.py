"""Many sockets in one process. It knows no rules: it picks from the choices that the server sends."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.typing import Origin

from admiralty.server.wire.changes import applied
from tools.load.people import Chair

LAST_ANSWERS_SECONDS = 20.0
OPEN_AT_ONCE = 20
AS_BROWSERS = ClientPerMessageDeflateFactory(client_max_window_bits=True)  # the server may use any window


class Heard(msgspec.Struct):
    """The parts of a message that a player needs."""

    t: str
    id: str = ""
    seq: int = 0
    legal: list[str] = []
    edits: list[list[Any]] = []
    status: str = ""
    error: str = ""
    clause: str = ""


DECODER = msgspec.json.Decoder(Heard)
PARTS = ("seq", "legal", "status")  # of a state, by which a player decides


def after(state: Heard | None, change: Heard) -> Heard:
    """What a player needs of the state to which a change leads."""
    if state is None:
        raise msgspec.DecodeError("a change without a state")
    edits = [edit for edit in change.edits if edit[0][0] in PARTS]
    parts = applied({part: getattr(state, part) for part in PARTS}, edits)
    return Heard("state", **parts)


@dataclass
class Pace:
    """How many seconds a player thinks: between half and one and a half times this; 0 is not at all."""

    seconds: float

    async def think(self, chance: random.Random) -> None:
        if self.seconds:
            await asyncio.sleep(self.seconds * chance.uniform(0.5, 1.5))


@dataclass
class Crowd:
    """All sockets together, with what they have measured between `begin` and `end`."""

    url: str
    deflate: bool
    seed: int = 0
    moves: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0  # from the first to the last, not only while measuring
    finished: int = 0
    in_flight: int = 0
    connected: int = 0
    received_bytes: int = 0
    begin: float = float("inf")
    end: float = float("inf")
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    door: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPEN_AT_ONCE))

    def seat(self, chair: Chair, pace: Pace) -> None:
        """Let somebody play at a chair."""
        self.enter(Player(self, chair, pace))

    def listen(self, chair: Chair, pace: Pace) -> None:
        """Let somebody send empty messages there and wait for the echo."""
        self.enter(Echo(self, chair, pace))

    def enter(self, visitor: Visitor) -> None:
        self.tasks.append(asyncio.create_task(visitor.stay()))

    async def ready(self, seconds: float = 120.0) -> None:
        """Wait until everybody is connected."""
        end = time.monotonic() + seconds
        while self.connected < len(self.tasks):
            if time.monotonic() > end:
                problems = dict(self.problems) or "no answer"
                raise RuntimeError(f"{self.connected} of {len(self.tasks)} sockets are open: {problems}")
            await asyncio.sleep(0.05)

    async def play(self, warm_up: float, seconds: float) -> None:
        """Everybody plays; what is sent after the warm-up counts. Then the last answers are awaited."""
        self.begin = time.perf_counter() + warm_up
        self.end = self.begin + seconds
        self.gate.set()
        await asyncio.sleep(warm_up + seconds)
        waited = time.perf_counter() + LAST_ANSWERS_SECONDS
        while self.in_flight and time.perf_counter() < waited:
            await asyncio.sleep(0.01)
        self.problems["no answer"] += self.in_flight

    async def go_home(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def is_measured(self, sent: float, answered: float) -> bool:
        return sent >= self.begin and answered <= self.end


class Visitor:
    """A socket at a table."""

    def __init__(self, crowd: Crowd, chair: Chair, pace: Pace) -> None:
        self.crowd = crowd
        self.chair = chair
        self.pace = pace
        self.chance = random.Random(f"{crowd.seed} {chair.table} {chair.seat}")
        self.sent = 0.0
        self.count = 0
        self.unread: deque[bytes] = deque()

    async def stay(self) -> None:
        crowd = self.crowd
        try:
            async with crowd.door:
                socket = await connect(
                    f"{self.chair.address(crowd.url)}?changes",
                    origin=Origin(crowd.url),
                    additional_headers=self.chair.headers(),
                    compression=None,
                    extensions=[AS_BROWSERS] if crowd.deflate else None,
                    open_timeout=60,
                    ping_interval=None,
                    max_size=None,
                )
            async with socket:
                crowd.connected += 1
                await self.talk(socket)
                crowd.problems["closed"] += 1
        except (OSError, WebSocketException, msgspec.MsgspecError) as error:
            crowd.problems[type(error).__name__] += 1

    async def talk(self, socket: ClientConnection) -> None:
        raise NotImplementedError

    async def hear(self, socket: ClientConnection) -> Heard:
        """The next message; a frame may hold several, one in a line."""
        if not self.unread:
            frame = await socket.recv(decode=False)
            self.crowd.received_bytes += len(frame)
            self.unread.extend(frame.split(b"\n"))
        return DECODER.decode(self.unread.popleft())

    def take_note(self, heard: Heard) -> None:
        """Count an answer that should never be sent."""
        self.crowd.problems[f"{heard.t} {heard.error or heard.clause}".strip()] += 1


class Player(Visitor):
    """Plays one of its choices whenever it has any, one at a time."""

    async def talk(self, socket: ClientConnection) -> None:
        crowd = self.crowd
        newest: Heard | None = None
        state: Heard | None = None
        while True:
            heard = await self.hear(socket)
            if heard.t == "ack":
                self.be_acknowledged()
                newest = None
                continue
            if heard.t in ("state", "change"):
                state = newest = heard if heard.t == "state" else after(state, heard)
            elif heard.t != "chat":
                self.take_note(heard)
                self.settle()
                continue
            if newest is None or self.sent:
                continue
            if newest.status == "over":
                crowd.finished += 1
                await asyncio.Future()
            if newest.legal:
                await crowd.gate.wait()
                await self.pace.think(self.chance)
                if time.perf_counter() < crowd.end:
                    await self.play(socket, newest)

    async def play(self, socket: ClientConnection, state: Heard) -> None:
        self.count += 1
        action = self.chance.choice(state.legal)
        text = (
            f'{{"t":"play","id":"{self.chair.seat}-{self.count}","seat":"{self.chair.seat}",'
            f'"expect":{state.seq},"action":"{action}"}}'
        )
        self.crowd.in_flight += 1
        self.sent = time.perf_counter()
        await socket.send(text)

    def be_acknowledged(self) -> None:
        crowd, now = self.crowd, time.perf_counter()
        crowd.acknowledged += 1
        if crowd.is_measured(self.sent, now):
            crowd.moves.append(now - self.sent)
        self.settle()

    def settle(self) -> None:
        if self.sent:
            self.sent = 0.0
            self.crowd.in_flight -= 1


class Echo(Visitor):
    """Sends an empty message and waits for it to come back, as long as it is measured."""

    async def talk(self, socket: ClientConnection) -> None:
        crowd = self.crowd
        await crowd.gate.wait()
        while time.perf_counter() < crowd.end:
            await self.pace.think(self.chance)
            self.count += 1
            self.sent = time.perf_counter()
            await socket.send(f'{{"t":"ping","id":"{self.count}"}}')
            while (heard := await self.hear(socket)).t != "pong":
                if heard.t not in ("state", "change"):
                    self.take_note(heard)
            now = time.perf_counter()
            if crowd.is_measured(self.sent, now):
                crowd.echoes.append(now - self.sent)
        await asyncio.Future()
