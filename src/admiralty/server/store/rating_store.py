"""Ratings in the database, changed in the transaction that ends a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store.models import Game, Player, Rating, Seat
from admiralty.server.store.seats import profile_id
from admiralty.server.store.table_store import TOURNAMENT
from admiralty.sim import ratings


async def rate(connection: AsyncConnection, table_id: str, payoffs: Mapping[str, int]) -> None:
    """Let a game count, if it may, once."""
    query = select(Game.game, Game.takebacks, Game.origin, Game.organiser, Game.rated)
    game = (await connection.execute(query.where(Game.id == table_id))).one()
    if game.rated is not None:
        return
    rows = await connection.execute(
        select(Seat.seat, Seat.player, Seat.bot, Player.login)
        .outerjoin(Player, Player.id == Seat.player)
        .where(Seat.table_id == table_id)
        .order_by(Seat.place)
    )
    sides = {row.seat: row for row in rows}
    is_rated = counts(game, list(sides.values())) and payoffs.keys() == sides.keys()
    await connection.execute(update(Game).where(Game.id == table_id).values(rated=is_rated))
    if not is_rated:
        return
    whose = {seat: profile_id(row.player, row.bot) for seat, row in sides.items()}
    known = await read(connection, game.game, whose)
    before = [known[seat] or (ratings.first(), 0) for seat in whose]
    after = ratings.after([rating for rating, _ in before], [payoffs[seat] for seat in whose])
    for (seat, who), rating, (_, games) in zip(whose.items(), after, before, strict=True):
        values = {"mean": rating.mean, "spread": rating.spread, "games": games + 1}
        here = {"who": who, "game": game.game, "seat": seat}
        if known[seat] is None:
            await connection.execute(insert(Rating).values(**here, **values))
        else:
            mine = (Rating.who == who, Rating.game == game.game, Rating.seat == seat)
            await connection.execute(update(Rating).where(*mine).values(**values))


def counts(game: Any, sides: Sequence[Any]) -> bool:
    """A game for two without takebacks, of accounts and bots, that was played from its beginning here."""
    is_usual = game.origin in (None, TOURNAMENT) and game.organiser is None and game.takebacks is False
    holders = {profile_id(side.player, side.bot) for side in sides}
    is_known = all(side.bot is not None or side.login is not None for side in sides)
    return is_usual and is_known and len(sides) == len(holders) == 2


async def read(
    connection: AsyncConnection, game: str, whose: Mapping[str, str]
) -> dict[str, tuple[ratings.Rating, int] | None]:
    """By seat the rating of who sits there, and from how many games; locked until the transaction ends."""
    found: dict[str, tuple[ratings.Rating, int] | None] = {}
    for seat, who in whose.items():
        mine = (Rating.who == who, Rating.game == game, Rating.seat == seat)
        query = select(Rating.mean, Rating.spread, Rating.games).where(*mine).with_for_update()
        row = (await connection.execute(query)).one_or_none()
        found[seat] = None if row is None else (ratings.Rating(row.mean, row.spread), row.games)
    return found
