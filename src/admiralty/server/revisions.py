"""Revisions of the schema: which one a database has, and which ones this version knows."""

from __future__ import annotations

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from admiralty.server import database


def current(connection: Connection) -> str | None:
    """The revision of a database; nothing when no server has ever used it."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The newest revision, which the code of this version reads and writes."""
    newest = ScriptDirectory.from_config(database.migrations()).get_current_head()
    assert newest is not None
    return newest


def is_known(revision: str) -> bool:
    scripts = ScriptDirectory.from_config(database.migrations())
    return any(script.revision == revision for script in scripts.walk_revisions())
