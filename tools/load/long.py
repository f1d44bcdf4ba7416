"""One long game: what a move, a first look, a look back and a restart take after thousands of entries.

One person plays all teams of Naval Strategy and changes their orders again and again before they are ready.
Processor time is the server's own.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from admiralty.server.wire.changes import state_after
from tools.load.figures import Times, times, told
from tools.load.people import Chair, Lobby
from tools.load.process import ServerProcess

GAME, SEATS = "naval-strategy", ("blue", "red", "green", "yellow")
READY, READINESS = "ready", 0.003  # how often a team is
FIRST = 10  # moves that are not counted
STRETCHES = 5
LOOKS = 20
MOMENTS = 50  # as many as the page asks for at once
OPENINGS = 5


@dataclass
class LongGame:
    """`moves` are milliseconds of the server's processor for each move, in stretches of the game."""

    name: str
    entries: int
    moves: list[float]
    first_look: Times
    look_back: Times
    after_restart: float  # milliseconds until the first state came, the record replayed and checked

    is_good = True

    def document(self) -> dict[str, object]:
        return asdict(self)

    def text(self) -> str:
        stretch = self.entries // STRETCHES
        rows = [f"{self.name}: a game of {self.entries} entries"]
        rows += [
            f"  entries {i * stretch:5d} to {(i + 1) * stretch:5d}  {each:.2f} ms of the server for each"
            for i, each in enumerate(self.moves)
        ]
        rows.append(f"  first look            {told(self.first_look)}")
        rows.append(f"  {MOMENTS} moments            {told(self.look_back)}")
        rows.append(f"  first look after a restart of the server  {self.after_restart:.0f} ms")
        return "\n".join(rows)


async def run(entries: int, folder: Path, source: str = "") -> LongGame:
    """With the server of another checkout, if its `source` is given."""
    name = "long there" if source else "long"
    server = ServerProcess(str(folder / f"{name}.db"), folder / f"{name}.log", source=source)
    server.start()
    try:
        async with Lobby(server.url) as lobby:
            owner = await lobby.guest("Ann")
            table = await lobby.table(GAME, owner, dict.fromkeys(SEATS, "me"))
        chair = Chair(table, SEATS[0], owner)
        moves = await play(server, chair, entries)
        looks = times([await first_look(server, chair) for _ in range(OPENINGS)])
        back = times(await look_back(server, chair, entries))
        server.stop()
        server.start()
        return LongGame(name, entries, moves, looks, back, 1000 * await first_look(server, chair))
    finally:
        server.stop()


def line_to(server: ServerProcess, chair: Chair) -> Any:
    return connect(
        f"{chair.address(server.url)}?changes",
        origin=Origin(server.url),
        additional_headers=chair.headers(),
        open_timeout=60,
        max_size=None,
    )


async def play(server: ServerProcess, chair: Chair, entries: int) -> list[float]:
    """Milliseconds of the server's processor for each move, by stretch."""
    chance, costs = random.Random(0), []
    stretch = entries // STRETCHES
    async with line_to(server, chair) as socket:
        player = Soloist(socket)
        for n in range(entries):
            if n % stretch == (FIRST if n < stretch else 0):
                used = server.cpu_seconds()
            await player.play(chance, n)
            if (n + 1) % stretch == 0:
                counted = stretch - (FIRST if n < stretch else 0)
                costs.append(1000 * (server.cpu_seconds() - used) / counted)
    return costs


class Soloist:
    """Plays for all, one decision at a time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    async def hear(self) -> None:
        for line in str(await self.socket.recv()).split("\n"):
            message = json.loads(line)
            if message["t"] == "state":
                self.state = message
            elif message["t"] == "change":
                self.state = state_after(self.state, message)
            elif message["t"] != "ack":
                raise RuntimeError(f"the server says {message}")

    async def play(self, chance: random.Random, n: int) -> None:
        """Entry n + 1; as soon as the state after it is here."""
        while not self.state or self.state["seq"] < n:
            await self.hear()
        state = self.state
        if state["as"] not in state["acting"]:
            await self.socket.send(json.dumps({"t": "look", "seat": state["acting"][0]}))
            while self.state["as"] != state["acting"][0]:
                await self.hear()
            state = self.state
        orders = [action for action in state["legal"] if action != READY]
        is_ready = READY in state["legal"] and chance.random() < READINESS
        action = READY if is_ready or not orders else chance.choice(orders)
        command = {"t": "play", "id": str(n), "seat": state["as"], "expect": state["seq"], "action": action}
        await self.socket.send(json.dumps(command))


async def first_look(server: ServerProcess, chair: Chair) -> float:
    """Seconds until somebody who comes has the whole state and log."""
    started = time.perf_counter()
    async with line_to(server, chair) as socket:
        while '"t":"state"' not in str(await socket.recv()):
            await asyncio.sleep(0)
    return time.perf_counter() - started


async def look_back(server: ServerProcess, chair: Chair, entries: int) -> list[float]:
    """Seconds of each request for some moments anywhere in the game, as somebody who moves the slider."""
    chance, taken = random.Random(0), []
    async with httpx.AsyncClient(base_url=server.url, headers=chair.headers(), timeout=60) as http:
        for _ in range(LOOKS):
            first = chance.randrange(entries - MOMENTS)
            started = time.perf_counter()
            response = await http.get(
                f"/api/tables/{chair.table}/moments", params={"first": first, "count": MOMENTS}
            )
            response.raise_for_status()
            taken.append(time.perf_counter() - started)
    return taken
