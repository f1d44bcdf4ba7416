"""The database: its tables are those of the models, and one that cannot be used is named in a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from admiralty.server.errors import StorageFailed
from admiralty.server.store import database
from admiralty.server.store.models import Base


def test_the_migrations_lead_to_the_models(new_database: Callable[[], str]) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def compare() -> list[Any]:
        engine = database.open_engine(new_database())
        await database.bring_up_to_date(engine)
        await database.bring_up_to_date(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_the_migrations_are_one_chain() -> None:
    """Two that follow the same one would stop every server from starting."""
    folder = Path(database.__file__).parent / "migrations"
    assert len(ScriptDirectory(str(folder)).get_heads()) == 1


def test_sqlite_keeps_what_is_committed(tmp_path: Path) -> None:
    async def pragmas() -> tuple[object, ...]:
        engine = database.open_engine(str(tmp_path / "deep" / "games.db"))
        async with engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await engine.dispose()
        return tuple(found)

    assert asyncio.run(pragmas()) == ("wal", 2, 1)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
        ("postgresql://ann:secret@127.0.0.1:1/none", "cannot be opened"),
        ("sqlite:////proc/none/games.db", "cannot be opened"),
        ("oracle9://x", "cannot be used"),
        ("://", "must be a file or an address"),
    ],
)
def test_an_unreachable_database_is_named_in_one_sentence(address: str, sentence: str) -> None:
    async def start() -> None:
        engine = database.open_engine(address)
        try:
            await database.bring_up_to_date(engine)
        finally:
            await engine.dispose()

    with pytest.raises(StorageFailed, match=sentence) as failed:
        asyncio.run(start())
    assert "\n" not in str(failed.value)
    assert "secret" not in str(failed.value)


def test_a_damaged_file_is_named_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"this is no database" * 1000)

    async def start() -> None:
        engine = database.open_engine(str(file))
        try:
            await database.bring_up_to_date(engine)
        finally:
            await engine.dispose()

    with pytest.raises(StorageFailed, match="not a database"):
        asyncio.run(start())
