"""Everything that somebody receives from the server, frame by frame and answer by answer, for comparison.

What differs between any two tables is blanked: its id, those of its people, the time, the dice's commitment.
All else must be the same for a person who cannot tell two games apart, down to the number of frames.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection

from admiralty.core.luck import Keyed
from admiralty.server.accounts import access
from admiralty.server.games.views import lexicon
from admiralty.server.store import table_store
from admiralty.server.store.seats import Place
from admiralty.server.store.table_store import Stored
from admiralty.table.table import Table
from tests.server.harness import Person, Server, Wire, wait_until

VARYING = ("now", "commitment", "key", "time", "updated", "who")
SEEN = ("view", "views")  # never varies


def blank(message: Any, names: dict[str, str]) -> Any:
    """Without what differs between any two tables; `names` says what else to call otherwise."""
    if isinstance(message, dict):
        varying = (*VARYING, "n") if "edits" in message else VARYING  # changes from before are counted, too
        kept = {key: value for key, value in message.items() if key not in varying}
        return {key: value if key in SEEN else blank(value, names) for key, value in kept.items()}
    if isinstance(message, list):
        return [blank(value, names) for value in message]
    return names.get(message, message) if isinstance(message, str) else message


class RecordedWire(Wire):
    """A socket whose frames are kept as they came."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.frames: list[str] = []

    def receive(self, timeout: float) -> str:
        frame = super().receive(timeout)
        self.frames.append(frame)
        return frame


class Recorder:
    """One person at one table: a socket, and whatever else is asked for."""

    def __init__(self, server: Server, person: Person, table: str, wire: RecordedWire) -> None:
        self.server = server
        self.person = person
        self.table = table
        self.wire = wire
        self.answers: list[list[Any]] = []

    def wait(self) -> None:
        """Wait until the server has sent everybody at the table everything."""
        wait_until(lambda: self.server.do(is_quiet(self.server, self.table)))

    def settle(self) -> None:
        """Wait until everything that the server has sent is here. This sends a message, which is answered."""
        self.wait()
        self.wire.say(t="ping", id="settled")
        self.wire.answer("settled")

    def start(self) -> None:
        """Record from here on, without how people came to the table."""
        self.settle()
        self.wire.frames.clear()

    def get(self, path: str) -> Any:
        """Ask for something below the table, or for anything that begins with /api; any answer counts."""
        address = path if path.startswith("/api") else f"/api/tables/{self.table}{path}"
        response = self.person.http.get(address)
        is_json = response.headers["content-type"] == "application/json"
        answer = response.json() if is_json else response.text
        self.answers.append([path, response.status_code, answer])
        return answer

    def ask_everything(self, seats: tuple[str, ...] = ()) -> None:
        """The table, lists, the past as far as the own count goes and one further, logs, and refusals."""
        self.get("")
        self.get("/api/tables")
        last = self.wire.state["seq"]
        for looks in ("", *seats, "all"):
            for n in (*range(last + 2), -1):
                self.get(f"/at/{n}?as={looks}")
            for first in (0, last, last + 1):
                self.get(f"/moments?first={first}&count=50&as={looks}")
            self.get(f"/log?as={looks}")
        for path in ("/export", "/analysis", "/turns", "/crews"):
            self.get(path)

    def try_commands(self, seat: str, actions: tuple[str, ...]) -> None:
        """Commands that change nothing: expected too early, too late, or not allowed."""
        last = self.wire.state["seq"]
        for expect in (last - 1, last, last + 1):
            for action in actions:
                self.wire.ask(action, seat=seat, expect=expect, id=f"{seat} {expect} {action}")
        self.wire.say(t="why", id="why", seat=seat)
        self.wire.answer("why")

    def received(self) -> list[bytes]:
        """All of it, in order, as it can be compared with another table's."""
        names = {self.table: "TABLE"}
        frames = [[json.loads(line) for line in frame.split("\n")] for frame in self.wire.frames]
        return [json.dumps(blank(each, names)).encode() for each in (*frames, *self.answers)]


def difference(one: list[bytes], two: list[bytes]) -> str:
    """The first difference between two people's records, in a few words; "" if they are the same."""
    for i, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            cut = slice(max(0, at - 80), at + 80)
            return f"message {i} of {len(one)} and {len(two)}: {a[cut]!r} and {b[cut]!r}"
    return "" if len(one) == len(two) else f"{len(one)} and {len(two)} messages"


@contextmanager
def recorded(server: Server, person: Person, table: str) -> Iterator[Recorder]:
    with person.socket(table) as socket:
        recorder = Recorder(server, person, table, RecordedWire(socket))
        recorder.wire.expect("state")
        yield recorder


async def is_quiet(server: Server, table: str) -> bool:
    room = await server.rooms.get(table)
    return room.in_sync and not any(
        each.is_behind or each.queue or each.timer is not None for each in room.listeners
    )


def watcher(server: Server, owner: Person, table: str) -> Person:
    """Somebody who only watches."""
    person = server.person("Eve")
    link = str(owner.post(f"/api/tables/{table}/spectators")["link"])
    person.post("/api/watch", token=link.removeprefix("/watch#"))
    return person


async def place(server: Server, seat: str, person: Person) -> Place:
    cookie = person.http.cookies.get(access.COOKIE)
    found = await access.find_session(server.rooms.engine, cookie, 0)
    assert found is not None
    return Place(seat, found.person.id, found.person.name)


def stand(server: Server, game: str, options: dict[str, str], position: str, seats: dict[str, Person]) -> str:
    """A table at a position, where these people sit."""

    async def make() -> str:
        words = lexicon(game, options)
        table_id = table_store.new_id()
        table = Table(words.game, luck=Keyed(bytes(32), table_id), position=position)
        places = [await place(server, seat, seats[seat]) for seat in words.game.seats]
        stored = Stored(table_id, places[0].player or "", table.record, places)
        now = server.rooms.settings.clock()
        await server.rooms.journal.run(
            lambda connection: table_store.create(connection, stored, table.acting, now)
        )
        return table_id

    return server.do(make())
