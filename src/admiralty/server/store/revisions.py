"""Revisions of the schema: that of a database, and those that this version knows."""

from __future__ import annotations

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from admiralty.server.store import database


def current(connection: Connection) -> str | None:
    """The revision of a database; None if no server has ever used it."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The newest revision, which this version reads and writes."""
    newest = ScriptDirectory.from_config(database.migrations()).get_current_head()
    assert newest is not None
    return newest


def is_known(revision: str) -> bool:
    scripts = ScriptDirectory.from_config(database.migrations())
    return any(script.revision == revision for script in scripts.walk_revisions())
