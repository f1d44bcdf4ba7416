"""Organised tables: crews, their codes, the timer and announcements."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import HASH, ID, Base


class Barred(Base):
    """A player whom the organiser has removed: only a personal code lets them in again."""

    __tablename__ = "barred"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True, index=True)


class CrewMember(Base):
    """A person at a seat of an organised table. `player` is NULL until a phone takes the identity over;
    `claim` is the hash of the code that does so.
    """

    __tablename__ = "crews"
    __table_args__ = (UniqueConstraint("table_id", "seat", "player"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    seat: Mapped[str] = mapped_column(String(64))
    role: Mapped[str] = mapped_column(String(16))
    name: Mapped[str | None]  # given by the organiser; else it is the player's own
    pieces: Mapped[str | None]  # JSON; NULL means all
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    claim: Mapped[str | None] = mapped_column(HASH, unique=True)
    joined: Mapped[int]


class CrewCode(Base):
    """The short code of a seat's crew, or of the spectators (seat ""). It is shown again, so it is stored in
    the clear.
    """

    __tablename__ = "crew_codes"
    __table_args__ = (UniqueConstraint("table_id", "seat"),)

    code: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    seat: Mapped[str] = mapped_column(String(64))


class Round(Base):
    """The timer of an organised table, and what all its screens show."""

    __tablename__ = "rounds"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    length: Mapped[int]  # seconds
    at_zero: Mapped[str] = mapped_column(String(16))
    state: Mapped[str] = mapped_column(String(16))
    due: Mapped[int | None] = mapped_column(index=True)
    left: Mapped[int | None]
    used: Mapped[bool]  # whether it starts by itself with the next planning
    sessions: Mapped[list[list[int]] | None] = mapped_column(JSON)  # begin and end of each, in order
    switch: Mapped[int | None]  # when they pause or resume it
    stage: Mapped[dict[str, object] | None] = mapped_column(JSON)  # NULL: the board


class Announcement(Base):
    """What the organiser, or the server in the organiser's name, has announced."""

    __tablename__ = "announcements"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]
    time: Mapped[int]
    turn: Mapped[int | None]  # a return to this turn
    moment: Mapped[str | None] = mapped_column(String(16))  # before or after its evaluation
    client: Mapped[str | None] = mapped_column(String(64))  # tells a repeated request from a new one
