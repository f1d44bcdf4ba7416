"""Challenges in the database. An accepted one stays until its owner has been told of the table."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import challenge_gone
from admiralty.server.store.database import reading
from admiralty.server.store.models import Challenge as ChallengeRow
from admiralty.server.store.models import Player
from admiralty.server.store.table_store import ClockRules, Job
from admiralty.server.wire import lobby
from admiralty.server.wire.lobby import WhoMayJoin


@dataclass
class Challenge:
    """`seat` is the owner's side, "" for one drawn by lot; a `wish` is for any opponent at this game."""

    id: str
    owner: str
    name: str
    account: bool
    game: str
    seat: str = ""
    options: dict[str, str] = field(default_factory=dict)
    clock: ClockRules | None = None
    takebacks: bool = True
    whom: WhoMayJoin = "anybody"
    wish: bool = False
    public: bool = True
    created: int = 0
    rated: bool | None = None

    def shown(self) -> lobby.Challenge:
        return lobby.Challenge(
            id=self.id,
            game=self.game,
            who=self.owner,
            name=self.name,
            account=self.account,
            seat=self.seat,
            options=self.options,
            takebacks=self.takebacks,
            whom=self.whom,
            wish=self.wish,
            created=self.created,
            rated=self.rated is True,
            clock=pace(self.clock),
        )


def pace(clock: ClockRules | None) -> lobby.Pace | UnsetType:
    return UNSET if clock is None else lobby.Pace(**vars(clock))


@dataclass
class Accepted:
    """A challenge that has become a table, until its owner knows."""

    owner: str
    table: str
    time: int


async def load(engine: AsyncEngine) -> tuple[list[Challenge], dict[str, Accepted]]:
    """Open challenges, the oldest first, and accepted ones by id."""
    query = (
        select(ChallengeRow.__table__, Player.name, Player.login)
        .join(Player, Player.id == ChallengeRow.owner)
        .order_by(ChallengeRow.created, ChallengeRow.id)
    )
    async with reading(engine) as connection:
        rows = (await connection.execute(query)).all()
    accepted = {
        row.id: Accepted(row.owner, row.table_id, row.accepted or 0)
        for row in rows
        if row.table_id is not None
    }
    return [read(row) for row in rows if row.table_id is None], accepted


def read(row: Row[Any]) -> Challenge:
    return Challenge(
        row.id,
        row.owner,
        row.name,
        row.login is not None,
        row.game,
        row.seat,
        json.loads(row.options),
        ClockRules(**json.loads(row.clock)) if row.clock else None,
        row.takebacks,
        row.whom,
        row.wish,
        row.public,
        row.created,
        row.rated,
    )


def adding(challenge: Challenge) -> Job[None]:
    clock = challenge.clock

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(
            insert(ChallengeRow).values(
                id=challenge.id,
                owner=challenge.owner,
                game=challenge.game,
                seat=challenge.seat,
                options=json.dumps(challenge.options, ensure_ascii=False),
                clock=json.dumps(vars(clock)) if clock else None,
                takebacks=challenge.takebacks,
                whom=challenge.whom,
                wish=challenge.wish,
                public=challenge.public,
                rated=challenge.rated,
                created=challenge.created,
            )
        )

    return job


def accepting(challenge_id: str, table_id: str, now: int) -> Job[None]:
    """In the transaction that writes the table: one table for one challenge."""

    async def job(connection: AsyncConnection) -> None:
        open_one = (ChallengeRow.id == challenge_id, ChallengeRow.table_id.is_(None))
        taken = {"table_id": table_id, "accepted": now}
        done = await connection.execute(update(ChallengeRow).where(*open_one).values(**taken))
        if done.rowcount != 1:
            raise challenge_gone()

    return job


def removing(challenges: list[str]) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(ChallengeRow).where(ChallengeRow.id.in_(challenges)))

    return job
