"""Crews, codes, timers and announcements of organised tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, PrimaryKeyConstraint
from sqlalchemy import UniqueConstraint as Unique

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, of_table, text

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", text("organiser", 64, null=True))
    op.create_table(
        "crews",
        text("id", 32),
        text("table_id", 32),
        text("seat", 64),
        text("role", 16),
        text("name", null=True),
        text("ships", null=True),
        text("player", 32, null=True),
        text("claim", 64, null=True),
        number("joined"),
        of_player(),
        of_table(),
        PrimaryKeyConstraint("id"),
        Unique("table_id", "seat", "player"),
        Unique("claim"),
    )
    op.create_index("ix_crews_player", "crews", ["player"])
    op.create_table(
        "crew_codes",
        text("code", 16),
        text("table_id", 32),
        text("seat", 64),
        of_table(),
        PrimaryKeyConstraint("code"),
        Unique("table_id", "seat"),
    )
    op.create_table(
        "rounds",
        text("table_id", 32),
        number("length"),
        text("at_zero", 16),
        text("state", 16),
        number("due", null=True),
        number("left", null=True),
        Column("used", Boolean(), nullable=False),
        of_table(),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_rounds_due", "rounds", ["due"])
    op.create_table(
        "announcements",
        text("table_id", 32),
        number("n"),
        text("text"),
        number("time"),
        number("turn", null=True),
        text("moment", 16, null=True),
        of_table(),
        PrimaryKeyConstraint("table_id", "n"),
    )


def downgrade() -> None:
    for name in ("announcements", "rounds", "crew_codes", "crews"):
        op.drop_table(name)
    op.drop_column("tables", "organiser")
