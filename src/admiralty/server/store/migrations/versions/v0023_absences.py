"""Vacation and notices of absence, and pauses by consent."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, String, Text

from admiralty.server.store.migrations.versions.v0001_first_tables import number

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "absences",
        Column("player", String(32), ForeignKey("players.id"), primary_key=True),
        number("until"),
        Column("note", Text(), nullable=False),
        Column("vacation", Boolean(), nullable=False),
        number("year"),
        number("used"),
    )
    op.add_column("deadlines", number("rests", null=True))
    op.add_column("deadlines", number("left", null=True))
    op.add_column("tables", Column("pause_offer", Text(), nullable=True))
    op.add_column("tables", Column("paused", Boolean(), nullable=True))


def downgrade() -> None:
    for column in ("paused", "pause_offer"):
        op.drop_column("tables", column)
    for column in ("left", "rests"):
        op.drop_column("deadlines", column)
    op.drop_table("absences")
