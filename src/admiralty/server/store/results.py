"""Results of games, written in the transaction of the entry that ends the game, so each counts once."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store import rating_store
from admiralty.server.store.models import Game, Seat, TournamentGame
from admiralty.server.store.table_store import Job


def recording(table_id: str, now: int, payoffs: Mapping[str, int], job: Job[None] | None) -> Job[None]:
    """A job that notes when and how a game ended, after another job in the same transaction. Without payoffs
    it has no result, and in a tournament neither side gets a point. A result that is known already stays.
    """

    async def both(connection: AsyncConnection) -> None:
        if job is not None:
            await job(connection)
        await connection.execute(update(Game).where(Game.id == table_id).values(finished=now))
        for seat, payoff in payoffs.items():
            here = (Seat.table_id == table_id, Seat.seat == seat)
            await connection.execute(update(Seat).where(*here).values(payoff=payoff))
        if payoffs:
            await rating_store.rate(connection, table_id, payoffs)
        running = (TournamentGame.at_table == table_id, TournamentGame.result.is_(None))
        result = tournament_result(list(payoffs.values()))
        await connection.execute(update(TournamentGame).where(*running).values(result=result))

    return both


def tournament_result(payoffs: list[int]) -> str:
    """Of a game for two, in the order of the seats.

    >>> tournament_result([1, -1]), tournament_result([0, 0]), tournament_result([])
    ('first', 'drawn', 'neither')
    """
    if len(payoffs) != 2:
        return "neither"
    first, second = payoffs
    return "first" if first > second else "second" if second > first else "drawn"
