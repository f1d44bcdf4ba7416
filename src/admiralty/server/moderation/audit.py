"""The audit log: what moderators did, written in the transaction that did it, and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from admiralty.server.store.models import AuditEntry, Player
from admiralty.server.store.table_store import new_id
from admiralty.server.wire.moderation import AuditKind, AuditLine

PAGE: Final = 50


@dataclass(frozen=True)
class Deed:
    """What is done to whom, by a moderator or, without one, at the operator's command line."""

    kind: AuditKind
    moderator: str | None
    about: str | None = None
    at_table: str | None = None
    detail: str = ""
    reason: str = ""


async def write(connection: AsyncConnection, deed: Deed, now: int) -> None:
    await connection.execute(insert(AuditEntry).values(id=new_id(16), time=now, **vars(deed)))


async def read(connection: AsyncConnection, page: int) -> tuple[list[AuditLine], bool]:
    """A page of the log, the newest first, and whether there is more."""
    by, whom = aliased(Player), aliased(Player)
    query = (
        select(AuditEntry.__table__, by.name.label("by"), whom.name.label("whom"))
        .outerjoin(by, by.id == AuditEntry.moderator)
        .outerjoin(whom, whom.id == AuditEntry.about)
        .order_by(AuditEntry.time.desc(), AuditEntry.id)
        .offset(page * PAGE)
        .limit(PAGE + 1)
    )
    rows = (await connection.execute(query)).all()
    found = [
        AuditLine(
            row.time,
            row.kind,
            None if row.moderator is None else row.by or "",
            row.about,
            row.whom or "",
            row.at_table,
            row.detail,
            row.reason,
        )
        for row in rows
    ]
    return found[:PAGE], len(found) > PAGE
