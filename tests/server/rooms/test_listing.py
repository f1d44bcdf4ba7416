"""The lobby's list of tables."""

from __future__ import annotations

from sqlalchemy import text

from admiralty.server.rooms import listing
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_a_list_looks_at_no_entries_of_other_peoples_tables(server: Server) -> None:
    """Each list read through all entries of the server to find the last ones of a few tables."""

    async def plan() -> list[str]:
        async with server.rooms.engine.connect() as connection:
            query = listing.lines_of("ann").compile(
                connection.sync_engine, compile_kwargs={"literal_binds": True}
            )
            rows = await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))
            return [str(row.detail) for row in rows]

    steps = server.do(plan())
    assert any(step.startswith("SEARCH entries") for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == []
