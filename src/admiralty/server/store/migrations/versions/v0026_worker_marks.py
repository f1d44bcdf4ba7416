"""Workers leave their marks in the heartbeat, so that renewing a lease waits for no transaction."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, String

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("workers", "mark")
    op.drop_column("workers", "time")


def downgrade() -> None:
    op.add_column("workers", Column("mark", String(32), nullable=False, server_default=""))
    op.add_column("workers", Column("time", BigInteger(), nullable=False, server_default="0"))
