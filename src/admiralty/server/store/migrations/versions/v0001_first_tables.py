"""The first tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKeyConstraint, PrimaryKeyConstraint, String, Text
from sqlalchemy import UniqueConstraint as Unique

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, length: int = 0, null: bool = False) -> Column[str]:
    return Column(name, String(length) if length else Text(), nullable=null)


def number(name: str, null: bool = False) -> Column[int]:
    return Column(name, BigInteger(), nullable=null, autoincrement=False)


def of_player(name: str = "player") -> ForeignKeyConstraint:
    return ForeignKeyConstraint([name], ["players.id"])


def of_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id"], ["tables.id"])


def upgrade() -> None:
    op.create_table(
        "players",
        text("id", 32),
        text("name"),
        text("login", 64, null=True),
        text("password", null=True),
        number("created"),
        PrimaryKeyConstraint("id"),
        Unique("login"),
    )
    op.create_table(
        "sessions",
        text("token", 64),
        text("player", 32),
        number("expires"),
        of_player(),
        PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "tables",
        text("id", 32),
        text("owner", 32),
        text("game", 64),
        number("rules_version"),
        text("header"),
        text("clock", null=True),
        number("created"),
        number("abandoned", null=True),
        text("timed_out", 64, null=True),
        text("acting"),
        of_player("owner"),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    create_tables_of_a_table()


def create_tables_of_a_table() -> None:
    op.create_table(
        "seats",
        text("table_id", 32),
        text("seat", 64),
        number("place"),
        text("player", 32, null=True),
        text("bot", 64, null=True),
        of_player(),
        of_table(),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        text("table_id", 32),
        number("n"),
        text("seat", 64),
        text("action"),
        text("luck"),
        text("hash", 32),
        text("time", 32),
        text("player", 32, null=True),
        text("client", 64, null=True),
        text("acting"),
        text("snapshot", null=True),
        of_table(),
        PrimaryKeyConstraint("table_id", "n"),
        Unique("table_id", "player", "client"),
    )
    op.create_table(
        "chat",
        text("table_id", 32),
        number("n"),
        text("player", 32),
        text("client", 64),
        text("name"),
        text("seat", 64),
        text("text"),
        number("time"),
        of_table(),
        PrimaryKeyConstraint("table_id", "n"),
        Unique("table_id", "player", "client"),
    )
    op.create_table(
        "deadlines",
        text("table_id", 32),
        text("seat", 64),
        number("since", null=True),
        number("due", null=True),
        number("bank", null=True),
        of_table(),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    create_links()


def create_links() -> None:
    op.create_table(
        "invitations",
        text("token", 64),
        text("table_id", 32),
        text("seat", 64),
        number("created"),
        number("expires"),
        text("used_by", 32, null=True),
        Column("revoked", Boolean(), nullable=False),
        of_table(),
        PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_invitations_seat", "invitations", ["table_id", "seat"])
    op.create_table(
        "watch_links",
        text("token", 64),
        text("table_id", 32),
        number("created"),
        of_table(),
        PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_watch_links_table_id", "watch_links", ["table_id"])
    op.create_table(
        "watchers",
        text("table_id", 32),
        text("player", 32),
        of_player(),
        of_table(),
        PrimaryKeyConstraint("table_id", "player"),
    )
    op.create_index("ix_watchers_player", "watchers", ["player"])


def downgrade() -> None:
    for name in ("watchers", "watch_links", "invitations", "deadlines", "chat", "entries", "seats", "tables"):
        op.drop_table(name)
    for name in ("sessions", "players"):
        op.drop_table(name)
