"""Checkpoints of long games, with the snapshots of their records."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", text("checkpoint", null=True))
