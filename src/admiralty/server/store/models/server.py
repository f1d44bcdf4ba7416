"""What servers tell each other: that they live, and who owns which tables."""

from __future__ import annotations

from sqlalchemy import Double, String
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import Base


class Heartbeat(Base):
    """Row 1: the mark of the last committed transaction, and its time. Another row, with a padding, shows
    that the database still accepts data. Each of several workers has such rows of its own.
    """

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mark: Mapped[str] = mapped_column(String(32))
    time: Mapped[int]
    padding: Mapped[str | None]


class WorkerRow(Base):
    """One of several server processes that share the database. It is alive `until` then, in seconds of the
    database's clock.
    """

    __tablename__ = "workers"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    address: Mapped[str]  # where other workers reach it
    secret: Mapped[str]  # what they say there
    revision: Mapped[str]  # of the schema and the rules
    is_leaving: Mapped[bool]
    until: Mapped[float] = mapped_column(Double)


class LeaseRow(Base):
    """Which worker owns a part of the tables, and how often that has changed."""

    __tablename__ = "leases"

    part: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    worker: Mapped[int | None]
    fence: Mapped[int]
