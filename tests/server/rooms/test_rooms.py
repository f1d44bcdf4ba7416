"""A restarted server has every table as it was; idle rooms are closed and opened again."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import func, select, update

from admiralty.core.luck import Tape
from admiralty.server.games.restore import Followed
from admiralty.server.maintenance.verify import verify
from admiralty.server.store.models import Entry, Game
from admiralty.table import record
from admiralty.table.table import Table
from tests.server.harness import Server


def test_a_game_goes_on_after_a_restart(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.expect("state")
        for _ in range(120):
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            wire.play(wire.state["legal"][len(wire.state["legal"]) // 2])
        wire.say(t="chat", id="c", text="still there?")
        wire.expect("chat")
        before, log = wire.state, wire.log
    own_server.restart()
    with ann.at(table) as wire:
        assert wire.expect("chat")["text"] == "still there?"
        wire.expect("state")
        after = wire.look(before["as"])
        for part in ("seq", "view", "legal", "prompt", "undo", "offer", "commitment"):
            assert after[part] == before[part], part
        assert wire.log == log
        wire.play_to_the_end()


def test_a_command_repeated_after_a_restart_is_not_done_twice(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        assert wire.ask("sail mikasa tsushima", id="once")["seq"] == 1
    own_server.restart()
    with ann.at(table) as wire:
        assert wire.ask("sail mikasa tsushima", id="once", expect=0) == {"t": "ack", "id": "once", "seq": 1}
        assert wire.state["seq"] == 1


def test_undo_still_works_after_a_restart(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        wire.play("sail fuji tsushima")
    own_server.restart()
    with ann.at(table) as wire:
        assert wire.expect("state")["undo"]
        wire.play("undo")
        wire.play("undo")
        assert [line["kind"] for line in wire.log] == ["turn-begins"]


def test_an_idle_table_is_put_away_and_comes_back(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table()
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    own_server.do(forget(own_server, table))
    with ann.at(table) as wire:
        assert wire.expect("state")["seq"] == 1


async def forget(server: Server, table: str) -> None:
    rooms = server.rooms
    rooms.open[table].used -= 10_000
    rooms.close_idle()
    assert table not in rooms.open


def test_a_table_of_other_rules_is_kept_but_not_opened(own_server: Server) -> None:
    """After an upgrade whose rules play differently."""
    ann = own_server.person()
    table = ann.table()

    async def age() -> None:
        async with own_server.rooms.engine.begin() as connection:
            await connection.execute(
                update(Game).values(
                    header=func.replace(Game.header, '"rules_version": 1', '"rules_version": 0')
                )
            )

    own_server.do(age())
    own_server.restart()
    assert ann.refused_get(f"/api/tables/{table}") == (422, "error-rules-version")
    assert ann.get("/api/tables")[0]["id"] == table
    with ann.at(table) as wire:
        assert wire.hear() == {
            "t": "error",
            "error": "error-rules-version",
            "args": {"title": "Skirmish", "record": 0, "rules": 1},
        }


def test_what_is_played_after_a_restart_carries_its_own_time(own_server: Server) -> None:
    """A replay sets the table's clock to the time of each entry; it once stayed at the last one."""
    ann = own_server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")

    async def age() -> None:
        async with own_server.rooms.engine.begin() as connection:
            await connection.execute(update(Entry).values(time="2001-01-01T00:00:00Z"))

    own_server.do(age())
    own_server.restart()
    with ann.at(table) as wire:
        wire.play("sail fuji tsushima")
    times = [json.loads(line)["time"] for line in ann.get(f"/api/tables/{table}/export").splitlines()[1:]]
    assert times[0] == "2001-01-01T00:00:00Z"
    assert times[1] > "2020"


def test_a_long_game_opens_from_its_checkpoints_and_gets_lost_ones_back(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    follow = Followed.follow

    def counted(self: Followed, table: Table, entry: record.Entry, true: Tape | None) -> None:
        played.append(entry.n)
        follow(self, table, entry, true)

    monkeypatch.setattr(Followed, "follow", counted)
    ann = own_server.person()
    table = ann.table("naval-strategy", seats=dict.fromkeys(("blue", "red", "green", "yellow"), "me"))
    with ann.at(table) as wire:
        wire.expect("state")
        for _ in range(120):
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            wire.play(wire.state["legal"][len(wire.state["legal"]) // 2])
        before = wire.state

    def look() -> list[int]:
        own_server.restart()
        played.clear()
        with ann.at(table) as wire:
            wire.expect("state")
            after = wire.look(before["as"])
            assert (after["view"], after["legal"], after["seq"]) == (
                before["view"],
                before["legal"],
                before["seq"],
            )
        return played[:]

    kept = own_server.do(checkpoints_of(own_server))
    assert set(kept) == {50, 100}
    assert look() == list(range(101, 121)), "only what follows the last one"
    own_server.do(change_rows(own_server, checkpoint=None))
    assert look() == list(range(1, 121))
    assert own_server.do(checkpoints_of(own_server)) == kept
    assert look() == list(range(101, 121))
    assert not asyncio.run(verify(own_server.settings.database, lambda done, total: None)).failures
    own_server.do(change_rows(own_server, checkpoint=kept[50]))
    report = asyncio.run(verify(own_server.settings.database, lambda done, total: None))
    assert [finding.reason for finding in report.failures] == [
        "the checkpoint after entry 1 is not of this record"
    ]


async def checkpoints_of(server: Server) -> dict[int, str]:
    async with server.rooms.engine.begin() as connection:
        rows = await connection.execute(
            select(Entry.n, Entry.checkpoint).where(Entry.checkpoint.is_not(None))
        )
        return {row.n: row.checkpoint for row in rows}


async def change_rows(server: Server, **values: str | None) -> None:
    async with server.rooms.engine.begin() as connection:
        await connection.execute(update(Entry).values(**values))
