"""Workers and leases in PostgreSQL. All times are those of the database, so workers' clocks do not matter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Select, TextClause, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.cluster.leases import LEASE_SECONDS, Lease, Member, Peer, View, part_of
from admiralty.server.errors import Moved, StorageFailed
from admiralty.server.store.marks import Claim
from admiralty.server.store.models import Heartbeat

NOW: Final = "extract(epoch FROM clock_timestamp())"
NEVER: Final = -1  # no part has such a fencing number
FORGOTTEN_SECONDS: Final = 60.0  # after which the row of a dead worker is deleted
FIRST_ROW: Final = 4  # of the heartbeat; the rows before belong to a server that is alone
ROWS: Final = 3  # of each worker: its mark and two probes
LINK_KEY: Final = 0x4144 << 48  # added to a worker's number; any, but the same for all workers

ENTER: Final = text(
    "INSERT INTO workers (id, address, secret, revision, is_leaving, until) "
    f"VALUES (:id, :address, :secret, :revision, :is_leaving, {NOW} + :seconds)"
)
ENTER_MARK: Final = text(
    "INSERT INTO heartbeat (id, mark, time) VALUES (:row, '', 0) ON CONFLICT (id) DO UPDATE SET mark = ''"
)
RENEW: Final = text(f"UPDATE workers SET until = {NOW} + :seconds WHERE id = :id")
LEAVING: Final = text("UPDATE workers SET is_leaving = true WHERE id = :id")
LEAVE: Final = text("DELETE FROM workers WHERE id = :id")
OTHERS: Final = text(f"SELECT id, revision FROM workers WHERE until > {NOW} AND id <> :id ORDER BY id")
# A worker's connection has a lock. When its process ends, PostgreSQL ends the connection and frees the lock.
LINK: Final = text("SELECT pg_advisory_lock_shared(CAST(:key AS bigint))")
LINKS: Final = (
    "SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' "
    "AND objsubid = 1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
PEERS: Final = text(
    f"SELECT id, address, secret, is_leaving, id + CAST(:key AS bigint) IN ({LINKS}) AS is_linked "
    f"FROM workers WHERE until > {NOW}"
)
BURY: Final = text("UPDATE workers SET until = 0 WHERE id = ANY(:ids)")
# One row of arrays: hundreds of rows would take most of an idle worker's time.
LEASES: Final = text("SELECT array_agg(part), array_agg(worker), array_agg(fence) FROM leases")
# What a transaction of the owner before still holds is left for the next turn: who waits does not renew.
TAKE: Final = text(
    "UPDATE leases SET worker = :id, fence = fence + 1 WHERE part IN (SELECT part FROM leases "
    "WHERE part = ANY(:parts) AND (worker IS NULL OR NOT EXISTS "
    f"(SELECT 1 FROM workers w WHERE w.id = worker AND w.until > {NOW})) FOR UPDATE SKIP LOCKED)"
)
GIVE_UP: Final = text("UPDATE leases SET worker = NULL WHERE worker = :id AND part = ANY(:parts)")
FORGET: Final = text(f"DELETE FROM workers WHERE until < {NOW} - :seconds RETURNING id")
FORGET_ROWS: Final = text("DELETE FROM heartbeat WHERE id = ANY(:rows)")
SEEN: Final = text("UPDATE heartbeat SET time = :time WHERE id = 1")
IN_PARTS: Final = "('x' || substr(md5(table_id), 1, 2))::bit(8)::int = ANY(:parts)"
FENCED: Final = text(
    "WITH held AS (SELECT part FROM leases JOIN unnest(CAST(:parts AS int[]), CAST(:fences AS bigint[])) "
    "AS known(number, fenced) ON part = number AND fence = fenced AND worker = :id FOR SHARE OF leases) "
    "UPDATE heartbeat SET mark = :mark, time = :time WHERE id = :row "
    "AND (SELECT count(*) FROM held) = cardinality(CAST(:parts AS int[]))"
)


async def enter(connection: AsyncConnection, peer: Peer, revision: str) -> None:
    """The mark has a row of its own: a renewal must not wait for a transaction that takes long."""
    await connection.execute(ENTER_MARK, {"row": rows_of(peer.id)[0]})
    await connection.execute(ENTER, {**peer._asdict(), "revision": revision, "seconds": LEASE_SECONDS})


async def others(connection: AsyncConnection, own: int = 0) -> dict[int, str]:
    """The workers that are alive, with the revisions they were started with."""
    return {row.id: row.revision for row in await connection.execute(OTHERS, {"id": own})}


async def renew(connection: AsyncConnection, number: int) -> View | None:
    """Renew all leases of a worker, and read what there is; None if the worker was given up for dead."""
    renewed = await connection.execute(RENEW, {"id": number, "seconds": LEASE_SECONDS})
    return await look(connection) if renewed.rowcount else None


async def look(connection: AsyncConnection) -> View:
    """Peers first: a worker that dies between the two reads is noticed by the next one."""
    rows = (await connection.execute(PEERS, {"key": LINK_KEY})).all()
    peers = {row.id: Peer(row.id, row.address, row.secret, row.is_leaving) for row in rows}
    unlinked = frozenset(row.id for row in rows if not row.is_linked)
    parts, workers, fences = (await connection.execute(LEASES)).one()
    return View(peers, dict(zip(parts, map(Lease, workers, fences), strict=True)), unlinked)


async def link(connection: AsyncConnection, number: int) -> None:
    """As long as this connection lasts, the others know that the worker may be alive."""
    await connection.execute(LINK, {"key": LINK_KEY + number})


async def bury(connection: AsyncConnection, numbers: Sequence[int]) -> None:
    """Workers whose processes have ended do not keep their leases until these run out."""
    await connection.execute(BURY, {"ids": list(numbers)})


async def take(connection: AsyncConnection, number: int, parts: Sequence[int]) -> None:
    """As many of these as are still free."""
    await connection.execute(TAKE, {"id": number, "parts": list(parts)})


async def give_up(connection: AsyncConnection, number: int, parts: Sequence[int]) -> None:
    await connection.execute(GIVE_UP, {"id": number, "parts": list(parts)})


async def forget_dead(connection: AsyncConnection) -> None:
    dead = [row.id for row in await connection.execute(FORGET, {"seconds": FORGOTTEN_SECONDS})]
    rows = [row for number in dead for row in rows_of(number)]
    if rows:
        await connection.execute(FORGET_ROWS, {"rows": rows})


def rows_of(number: int) -> range:
    """A worker's rows of the heartbeat: of its mark, then of its probes."""
    return range(FIRST_ROW + ROWS * number, FIRST_ROW + ROWS * (number + 1))


class FencedMarks:
    """A worker's marks, in a row of its own; left only if it still has the leases of all tables in question.

    The rows of these leases are locked until the transaction ends: whoever takes one over waits for that,
    and a transaction that comes later finds another fencing number. A worker that was stopped in the middle
    of one does not keep them longer than it would have its leases.
    """

    idle_seconds = int(LEASE_SECONDS)

    def __init__(self, member: Member) -> None:
        self.member = member
        self.row, *self.rows = rows_of(member.id)

    def claim(self, scope: str) -> Claim | None:
        part = part_of(scope)
        return Claim(part, self.member.held.get(part, NEVER))

    def statement(self, mark: str, time: int, claims: Collection[Claim]) -> tuple[TextClause, dict[str, Any]]:
        parts, fences = [each.part for each in claims], [each.fence for each in claims]
        known = {"id": self.member.id, "parts": parts, "fences": fences}
        return FENCED, {"row": self.row, "mark": mark, "time": time, **known}

    def refusal(self, scope: str) -> StorageFailed:
        return Moved(scope)

    def query(self) -> Select[str]:
        return select(Heartbeat.mark).where(Heartbeat.id == self.row)

    def probes(self) -> tuple[int, int]:
        return self.rows[0], self.rows[1]
