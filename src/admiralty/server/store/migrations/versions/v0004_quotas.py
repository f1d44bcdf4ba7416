"""Where a table comes from and how much it stores, for quotas."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import number, text

revision = "0004"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", text("origin", 16, null=True))
    op.add_column("tables", number("size", null=True))
    op.add_column("tables", number("counted", null=True))


def downgrade() -> None:
    for column in ("counted", "size", "origin"):
        op.drop_column("tables", column)
