"""Tournaments, and the payoffs of finished games."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint

from admiralty.server.store.migrations.versions.v0001_first_tables import number, of_player, text

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", number("payoff", null=True))
    op.create_table(
        "tournaments",
        text("id", 32),
        text("owner", 32),
        text("name"),
        text("game", 64),
        text("options"),
        text("clock", null=True),
        text("system", 16),
        number("rounds"),
        Column("both_sides", Boolean(), nullable=False),
        number("round_seconds", null=True),
        number("starts", null=True),
        text("state", 16),
        number("round"),
        number("due", null=True),
        number("created"),
        number("finished", null=True),
        of_player("owner"),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        text("id", 32),
        text("tournament", 32),
        text("player", 32, null=True),
        text("bot", 64, null=True),
        number("entered"),
        number("withdrawn", null=True),
        of_tournament(),
        of_player(),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("tournament", "player"),
        UniqueConstraint("tournament", "bot"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "tournament_games",
        text("tournament", 32),
        number("round"),
        number("board"),
        number("leg"),
        text("first", 32),
        text("second", 32, null=True),
        text("at_table", 32, null=True),
        text("result", 16, null=True),
        of_tournament(),
        PrimaryKeyConstraint("tournament", "round", "board", "leg"),
        UniqueConstraint("at_table"),
    )


def of_tournament() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["tournament"], ["tournaments.id"])


def downgrade() -> None:
    for table in ("tournament_games", "entrants", "tournaments"):
        op.drop_table(table)
    op.drop_column("seats", "payoff")
