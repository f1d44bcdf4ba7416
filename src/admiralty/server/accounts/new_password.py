"""A new password by a one-time link: by mail, by the operator's command, or for somebody who is invited.

Only the hash of a link is stored. A newer link revokes an older one, and using one revokes all.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.accounts import access
from admiralty.server.accounts.access import Person, digest, new_token
from admiralty.server.errors import Problem
from admiralty.server.store.database import reading
from admiralty.server.store.models import Contact, Outgoing, PasswordLink, Player

LINK_MILLISECONDS: Final = 86400 * 1000
MAIL_GAP_MILLISECONDS: Final = 600 * 1000  # between two mails with a link for one account
MOST_ACCOUNTS: Final = 5  # of one address
PATH: Final = "/reset#"  # the page that takes the token; what follows the # reaches no log


async def make_link(connection: AsyncConnection, login: str, now: int) -> str | None:
    """The path of a new link for the owner of an account; nothing if there is no such account."""
    player = await connection.scalar(select(Player.id).where(Player.login == login.lower()))
    if player is None:
        return None
    await connection.execute(delete(PasswordLink).where(PasswordLink.player == player))
    token = new_token()
    link = {"token": digest(token), "player": player, "expires": now + LINK_MILLISECONDS}
    await connection.execute(insert(PasswordLink).values(**link))
    return PATH + token


async def invite(connection: AsyncConnection, login: str, name: str, now: int) -> tuple[str, str] | None:
    """Make an account: the player, and the path of a link that sets the password; nothing if the login is
    taken.
    """
    if await connection.scalar(select(Player.id).where(Player.login == login.lower())) is not None:
        return None
    player = await access.add_guest(connection, name, now)
    await connection.execute(update(Player).where(Player.id == player).values(login=login.lower()))
    link = await make_link(connection, login, now)
    return None if link is None else (player, link)


async def accounts_of(connection: AsyncConnection, who: str, kind: str, now: int) -> list[tuple[str, str]]:
    """Player and login of each account with this login or confirmed address that was not sent a mail of this
    kind just now.
    """
    has_address = and_(func.lower(Contact.mail) == who.lower(), Contact.mail_code.is_(None))
    lately = select(Outgoing.player).where(
        Outgoing.kind == kind, Outgoing.created > now - MAIL_GAP_MILLISECONDS
    )
    query = (
        select(Player.id, Player.login)
        .join(Contact, Contact.player == Player.id)
        .where(Player.login.is_not(None), or_(Player.login == who.lower(), has_address))
        .where(Player.id.not_in(lately))
        .order_by(Player.login)
        .limit(MOST_ACCOUNTS)
    )
    return [(row.id, row.login) for row in await connection.execute(query)]


async def owner_of(engine: AsyncEngine, token: str, now: int) -> Person:
    """Whose password a link may set; it is not used by that."""
    query = (
        select(Player.id, Player.name, Player.login, Player.named)
        .join(PasswordLink, PasswordLink.player == Player.id)
        .where(PasswordLink.token == digest(token), PasswordLink.expires > now)
    )
    async with reading(engine) as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem(410, "error-reset-gone")
    return Person(row.id, row.name, row.login, row.named or 0)


async def use_link(connection: AsyncConnection, token: str, player: str, password_hash: str) -> None:
    """Set the password, once: of two who use a link at the same time one is told that it is gone."""
    used = await connection.execute(delete(PasswordLink).where(PasswordLink.token == digest(token)))
    if used.rowcount != 1:
        raise Problem(410, "error-reset-gone")
    await set_password(connection, player, password_hash)


async def set_password(connection: AsyncConnection, player: str, password_hash: str) -> None:
    await connection.execute(delete(PasswordLink).where(PasswordLink.player == player))
    await connection.execute(update(Player).where(Player.id == player).values(password=password_hash))
