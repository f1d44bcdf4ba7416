"""The delay with which a game is watched."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("delay", JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "delay")
