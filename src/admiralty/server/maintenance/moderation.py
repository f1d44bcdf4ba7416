"""What the operator does about people and tables at the command line; it stands in the audit log."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import player_of
from admiralty.server.errors import no_table
from admiralty.server.maintenance import one_job
from admiralty.server.moderation import audit, measures, reports
from admiralty.server.moderation.audit import Deed
from admiralty.server.rooms.endings import MODERATOR
from admiralty.server.store import results
from admiralty.server.store.models import Deadline, Game
from admiralty.server.wire.base import ClubRole

Row = dict[str, Any]


async def give_role(address: str, login: str, role: ClubRole, now: int) -> None:
    async def job(connection: AsyncConnection) -> None:
        await measures.give_role(connection, None, await player_of(connection, login), role, now)

    await one_job.run(address, job)


async def mute(address: str, login: str, days: int, reason: str, now: int) -> None:
    async def job(connection: AsyncConnection) -> None:
        player = await player_of(connection, login)
        await measures.mute(connection, None, player, days, reason, now)

    await one_job.run(address, job)


async def rename(address: str, login: str, name: str, reason: str, now: int) -> None:
    """A server that runs shows the new name at tables that are opened from now on."""

    async def job(connection: AsyncConnection) -> None:
        player = await player_of(connection, login)
        await measures.rename(connection, None, player, name, reason, now)

    await one_job.run(address, job)


async def close(address: str, table: str, reason: str, now: int) -> None:
    """End a table without a result, while no server runs: it would not notice."""

    async def job(connection: AsyncConnection) -> None:
        if await connection.scalar(select(Game.id).where(Game.id == table)) is None:
            raise no_table()
        running = (Game.id == table, Game.finished.is_(None))
        ended = {"abandoned": now, "ended_how": MODERATOR, "ended_by": "", "end_offer": None}
        if (await connection.execute(update(Game).where(*running).values(**ended))).rowcount:
            await connection.execute(delete(Deadline).where(Deadline.table_id == table))
            await results.recording(table, now, {}, None)(connection)
            await audit.write(connection, Deed("close", None, at_table=table, reason=reason), now)

    await one_job.run_alone(address, job)


async def open_reports(address: str) -> list[Row]:
    async def job(connection: AsyncConnection) -> list[Row]:
        return [msgspec.structs.asdict(line) for line in await reports.unsettled(connection)]

    return await one_job.run(address, job)


async def log(address: str) -> list[Row]:
    """The newest entries of the audit log."""

    async def job(connection: AsyncConnection) -> list[Row]:
        return [msgspec.structs.asdict(line) for line in (await audit.read(connection, 0))[0]]

    return await one_job.run(address, job)
