"""One device at the table. It loses its connection, reconnects, and repeats what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tools.load.people import COOKIE

State = dict[str, Any]
LONGEST_WAIT = 180.0
LARGEST_FRAME = 16 * 1024 * 1024


class Answer(NamedTuple):
    """What the server said to an action: `ack`, `stale` or `refused`, and the number that belongs to it."""

    kind: str
    seq: int = 0
    why: str = ""


class Done(NamedTuple):
    """Something the server has acknowledged, so it must be in the record for ever.

    `n` is the step in the device's own count.
    """

    n: int
    seat: str
    action: str


class Stuck(Exception):
    """Something that had to happen did not."""


class Client:
    """`state`, `log` and `notices` are what a page would show."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, verify=False)
        self.table = ""
        self.state: State = {}
        self.log: list[Any] = []
        self.notices: dict[int, str] = {}
        self.done: dict[str, Done] = {}
        self.seconds: list[float] = []
        self.said = 0
        self.drops = 0
        self.faults: list[str] = []
        self.socket: ClientConnection | None = None
        self.waiting: tuple[str, str] | None = None
        self.answered: asyncio.Future[Answer] | None = None
        self.news = asyncio.Event()
        self.back_at = 0.0
        self.is_leaving = False
        self.task: asyncio.Task[None] | None = None

    # Over HTTP

    async def come_in(self) -> None:
        await self.ask("POST", "/api/me", name=self.name)

    async def ask(self, method: str, path: str, **body: object) -> Any:
        """Wait until the server answers."""
        end = time.monotonic() + LONGEST_WAIT
        while True:
            try:
                content = json.dumps(body) if method != "GET" else None
                headers = {"Content-Type": "application/json"}
                response = await self.http.request(method, path, content=content, headers=headers)
                if response.status_code != 503:
                    break
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
            await asyncio.sleep(0.05)
        if response.status_code != 200:
            raise Stuck(f"{self.name}: {method} {path}: {response.status_code} {response.text}")
        return response.json() if "json" in response.headers["content-type"] else response.text

    # Over the socket

    def sit(self, table: str) -> None:
        self.table = table
        self.task = asyncio.create_task(self.stay(), name=self.name)

    async def stay(self) -> None:
        """Reconnect whenever the connection breaks."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
        while not self.is_leaving:
            await asyncio.sleep(max(0.0, self.back_at - time.monotonic()))
            try:
                async with connect(
                    address, origin=Origin(self.url), additional_headers=headers, max_size=LARGEST_FRAME
                ) as socket:
                    self.socket = socket
                    if self.waiting is not None:
                        await socket.send(self.waiting[1])
                    async for frame in socket:
                        for line in str(frame).split("\n"):
                            await self.hear(json.loads(line))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
            finally:
                self.socket = None

    async def leave(self) -> None:
        self.is_leaving = True
        if self.socket is not None:
            await self.socket.close()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        await self.http.aclose()

    def drop(self, seconds: float) -> None:
        """Drop the connection without closing it, and reconnect later."""
        self.drops += 1
        self.back_at = time.monotonic() + seconds
        if self.socket is not None:
            self.socket.transport.abort()

    async def hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "state":
            self.state = message
            self.log = self.log[: message["log"]["keep"]] + message["log"]["add"]
            self.look_for_secrets()
        elif kind == "announce":
            self.notices[message["n"]] = message["text"]
        elif kind == "error" and self.waiting is not None and message.get("id") == self.waiting[0]:
            await asyncio.sleep(0.05)  # the database is busy with what the dead server began
            if self.socket is not None:
                await self.socket.send(self.waiting[1])
        elif self.waiting is not None and message.get("id") == self.waiting[0]:
            self.waiting = None
            assert self.answered is not None
            self.answered.set_result(
                Answer(kind, message.get("seq", 0), message.get("error") or message.get("clause", ""))
            )
        self.news.set()

    def look_for_secrets(self) -> None:
        """Orders of others must never arrive here."""
        seat, view = self.state["as"], self.state["view"]
        if seat == "organiser":
            return
        ships = [*view["ships"], *(copy for fight in view["fights"] for copy in fight["ships"])]
        seen = [ship["id"] for ship in ships if "orders" in ship and ship["side"] != seat]
        seen += [fight["boss"] for fight in view["fights"] if "orders" in fight]
        seen += [team for team, what in view["teams"].items() if "building" in what and team != seat]
        if seen:
            self.faults.append(f"{self.name} was told secrets of {seen}")

    async def until(self, is_so: Callable[[State], bool], what: str) -> State:
        end = time.monotonic() + LONGEST_WAIT
        while not self.state or not is_so(self.state):
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), end - time.monotonic())
            except TimeoutError:
                raise Stuck(f"{self.name} waited in vain for {what}") from None
        return self.state

    async def play(self, action: str) -> Answer:
        """Repeat a message until it is answered, then look at the outcome."""
        seat = self.state["as"]
        self.said += 1
        message_id = f"{self.name}-{self.said}"
        play = {"t": "play", "id": message_id, "seat": seat, "expect": self.state["seq"], "action": action}
        self.waiting = (message_id, json.dumps(play))
        self.answered = asyncio.get_running_loop().create_future()
        started = time.monotonic()
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):  # it is said again when the connection is back
                await self.socket.send(self.waiting[1])
        try:
            answer = await asyncio.wait_for(self.answered, LONGEST_WAIT)
        except TimeoutError:
            raise Stuck(f"{self.name} had no answer to {action!r}") from None
        self.seconds.append(time.monotonic() - started)
        if answer.kind == "ack":
            self.done[message_id] = Done(answer.seq, seat, action)
        if answer.kind != "refused":
            await self.until(lambda state: bool(state["seq"] >= answer.seq), f"the state after {action!r}")
        return answer
