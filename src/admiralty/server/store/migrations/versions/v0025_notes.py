"""Private notes, and lines of the chat that only some seats read."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, String, Text

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("player", String(32), ForeignKey("players.id"), primary_key=True),
        Column("text", Text(), nullable=False),
    )
    op.create_index("ix_notes_player", "notes", ["player"])
    op.add_column("chat", Column("audience", Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("chat", "audience")
    op.drop_table("notes")
