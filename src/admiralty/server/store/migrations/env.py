"""How Alembic reaches the database: over the connection that the server hands it."""

from __future__ import annotations

from alembic import context

from admiralty.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
