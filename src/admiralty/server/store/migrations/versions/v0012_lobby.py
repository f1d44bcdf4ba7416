"""Open challenges, public tables, what a session is known by, and one-time links for a new password."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, PrimaryKeyConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, of_table, text

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("public", Boolean(), nullable=True))
    op.add_column("tables", number("finished", null=True))
    op.create_index("ix_tables_public", "tables", ["public", "finished"])
    op.create_table(
        "challenges",
        text("id", 32),
        text("owner", 32),
        text("game", 64),
        text("seat", 64),
        text("options"),
        text("clock", null=True),
        Column("takebacks", Boolean(), nullable=False),
        text("whom", 16),
        Column("wish", Boolean(), nullable=False),
        Column("public", Boolean(), nullable=False),
        number("created"),
        text("table_id", 32, null=True),
        number("accepted", null=True),
        of_player("owner"),
        of_table(),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_challenges_owner", "challenges", ["owner"])
    op.add_column("sessions", number("created", null=True))
    op.add_column("sessions", number("seen", null=True))
    op.add_column("sessions", text("label", 64, null=True))
    op.create_table(
        "password_links",
        text("token", 64),
        text("player", 32),
        number("expires"),
        of_player(),
        PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_password_links_player", "password_links", ["player"])


def downgrade() -> None:
    op.drop_table("password_links")
    for column in ("label", "seen", "created"):
        op.drop_column("sessions", column)
    op.drop_table("challenges")
    op.drop_index("ix_tables_public", "tables")
    for column in ("finished", "public"):
        op.drop_column("tables", column)
