"""How people want to be told: in the database, and in memory for whoever writes an event.

The memory holds only people who have switched something on; it follows every committed change.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.notify.events import CONFIRM, RESET, TEST, Event
from admiralty.server.store.database import reading
from admiralty.server.store.models import Contact as ContactRow
from admiralty.server.store.models import Outgoing, PushSubscription, Session
from admiralty.server.wire.base import Language, NotifyChannel

Digest = Literal["at-once", "hourly", "daily"]
DIGEST_MILLISECONDS: Final[dict[str, int]] = {"at-once": 0, "hourly": 3_600_000, "daily": 86_400_000}
MOST_BROWSERS: Final = 10  # of one person; the oldest go first


@dataclass
class Contact:
    """`mail_code` is set until the address is confirmed; `browsers` are ids of subscriptions."""

    player: str
    language: Language = "en"
    switches: dict[str, list[NotifyChannel]] = field(default_factory=dict)
    digest: Digest = "at-once"
    mail: str | None = None
    mail_code: str | None = None
    webhook: str | None = None
    unsubscribe: str = ""
    browsers: list[str] = field(default_factory=list)

    def ways(self, event: Event) -> list[tuple[str, str]]:
        """Channels and targets on which an event is told."""
        if event.kind == CONFIRM:
            return [("mail", "")]
        if event.kind == RESET:
            return [("mail", RESET)] if self.mail and not self.mail_code else []
        wanted = {each for used in self.switches.values() for each in used}
        chosen = wanted if event.kind == TEST else self.switches.get(event.kind, ())
        ways = [("push", browser) for browser in self.browsers] if "push" in chosen else []
        if "mail" in chosen and self.mail and not self.mail_code:
            ways.append(("mail", ""))
        if "webhook" in chosen and self.webhook:
            ways.append(("webhook", ""))
        return ways


class Browser(NamedTuple):
    """A subscription as it is stored."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


def new_code() -> str:
    return secrets.token_urlsafe(24)


def browser_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


async def read(connection: AsyncConnection, player: str | None = None) -> dict[str, Contact]:
    """By player; of one or of all."""
    mine = [] if player is None else [ContactRow.player == player]
    rows = await connection.execute(select(ContactRow.__table__).where(*mine))
    found = {row.player: Contact(**{**row._mapping, "switches": json.loads(row.switches)}) for row in rows}
    browsers = (
        select(PushSubscription.id, PushSubscription.player)
        .join(Session, Session.token == PushSubscription.session)
        .order_by(PushSubscription.created)
    )
    if player is not None:
        browsers = browsers.where(PushSubscription.player == player)
    for row in await connection.execute(browsers):
        if row.player in found:
            found[row.player].browsers.append(row.id)
    return found


class Contacts:
    """People who want to be told of something, by player. Other workers are told of changes by `publish`."""

    def __init__(self, engine: AsyncEngine, publish: Callable[..., None]) -> None:
        self.engine = engine
        self.publish = publish
        self.people: dict[str, Contact] = {}

    async def start(self) -> None:
        async with reading(self.engine) as connection:
            self.people = await read(connection)

    async def refresh(self, player: str) -> Contact:
        """After a change, which is committed."""
        self.publish("contact", player=player)
        return await self.reload(player)

    async def reload(self, player: str) -> Contact:
        async with reading(self.engine) as connection:
            found = (await read(connection, player)).get(player)
        if found is None:
            self.people.pop(player, None)
            return Contact(player)
        self.people[player] = found
        return found


# In a transaction


async def keep(connection: AsyncConnection, contact: Contact) -> None:
    """Write what somebody has chosen, browsers apart."""
    values = {name: value for name, value in vars(contact).items() if name != "browsers"}
    values["switches"] = json.dumps(contact.switches)
    mine = ContactRow.player == contact.player
    if not (await connection.execute(update(ContactRow).where(mine).values(**values))).rowcount:
        await connection.execute(insert(ContactRow).values(**values))


async def add_browser(
    connection: AsyncConnection, player: str, session: str, browser: Browser, now: int
) -> None:
    """A browser belongs to whoever subscribed there last."""
    await connection.execute(delete(PushSubscription).where(PushSubscription.id == browser.id))
    rows = await connection.scalars(
        select(PushSubscription.id)
        .where(PushSubscription.player == player)
        .order_by(PushSubscription.created.desc())
        .offset(MOST_BROWSERS - 1)
    )
    await connection.execute(delete(PushSubscription).where(PushSubscription.id.in_(list(rows))))
    values = {**browser._asdict(), "player": player, "session": session, "created": now}
    await connection.execute(insert(PushSubscription).values(**values))


async def remove_browser(connection: AsyncConnection, player: str, endpoint: str) -> None:
    mine = (PushSubscription.player == player, PushSubscription.id == browser_id(endpoint))
    await connection.execute(delete(PushSubscription).where(*mine))


async def confirm_mail(connection: AsyncConnection, code: str) -> str:
    """The player whose address this is."""
    player = await connection.scalar(select(ContactRow.player).where(ContactRow.mail_code == code))
    if player is None:
        raise Problem(404, "error-link-unknown")
    await connection.execute(update(ContactRow).where(ContactRow.player == player).values(mail_code=None))
    return player


async def stop_mail(connection: AsyncConnection, code: str) -> str:
    """[RFC 8058] No mail any more to the person whose code this is, and none that waits."""
    query = select(ContactRow.player, ContactRow.switches).where(ContactRow.unsubscribe == code)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem(404, "error-link-unknown")
    switches = {
        kind: [way for way in ways if way != "mail"] for kind, ways in json.loads(row.switches).items()
    }
    mine = ContactRow.player == row.player
    await connection.execute(update(ContactRow).where(mine).values(switches=json.dumps(switches)))
    waiting = (Outgoing.player == row.player, Outgoing.channel == "mail", Outgoing.done.is_(None))
    await connection.execute(delete(Outgoing).where(*waiting))
    return str(row.player)


async def forget(connection: AsyncConnection, players: list[str]) -> None:
    """Everything about notifications of some people."""
    for model in (Outgoing, PushSubscription, ContactRow):
        await connection.execute(delete(model).where(model.player.in_(players)))


async def hand_over(connection: AsyncConnection, guest: str, owner: str) -> None:
    """What a guest chose goes, but the browser stays subscribed, now for the account."""
    await connection.execute(
        update(PushSubscription).where(PushSubscription.player == guest).values(player=owner)
    )
    await forget(connection, [guest])


async def carry_over(connection: AsyncConnection, old: str, new: str) -> None:
    """A session got another token."""
    await connection.execute(
        update(PushSubscription).where(PushSubscription.session == old).values(session=new)
    )
