"""What moderators do about people: mute, rename, and give roles. Each of it stands in the audit log."""

from __future__ import annotations

import math
from typing import Final

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.accounts import new_password
from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.moderation import audit
from admiralty.server.moderation.audit import Deed
from admiralty.server.store.database import reading
from admiralty.server.store.models import AuditEntry, Player
from admiralty.server.wire.base import ClubRole

OWNER: Final = "owner"
MODERATOR: Final = "moderator"
RANKS: Final[dict[str, int]] = {"member": 0, MODERATOR: 1, OWNER: 2}
DAY: Final = 86_400_000  # milliseconds
DAYS_RENAMED: Final = 30  # for which a name that a moderator has given is kept


def check_moderator(asking: Person) -> None:
    if RANKS[asking.role] < RANKS[MODERATOR]:
        raise Problem(403, "error-moderators-only")


def check_owner(asking: Person) -> None:
    if asking.role != OWNER:
        raise Problem(403, "error-club-owner-only")


async def standing(connection: AsyncConnection, player: str) -> tuple[ClubRole, int | None]:
    """The role of a person, and until when they are muted."""
    query = select(Player.role, Player.muted).where(Player.id == player)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem(404, "error-no-profile")
    return row.role or "member", row.muted


async def check_rank(connection: AsyncConnection, asking: Person | None, player: str) -> None:
    """Nobody acts on somebody of the same or a higher role; the operator acts on everybody."""
    role, _ = await standing(connection, player)
    if asking is not None and RANKS[asking.role] <= RANKS[role]:
        raise Problem(403, "error-higher-role")


async def mute(
    connection: AsyncConnection, asking: Person | None, player: str, days: int, reason: str, now: int
) -> None:
    """Nothing that others read for so many days; 0 ends it."""
    await check_rank(connection, asking, player)
    until = now + days * DAY if days else None
    await connection.execute(update(Player).where(Player.id == player).values(muted=until))
    kind, moderator = "mute" if days else "unmute", asking.id if asking else None
    deed = Deed(kind, moderator, player, detail=str(days or ""), reason=reason)  # type: ignore[arg-type]
    await audit.write(connection, deed, now)


async def rename(
    connection: AsyncConnection, asking: Person | None, player: str, name: str, reason: str, now: int
) -> Person:
    """As they are called from now on; the log keeps the name that they had."""
    await check_rank(connection, asking, player)
    mine = Player.id == player
    row = (await connection.execute(select(Player.name, Player.login).where(mine))).one()
    await connection.execute(update(Player).where(mine).values(name=name, named=now))
    moderator = asking.id if asking else None
    await audit.write(connection, Deed("rename", moderator, player, detail=row.name, reason=reason), now)
    return Person(player, name, row.login, now)


async def give_role(
    connection: AsyncConnection, asking: Person | None, player: str, role: ClubRole, now: int
) -> None:
    """To an account; nobody changes their own role, so that there is always an owner."""
    row = (await connection.execute(select(Player.login).where(Player.id == player))).one_or_none()
    if row is None:
        raise Problem(404, "error-no-profile")
    if row.login is None:
        raise Problem(409, "error-no-account-there")
    if asking is not None and asking.id == player:
        raise Problem(409, "error-own-role")
    kept = None if role == "member" else role
    await connection.execute(update(Player).where(Player.id == player).values(role=kept))
    moderator = asking.id if asking else None
    await audit.write(connection, Deed("role", moderator, player, detail=role), now)


async def invite(
    connection: AsyncConnection, asking: Person | None, login: str, name: str, now: int
) -> str | None:
    """The path of a link that sets the password of a new account; nothing if the login is taken."""
    made = await new_password.invite(connection, login, name, now)
    if made is None:
        return None
    player, link = made
    await audit.write(connection, Deed("invite", asking.id if asking else None, player, detail=login), now)
    return link


async def hand_over(connection: AsyncConnection, guest: str, owner: str) -> None:
    """A guest who is muted does not get rid of that by logging in."""
    until = await connection.scalar(select(Player.muted).where(Player.id == guest))
    if until is not None:
        longer = or_(Player.muted.is_(None), Player.muted < until)
        await connection.execute(update(Player).where(Player.id == owner, longer).values(muted=until))


async def check_may_rename(engine: AsyncEngine, player: str, now: int) -> None:
    """Whoever is muted, or was given a name by a moderator, keeps the name for a while."""
    await check_not_muted(engine, player, now)
    renamed = (AuditEntry.about == player, AuditEntry.kind == "rename")
    async with reading(engine) as connection:
        last = await connection.scalar(select(func.max(AuditEntry.time)).where(*renamed))
    left = last + DAYS_RENAMED * DAY - now if last is not None else 0
    if left > 0:
        raise Problem(403, "error-renamed", days=math.ceil(left / DAY))


async def check_not_muted(engine: AsyncEngine, player: str, now: int) -> None:
    """Before anything that others read: chats, announcements, names, notices."""
    async with reading(engine) as connection:
        until = await connection.scalar(select(Player.muted).where(Player.id == player))
    if until is not None and until > now:
        raise Problem(403, "error-muted", hours=max(1, round((until - now) / 3_600_000)))
