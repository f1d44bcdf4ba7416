"""Public tables as the lobby lists them. A row says who plays what and whether it is over, nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET
from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.rooms.room import Room
from admiralty.server.store.challenge_store import pace
from admiralty.server.store.models import CrewMember, Game, Player, Seat
from admiralty.server.store.seats import OPEN, Member, Place, names_at
from admiralty.server.store.table_store import ClockRules, is_whole, place_of
from admiralty.server.wire.base import Status
from admiralty.server.wire.lobby import PublicSeat, PublicTable

PAGE: Final = 50
MOST_PAGES: Final = 100


@dataclass
class Listed:
    """A public table; its `row` is what everybody is shown."""

    id: str
    game: str
    places: list[Place]
    created: int
    clock: ClockRules | None = None
    by_code: bool = False
    finished: int | None = None
    watchers: int = 0

    def status(self) -> Status:
        if self.finished is not None:
            return "over"
        return "open" if any(place.kind == OPEN for place in self.places) else "playing"

    def row(self) -> PublicTable:
        names = names_at(self.places, ())
        return PublicTable(
            id=self.id,
            game=self.game,
            status=self.status(),
            seats=[PublicSeat(each.seat, each.shown(names), each.kind, each.who) for each in self.places],
            created=self.created,
            by_code=self.by_code,
            finished=UNSET if self.finished is None else self.finished,
            clock=pace(self.clock),
            watchers=self.watchers,
        )

    def rename(self, player: str, to: str, name: str) -> bool:
        """A player has another name, or is another player; whether they play here."""
        is_here = False
        for place in self.places:
            if place.player == player:
                place.player, place.name, is_here = to, name, True
            for member in place.crew:
                if member.player == player and not member.is_named:
                    member.player, member.name, is_here = to, name, True
        return is_here


def listed(room: Room) -> Listed:
    stored = room.stored
    finished = room.now() if room.is_over else None
    by_code = bool(stored.organiser)
    return Listed(
        room.id,
        stored.record.header.game,
        stored.places,
        stored.created,
        stored.clock,
        by_code,
        finished,
        room.watching(),
    )


def public() -> Select[*tuple[Any, ...]]:
    return select(
        Game.id, Game.game, Game.created, Game.clock, Game.organiser, Game.finished, Game.abandoned
    ).where(Game.public.is_(True), is_whole())


def one(table_id: str) -> Select[*tuple[Any, ...]]:
    return public().where(Game.id == table_id)


def running() -> Select[*tuple[Any, ...]]:
    return public().where(Game.finished.is_(None)).order_by(Game.created, Game.id)


def finished(game: str, page: int) -> Select[*tuple[Any, ...]]:
    """A page of finished tables, the newest first, and one more to know whether there is another page."""
    query = public().where(Game.finished.is_not(None))
    if game:
        query = query.where(Game.game == game)
    return query.order_by(Game.finished.desc(), Game.id).offset(page * PAGE).limit(PAGE + 1)


async def count_finished(connection: AsyncConnection) -> dict[str, int]:
    query = select(Game.game, func.count()).where(Game.public.is_(True), Game.finished.is_not(None))
    rows = await connection.execute(query.group_by(Game.game))
    return {row[0]: row[1] for row in rows}


async def read(connection: AsyncConnection, query: Select[*tuple[Any, ...]]) -> list[Listed]:
    """From the database alone: no table is opened only to be listed."""
    rows = (await connection.execute(query)).all()
    ids = [row.id for row in rows]
    places: dict[str, list[Place]] = {table: [] for table in ids}
    crews: dict[tuple[str, str], list[Member]] = {}
    for row in await in_portions(connection, members(), CrewMember.table_id, ids):
        member = Member(row.id, row.seat, row.role, row.name or "", player=row.player, joined=row.joined)
        member.is_named, member.named = row.is_named, 0 if row.is_named else row.named or 0
        crews.setdefault((row.table_id, row.seat), []).append(member)
    for row in await in_portions(connection, seats(), Seat.table_id, ids):
        places[row.table_id].append(place_of(row, crews.get((row.table_id, row.seat))))
    return [
        Listed(
            row.id,
            row.game,
            places[row.id],
            row.created,
            ClockRules(**json.loads(row.clock)) if row.clock else None,
            row.organiser is not None,
            row.finished,
        )
        for row in rows
    ]


def seats() -> Select[*tuple[Any, ...]]:
    return (
        select(Seat.table_id, Seat.seat, Seat.player, Seat.bot, Seat.joined, Player.name, Player.named)
        .outerjoin(Player, Player.id == Seat.player)
        .order_by(Seat.table_id, Seat.place)
    )


def members() -> Select[*tuple[Any, ...]]:
    return (
        select(CrewMember.table_id, CrewMember.seat, CrewMember.id, CrewMember.role, CrewMember.player)
        .add_columns(func.coalesce(CrewMember.name, Player.name).label("name"), CrewMember.joined)
        .add_columns(CrewMember.name.is_not(None).label("is_named"), Player.named)
        .outerjoin(Player, Player.id == CrewMember.player)
        .order_by(CrewMember.joined, CrewMember.id)
    )


async def in_portions(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]], column: Any, ids: list[str]
) -> list[Row[Any]]:
    """A statement takes only so many arguments."""
    found: list[Row[Any]] = []
    for first in range(0, len(ids), 500):
        found += (await connection.execute(query.where(column.in_(ids[first : first + 500])))).all()
    return found
