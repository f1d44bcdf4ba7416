"""Names that players give to seats and things of a table."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", text("names", null=True))


def downgrade() -> None:
    op.drop_column("tables", "names")
