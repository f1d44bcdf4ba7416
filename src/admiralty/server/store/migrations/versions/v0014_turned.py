"""When each pending decision began: stored with each entry, so that no list has to search."""

from __future__ import annotations

from alembic import op

from admiralty.server.store.migrations.versions.v0001_first_tables import text

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

LAST_ENTRIES = """
    UPDATE entries SET turned = (
        SELECT begun.time FROM entries AS begun
        WHERE begun.table_id = entries.table_id AND begun.n = 1 + COALESCE(
            (SELECT MAX(earlier.n) FROM entries AS earlier
                WHERE earlier.table_id = entries.table_id AND earlier.acting <> entries.acting),
            (SELECT 0 FROM tables WHERE tables.id = entries.table_id AND tables.acting <> entries.acting)
        )
    )
    WHERE n = (SELECT MAX(newest.n) FROM entries AS newest WHERE newest.table_id = entries.table_id)
"""


def upgrade() -> None:
    """Only the last entry of a table is asked for it."""
    op.add_column("entries", text("turned", 32, null=True))
    op.execute(LAST_ENTRIES)


def downgrade() -> None:
    op.drop_column("entries", "turned")
