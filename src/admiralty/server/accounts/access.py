"""Guests, accounts, sessions and links. Tokens and passwords are stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.accounts.hashing import is_password
from admiralty.server.errors import Problem, barred
from admiralty.server.store import notes, tournament_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import (
    Barred,
    Challenge,
    CrewMember,
    Entrant,
    Game,
    Invitation,
    Player,
    Seat,
    Session,
    Tournament,
    Watcher,
    WatchLink,
)
from admiralty.server.store.table_store import new_id
from admiralty.server.wire.base import ClubRole

COOKIE: Final = "admiralty_session"
SESSION_MILLISECONDS: Final = 400 * 86400 * 1000
LINK_MILLISECONDS: Final = 30 * 86400 * 1000
PORTION: Final = 1000  # of what one statement asks for


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    named: int = 0  # since when the name is this one
    role: ClubRole = "member"


class OpenSession(NamedTuple):
    """A session by the hash of its token."""

    person: Person
    id: str
    expires: int
    seen: int = 0


async def open_sessions(engine: AsyncEngine, hashes: list[str]) -> set[str]:
    """Which of some sessions have not ended."""
    found: set[str] = set()
    async with reading(engine) as connection:
        for first in range(0, len(hashes), PORTION):
            portion = hashes[first : first + PORTION]
            found |= set(await connection.scalars(select(Session.token).where(Session.token.in_(portion))))
    return found


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def find_session(engine: AsyncEngine, token: str | None, now: int) -> OpenSession | None:
    """The session that a cookie names."""
    if not token or len(token) > 128:
        return None
    async with reading(engine) as connection:
        row = (
            await connection.execute(
                select(Player.id, Player.name, Player.login, Player.named, Player.role)
                .add_columns(Session.token, Session.expires, Session.seen)
                .join(Session, Session.player == Player.id)
                .where(Session.token == digest(token), Session.expires > now)
            )
        ).one_or_none()
    if row is None:
        return None
    person = Person(row.id, row.name, row.login, row.named or 0, row.role or "member")
    return OpenSession(person, row.token, row.expires, row.seen or 0)


async def find_person(engine: AsyncEngine, player: str) -> Person:
    query = select(Player.name, Player.login, Player.named).where(Player.id == player)
    async with reading(engine) as connection:
        row = (await connection.execute(query)).one()
    return Person(player, row.name, row.login, row.named or 0)


async def find_login(engine: AsyncEngine, login: str) -> str:
    """The player who has an account."""
    async with reading(engine) as connection:
        return await player_of(connection, login)


async def player_of(connection: AsyncConnection, login: str) -> str:
    found = await connection.scalar(select(Player.id).where(Player.login == login.lower()))
    if found is None:
        raise Problem(404, "error-no-such-account", login=login)
    return found


async def start_session(connection: AsyncConnection, player: str, now: int, label: str = "") -> str:
    token = new_token()
    times = {"expires": now + SESSION_MILLISECONDS, "created": now, "seen": now}
    await connection.execute(insert(Session).values(token=digest(token), player=player, label=label, **times))
    return token


async def end_session(connection: AsyncConnection, token: str) -> None:
    await connection.execute(delete(Session).where(Session.token == digest(token)))


async def add_guest(connection: AsyncConnection, name: str, now: int) -> str:
    player = new_id(16)
    await connection.execute(
        insert(Player).values(id=player, name=name, created=now, named=now, chat_bytes=0)
    )
    return player


async def rename(connection: AsyncConnection, person: Person) -> None:
    renamed = {"name": person.name, "named": person.named}
    await connection.execute(update(Player).where(Player.id == person.id).values(**renamed))


# Accounts


async def open_account(connection: AsyncConnection, player: str, login: str, password_hash: str) -> None:
    """The guest becomes the owner of an account and keeps every game."""
    try:
        await connection.execute(
            update(Player)
            .where(Player.id == player, Player.login.is_(None))
            .values(login=login.lower(), password=password_hash)
        )
    except IntegrityError:
        raise Problem(409, "error-login-taken", login=login) from None


async def check_password(engine: AsyncEngine, login: str, password: str) -> Person:
    """The owner of an account. An unknown login takes as long, and says the same, as a wrong password."""
    async with reading(engine) as connection:
        row = (
            await connection.execute(
                select(Player.id, Player.name, Player.login, Player.named, Player.password).where(
                    Player.login == login.lower()
                )
            )
        ).one_or_none()
    is_right = await is_password(row.password if row else None, password)
    if row is None or not is_right:
        raise Problem(403, "error-wrong-password")
    return Person(row.id, row.name, row.login, row.named or 0)


async def preferences(engine: AsyncEngine, player: str) -> str | None:
    """JSON, if the owner of the account has kept any."""
    async with reading(engine) as connection:
        kept: str | None = await connection.scalar(select(Player.preferences).where(Player.id == player))
    return kept


async def keep_preferences(connection: AsyncConnection, player: str, kept: str) -> None:
    await connection.execute(update(Player).where(Player.id == player).values(preferences=kept))


async def hand_over(connection: AsyncConnection, guest: str, owner: str, now: int) -> None:
    """Give the account what its owner played as a guest before logging in. Of two entries in a tournament the
    account's stays.
    """
    await connection.execute(update(Seat).where(Seat.player == guest).values(player=owner))
    await connection.execute(update(Game).where(Game.owner == guest).values(owner=owner))
    await connection.execute(update(Challenge).where(Challenge.owner == guest).values(owner=owner))
    await connection.execute(update(Tournament).where(Tournament.owner == guest).values(owner=owner))
    entered = select(Entrant.tournament).where(Entrant.player == owner)
    both = Entrant.tournament.in_(entered.scalar_subquery())
    await connection.execute(update(Entrant).where(Entrant.player == guest, ~both).values(player=owner))
    await tournament_store.leave_all(connection, guest, now)
    watched = select(Watcher.table_id).where(Watcher.player == owner)
    await connection.execute(
        delete(Watcher).where(Watcher.player == guest, Watcher.table_id.in_(watched.scalar_subquery()))
    )
    await connection.execute(update(Watcher).where(Watcher.player == guest).values(player=owner))
    aboard = select(CrewMember.table_id, CrewMember.seat).where(CrewMember.player == owner)
    await connection.execute(
        delete(CrewMember).where(
            CrewMember.player == guest, tuple_(CrewMember.table_id, CrewMember.seat).in_(aboard)
        )
    )
    await connection.execute(update(CrewMember).where(CrewMember.player == guest).values(player=owner))
    known = select(Barred.table_id).where(Barred.player == owner)
    await connection.execute(
        delete(Barred).where(Barred.player == guest, Barred.table_id.in_(known.scalar_subquery()))
    )
    await connection.execute(update(Barred).where(Barred.player == guest).values(player=owner))
    await notes.hand_over(connection, guest, owner)
    await connection.execute(delete(Session).where(Session.player == guest))


# Links


async def invite(connection: AsyncConnection, table_id: str, seat: str, now: int) -> str:
    """A new link for a seat; an earlier unused one stops working."""
    await connection.execute(
        update(Invitation)
        .where(Invitation.table_id == table_id, Invitation.seat == seat, Invitation.used_by.is_(None))
        .values(revoked=True)
    )
    token = new_token()
    await connection.execute(
        insert(Invitation).values(
            token=digest(token),
            table_id=table_id,
            seat=seat,
            created=now,
            expires=now + LINK_MILLISECONDS,
            revoked=False,
        )
    )
    return token


async def accept(connection: AsyncConnection, token: str, player: str, now: int) -> tuple[str, str]:
    """Take the seat of an invitation: once, by one person, if the seat is still open."""
    row = (
        await connection.execute(select(Invitation.__table__).where(Invitation.token == digest(token)))
    ).one_or_none()
    if row is None:
        raise Problem(404, "error-link-unknown")
    if row.used_by is not None:
        if row.used_by == player:
            return row.table_id, row.seat
        raise Problem(410, "error-link-used")
    if row.revoked:
        raise Problem(410, "error-link-revoked")
    if row.expires <= now:
        raise Problem(410, "error-link-expired")
    if not await take_seat(connection, row.table_id, row.seat, player, now):
        raise Problem(409, "error-seat-taken")
    await connection.execute(
        update(Invitation).where(Invitation.token == digest(token)).values(used_by=player)
    )
    return row.table_id, row.seat


async def invited_table(engine: AsyncEngine, token: str) -> str | None:
    """The table of an invitation, if there is such a one."""
    async with reading(engine) as connection:
        return await connection.scalar(select(Invitation.table_id).where(Invitation.token == digest(token)))


async def invited_to(connection: AsyncConnection, token: str) -> tuple[str, str, str]:
    """The game, the seat ("" for spectators) and the host of a link, whether it can still be used or not."""
    found = (
        await connection.execute(
            select(Invitation.table_id, Invitation.seat).where(Invitation.token == digest(token))
        )
    ).one_or_none()
    table_id, seat = found if found is not None else (await table_of_view(connection, token), "")
    of_table = select(Game.game, Player.name).join(Player, Player.id == Game.owner)
    game, host = (await connection.execute(of_table.where(Game.id == table_id))).one()
    return game, seat, host


async def take_seat(connection: AsyncConnection, table_id: str, seat: str, player: str, now: int) -> bool:
    """Whether the seat was open. At an organised table the room then puts the person into the crew."""
    here = (Seat.table_id == table_id, Seat.seat == seat, Seat.player.is_(None), Seat.bot.is_(None))
    if await connection.scalar(select(Game.organiser).where(Game.id == table_id)):
        await check_not_barred(connection, table_id, player)
        crew = select(CrewMember.id).where(CrewMember.table_id == table_id, CrewMember.seat == seat)
        is_open = (await connection.execute(select(Seat.seat).where(*here))).one_or_none() is not None
        return is_open and (await connection.execute(crew.limit(1))).one_or_none() is None
    taken = await connection.execute(update(Seat).where(*here).values(player=player, joined=now))
    return taken.rowcount == 1


async def offer_view(connection: AsyncConnection, table_id: str, now: int) -> str:
    token = new_token()
    await connection.execute(insert(WatchLink).values(token=digest(token), table_id=table_id, created=now))
    return token


async def check_not_barred(connection: AsyncConnection, table_id: str, player: str) -> None:
    here = select(Barred.player).where(Barred.table_id == table_id, Barred.player == player)
    if (await connection.execute(here)).one_or_none() is not None:
        raise barred()


async def find_view(engine: AsyncEngine, token: str) -> str:
    """The table that a link for spectators belongs to."""
    async with reading(engine) as connection:
        return await table_of_view(connection, token)


async def table_of_view(connection: AsyncConnection, token: str) -> str:
    table = await connection.scalar(select(WatchLink.table_id).where(WatchLink.token == digest(token)))
    if table is None:
        raise Problem(404, "error-link-unknown")
    return table


async def watch(connection: AsyncConnection, token: str, player: str, now: int) -> None:
    """Let a person watch, and nothing more."""
    table_id = await table_of_view(connection, token)
    await check_not_barred(connection, table_id, player)
    known = await connection.execute(
        select(Watcher.player).where(Watcher.table_id == table_id, Watcher.player == player)
    )
    if known.one_or_none() is None:
        await connection.execute(insert(Watcher).values(table_id=table_id, player=player, joined=now))
