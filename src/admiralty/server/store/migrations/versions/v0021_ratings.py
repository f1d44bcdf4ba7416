"""Ratings, and which games counted for them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, PrimaryKeyConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, text

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("rated", Boolean(), nullable=True))
    op.create_table(
        "ratings",
        text("who", 80),
        text("game", 64),
        text("seat", 64),
        Column("mean", Double(), nullable=False),
        Column("spread", Double(), nullable=False),
        number("games"),
        PrimaryKeyConstraint("who", "game", "seat"),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_column("tables", "rated")
