"""How the page looks and behaves for the owner of an account."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", text("preferences", null=True))


def downgrade() -> None:
    op.drop_column("players", "preferences")
