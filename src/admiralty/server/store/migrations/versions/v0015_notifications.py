"""Notifications: how people want to be told, the browsers that show them, and the outbox."""

from __future__ import annotations

from alembic import op
from sqlalchemy import PrimaryKeyConstraint, UniqueConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, of_table, text

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contacts",
        text("player", 32),
        text("language", 8),
        text("switches"),
        text("digest", 16),
        text("mail", null=True),
        text("mail_code", 64, null=True),
        text("webhook", null=True),
        text("unsubscribe", 64),
        of_player(),
        PrimaryKeyConstraint("player"),
        UniqueConstraint("unsubscribe"),
    )
    op.create_table(
        "push_subscriptions",
        text("id", 32),
        text("player", 32),
        text("session", 64),
        text("endpoint"),
        text("p256dh", 128),
        text("auth", 64),
        number("created"),
        of_player(),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_push_subscriptions_player", "push_subscriptions", ["player"])
    op.create_table(
        "outbox",
        text("id", 32),
        text("player", 32),
        text("channel", 16),
        text("target", 32),
        text("kind", 16),
        text("table_id", 32, null=True),
        text("seat", 64),
        text("game", 64),
        text("args"),
        number("created"),
        number("due"),
        number("attempts"),
        number("leased", null=True),
        number("done", null=True),
        text("outcome", 16, null=True),
        of_player(),
        of_table(),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_outbox_player", "outbox", ["player"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_waiting", "outbox", ["done", "due"])


def downgrade() -> None:
    for table in ("outbox", "push_subscriptions", "contacts"):
        op.drop_table(table)
