"""`python -m tools.load.lobby`: a lobby with 2,000 open tables that 500 sockets look at, and what that takes.

How long the list takes to open, what an event costs the server for every 100 listeners, and beside it, in the
same run, what it costs to answer 100 empty messages. Costs are processor time of the server, because other
work on the machine does not change it much.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tools.load.people import Lobby
from tools.load.process import ServerProcess

GAME, SEATS = "port-arthur", {"japan": "me", "russia": "open"}
EVENT_GAP = 0.15  # seconds; events within a tenth of a second go out together
QUIET = 1.0  # seconds for what is still under way


class Onlookers:
    """Sockets in the lobby that read whatever comes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.address = f"ws{url.removeprefix('http')}/api/lobby/socket"
        self.sockets: list[ClientConnection] = []
        self.stack = AsyncExitStack()
        self.readers: list[asyncio.Task[None]] = []

    async def come(self, count: int) -> None:
        for _ in range(count):
            socket = await self.stack.enter_async_context(
                connect(self.address, origin=Origin(self.url), max_size=None)
            )
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(socket)))

    async def read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            async for _ in socket:
                pass

    async def opening(self) -> float:
        """Milliseconds from the call to the list."""
        started = time.perf_counter()
        async with connect(self.address, origin=Origin(self.url), max_size=None) as socket:
            told = json.loads((await socket.recv()).splitlines()[0])
            assert told["t"] == "lobby", told["t"]
        return 1000 * (time.perf_counter() - started)

    async def echo(self, times: int) -> None:
        for n in range(times):
            await asyncio.gather(*(socket.send(f'{{"t":"ping","id":"{n}"}}') for socket in self.sockets))

    async def go(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await self.stack.aclose()


async def cost(server: ServerProcess, work: Callable[[], Awaitable[None]]) -> float:
    """Milliseconds of the server's processor, without what it takes at rest."""
    at_rest, started = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(QUIET)
    rate = (server.cpu_seconds() - at_rest) / (time.perf_counter() - started)
    before, started = server.cpu_seconds(), time.perf_counter()
    await work()
    await asyncio.sleep(QUIET)
    used = server.cpu_seconds() - before - rate * (time.perf_counter() - started)
    return 1000 * max(0.0, used)


async def measure(server: ServerProcess, tables: int, sockets: int, events: int) -> dict[str, float]:
    async with Lobby(server.url) as people:
        owner = await people.guest("Ann")
        for _ in range(tables):
            await people.post("/api/tables", owner, game=GAME, seats=SEATS, options={}, public=True)

        async def offer() -> None:
            """A challenge is offered or taken back: an event for everybody."""
            found = ""
            for _ in range(events):
                if found:
                    people.http.cookies.set("admiralty_session", owner)
                    await people.http.delete(f"/api/challenges/{found}")
                    found = ""
                else:
                    made = await people.post("/api/challenges", owner, game=GAME, options={})
                    found = str(made.json()["challenge"])
                await asyncio.sleep(EVENT_GAP)

        crowd = Onlookers(server.url)
        alone = await cost(server, offer)
        await crowd.come(sockets)
        openings = [await crowd.opening() for _ in range(20)]
        with_all = await cost(server, offer)
        echoes = await cost(server, lambda: crowd.echo(4))
        await crowd.go()
    hundreds = sockets / 100
    return {
        "tables": tables,
        "sockets": sockets,
        "list_opens_ms": statistics.median(openings),
        "list_opens_slowest_ms": max(openings),
        "event_ms_per_100_listeners": (with_all - alone) / events / hundreds,
        "echo_ms_per_100": echoes / 4 / hundreds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.load.lobby")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--events", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="admiralty-lobby-") as folder:
        server = ServerProcess(str(Path(folder) / "load.db"), Path(folder) / "server.log")
        server.start()
        try:
            found = asyncio.run(measure(server, asked.tables, asked.sockets, asked.events))
        finally:
            server.stop()
    print(json.dumps({name: round(value, 2) for name, value in found.items()}, indent=2))


if __name__ == "__main__":
    main()
