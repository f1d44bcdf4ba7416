"""`python -m tools.load [steady|saturate|long|all]`: many people play at once, and what that takes.

    steady     500 sockets in 250 games at a gentle pace, beside sockets that only echo
    saturate   200 sockets in 100 games, each answering as fast as it can
    long       one game of 5,000 entries: whether it stays as fast as it was

Every run starts a server of its own with an empty SQLite file, stops by itself, and compares what was
acknowledged with what is in the file. The exit status is 1 if anything went wrong.

With `--against SRC` the server of another checkout runs at the same time, with a crowd of the same kind: a
busy machine slows both, so moves per second of the server's processor time can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop

from tools.load import long
from tools.load.crowd import Crowd, Pace
from tools.load.figures import Figures, fsync_times, times
from tools.load.long import LongGame
from tools.load.people import Lobby
from tools.load.process import ServerProcess

GAME, SEATS = "port-arthur", ("japan", "russia")
MOST_SECONDS = 300.0
ENTRIES = 5_000
SETTLED_SECONDS = 1.0  # after the last socket was opened: all have their states


class Plan(NamedTuple):
    name: str
    games: int
    pace: float
    seconds: float
    warm_up: float
    echoes: int
    echo_pace: float


PLANS = {
    "steady": Plan("steady", 250, 1.0, 30.0, 5.0, 20, 0.2),
    "saturate": Plan("saturate", 100, 0.0, 15.0, 3.0, 0, 0.0),
}


async def run(plan: Plan, deflate: bool, folder: Path, source: str = "") -> Figures:
    folder.mkdir(exist_ok=True)
    server = ServerProcess(str(folder / "load.db"), folder / "server.log", source=source)
    server.start()
    try:
        crowd = Crowd(server.url, deflate)
        memory = await gather(crowd, plan, server)
        figures = await measure(crowd, plan, server, folder)
        figures.table_bytes, figures.socket_bytes = memory
        await crowd.go_home()
    finally:
        server.stop()
    figures.in_database = entries(folder / "load.db")
    return figures


async def side_by_side(plan: Plan, deflate: bool, folder: Path, other: str) -> list[Figures]:
    """The server of another checkout, and this one."""
    names = f"{plan.name} there", f"{plan.name} here"
    runs = zip(names, ("there", "here"), (other, ""), strict=True)
    return await asyncio.gather(
        *(run(plan._replace(name=name), deflate, folder / place, source) for name, place, source in runs)
    )


async def gather(crowd: Crowd, plan: Plan, server: ServerProcess) -> tuple[int, int]:
    """Tables for all, everybody connected, nobody playing yet; echoes have a table of their own. Returns what
    a table and a socket take of the server's memory.
    """
    async with Lobby(crowd.url) as lobby:
        quiet, _ = await lobby.pair(GAME, SEATS)
        empty = server.memory_bytes()
        chairs = [chair for _ in range(plan.games) for chair in await lobby.pair(GAME, SEATS)]
        idle = server.memory_bytes()
    for chair in chairs:
        crowd.seat(chair, Pace(plan.pace))
    for _ in range(plan.echoes):
        crowd.listen(quiet, Pace(plan.echo_pace))
    await crowd.ready()
    await asyncio.sleep(SETTLED_SECONDS)
    return (idle - empty) // plan.games, (server.memory_bytes() - idle) // len(crowd.tasks)


async def measure(crowd: Crowd, plan: Plan, server: ServerProcess, folder: Path) -> Figures:
    fsync, load = fsync_times(folder), os.getloadavg()[0]
    commits, writes = (server.metric(f"admiralty_commit_writes_{part}") for part in ("count", "sum"))
    started, own, used, heard = time.perf_counter(), time.process_time(), server.cpu_seconds(), 0
    heard = crowd.received_bytes
    await crowd.play(plan.warm_up, plan.seconds)
    lasted, used = time.perf_counter() - started, server.cpu_seconds() - used
    own = time.process_time() - own
    commits = server.metric("admiralty_commit_writes_count") - commits
    writes = server.metric("admiralty_commit_writes_sum") - writes
    return Figures(
        name=plan.name,
        games=plan.games,
        sockets=2 * plan.games,
        deflate=crowd.deflate,
        seconds=plan.seconds,
        moves=times(crowd.moves),
        echoes=times(crowd.echoes),
        moves_per_second=len(crowd.moves) / plan.seconds,
        server_cores=used / lasted,
        generator_cores=own / lasted,
        moves_per_server_second=crowd.acknowledged / used if used else 0.0,
        moves_per_commit=writes / commits if commits else 0.0,
        bytes_per_move=(crowd.received_bytes - heard) / max(1, crowd.acknowledged),
        acknowledged=crowd.acknowledged,
        in_database=0,
        finished=crowd.finished,
        problems={name: n for name, n in crowd.problems.items() if n},
        fsync=fsync,
        load_before=load,
        load_after=os.getloadavg()[0],
    )


def entries(database: Path) -> int:
    """How many moves are in the file, read after the server has gone."""
    with sqlite3.connect(database) as connection:
        (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    connection.close()
    return int(count)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description="Load tests of the server.")
    parser.add_argument("plan", nargs="?", choices=[*PLANS, "long", "all"], default="all")
    parser.add_argument("--games", type=int, help="how many games at once")
    parser.add_argument("--entries", type=int, default=ENTRIES, help="of the long game")
    parser.add_argument("--seconds", type=float, help="how long to measure, at most 300")
    parser.add_argument(
        "--plain", action="store_true", help="sockets without compression, unlike a browser's"
    )
    parser.add_argument("--against", metavar="SRC", default="", help="folder with another `admiralty`")
    parser.add_argument("--out", type=Path, help="write the figures there too, as JSON")
    return parser.parse_args()


def wanted(plan: Plan, asked: argparse.Namespace) -> Plan:
    seconds = min(asked.seconds or plan.seconds, MOST_SECONDS)
    return plan._replace(games=asked.games or plan.games, seconds=seconds)


async def measured(name: str, asked: argparse.Namespace, folder: Path) -> Sequence[Figures | LongGame]:
    """One plan, once or by two servers."""
    if name == "long":
        others = [await long.run(asked.entries, folder, asked.against)] if asked.against else []
        return [*others, await long.run(asked.entries, folder)]
    plan = wanted(PLANS[name], asked)
    if asked.against:
        return await side_by_side(plan, not asked.plain, folder, asked.against)
    return [await run(plan, not asked.plain, folder)]


def main() -> None:
    asked = arguments()
    done: list[Figures | LongGame] = []
    for name in [*PLANS, "long"] if asked.plan == "all" else [asked.plan]:
        with tempfile.TemporaryDirectory(prefix="admiralty-load-") as folder:
            found = uvloop.run(measured(name, asked, Path(folder)))
        for figures in found:
            print(figures.text(), flush=True)
        done += found
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(json.dumps([one.document() for one in done], indent=2) + "\n", encoding="utf-8")
    sys.exit(not all(one.is_good for one in done))


if __name__ == "__main__":
    main()
