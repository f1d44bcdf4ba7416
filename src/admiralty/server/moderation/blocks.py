"""Blocks between people: who wants nothing to do with whom.

In memory, because every line of chat asks; it follows every committed change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.store.database import reading
from admiralty.server.store.models import Block, Player
from admiralty.server.wire.moderation import BlockedPerson


class Blocks:
    """`people` are those whom somebody has blocked, by player."""

    def __init__(self, engine: AsyncEngine, publish: Callable[..., None]) -> None:
        self.engine = engine
        self.publish = publish
        self.people: dict[str, set[str]] = {}

    async def start(self) -> None:
        async with reading(self.engine) as connection:
            rows = (await connection.execute(select(Block.player, Block.blocked))).all()
        self.people = {}
        for player, blocked in rows:
            self.people.setdefault(player, set()).add(blocked)

    async def refresh(self, player: str) -> None:
        """After a change, which is committed; other workers are told."""
        self.publish("block", player=player)
        await self.reload(player)

    async def reload(self, player: str) -> None:
        async with reading(self.engine) as connection:
            found = await connection.scalars(select(Block.blocked).where(Block.player == player))
            self.people[player] = set(found)

    async def merge(self, guest: str, owner: str) -> None:
        """A guest has become the owner of an account, whom others may have blocked, too."""
        others = [player for player, blocked in self.people.items() if guest in blocked]
        for player in (guest, owner, *others):
            await self.refresh(player)

    def has(self, player: str, other: str) -> bool:
        """Whether a player has blocked another."""
        return other in self.people.get(player, ())

    def between(self, player: str, other: str) -> bool:
        """Whether either has blocked the other."""
        return self.has(player, other) or self.has(other, player)

    def check(self, player: str, others: Iterable[str]) -> None:
        """Two people of whom one blocks the other are not put at one table; which of them is not told."""
        if any(self.between(player, other) for other in others):
            raise Problem(403, "error-blocked")


async def keep(connection: AsyncConnection, player: str, other: str, now: int) -> None:
    if await connection.scalar(select(Player.id).where(Player.id == other)) is None:
        raise Problem(404, "error-no-profile")
    await lift(connection, player, other)
    await connection.execute(insert(Block).values(player=player, blocked=other, created=now))


async def lift(connection: AsyncConnection, player: str, other: str) -> None:
    await connection.execute(delete(Block).where(Block.player == player, Block.blocked == other))


async def hand_over(connection: AsyncConnection, guest: str, owner: str) -> None:
    """To an account, whichever side of the block the guest was on."""
    for mine, theirs in ((Block.player, Block.blocked), (Block.blocked, Block.player)):
        known = select(theirs).where(mine == owner).scalar_subquery()
        await connection.execute(delete(Block).where(mine == guest, theirs.in_(known)))
        await connection.execute(delete(Block).where(mine == guest, theirs == owner))
        await connection.execute(update(Block).where(mine == guest).values({mine.key: owner}))


async def of_player(connection: AsyncConnection, player: str) -> list[BlockedPerson]:
    query = select(Player.id, Player.name).join(Block, Block.blocked == Player.id)
    rows = await connection.execute(query.where(Block.player == player).order_by(Block.created))
    return [BlockedPerson(row.id, row.name) for row in rows]
