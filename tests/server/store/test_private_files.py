"""Only the account of the server may read its database."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from admiralty.server.store import database


@pytest.fixture(params=[0o000, 0o022], ids=["open umask", "usual umask"])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(file: Path) -> dict[str, str]:
    """The rights of a database's files while it is in use."""

    async def use() -> dict[str, str]:
        engine = database.open_engine(str(file))
        try:
            await database.bring_up_to_date(engine)
            return {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in file.parent.iterdir()}
        finally:
            await engine.dispose()

    return asyncio.run(use())


@pytest.mark.usefixtures("umask")
def test_a_new_database_and_the_files_beside_it_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    assert modes(folder / "games.db") == {
        "games.db": "0o600",
        "games.db-wal": "0o600",
        "games.db-shm": "0o600",
    }
    for made in (folder, folder.parent):
        assert oct(stat.S_IMODE(made.stat().st_mode)) == "0o700"


def test_a_database_that_others_could_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, log = tmp_path / "games.db", tmp_path / "games.db-wal"
    file.touch(0o644)
    log.touch(0o666)
    tmp_path.chmod(0o755)
    found = modes(file)
    assert set(found.values()) == {"0o600"}
    assert caplog.messages == ["the database is now private"] * 2
    assert oct(stat.S_IMODE(tmp_path.stat().st_mode)) == "0o755", "a folder that was there stays as it was"
