"""Looking after a club: what people reported, whom they blocked, and what moderators did."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import ID, Base


class Block(Base):
    """Somebody wants nothing to do with somebody else."""

    __tablename__ = "blocks"

    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True, index=True)
    created: Mapped[int]


class Report(Base):
    """Somebody complains of somebody, perhaps of a line of the chat, which is kept with it."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    reporter: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    about: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    at_table: Mapped[str | None] = mapped_column(ID)  # it may be deleted before the report
    said: Mapped[str]  # the line of the chat, or ""
    reason: Mapped[str]
    created: Mapped[int]
    settled: Mapped[int | None] = mapped_column(index=True)


class AuditEntry(Base):
    """What a moderator did, or the operator at the command line, where there is no `moderator`."""

    __tablename__ = "audit"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    time: Mapped[int] = mapped_column(index=True)
    moderator: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    about: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    at_table: Mapped[str | None] = mapped_column(ID)
    detail: Mapped[str]  # a role, a name, until when
    reason: Mapped[str]
