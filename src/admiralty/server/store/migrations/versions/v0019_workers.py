"""Several workers on one database: who they are, and which parts of the tables they own."""

from __future__ import annotations

from typing import Final

from alembic import op
from sqlalchemy import Boolean, Column, Double, PrimaryKeyConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, text

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

PARTS: Final = 257  # the tables' and the lobby's


def upgrade() -> None:
    op.create_table(
        "workers",
        number("id"),
        text("address"),
        text("secret"),
        text("revision"),
        Column("is_leaving", Boolean(), nullable=False),
        Column("until", Double(), nullable=False),
        text("mark", 32),
        number("time"),
        PrimaryKeyConstraint("id"),
    )
    leases = op.create_table(
        "leases", number("part"), number("worker", null=True), number("fence"), PrimaryKeyConstraint("part")
    )
    op.bulk_insert(leases, [{"part": part, "worker": None, "fence": 0} for part in range(PARTS)])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("workers")
