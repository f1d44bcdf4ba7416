"""Whether a challenge is for a game that counts for ratings; nothing where nobody has said."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("challenges", Column("rated", Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("challenges", "rated")
