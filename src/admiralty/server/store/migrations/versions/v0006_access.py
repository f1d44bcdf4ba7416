"""People kept out of a table, how a table was ended, and since when people have their names and places."""

from __future__ import annotations

from alembic import op
from sqlalchemy import PrimaryKeyConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, of_table, text

revision = "0006"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", number("named", null=True))
    op.add_column("seats", number("joined", null=True))
    op.add_column("watchers", number("joined", null=True))
    op.add_column("tables", text("end_offer", null=True))
    op.add_column("tables", text("ended_how", 16, null=True))
    op.add_column("tables", text("ended_by", null=True))
    op.create_table(
        "barred",
        text("table_id", 32),
        text("player", 32),
        of_player(),
        of_table(),
        PrimaryKeyConstraint("table_id", "player"),
    )
    op.create_index("ix_barred_player", "barred", ["player"])


def downgrade() -> None:
    op.drop_table("barred")
    for table, column in (
        ("tables", "ended_by"),
        ("tables", "ended_how"),
        ("tables", "end_offer"),
        ("watchers", "joined"),
        ("seats", "joined"),
        ("players", "named"),
    ):
        op.drop_column(table, column)
