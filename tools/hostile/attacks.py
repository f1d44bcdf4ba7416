"""What one client can do to everybody else: each attack in turn, while others play.

The others' 99th percentile under attack is compared with that of the quiet play before each attack of the
same run. The attacker comes from another loopback address, so that limits by address tell the two apart, and
has a process of its own, so that nobody's answer waits until it has put its next request together.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import httpx

from admiralty import Table, games
from admiralty.core.luck import Seeded
from tools.hostile import frames
from tools.load.crowd import Crowd, Pace
from tools.load.figures import Times, times
from tools.load.people import COOKIE, Chair, Lobby
from tools.load.process import ServerProcess

GAME, SEATS = "port-arthur", ("japan", "russia")
ATTACKER = "127.0.0.2"
TABLES = 8
PACE_SECONDS = 0.1  # some hundred moves during each attack, so that the 99th percentile is more than one move
LONGEST_RUN_SECONDS = 3600.0
WORST_RATIO = 5.0
"""Under attack the others' 99th percentile may be this many times the quiet one."""

ENTRIES = 12_000
PARALLEL = 6
"""Requests that the attacker has open at once."""


class Attack(NamedTuple):
    """An attack, the answers it got, and what the others noticed."""

    name: str
    answers: Counter[str]
    others: Times


class Mallory(NamedTuple):
    """The attacker's seat at a small table, and another table with a long record."""

    chair: Chair
    long_table: str


class Attacker:
    """One attacker with a session of their own."""

    def __init__(self, url: str, mallory: Mallory | None = None) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        headers = {"Origin": url, "Content-Type": "application/json"}
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=60, transport=transport)
        self.mallory = mallory
        if mallory is not None:
            self.http.cookies.set(COOKIE, mallory.chair.session)

    async def begin(self) -> Mallory:
        """A session, and two tables."""
        (await self.http.post("/api/me", json={"name": "Mallory"})).raise_for_status()
        made = await self.http.post(
            "/api/tables", json={"game": "_template", "seats": {"red": "me", "blue": "me"}, "options": {}}
        )
        made.raise_for_status()
        brought = await self.http.post("/api/import", content=long_save())
        brought.raise_for_status()
        return Mallory(Chair(made.json()["id"], "red", self.http.cookies[COOKIE]), brought.json()["id"])

    async def post(self, path: str, body: bytes) -> str:
        return await self.ask("POST", path, body)

    async def ask(self, method: str, path: str, body: bytes | None = None) -> str:
        try:
            answer = await self.http.request(method, path, content=body)
        except httpx.TransportError as error:
            return type(error).__name__
        return str(answer.status_code)

    async def make_maps(self) -> str:
        return await self.post(
            "/api/games/naval-strategy/map/make", encoded({"seed": 1, "sizes": {"radius": 200}})
        )

    async def dotted_data(self) -> str:
        return await self.post("/api/tables", dotted_data())

    async def long_save(self) -> str:
        return await self.post("/api/import", long_save())

    async def forged_save(self) -> str:
        return await self.post("/api/import", forged_save())

    async def damaged_save(self) -> str:
        return await self.post("/api/import", damaged_save())

    async def export(self) -> str:
        assert self.mallory is not None
        return await self.ask("GET", f"/api/tables/{self.mallory.long_table}/export")

    async def list_tables(self) -> str:
        return await self.ask("GET", "/api/tables")

    async def guess_passwords(self) -> str:
        return await self.post("/api/login", encoded({"login": "ann", "password": "correct horse battery"}))

    async def make_tables(self) -> str:
        body = {"game": "port-arthur", "seats": {"japan": "me", "russia": "bot:mcts:2000"}, "options": {}}
        return await self.post("/api/tables", encoded(body))

    async def half_requests(self) -> str:
        """A connection that never ends its header."""
        host, port = self.url.removeprefix("http://").split(":")
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\n")
            await writer.drain()
            await asyncio.sleep(0.5)
            writer.close()
        return "opened"

    async def malformed_frames(self) -> str:
        assert self.mallory is not None
        report = await frames.storm(
            self.url, self.mallory.chair, 2000, time.monotonic_ns(), time.monotonic() + 2, ATTACKER
        )
        return "slowed down" if report.silent else "answered"  # the server pauses reading who is too fast


# What it sends: put together once, before the clock runs


def encoded(body: object) -> bytes:
    return json.dumps(body).encode()


@cache
def dotted_data() -> bytes:
    data = "\n".join("a." * 200 + f"k{n}=1" for n in range(120))
    return encoded({"game": "naval-strategy", "seats": {"blue": "me"}, "options": {}, "data": data})


@cache
def do_and_undo() -> str:
    """A save of a move that is taken back and made again, thousands of times."""
    table = Table(games.load(GAME), luck=Seeded(1))
    chance = Seeded(9)  # finds a move that can be taken back
    while True:
        seat = table.acting[0]
        choices = table.legal(seat)
        move = choices[chance.pick(len(choices))].action
        table.play(seat, move)
        if table.may_undo(seat):
            break
    while len(table.record.entries) < ENTRIES:
        table.undo(seat)
        table.play(seat, move)
    return table.save()


@cache
def long_save() -> bytes:
    """Import a valid record: it is replayed to the end, and stored."""
    return encoded({"record": do_and_undo()})


@cache
def forged_save() -> bytes:
    """The same with a wrong hash in the last entry."""
    lines = do_and_undo().splitlines()
    entry = json.loads(lines[-1])
    return encoded({"record": "\n".join([*lines[:-1], json.dumps({**entry, "hash": "0" * 16})])})


@cache
def damaged_save() -> bytes:
    return encoded({"record": "{" * 3_000_000})


ATTACKS: dict[str, Callable[[Attacker], Awaitable[str]]] = {
    "make maps": Attacker.make_maps,
    "dotted data": Attacker.dotted_data,
    "long save": Attacker.long_save,
    "forged save": Attacker.forged_save,
    "damaged save": Attacker.damaged_save,
    "export": Attacker.export,
    "list tables": Attacker.list_tables,
    "guess passwords": Attacker.guess_passwords,
    "make tables": Attacker.make_tables,
    "half requests": Attacker.half_requests,
    "malformed frames": Attacker.malformed_frames,
}


# In the attacker's process


def prepare(url: str) -> Mallory:
    for body in (dotted_data, long_save, forged_save, damaged_save):
        body()
    return asyncio.run(Attacker(url).begin())


def attack_for(url: str, mallory: Mallory, name: str, seconds: float) -> Counter[str]:
    """Repeat an attack, several at once; the answers."""

    async def main() -> Counter[str]:
        answers: Counter[str] = Counter()
        attacker = Attacker(url, mallory)
        until = time.monotonic() + seconds

        async def repeat() -> None:
            while time.monotonic() < until:
                answers[await ATTACKS[name](attacker)] += 1

        async with attacker.http:
            await asyncio.gather(*[repeat() for _ in range(PARALLEL)])
        return answers

    return asyncio.run(main())


# In the players'


async def run(folder: Path, seconds: float) -> tuple[Times, list[Attack]]:
    """Every attack for some seconds, and quiet play before each: other programs may come and go meanwhile."""
    server = ServerProcess(str(folder / "attacked.db"), folder / "server.log", limits=True)
    server.start()
    loop = asyncio.get_running_loop()
    quiet: list[float] = []
    done = []
    try:
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            crowd = Crowd(server.url, deflate=False)
            await fill(crowd)
            mallory = await loop.run_in_executor(process, prepare, server.url)
            play = asyncio.create_task(crowd.play(2.0, LONGEST_RUN_SECONDS))
            await asyncio.sleep(2.0)
            for name in ATTACKS:
                await fill(crowd)
                quiet += await measured(crowd, asyncio.sleep(seconds / 2))
                meanwhile = loop.run_in_executor(process, attack_for, server.url, mallory, name, seconds)
                others = times(await measured(crowd, meanwhile))
                done.append(Attack(name, meanwhile.result(), others))
            play.cancel()
            await crowd.go_home()
    finally:
        server.stop()
    return times(quiet), done


async def fill(crowd: Crowd) -> None:
    """As many tables as there should be: every few minutes a game of random moves is over."""
    async with Lobby(crowd.url) as lobby:
        while len(crowd.tasks) - crowd.finished < TABLES * len(SEATS):
            for chair in await lobby.pair(GAME, SEATS):
                crowd.seat(chair, Pace(PACE_SECONDS))
    await crowd.ready()


async def measured(crowd: Crowd, meanwhile: Awaitable[object]) -> list[float]:
    """How long the players' moves took."""
    start = len(crowd.moves)
    await meanwhile
    return crowd.moves[start:]
