"""Roles, mutes, blocks between players, reports, and the audit log."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, String

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, text

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", Column("role", String(16), nullable=True))
    op.add_column("players", number("muted", null=True))
    op.create_table(
        "blocks",
        text("player", 32),
        text("blocked", 32),
        number("created"),
        of_player(),
        of_player("blocked"),
        PrimaryKeyConstraint("player", "blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        text("id", 32),
        text("reporter", 32, null=True),
        text("about", 32, null=True),
        text("at_table", 32, null=True),
        text("said"),
        text("reason"),
        number("created"),
        number("settled", null=True),
        of_player("reporter"),
        of_player("about"),
        PrimaryKeyConstraint("id"),
    )
    for column in ("reporter", "about", "settled"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "audit",
        text("id", 32),
        number("time"),
        text("moderator", 32, null=True),
        text("kind", 16),
        text("about", 32, null=True),
        text("at_table", 32, null=True),
        text("detail"),
        text("reason"),
        of_player("moderator"),
        of_player("about"),
        PrimaryKeyConstraint("id"),
    )
    for column in ("time", "moderator", "about"):
        op.create_index(f"ix_audit_{column}", "audit", [column])


def downgrade() -> None:
    for table in ("audit", "reports", "blocks"):
        op.drop_table(table)
    for column in ("muted", "role"):
        op.drop_column("players", column)
