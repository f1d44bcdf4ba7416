"""`python -m tools.load.costs POSTGRES`: what tables, sockets and moves cost one process and two workers.

POSTGRES is the address of a database that may be deleted. One process and two workers take turns on it with
the same play, so that a busy machine slows both down alike; what counts is CPU time, memory and bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop

from tools.load.crowd import Crowd, Pace
from tools.load.people import Lobby
from tools.load.process import TICKS, ServerProcess

GAME, SEATS = "port-arthur", ("japan", "russia")


class Workers(ServerProcess):
    """`admiralty serve --workers N`; figures are those of the workers together."""

    count = 2

    def command(self) -> list[str]:
        module = [sys.executable, "-m", "admiralty", "serve", "--no-open"]
        return [*module, "--port", str(self.port), "--db", self.database, "--workers", str(self.count)]

    def pids(self) -> list[int]:
        return self.children()


class Costs(NamedTuple):
    name: str
    moves: int
    rate: float  # moves per second
    cpu: float  # seconds per 1,000 moves
    idle_cpu: float  # cores, with all sockets open and nobody playing
    table_kilobytes: float
    socket_kilobytes: float
    database_bytes: float  # per move
    problems: dict[str, int]

    def text(self) -> str:
        return (
            f"{self.name}: {self.moves} moves, {self.rate:.0f} per second, "
            f"{self.cpu:.2f} s of CPU per 1,000 moves, "
            f"idle {self.idle_cpu:.3f} cores, {self.table_kilobytes:.0f} KB per open table, "
            f"{self.socket_kilobytes:.0f} KB per socket, "
            f"{self.database_bytes:.0f} bytes of database per move {self.problems or ''}"
        )


def cpu_seconds(pids: list[int]) -> float:
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def memory(pids: list[int]) -> float:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def empty(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


async def size(postgres: str) -> int:
    connection = await asyncpg.connect(postgres)
    await connection.execute("CHECKPOINT")
    found: int = await connection.fetchval("SELECT pg_database_size(current_database())")
    await connection.close()
    return found


async def measure(
    server: ServerProcess, name: str, postgres: str, games: int, seconds: float, think: float
) -> Costs:
    await empty(postgres)
    server.start()
    try:
        await asyncio.sleep(5.0)  # workers share the tables out
        pids = server.pids()
        crowd = Crowd(server.url, deflate=True)
        before = memory(pids)
        async with Lobby(server.url) as lobby:
            chairs = [chair for _ in range(games) for chair in await lobby.pair(GAME, SEATS)]
        with_tables, bytes_before = memory(pids), await size(postgres)
        for chair in chairs:
            crowd.seat(chair, Pace(think))
        await crowd.ready()
        with_sockets, idle = memory(pids), cpu_seconds(pids)
        await asyncio.sleep(5.0)
        idle, used = cpu_seconds(pids) - idle, cpu_seconds(pids)
        await crowd.play(0.0, seconds)
        used = cpu_seconds(pids) - used
        await crowd.go_home()
        moves = max(1, crowd.acknowledged)
        return Costs(
            name,
            crowd.acknowledged,
            crowd.acknowledged / seconds,
            1000 * used / moves,
            idle / 5.0,
            (with_tables - before) / games,
            (with_sockets - with_tables) / len(chairs),
            (await size(postgres) - bytes_before) / moves,
            {what: count for what, count in crowd.problems.items() if count},
        )
    finally:
        server.stop()


async def compare(postgres: str, games: int, seconds: float, rounds: int, think: float) -> None:
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="admiralty-costs-") as folder:
        for number in range(rounds):
            for name, kind in (("one process", ServerProcess), ("two workers", Workers)):
                server = kind(postgres, Path(folder) / f"{number}-{kind.__name__}.log")
                costs = await measure(server, name, postgres, games, seconds, think)
                sys.stdout.write(costs.text() + "\n")
                sys.stdout.flush()
                found.setdefault(name, []).append(costs.cpu)
    one, two = (sum(each) / len(each) for each in found.values())
    sys.stdout.write(f"CPU per move, two workers against one process: {two / one:.2f}\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.load.costs")
    parser.add_argument("postgres")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--think", type=float, default=1.0, help="seconds for a decision; 0 saturates the server"
    )
    given = parser.parse_args()
    uvloop.run(compare(given.postgres, given.games, given.seconds, given.rounds, given.think))


if __name__ == "__main__":
    main()
