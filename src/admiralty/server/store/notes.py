"""Private notes: what one person has written about one table, for nobody else."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store.models import Note


async def read(connection: AsyncConnection, table_id: str, player: str) -> str:
    mine = (Note.table_id == table_id, Note.player == player)
    return await connection.scalar(select(Note.text).where(*mine)) or ""


async def keep(connection: AsyncConnection, table_id: str, player: str, text: str) -> None:
    """An empty text is not kept."""
    await connection.execute(delete(Note).where(Note.table_id == table_id, Note.player == player))
    if text:
        await connection.execute(insert(Note).values(table_id=table_id, player=player, text=text))


async def hand_over(connection: AsyncConnection, guest: str, owner: str) -> None:
    """To an account; where it has notes of its own, they stay."""
    known = select(Note.table_id).where(Note.player == owner).scalar_subquery()
    await connection.execute(delete(Note).where(Note.player == guest, Note.table_id.in_(known)))
    await connection.execute(update(Note).where(Note.player == guest).values(player=owner))


async def all_of(connection: AsyncConnection, player: str) -> list[dict[str, str]]:
    rows = await connection.execute(select(Note.table_id, Note.text).where(Note.player == player))
    return [{"table": row.table_id, "text": row.text} for row in rows]
