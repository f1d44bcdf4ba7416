"""A database outlives the rules: tables of one version of a game, on a server with the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from admiralty import games
from admiralty.server.games import views
from admiralty.server.maintenance.verify import verify
from admiralty.server.store.models import Entry
from admiralty.table.replay import Replay
from tests.server.harness import Person, Server, Wire
from tests.table.next_rules import LastTemplate, OtherTemplate, play_by

SEATS = ("red", "blue")


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    games.loaded.cache_clear()
    views.shared_lexicon.cache_clear()


def change_rules(monkeypatch: pytest.MonkeyPatch, server: Server, game: type[Any]) -> None:
    server.stop()
    play_by(monkeypatch, game)
    views.shared_lexicon.cache_clear()
    server.start()


def look_back(person: Person, table: str) -> list[Any]:
    """Each seat's view of every moment that it counts."""
    found = []
    for seat in SEATS:
        last = person.get(f"/api/tables/{table}")["seq"]
        for n in range(last + 1):
            moment = person.get(f"/api/tables/{table}/at/{n}?as={seat}")
            found.append({key: moment[key] for key in ("view", "acting", "result", "ending")})
    return found


def decide(wire: Wire, decisions: int) -> None:
    for _ in range(decisions):
        if wire.state["status"] == "over":
            return
        seat = wire.state["acting"][0]
        if wire.state["as"] != seat:
            wire.look(seat)
        wire.play(wire.state["legal"][-1])


def played(person: Person, decisions: int) -> str:
    table = person.table(options={"length": "long", "pursuit": "off"})
    with person.at(table) as wire:
        wire.expect("state")
        decide(wire, decisions)
    return table


async def actions(server: Server, table: str) -> list[str]:
    async with server.rooms.engine.connect() as connection:
        query = select(Entry.action).where(Entry.table_id == table).order_by(Entry.n)
        return list(await connection.scalars(query))


def test_tables_of_earlier_rules_are_shown_and_played_on(
    monkeypatch: pytest.MonkeyPatch, own_server: Server
) -> None:
    ann = own_server.person()
    running, finished = played(ann, 5), played(ann, 1000)
    seen = {table: look_back(ann, table) for table in (running, finished)}
    change_rules(monkeypatch, own_server, OtherTemplate)
    assert look_back(ann, finished) == seen[finished]
    then = len(seen[running]) // len(SEATS)
    now = look_back(ann, running)
    assert [*now[:then], *now[then + 1 : -1]] == seen[running]
    with ann.at(running) as wire:
        wire.expect("state")
        decide(wire, 1000)
        assert wire.state["status"] == "over"
    assert own_server.do(actions(own_server, running))[then - 1] == "rules 2"
    assert "rules 2" not in own_server.do(actions(own_server, finished))
    for table in (running, finished):
        replay = Replay(ann.get(f"/api/tables/{table}/export"))
        assert replay.table().is_over
        assert replay.luck_is_known()


def test_a_database_of_earlier_rules_verifies_before_and_after_it_was_opened(
    monkeypatch: pytest.MonkeyPatch, own_server: Server
) -> None:
    ann = own_server.person()
    tables = [played(ann, 5), played(ann, 1000)]
    database = own_server.settings.database
    own_server.stop()
    play_by(monkeypatch, OtherTemplate)
    views.shared_lexicon.cache_clear()
    report = asyncio.run(verify(database, lambda done, of: None))
    assert (report.replayed, report.failures, report.other_rules) == (2, [], [])
    own_server.start()
    for table in tables:
        ann.get(f"/api/tables/{table}")
    own_server.stop()
    report = asyncio.run(verify(database, lambda done, of: None))
    assert (report.replayed, report.failures, report.other_rules) == (2, [], [])
    own_server.start()


def test_a_table_that_cannot_go_on_is_over_and_says_so(
    monkeypatch: pytest.MonkeyPatch, own_server: Server
) -> None:
    ann = own_server.person()
    table = played(ann, 5)
    change_rules(monkeypatch, own_server, LastTemplate)
    with ann.at(table) as wire:
        state = wire.expect("state")
    assert (state["status"], state["ending"], set(state["result"].values())) == ("over", "rules changed", {0})


def test_a_finished_game_of_earlier_rules_can_be_gone_on_from(
    monkeypatch: pytest.MonkeyPatch, own_server: Server
) -> None:
    ann = own_server.person()
    table = played(ann, 1000)
    change_rules(monkeypatch, own_server, OtherTemplate)
    fork = ann.post(f"/api/tables/{table}/fork", n=4)["id"]
    with ann.at(fork) as wire:
        wire.expect("state")
        decide(wire, 1000)
        assert wire.state["status"] == "over"
    assert own_server.do(actions(own_server, fork))[4] == "rules 2"
    assert Replay(ann.get(f"/api/tables/{fork}/export")).table().is_over
