"""The profile of a person or a bot."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.profiles import archive
from admiralty.server.profiles.archive import Wanted
from admiralty.server.store.database import reading
from admiralty.server.store.models import Player, Rating, Seat
from admiralty.server.store.seats import BOT_PROFILE
from admiralty.server.wire.profiles import Profile, RatingLine


async def read(engine: AsyncEngine, who: str, viewer: str, is_blocked: bool = False) -> Profile:
    async with reading(engine) as connection:
        name, is_account, since = await known(connection, who)
        wanted = Wanted(who, viewer)
        is_other = bool(viewer) and viewer != who
        return Profile(
            id=who,
            name=name,
            bot=who.startswith(BOT_PROFILE),
            account=is_account,
            since=since,
            you=viewer == who,
            blocked=is_blocked,
            ratings=await ratings_of(connection, who),
            record=await archive.record(connection, wanted),
            against_you=await archive.record(connection, wanted._replace(opponent=viewer))
            if is_other
            else [],
        )


async def known(connection: AsyncConnection, who: str) -> tuple[str, bool, int | None]:
    """The name, whether there is an account, and since when; a bot is known once it has played."""
    if who.startswith(BOT_PROFILE):
        bot = who.removeprefix(BOT_PROFILE)
        if await connection.scalar(select(Seat.bot).where(Seat.bot == bot).limit(1)) is None:
            raise Problem(404, "error-no-profile")
        return bot, False, None
    query = select(Player.name, Player.login, Player.created).where(Player.id == who)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem(404, "error-no-profile")
    return row.name, row.login is not None, row.created


async def ratings_of(connection: AsyncConnection, who: str) -> list[RatingLine]:
    rows = await connection.execute(
        select(Rating.__table__).where(Rating.who == who).order_by(Rating.game, Rating.seat)
    )
    return [RatingLine(row.game, row.seat, row.mean, row.spread, row.games) for row in rows]
