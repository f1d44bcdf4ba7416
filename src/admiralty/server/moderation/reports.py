"""Reports: somebody complains of somebody, and a moderator settles it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from admiralty.server.errors import Problem
from admiralty.server.moderation import audit
from admiralty.server.moderation.audit import Deed
from admiralty.server.store.models import Player, Report
from admiralty.server.store.table_store import new_id
from admiralty.server.wire.moderation import ReportLine

MOST_OPEN: Final = 20  # of one person
MOST_SHOWN: Final = 200


async def make(
    connection: AsyncConnection,
    reporter: str,
    about: str,
    reason: str,
    now: int,
    table: str | None = None,
    said: str = "",
) -> str:
    if await connection.scalar(select(Player.id).where(Player.id == about)) is None:
        raise Problem(404, "error-no-profile")
    mine = (Report.reporter == reporter, Report.settled.is_(None))
    if (await connection.scalar(select(func.count()).where(*mine)) or 0) >= MOST_OPEN:
        raise Problem(403, "error-quota-reports", most=MOST_OPEN)
    made = {"id": new_id(), "reporter": reporter, "about": about, "at_table": table}
    await connection.execute(insert(Report).values(**made, said=said, reason=reason, created=now))
    return str(made["id"])


async def hand_over(connection: AsyncConnection, guest: str, owner: str) -> None:
    for column in (Report.reporter, Report.about):
        await connection.execute(update(Report).where(column == guest).values({column.key: owner}))


async def unsettled(connection: AsyncConnection) -> list[ReportLine]:
    """The oldest first."""
    by, whom = aliased(Player), aliased(Player)
    query = (
        select(Report.__table__, by.name.label("by"), whom.name.label("whom"))
        .outerjoin(by, by.id == Report.reporter)
        .outerjoin(whom, whom.id == Report.about)
        .where(Report.settled.is_(None))
        .order_by(Report.created, Report.id)
        .limit(MOST_SHOWN)
    )
    return [
        ReportLine(
            row.id, row.by or "", row.about, row.whom or "", row.at_table, row.said, row.reason, row.created
        )
        for row in await connection.execute(query)
    ]


async def of_reporter(connection: AsyncConnection, player: str) -> list[dict[str, str | int]]:
    mine = select(Report.created, Report.said, Report.reason).where(Report.reporter == player)
    return [dict(row) for row in (await connection.execute(mine.order_by(Report.created))).mappings()]


async def settle(connection: AsyncConnection, report: str, moderator: str | None, now: int) -> None:
    """Of two moderators who settle a report at the same time, both are right."""
    row = (
        await connection.execute(select(Report.about, Report.at_table).where(Report.id == report))
    ).one_or_none()
    if row is None:
        raise Problem(404, "error-no-report")
    open_one = (Report.id == report, Report.settled.is_(None))
    settled = await connection.execute(update(Report).where(*open_one).values(settled=now))
    if settled.rowcount:
        deed = Deed("settle", moderator, row.about, row.at_table, report)
        await audit.write(connection, deed, now)
