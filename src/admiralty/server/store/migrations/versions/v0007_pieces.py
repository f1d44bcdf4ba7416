"""What a crew member may order has a name that suits every game."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE crews RENAME COLUMN ships TO pieces")


def downgrade() -> None:
    op.execute("ALTER TABLE crews RENAME COLUMN pieces TO ships")
