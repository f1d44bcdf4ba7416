"""`python -m tools.leases.compare POSTGRES REDIS`: what leases and news cost in either, on this machine.

POSTGRES is the address of an empty database, REDIS the port of a server. Both do the same in turns, so that a
busy machine slows both down: renew the leases of one worker, tell another one something, and commit an entry
with a fencing number that is checked. In Redis the check cannot be in the transaction of the entry, which is
in PostgreSQL; it is one more question, and nothing holds between the answer and the commit.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

ROUNDS = 300
PARTS = 257
LEASES = "SELECT part, worker, fence FROM leases"
RENEW = "UPDATE workers SET until = extract(epoch FROM clock_timestamp()) + 3 WHERE id = 1"
FENCED = (
    "WITH held AS (SELECT part FROM leases WHERE part = $1 AND fence = $2 FOR SHARE) "
    "UPDATE workers SET mark = $3 WHERE id = 1 AND (SELECT count(*) FROM held) = 1"
)


class Redis:
    """As much of its protocol as is needed here."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @staticmethod
    async def open(port: int) -> Redis:
        return Redis(*await asyncio.open_connection("127.0.0.1", port))

    async def do(self, *words: object) -> Any:
        said = [str(word).encode() for word in words]
        self.writer.write(b"*%d\r\n" % len(said) + b"".join(b"$%d\r\n%s\r\n" % (len(w), w) for w in said))
        return await self.read()

    async def read(self) -> Any:
        line = (await self.reader.readline()).strip()
        kind, rest = line[:1], line[1:]
        if kind == b"$":
            return None if rest == b"-1" else (await self.reader.readexactly(int(rest) + 2))[:-2]
        if kind == b"*":
            return [await self.read() for _ in range(int(rest))]
        if kind == b"-":
            raise ValueError(rest.decode())
        return rest


async def timed(job: Callable[[], Awaitable[object]]) -> float:
    start = time.perf_counter()
    await job()
    return (time.perf_counter() - start) * 1000


async def compare(postgres: str, port: int) -> None:
    mine, other = await asyncpg.connect(postgres), await asyncpg.connect(postgres)
    redis, listening = await Redis.open(port), await Redis.open(port)
    await mine.execute(
        "CREATE TEMP TABLE leases (part int PRIMARY KEY, worker bigint, fence bigint);"
        "CREATE TEMP TABLE workers (id bigint PRIMARY KEY, until float8, mark text);"
        "CREATE TEMP TABLE entries (n bigint PRIMARY KEY, text text);"
        f"INSERT INTO leases SELECT n, 1, 1 FROM generate_series(0, {PARTS - 1}) n;"
        "INSERT INTO workers VALUES (1, 0, '')"
    )
    for part in range(PARTS):
        await redis.do("HSET", "leases", part, "1 1")
    await listening.do("SUBSCRIBE", "news")
    heard: asyncio.Queue[str] = asyncio.Queue()
    await other.add_listener("news", lambda *told: heard.put_nowait(told[3]))
    numbers = iter(range(10**9))

    async def renew_postgres() -> None:
        await mine.execute(RENEW)
        await mine.fetch(LEASES)

    async def renew_redis() -> None:
        await redis.do("SET", "worker 1", "x", "PX", 3000)
        await redis.do("HGETALL", "leases")

    async def tell_postgres() -> None:
        await mine.execute("SELECT pg_notify('news', 'table abc')")
        await heard.get()

    async def tell_redis() -> None:
        await redis.do("PUBLISH", "news", "table abc")
        await listening.read()

    async def entry(check: Callable[[], Awaitable[object]] | None, fence: str) -> None:
        if check is not None:
            await check()
        async with mine.transaction():
            await mine.execute("INSERT INTO entries VALUES ($1, 'text')", next(numbers))
            if fence:
                await mine.execute(fence, 7, 1, "m")
            else:
                await mine.execute("UPDATE workers SET mark = $1 WHERE id = 1", "m")

    jobs: dict[str, Callable[[], Awaitable[object]]] = {
        "renew the leases of a worker, PostgreSQL": renew_postgres,
        "renew the leases of a worker, Redis": renew_redis,
        "tell another worker, PostgreSQL": tell_postgres,
        "tell another worker, Redis": tell_redis,
        "commit an entry, no check": lambda: entry(None, ""),
        "commit an entry, checked in its transaction": lambda: entry(None, FENCED),
        "commit an entry, Redis asked before": lambda: entry(lambda: redis.do("HGET", "leases", 7), ""),
    }
    found: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            found[name].append(await timed(job))
    for name, times in found.items():
        tenth, *_ = statistics.quantiles(times, n=10)
        sys.stdout.write(
            f"{name}: {tenth:.2f} ms (the quickest tenth), median {statistics.median(times):.2f}\n"
        )


if __name__ == "__main__":
    asyncio.run(compare(sys.argv[1], int(sys.argv[2])))
