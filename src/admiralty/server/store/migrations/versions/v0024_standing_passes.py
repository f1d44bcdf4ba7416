"""Standing passes."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, String, Text

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing_passes",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seat", String(64), primary_key=True),
        Column("prompt", String(64), primary_key=True),
        Column("choices", Text(), nullable=False),
        Column("ended", String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing_passes")
