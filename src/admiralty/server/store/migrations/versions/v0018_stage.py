"""What all screens of an organised table show."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rounds", Column("stage", JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("rounds", "stage")
