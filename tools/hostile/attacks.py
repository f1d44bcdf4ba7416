"""What one client can do to everybody else: each attack in turn, while others play.

The others' 99th percentile under attack is compared with their quiet one in the same run. The attacker
comes from another loopback address, so that limits by address tell the two apart.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tools.hostile import frames
from tools.load.crowd import Crowd, Pace
from tools.load.figures import Times, times
from tools.load.people import COOKIE, Chair, Lobby
from tools.load.process import ServerProcess

GAME, SEATS = "port-arthur", ("japan", "russia")
ATTACKER = "127.0.0.2"
TABLES = 8
PACE_SECONDS = 0.25
WORST_RATIO = 5.0
"""Under attack the others' 99th percentile may be this many times the quiet one."""

PARALLEL = 6
"""Requests that the attacker has open at once."""


@dataclass
class Attack:
    """An attack, the answers it got, and what the others noticed."""

    name: str
    answers: Counter[str] = field(default_factory=Counter)
    others: Times = field(default_factory=lambda: times([]))
    ratio: float = 0.0


class Attacker:
    """One person with a session of their own and no patience."""

    def __init__(self, url: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, transport=transport)
        self.chair: Chair | None = None

    async def begin(self) -> None:
        (await self.http.post("/api/me", json={"name": "Mallory"})).raise_for_status()
        made = await self.http.post(
            "/api/tables", json={"game": "_template", "seats": {"red": "me", "blue": "me"}, "options": {}}
        )
        made.raise_for_status()
        self.chair = Chair(made.json()["id"], "red", self.http.cookies[COOKIE])

    async def post(self, path: str, body: object) -> str:
        try:
            answer = await self.http.post(path, json=body)
        except httpx.TransportError as error:
            return type(error).__name__
        return str(answer.status_code)

    async def make_maps(self) -> str:
        return await self.post("/api/games/naval-strategy/map/make", {"seed": 1, "sizes": {"radius": 200}})

    async def dotted_data(self) -> str:
        data = "\n".join("a." * 200 + f"k{n}=1" for n in range(120))
        body = {"game": "naval-strategy", "seats": {"blue": "me"}, "options": {}, "data": data}
        return await self.post("/api/tables", body)

    async def long_save(self) -> str:
        return await self.post("/api/import", {"record": LONG_SAVE})

    async def damaged_save(self) -> str:
        return await self.post("/api/import", {"record": "{" * 3_000_000})

    async def guess_passwords(self) -> str:
        return await self.post("/api/login", {"login": "ann", "password": "correct horse battery"})

    async def make_tables(self) -> str:
        body = {"game": "port-arthur", "seats": {"japan": "me", "russia": "bot:mcts:2000"}, "options": {}}
        return await self.post("/api/tables", body)

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
        assert self.chair is not None
        report = await frames.storm(self.url, self.chair, 2000, time.monotonic_ns(), time.monotonic() + 2)
        return f"{'silent' if report.silent else 'answered'}"


def do_and_undo(count: int) -> str:
    """A save of many do-and-undo entries. The hashes are wrong, so it must be refused; how long that takes is
    the point.
    """
    header = {
        "format": "admiralty-record", "version": 1, "game": "port-arthur", "rules_version": 1, "dataset": "",
        "options": {}, "luck": {"kind": "other"}, "opening": [], "data": "", "position": "",
    }  # fmt: skip
    lines = [json.dumps(header)]
    for n in range(1, count + 1):
        action = "sail mikasa tsushima" if n % 2 else "undo"
        entry = {
            "n": n,
            "seat": "japan",
            "action": action,
            "luck": [],
            "hash": "0" * 16,
            "time": "2026-01-01T00:00:00Z",
        }
        lines.append(json.dumps(entry))
    return "\n".join(lines)


LONG_SAVE = do_and_undo(12_000)
ATTACKS: tuple[Callable[[Attacker], Awaitable[str]], ...] = (
    Attacker.make_maps,
    Attacker.dotted_data,
    Attacker.long_save,
    Attacker.damaged_save,
    Attacker.guess_passwords,
    Attacker.make_tables,
    Attacker.half_requests,
    Attacker.malformed_frames,
)


async def run(folder: Path, seconds: float) -> tuple[Times, list[Attack]]:
    """Quiet play first, then every attack for some seconds."""
    server = ServerProcess(str(folder / "attacked.db"), folder / "server.log", limits=True)
    server.start()
    try:
        crowd = Crowd(server.url, deflate=False)
        async with Lobby(server.url) as lobby:
            for _ in range(TABLES):
                for chair in await lobby.pair(GAME, SEATS):
                    crowd.seat(chair, Pace(PACE_SECONDS))
        await crowd.ready()
        attacker = Attacker(server.url)
        await attacker.begin()
        total = seconds * (len(ATTACKS) + 1) + 30
        play = asyncio.create_task(crowd.play(2.0, total))
        await asyncio.sleep(2.0)
        quiet = await measured(crowd, asyncio.sleep(seconds))
        attacks = [await under(crowd, attacker, one, seconds, quiet) for one in ATTACKS]
        play.cancel()
        await crowd.go_home()
    finally:
        server.stop()
    return quiet, attacks


async def measured(crowd: Crowd, meanwhile: Awaitable[object]) -> Times:
    start = len(crowd.moves)
    await meanwhile
    return times(crowd.moves[start:])


async def under(
    crowd: Crowd,
    attacker: Attacker,
    attack: Callable[[Attacker], Awaitable[str]],
    seconds: float,
    quiet: Times,
) -> Attack:
    name = getattr(attack, "__name__", "attack").replace("_", " ")
    done = Attack(name)
    until = time.monotonic() + seconds

    async def repeat() -> None:
        while time.monotonic() < until:
            done.answers[await attack(attacker)] += 1

    done.others = await measured(crowd, asyncio.gather(*[repeat() for _ in range(PARALLEL)]))
    done.ratio = done.others.p99 / quiet.p99 if quiet.p99 else 0.0
    return done
