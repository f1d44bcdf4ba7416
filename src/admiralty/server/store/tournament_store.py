"""Tournaments in the database: read as a whole, changed by small jobs that check what they change."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.names import Known, tell_apart
from admiralty.server.store import table_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import Entrant as EntrantRow
from admiralty.server.store.models import Game as TableRow
from admiralty.server.store.models import Player, TournamentGame
from admiralty.server.store.models import Tournament as TournamentRow
from admiralty.server.store.table_store import ClockRules, Job
from admiralty.sim.standings import Game, Result, System

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
LISTED: Final = 50


@dataclass
class Entrant:
    """Somebody who takes part: a person or a bot, under a name that nobody else has here."""

    id: str
    player: str | None
    bot: str | None
    name: str
    entered: int
    is_out: bool


@dataclass
class Tournament:
    id: str
    owner: str
    name: str
    game: str
    options: dict[str, str]
    clock: ClockRules | None
    system: System
    rounds: int
    both_sides: bool
    round_seconds: int | None = None
    starts: int | None = None
    state: str = OPEN
    round: int = 0
    due: int | None = None
    created: int = 0
    finished: int | None = None
    owner_name: str = ""
    entrants: list[Entrant] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)

    def running_games(self) -> list[Game]:
        return [game for game in self.games if game.result is None]

    def table_of(self, game: Game) -> str | None:
        """The table of a game follows from its place, so that there is one of it."""
        if game.second is None:
            return None
        return table_store.derived_id(self.id, f"{game.round} {game.board} {game.leg}")

    def entrant_of(self, player: str) -> Entrant | None:
        return next((each for each in self.entrants if each.player == player), None)


def head(row: Row[Any]) -> Tournament:
    return Tournament(
        row.id,
        row.owner,
        row.name,
        row.game,
        json.loads(row.options),
        ClockRules(**json.loads(row.clock)) if row.clock else None,
        row.system,
        row.rounds,
        row.both_sides,
        row.round_seconds,
        row.starts,
        row.state,
        row.round,
        row.due,
        row.created,
        row.finished,
        row.owner_name,
    )


async def read(engine: AsyncEngine, tournament_id: str) -> Tournament:
    query = heads().where(TournamentRow.id == tournament_id)
    async with reading(engine) as connection:
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Problem(404, "error-no-tournament")
        found = head(row)
        found.entrants = await read_entrants(connection, tournament_id)
        games = await connection.execute(
            select(TournamentGame.__table__)
            .where(TournamentGame.tournament == tournament_id)
            .order_by(TournamentGame.round, TournamentGame.board, TournamentGame.leg)
        )
        found.games = [Game(g.round, g.board, g.leg, g.first, g.second, g.result) for g in games]
    return found


def heads() -> Any:
    return select(TournamentRow.__table__, Player.name.label("owner_name")).join(
        Player, Player.id == TournamentRow.owner
    )


async def read_entrants(connection: AsyncConnection, tournament_id: str) -> list[Entrant]:
    """In the order of entry."""
    rows = await connection.execute(
        select(EntrantRow.__table__, Player.name)
        .outerjoin(Player, Player.id == EntrantRow.player)
        .where(EntrantRow.tournament == tournament_id)
        .order_by(EntrantRow.entered, EntrantRow.id)
    )
    found = [
        Entrant(
            row.id, row.player, row.bot, row.bot or row.name or "", row.entered, row.withdrawn is not None
        )
        for row in rows
    ]
    names = tell_apart(Known(each.id, each.name, each.entered) for each in found)
    for each in found:
        each.name = names[each.id]
    return found


async def listed(engine: AsyncEngine) -> list[tuple[Tournament, int]]:
    """Those that go on, then the newest of those that are over; each with the number of entrants."""
    count = (
        select(func.count())
        .where(EntrantRow.tournament == TournamentRow.id, EntrantRow.withdrawn.is_(None))
        .scalar_subquery()
    )
    order = (TournamentRow.state == OVER, TournamentRow.created.desc(), TournamentRow.id)
    query = heads().add_columns(count.label("entrants")).order_by(*order).limit(LISTED)
    async with reading(engine) as connection:
        return [(head(row), row.entrants) for row in await connection.execute(query)]


async def unfinished(engine: AsyncEngine) -> list[str]:
    """Tournaments that run, or will start by themselves."""
    waits = (TournamentRow.state == OPEN) & TournamentRow.starts.is_not(None)
    query = select(TournamentRow.id).where(or_(TournamentRow.state == RUNNING, waits))
    async with reading(engine) as connection:
        return [row.id for row in await connection.execute(query)]


async def existing(engine: AsyncEngine, tables: Sequence[str]) -> set[str]:
    """Which of the tables have been made."""
    query = select(TableRow.id).where(TableRow.id.in_(tables), table_store.is_whole())
    async with reading(engine) as connection:
        return {row.id for row in await connection.execute(query)}


def adding(made: Tournament, most: int | None) -> Job[None]:
    """A new tournament, if its owner has fewer than so many that are not over."""

    async def job(connection: AsyncConnection) -> None:
        own = select(func.count()).where(TournamentRow.owner == made.owner, TournamentRow.state != OVER)
        if most is not None and (await connection.scalar(own) or 0) >= most:
            raise Problem(403, "error-quota-tournaments", most=most)
        await connection.execute(
            insert(TournamentRow).values(
                id=made.id,
                owner=made.owner,
                name=made.name,
                game=made.game,
                options=json.dumps(made.options, ensure_ascii=False),
                clock=json.dumps(vars(made.clock)) if made.clock else None,
                system=made.system,
                rounds=made.rounds,
                both_sides=made.both_sides,
                round_seconds=made.round_seconds,
                starts=made.starts,
                state=OPEN,
                round=0,
                created=made.created,
            )
        )

    return job


def entering(
    tournament_id: str, player: str | None, bot: str | None, now: int, state: str, most: int
) -> Job[None]:
    """Somebody enters, or comes back after a withdrawal, if nothing has changed since it was looked at."""

    async def job(connection: AsyncConnection) -> None:
        current = await connection.scalar(
            select(TournamentRow.state).where(TournamentRow.id == tournament_id).with_for_update()
        )
        if current != state:
            raise Problem(409, "error-entry-closed")
        here = EntrantRow.tournament == tournament_id
        who = EntrantRow.player == player if player else EntrantRow.bot == bot
        back = await connection.execute(update(EntrantRow).where(here, who).values(withdrawn=None))
        if back.rowcount:
            return
        if (await connection.scalar(select(func.count()).where(here)) or 0) >= most:
            raise Problem(409, "error-tournament-full", most=most)
        row = {"id": table_store.new_id(), "tournament": tournament_id, "player": player, "bot": bot}
        try:
            async with connection.begin_nested():
                await connection.execute(insert(EntrantRow).values(**row, entered=now))
        except IntegrityError:  # the same request twice at once
            return

    return job


def withdrawing(entrant: Entrant, now: int, was_paired: bool) -> Job[None]:
    """Whoever has been paired stays in the table, without further games."""

    async def job(connection: AsyncConnection) -> None:
        this = EntrantRow.id == entrant.id
        if was_paired:
            await connection.execute(update(EntrantRow).where(this).values(withdrawn=now))
        else:
            await connection.execute(delete(EntrantRow).where(this))

    return job


async def leave_all(connection: AsyncConnection, player: str, now: int) -> None:
    """Somebody who will play no more: out of tournaments that have not begun, withdrawn from others."""
    mine = EntrantRow.player == player
    waiting = select(TournamentRow.id).where(TournamentRow.state == OPEN).scalar_subquery()
    await connection.execute(delete(EntrantRow).where(mine, EntrantRow.tournament.in_(waiting)))
    await connection.execute(
        update(EntrantRow).where(mine, EntrantRow.withdrawn.is_(None)).values(withdrawn=now)
    )


def starting(tournament: Tournament, number: int, games: Sequence[Game], due: int | None) -> Job[bool]:
    """Write the games of a round; False if somebody else has done it."""

    async def job(connection: AsyncConnection) -> bool:
        before = (TournamentRow.id == tournament.id, TournamentRow.round == number - 1)
        now = {"round": number, "due": due, "state": RUNNING, "rounds": tournament.rounds}
        begun = await connection.execute(
            update(TournamentRow).where(*before, TournamentRow.state != OVER).values(**now)
        )
        if begun.rowcount != 1:
            return False
        rows = [
            {**game._asdict(), "tournament": tournament.id, "at_table": tournament.table_of(game)}
            for game in games
        ]
        if rows:
            await connection.execute(insert(TournamentGame), rows)
        return True

    return job


def settling(tournament_id: str, game: Game, result: Result) -> Job[bool]:
    """The organiser's decision about a game that is being played."""

    async def job(connection: AsyncConnection) -> bool:
        this = (
            TournamentGame.tournament == tournament_id,
            TournamentGame.round == game.round,
            TournamentGame.board == game.board,
            TournamentGame.leg == game.leg,
            TournamentGame.result.is_(None),
        )
        done = await connection.execute(update(TournamentGame).where(*this).values(result=result))
        return done.rowcount == 1

    return job


def finishing(tournament_id: str, now: int) -> Job[None]:
    async def job(connection: AsyncConnection) -> None:
        this = (TournamentRow.id == tournament_id, TournamentRow.state != OVER)
        over = {"state": OVER, "finished": now, "due": None, "starts": None}
        await connection.execute(update(TournamentRow).where(*this).values(**over))

    return job
