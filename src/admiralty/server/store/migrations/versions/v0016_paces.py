"""Clocks to which time is added after each turn."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column

from admiralty.server.store.migrations.versions.v0001_first_tables import number

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deadlines", Column("in_turn", Boolean(), nullable=True))
    op.add_column("deadlines", number("credited", null=True))


def downgrade() -> None:
    for column in ("credited", "in_turn"):
        op.drop_column("deadlines", column)
