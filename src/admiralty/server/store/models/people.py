"""People, their sessions, and how they want to be told of what happens."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import HASH, ID, Base


class Player(Base):
    """A guest, or the owner of an account if there is a login."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None]
    created: Mapped[int]
    named: Mapped[int | None]  # since when the name is this one
    preferences: Mapped[str | None]  # JSON, of an account: how the page looks and behaves
    role: Mapped[str | None] = mapped_column(String(16))  # owner, moderator; nothing means member
    muted: Mapped[int | None]  # until when nothing may be written in chats
    chat_bytes: Mapped[int | None]  # about how many bytes of chat and announcements; NULL if not counted yet


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    expires: Mapped[int]
    created: Mapped[int | None]
    seen: Mapped[int | None]  # when it was last used, to some minutes
    label: Mapped[str | None] = mapped_column(String(64))  # the browser and the system it runs on


class PasswordLink(Base):
    """A link with which the owner of an account sets a new password, once."""

    __tablename__ = "password_links"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    expires: Mapped[int]


class Contact(Base):
    """How somebody wants to be told of what happens: on which channels, and where."""

    __tablename__ = "contacts"

    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    switches: Mapped[str]  # JSON: channels by kind of event
    digest: Mapped[str] = mapped_column(String(16))  # how often mail comes: at-once, hourly, daily
    mail: Mapped[str | None]
    mail_code: Mapped[str | None] = mapped_column(HASH)  # confirms the address; NULL when that is done
    webhook: Mapped[str | None]
    unsubscribe: Mapped[str] = mapped_column(HASH, unique=True)  # stands in every mail, so in the clear


class PushSubscription(Base):
    """A browser that shows notifications, as long as somebody is logged in there."""

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(ID, primary_key=True)  # from the endpoint
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    session: Mapped[str] = mapped_column(HASH)
    endpoint: Mapped[str]
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    created: Mapped[int]


class Outgoing(Base):
    """A notification of the outbox: one event on one way to one person, written with what it tells of."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_waiting", "done", "due"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)  # from the event, the person and the way
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    channel: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(ID)  # the browser; "" on other channels
    kind: Mapped[str] = mapped_column(String(16))
    table_id: Mapped[str | None] = mapped_column(ID, ForeignKey("tables.id"), index=True)
    seat: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(64))
    args: Mapped[str]  # JSON: what fills in the sentence
    created: Mapped[int]
    due: Mapped[int]  # when to try next
    attempts: Mapped[int]
    leased: Mapped[int | None]  # until when it is being sent
    done: Mapped[int | None]
    outcome: Mapped[str | None] = mapped_column(String(16))  # sent, dropped, failed


class Absence(Base):
    """Somebody who is or was away, and the vacation taken this year."""

    __tablename__ = "absences"

    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True)
    until: Mapped[int]
    note: Mapped[str]
    vacation: Mapped[bool]
    year: Mapped[int]
    used: Mapped[int]  # milliseconds
