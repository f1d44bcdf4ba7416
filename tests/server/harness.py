"""A real server on a port of this machine, and people who talk to it over HTTP and the socket."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import uuid
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import httpx
import uvicorn
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from admiralty.server.rooms.rooms import Rooms
from admiralty.server.run import configure, listen
from admiralty.server.settings import Settings
from admiralty.server.store.models import Entry
from admiralty.server.wire.changes import state_after

T = TypeVar("T")
State = dict[str, Any]
PATIENCE = 90  # seconds until a test gives up, on a machine that is busy with other things


class FakeTime:
    """The clock of the system, which tests can move forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def pass_by(self, seconds: int) -> None:
        self.ahead += seconds * 1000


class Server:
    """The application under uvicorn in a thread of its own; `stop` and `start` again keep the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = 0
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        self.sock = listen("127.0.0.1", self.port)
        self.port = self.sock.getsockname()[1]
        self.uvicorn = self.prepared()
        self.app = self.uvicorn.config.app
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started, "the server did not start"

    def prepared(self) -> uvicorn.Server:
        config = configure(self.settings, self.port)
        config.log_config = None
        return uvicorn.Server(config)

    def listening(self) -> list[socket.socket]:
        return [self.sock]

    def run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=self.listening())

        asyncio.run(main())

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.sock.close()

    def close(self) -> None:
        for person in self.people:
            person.http.close()
        self.stop()

    def restart(self, **changes: Any) -> None:
        self.stop()
        self.settings = replace(self.settings, **changes)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms  # type: ignore[union-attr]
        return rooms

    def do(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def person(self, name: str = "Ann") -> Person:
        person = self.stranger()
        person.post("/api/me", name=name)
        return person

    def stranger(self) -> Person:
        """A browser without a session."""
        person = Person(self)
        self.people.append(person)
        return person


class Person:
    """A browser with its own cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # There is no TLS: to load the certificates would take longer than most requests.
        headers = {"Origin": server.url}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)

    def post(self, path: str, **body: Any) -> Any:
        return answer(self.http.post(path, json=body))

    def get(self, path: str) -> Any:
        return answer(self.http.get(path))

    def send(self, method: str, path: str, **body: Any) -> httpx.Response:
        """PATCH or DELETE; any answer is fine."""
        headers = {"Content-Type": "application/json"}
        return self.http.request(method, path, content=json.dumps(body) if body else None, headers=headers)

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the message of a request that must fail."""
        return problem(self.http.post(path, json=body))

    def refused_get(self, path: str) -> tuple[int, str]:
        return problem(self.http.get(path))

    def table(self, game: str = "_template", options: dict[str, str] | None = None, **more: Any) -> str:
        """A new table; both seats mine unless said otherwise."""
        body = {"game": game, "options": options or {}, **more}
        body.setdefault("seats", dict.fromkeys(seats_of(game), "me"))
        return str(self.post("/api/tables", **body)["id"])

    def invite(self, table: str, seat: str) -> str:
        link = self.post(f"/api/tables/{table}/invitations", seat=seat)["link"]
        return str(link).removeprefix("/join#")

    @contextmanager
    def socket(self, table: str, how: str = "?changes", **options: Any) -> Iterator[ClientConnection]:
        """As the page opens it; `how` is "" for a client that wants whole states."""
        with self.connect(f"/api/tables/{table}/socket{how}", **options) as socket:
            yield socket

    @contextmanager
    def connect(self, path: str, **options: Any) -> Iterator[ClientConnection]:
        token = self.http.cookies.get("admiralty_session", "")
        headers = {"Cookie": f"admiralty_session={token}"}
        options = {"origin": self.server.url, **options}
        address = f"ws://127.0.0.1:{self.server.port}{path}"
        options = {"open_timeout": PATIENCE, **options}
        with connect(address, additional_headers=headers, **options) as socket:
            yield socket

    @contextmanager
    def at(self, table: str, **options: Any) -> Iterator[Wire]:
        with self.socket(table, **options) as socket:
            yield Wire(socket)

    @contextmanager
    def in_lobby(self) -> Iterator[LobbyWire]:
        with self.connect("/api/lobby/socket") as socket:
            yield LobbyWire(socket)


class Wire:
    """One socket; `state` is the last one received and `log` the whole log so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: State = {}
        self.changes = 0  # since the last whole state
        self.unread: deque[str] = deque()
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        self.is_storage_failing = False

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        if not self.unread:
            self.unread.extend(self.receive(timeout).split("\n"))
        message: dict[str, Any] = json.loads(self.unread.popleft())
        if "edits" in message:
            self.changes += 1
            assert message["n"] == self.changes, "a change is missing"
            message = state_after(self.state, message)
        elif message["t"] == "state":
            self.changes = 0
        if message["t"] == "state":
            self.state = message
            self.log = self.log[: message["log"]["keep"]] + message["log"]["add"]
        elif message["t"] == "chat":
            self.chat.append(message)
        elif message["t"] == "announce":
            self.notices.append(message)
        elif message["t"] == "storage":
            self.is_storage_failing = message["failing"]
        return message

    def receive(self, timeout: float) -> str:
        """The next frame."""
        return self.socket.recv(timeout, decode=True)

    def expect(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; others are only noted."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] == kind:
                return message

    def wait_for(self, is_so: Callable[[State], bool], timeout: float = PATIENCE) -> State:
        end = time.monotonic() + timeout
        while not self.state or not is_so(self.state):
            self.hear(max(0.01, end - time.monotonic()))
        return self.state

    def hear_of_storage(self, failing: bool) -> None:
        """Wait until the server has said whether it can save."""
        while self.is_storage_failing != failing:
            self.expect("storage")

    def until_closed(self) -> int:
        """Wait until the server hangs up; returns the close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def send_play(self, action: str, seat: str = "", expect: int | None = None, id: str = "") -> str:
        """Send without waiting for the answer; returns the id of the message."""
        if not self.state:
            self.expect("state")
        message_id = id or str(uuid.uuid4())
        at = self.state["seq"] if expect is None else expect
        self.say(t="play", id=message_id, seat=seat or self.state["as"], expect=at, action=action)
        return message_id

    def answer(self, message_id: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message.get("id") == message_id:
                return message

    def ask(self, action: str, seat: str = "", expect: int | None = None, id: str = "") -> dict[str, Any]:
        """Play and return the answer, whatever it is."""
        return self.answer(self.send_play(action, seat, expect, id))

    def play(self, action: str, seat: str = "") -> int:
        """Play something that must be acknowledged, and wait for the state after it."""
        done = self.ask(action, seat)
        assert done["t"] == "ack", done
        self.wait_for(lambda state: bool(state["seq"] >= done["seq"]))
        return int(done["seq"])

    def look(self, seat: str) -> State:
        self.say(t="look", seat=seat)
        return self.wait_for(lambda state: bool(state["as"] == seat))

    def play_to_the_end(self, most: int = 3000) -> None:
        """Both seats on one screen, always the first choice."""
        for _ in range(most):
            if self.state["status"] == "over":
                return
            if not self.state["legal"]:
                self.look(self.state["acting"][0])
            self.play(self.state["legal"][0])
        raise AssertionError("the game does not end")


class LobbyWire(Wire):
    """The socket of the lobby; `challenges` and `tables` are those that are listed, by id."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.challenges: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.counts: dict[str, dict[str, int]] = {}
        self.mine: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.expect("lobby")

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(timeout)
        self.heard.append(message)
        if message["t"] == "lobby":
            rows = message["open"] + message["playing"] + message["over"]
            self.challenges = {each["id"]: each for each in message["challenges"]}
            self.tables = {each["id"]: each for each in rows}
            self.counts = message["counts"]
        elif message["t"] == "change":
            self.challenges |= {each["id"]: each for each in message["challenges"]}
            self.tables |= {each["id"]: each for each in message["tables"]}
            for gone in message["gone"]:
                self.challenges.pop(gone, None)
                self.tables.pop(gone, None)
            self.counts = message["counts"]
        elif message["t"] == "mine":
            self.mine = message["challenges"]
        return message

    def until(self, is_so: Callable[[LobbyWire], bool]) -> None:
        """Wait until what is listed is so."""
        end = time.monotonic() + PATIENCE
        while not is_so(self):
            self.hear(max(0.01, end - time.monotonic()))


def seats_of(game: str) -> tuple[str, ...]:
    return ("red", "blue") if game == "_template" else ("japan", "russia")


def answer(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    is_json = response.headers["content-type"] == "application/json"
    return response.json() if is_json else response.text


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.status_code >= 400, response.text
    return response.status_code, str(response.json()["error"])


def wait_until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.01)


def entries(server: Server, table: str) -> list[str]:
    async def read() -> list[str]:
        async with server.rooms.engine.connect() as connection:
            rows = await connection.execute(
                select(Entry.action).where(Entry.table_id == table).order_by(Entry.n)
            )
            return [row.action for row in rows]

    return server.do(read())
