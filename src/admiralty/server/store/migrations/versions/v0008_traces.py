"""What each entry led to, so that games can be shown when their rules have changed."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", text("trace", null=True))


def downgrade() -> None:
    op.drop_column("entries", "trace")
