"""How much each person has written in chats, for the quota."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import number

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", number("chat_bytes", null=True))


def downgrade() -> None:
    op.drop_column("players", "chat_bytes")
