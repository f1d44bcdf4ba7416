"""The archive of finished games. Who did not play sees public ones only; running games are not in it."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from admiralty.server.store.models import Game, Player, Seat
from admiralty.server.store.seats import BOT_PROFILE, profile_id
from admiralty.server.store.table_store import TOURNAMENT
from admiralty.server.wire.profiles import ArchivedGame, ArchivedSeat, RecordLine, Verdict

PAGE: Final = 30
MOST_PAGES: Final = 100


class Wanted(NamedTuple):
    """Which games: of whom, for whose eyes, of which game, against whom, with which result and option."""

    who: str
    viewer: str
    game: str = ""
    opponent: str = ""
    result: Verdict | None = None
    option: str = ""


def is_holder(seat: Any, who: str) -> ColumnElement[bool]:
    is_it: ColumnElement[bool] = (
        seat.bot == who.removeprefix(BOT_PROFILE) if who.startswith(BOT_PROFILE) else seat.player == who
    )
    return is_it


def verdict(mine: Any) -> ColumnElement[str]:
    """How a game ended for a seat, from its payoff and the best of the others; NULL without a result."""
    other = aliased(Seat)
    best = (
        select(func.max(other.payoff))
        .where(other.table_id == mine.table_id, other.seat != mine.seat)
        .scalar_subquery()
    )
    return case((mine.payoff > best, "won"), (mine.payoff < best, "lost"), (mine.payoff == best, "drawn"))


def conditions(wanted: Wanted, mine: Any) -> list[ColumnElement[bool]]:
    present = aliased(Seat)
    sees = exists().where(present.table_id == Game.id, present.player == wanted.viewer)
    found = [
        is_holder(mine, wanted.who),
        Game.finished.is_not(None),
        or_(Game.origin.is_(None), Game.origin == TOURNAMENT),
        or_(Game.public.is_(True), sees),
    ]
    if wanted.game:
        found.append(Game.game == wanted.game)
    if wanted.opponent:
        rival = aliased(Seat)
        found.append(
            exists().where(
                rival.table_id == Game.id, rival.seat != mine.seat, is_holder(rival, wanted.opponent)
            )
        )
    if wanted.result is not None:
        found.append(verdict(mine) == wanted.result)
    if wanted.option:
        name, _, value = wanted.option.partition("=")
        chosen = f"{json.dumps(name)}: {json.dumps(value)}"
        found.append(Game.header.contains(chosen, autoescape=True))
    return found


async def games(connection: AsyncConnection, wanted: Wanted, page: int) -> tuple[list[ArchivedGame], bool]:
    """A page of them, the newest first, and whether there are more."""
    mine = aliased(Seat)
    query: Select[*tuple[Any, ...]] = (
        select(Game.id, Game.game, Game.finished, Game.rated, Game.header, verdict(mine).label("result"))
        .join(mine, mine.table_id == Game.id)
        .where(and_(*conditions(wanted, mine)))
        .order_by(Game.finished.desc(), Game.id, mine.seat)
        .offset(page * PAGE)
        .limit(PAGE + 1)
    )
    rows = (await connection.execute(query)).all()
    seats = await seats_of(connection, [row.id for row in rows])
    found = [
        ArchivedGame(
            row.id,
            row.game,
            row.finished,
            bool(row.rated),
            json.loads(row.header)["options"],
            row.result,
            seats[row.id],
        )
        for row in rows
    ]
    return found[:PAGE], len(found) > PAGE


async def seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[ArchivedSeat]]:
    rows = await connection.execute(
        select(Seat.table_id, Seat.seat, Seat.player, Seat.bot, Player.name)
        .outerjoin(Player, Player.id == Seat.player)
        .where(Seat.table_id.in_(tables))
        .order_by(Seat.place)
    )
    found: dict[str, list[ArchivedSeat]] = {table: [] for table in tables}
    for row in rows:
        who = profile_id(row.player, row.bot)
        found[row.table_id].append(
            ArchivedSeat(row.seat, who, row.bot or row.name or "", row.bot is not None)
        )
    return found


async def record(connection: AsyncConnection, wanted: Wanted) -> list[RecordLine]:
    """How many games were won, drawn and lost, by game and side."""
    mine = aliased(Seat)
    each = (
        select(Game.game, mine.seat, verdict(mine).label("result"))
        .join(mine, mine.table_id == Game.id)
        .where(and_(*conditions(wanted, mine)))
        .subquery()
    )
    rows = await connection.execute(
        select(each.c.game, each.c.seat, each.c.result, func.count())
        .where(each.c.result.is_not(None))
        .group_by(each.c.game, each.c.seat, each.c.result)
    )
    counts: dict[tuple[str, str], dict[str, int]] = {}
    for game, seat, result, count in rows:
        counts.setdefault((game, seat), {})[result] = count
    return [
        RecordLine(game, seat, by.get("won", 0), by.get("drawn", 0), by.get("lost", 0))
        for (game, seat), by in sorted(counts.items())
    ]
