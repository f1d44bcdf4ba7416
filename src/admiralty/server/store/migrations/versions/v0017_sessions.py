"""Planned sessions of an organised table, and when they pause or resume its timer."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

from admiralty.server.store.migrations.versions.v0001_first_tables import number

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rounds", Column("sessions", JSON(), nullable=True))
    op.add_column("rounds", number("switch", null=True))


def downgrade() -> None:
    op.drop_column("rounds", "switch")
    op.drop_column("rounds", "sessions")
