"""The heartbeat: what was committed last, and when; and announcements that are made once."""

from __future__ import annotations

from alembic import op
from sqlalchemy import PrimaryKeyConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, text

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = op.create_table(
        "heartbeat",
        number("id"),
        text("mark", 32),
        number("time"),
        text("padding", null=True),
        PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(table, [{"id": 1, "mark": "", "time": 0, "padding": None}])
    op.add_column("announcements", text("client", 64, null=True))


def downgrade() -> None:
    op.drop_column("announcements", "client")
    op.drop_table("heartbeat")
