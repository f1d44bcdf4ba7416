"""Deleting an account. Its games stay, because they are also other people's; its name goes from them."""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import sessions
from admiralty.server.accounts.access import Person
from admiralty.server.store import tournament_store
from admiralty.server.store.models import (
    Absence,
    Block,
    Challenge,
    ChatLine,
    CrewMember,
    Game,
    Note,
    PasswordLink,
    Player,
    Seat,
    Watcher,
)


async def delete_account(connection: AsyncConnection, person: Person, now: int) -> list[str]:
    """Nobody can log in any more and the login is free; the hashes of the sessions that ended.

    A person without a name is shown as a former member.
    """
    mine = or_(
        Game.owner == person.id,
        Game.id.in_(select(Seat.table_id).where(Seat.player == person.id)),
        Game.id.in_(select(CrewMember.table_id).where(CrewMember.player == person.id)),
    )
    await connection.execute(update(Game).where(mine, Game.ended_by == person.name).values(ended_by=""))
    await connection.execute(update(ChatLine).where(ChatLine.player == person.id).values(name=""))
    aboard = CrewMember.player == person.id
    await connection.execute(update(CrewMember).where(aboard).values(name=None, claim=None))
    for model in (PasswordLink, Watcher, Absence, Note):
        await connection.execute(delete(model).where(model.player == person.id))
    await connection.execute(delete(Block).where(or_(Block.player == person.id, Block.blocked == person.id)))
    await tournament_store.leave_all(connection, person.id, now)
    await connection.execute(delete(Challenge).where(Challenge.owner == person.id))
    gone = {"name": "", "login": None, "password": None, "preferences": None, "role": None, "named": now}
    await connection.execute(update(Player).where(Player.id == person.id).values(**gone))
    return await sessions.end_sessions(connection, person.id)
