"""A statement takes one visit to the thread of its connection; long results come in portions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store import database, sqlite_driver

ON_SQLITE_ONLY = True
NUMBERS = "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < :most)"


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done in threads of connections."""
    done: list[str] = []
    execute = sqlite_driver.Connection._execute

    async def noted(self: sqlite_driver.Connection, work: Any, *arguments: Any, **others: Any) -> Any:
        done.append(work.__name__)
        return await execute(self, work, *arguments, **others)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(sqlite_driver.Connection, "_execute", noted)
    return done


def connected(folder: Path, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    async def main() -> None:
        engine = database.open_engine(str(folder / "some.db"))
        async with engine.connect() as connection:
            await connection.execute(text("CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, mark TEXT)"))
            await connection.commit()
            await work(connection)
        await engine.dispose()

    asyncio.run(main())


def test_a_statement_takes_one_visit(tmp_path: Path, visits: list[str]) -> None:
    async def work(connection: AsyncConnection) -> None:
        visits.clear()
        made = await connection.execute(text("INSERT INTO heartbeat VALUES (1, 'a'), (2, 'b')"))
        assert made.rowcount == 2
        found = await connection.execute(text("SELECT id, mark FROM heartbeat ORDER BY id"))
        assert [tuple(row) for row in found] == [(1, "a"), (2, "b")]
        await connection.commit()
        assert visits == ["run", "run", "commit"]

    connected(tmp_path, work)


def test_several_statements_take_one_visit_and_are_one_transaction(tmp_path: Path, visits: list[str]) -> None:
    async def work(connection: AsyncConnection) -> None:
        insert = text("INSERT INTO heartbeat VALUES (:id, :mark)")
        update = text("UPDATE heartbeat SET mark = :mark")
        both: list[tuple[TextClause, dict[str, Any]]] = [
            (insert, {"id": 1, "mark": "a"}),
            (update, {"mark": "b"}),
        ]
        visits.clear()
        assert await database.execute_all(connection, both) == [1, 1]
        assert visits == ["execute_all"]
        await connection.rollback()
        assert await connection.scalar(text("SELECT count(*) FROM heartbeat")) == 0
        await connection.rollback()
        await database.execute_all(connection, both)
        await connection.commit()
        await connection.rollback()
        assert await connection.scalar(text("SELECT mark FROM heartbeat")) == "b"

    connected(tmp_path, work)


@pytest.mark.parametrize("most", [0, 1, sqlite_driver.FIRST_ROWS, 3 * sqlite_driver.FIRST_ROWS + 1])
def test_all_rows_come_whether_at_once_or_in_portions(tmp_path: Path, visits: list[str], most: int) -> None:
    async def work(connection: AsyncConnection) -> None:
        query = text(f"{NUMBERS} SELECT n FROM count WHERE n <= :most")
        at_once = await connection.execute(query, {"most": most})
        assert [row.n for row in at_once] == list(range(1, most + 1))
        visits.clear()
        options = {"yield_per": sqlite_driver.FIRST_ROWS}
        streamed = await connection.stream(query, {"most": most}, execution_options=options)
        assert [row.n async for row in streamed] == list(range(1, most + 1))
        assert visits.count("fetch") >= most // sqlite_driver.FIRST_ROWS - 1, "not all in one visit"

    connected(tmp_path, work)


def test_a_statement_that_fails_leaves_the_connection_usable(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        with pytest.raises(Exception, match="no such table"):
            await connection.execute(text("SELECT * FROM nowhere"))
        await connection.rollback()
        assert await connection.scalar(text("SELECT 7")) == 7

    connected(tmp_path, work)
