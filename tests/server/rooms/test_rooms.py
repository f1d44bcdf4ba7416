"""A restarted server has every table as it was; idle rooms are closed and opened again."""

from __future__ import annotations

import json

from sqlalchemy import func, update

from admiralty.server.store.models import Entry, Game
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
