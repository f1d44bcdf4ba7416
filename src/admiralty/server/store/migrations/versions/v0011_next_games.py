"""Whether moves are taken back at a table, and the next game that its players agree on."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("takebacks", Boolean(), nullable=True))
    op.add_column("tables", text("rematch_offer", null=True))
    op.add_column("tables", text("rematch", 32, null=True))


def downgrade() -> None:
    for column in ("rematch", "rematch_offer", "takebacks"):
        op.drop_column("tables", column)
