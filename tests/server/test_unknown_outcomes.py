"""The answer to a commit gets lost: what happened is found out, and nothing is jammed or done twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import OutcomeUnknown, StorageFailed
from admiralty.server.models import Player
from tests.server.harness import Server

COMMIT = AsyncConnection.commit


@contextmanager
def lost_answers(server: Server, happens: bool = True, unknown: bool = False) -> Iterator[None]:
    """The answer to the next commit does not arrive; if unknown, neither can anybody ask later."""
    journal = server.hall.journal
    left = 1

    async def commit(connection: AsyncConnection) -> None:
        nonlocal left
        is_lost = left > 0 and connection is journal.connection
        if happens or not is_lost:
            await COMMIT(connection)
        if is_lost:
            left -= 1
            raise ConnectionResetError("the connection was lost")

    async def look_up(mark: str, failed: StorageFailed) -> StorageFailed | None:
        return OutcomeUnknown(str(failed))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AsyncConnection, "commit", commit)
        if unknown:
            patch.setattr(journal, "look_up", look_up)
        yield
        assert not left, "nothing was committed"


def count(server: Server, *where: Any) -> int:
    async def read() -> int:
        async with server.hall.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).where(*where)) or 0)

    return server.do(read())


def test_a_commit_whose_answer_is_lost_is_reported_as_done(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.expect("state")
        with lost_answers(server):
            assert wire.ask("sail mikasa tsushima", id="once") == {"t": "ack", "id": "once", "seq": 1}
        with lost_answers(server):
            wire.say(t="chat", id="c", text="hello")
            assert wire.expect("chat")["text"] == "hello"
        with lost_answers(server):
            server.person("Only One")
        assert count(server, Player.name == "Only One") == 1


def test_a_commit_that_did_not_happen_is_tried_again(server: Server) -> None:
    with lost_answers(server, happens=False):
        server.person("Second Try")
    assert count(server, Player.name == "Second Try") == 1
