"""Deadlines that cannot be carried out: reported once, tried again, and no other table is affected."""

from __future__ import annotations

import logging
import time

import pytest
from sqlalchemy import func, update

from admiralty.server.errors import StorageFailed
from admiralty.server.rooms import deadlines
from admiralty.server.store.models import Game
from tests.server.harness import FakeTime, Server, entries, wait_until


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the log says about deadlines."""
    told: list[str] = []
    log = logging.getLogger(deadlines.__name__)
    for level in ("error", "exception"):
        monkeypatch.setattr(log, level, lambda message, **_: told.append(message))
    return told


def test_a_clock_on_a_table_that_cannot_be_opened_is_reported_once(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, reports: list[str]
) -> None:
    monkeypatch.setattr(deadlines, "RETRY_MILLISECONDS", 10)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 60})
    other = ann.table("port-arthur", clock={"bank_seconds": 60})

    async def change(old: str, new: str) -> None:
        async with own_server.rooms.engine.begin() as connection:
            header = func.replace(Game.header, old, new)
            await connection.execute(update(Game).where(Game.id == table).values(header=header))

    own_server.do(change('"rules_version": ', '"rules_version": 9'))
    now = FakeTime()
    now.pass_by(61)
    own_server.restart(clock=now)
    wait_until(lambda: entries(own_server, other) == ["resign"])
    wait_until(lambda: table in own_server.rooms.deadlines.given_up)
    time.sleep(0.2)  # twenty times as long as it takes to try again
    assert reports == ["a deadline could not be carried out"]
    own_server.do(change('"rules_version": 9', '"rules_version": '))
    assert ann.get(f"/api/tables/{table}")["id"] == table
    wait_until(lambda: entries(own_server, table) == ["resign"])


def test_a_clock_that_cannot_be_written_falls_when_the_database_is_back(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, reports: list[str]
) -> None:
    monkeypatch.setattr(deadlines, "RETRY_MILLISECONDS", 10)
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 60})

    async def fail(*_: object) -> None:
        raise StorageFailed("full")

    with monkeypatch.context() as patch:
        patch.setattr(own_server.rooms.journal, "append", fail)
        now.pass_by(61)
        own_server.loop.call_soon_threadsafe(own_server.rooms.deadlines.wake.set)
        wait_until(lambda: table in own_server.rooms.deadlines.reported)
        time.sleep(0.2)
    wait_until(lambda: entries(own_server, table) == ["resign"])
    assert reports == ["a deadline could not be carried out"]
