"""A table that has gone to another worker while something was under way here."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Any

import pytest
from sqlalchemy import text

from admiralty.server import supervisor
from admiralty.server.cluster.cluster import Cluster
from admiralty.server.cluster.leases import Peer, part_of
from admiralty.server.errors import Moved, OutcomeUnknown, Problem, StorageFailed
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.run import listen
from admiralty.server.steady_clock import SteadyClock
from admiralty.server.store import table_store
from tests.server.harness import Server, wait_until

ON_SQLITE_ONLY = True


def gone_room(server: Server, **more: Any) -> Room:
    """As it is in the hands of whoever got it just before."""
    table = server.person().table(**more)

    async def let_go() -> Room:
        room = await server.rooms.get(table)
        server.rooms.let_go(frozenset({part_of(table)}))
        return room

    return server.do(let_go())


def test_it_writes_nothing_even_if_its_part_has_come_back(server: Server) -> None:
    """What it knows may be out of date, and the claim would be the newest one."""
    room = gone_room(server)

    async def note(_: Any) -> None:
        raise AssertionError("it was carried out")

    async def play() -> None:
        (seat, *_) = room.table.acting
        await room.commit(room.carry_out(seat, room.table.legal(seat)[0].text), None)

    for doing in (room.write(note), play()):
        with pytest.raises(Moved):
            server.do(doing)


def test_who_enters_late_is_sent_on(server: Server) -> None:
    """The socket would stay open, and nothing would ever come."""
    room = gone_room(server)
    late = Listener("p", "Ann", "", "s", 0)

    async def enter() -> None:
        room.enter(late)

    server.do(enter())
    assert late.close_code == TRY_AGAIN


def test_its_bots_think_no_more(server: Server) -> None:
    room = gone_room(server, seats={"red": "bot:random", "blue": "me"})
    assert server.rooms.players.next_move(room) is None


def test_a_bot_goes_on_after_a_restart_though_nobody_looks(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("admiralty.server.rooms.bots.Players.wake", lambda *_: None)  # the server dies over it
        table = own_server.person().table(seats={"red": "bot:random", "blue": "me"})
        own_server.stop()
    own_server.start()
    wait_until(lambda: table in own_server.rooms.open and own_server.rooms.open[table].table.sequence > 0)


def test_a_table_that_another_request_writes_now_is_left_to_it(server: Server) -> None:
    """The same request came again, to another worker, which has begun anew."""
    table = server.person().table()

    async def go_on() -> None:
        stored = await table_store.load(server.rooms.engine, table)

        async def coming(connection: Any) -> None:
            later = "UPDATE tables SET origin = 'coming', created = created + 1 WHERE id = :id"
            await connection.execute(text(later), {"id": table})
            await table_store.check_coming(connection, stored)

        await server.rooms.journal.run(coming)

    with pytest.raises(Problem, match="error-busy"):
        server.do(go_on())


def test_a_mark_that_was_lost_tells_nothing(own_server: Server) -> None:
    """A worker was taken for dead, and its row is a new one: its last commit may have happened."""
    journal = own_server.rooms.journal

    async def look_up() -> StorageFailed | None:
        await own_server.rooms.health.close()
        await journal.run(lambda connection: connection.execute(text("DELETE FROM players")))
        async with own_server.rooms.engine.begin() as connection:
            await connection.execute(text("UPDATE heartbeat SET mark = '' WHERE id = 1"))
        return await journal.look_up("x", StorageFailed("no answer"))

    assert isinstance(own_server.do(look_up()), OutcomeUnknown)


def test_leases_are_renewed_whatever_happened_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the driver ended the task, and the worker owned nothing for ever after."""
    turns: list[int] = []

    async def turn() -> None:
        turns.append(1)
        if len(turns) == 1:
            raise RuntimeError("of the driver")

    async def run() -> None:
        cluster = Cluster(None, Peer(1), "1", lambda: 0)  # type: ignore[arg-type]  # it asks nothing
        monkeypatch.setattr(cluster, "turn", turn)
        cluster.hurry()
        task = asyncio.create_task(cluster.run())
        while len(turns) < 2:
            cluster.hurry()
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_password_of_the_database_is_on_no_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    started: dict[str, Any] = {}

    def popen(words: list[str], **more: Any) -> None:
        started.update(more, words=words)

    monkeypatch.setattr(subprocess, "Popen", popen)
    sock = listen("127.0.0.1", 0)
    supervisor.command(sock, "postgresql://me:secret@db/games", "127.0.0.1", 2)(9)
    sock.close()
    assert "secret" not in " ".join(started["words"])
    assert "secret" in started["env"]["ADMIRALTY_DB"]


def test_a_clock_goes_on_from_where_it_is_set() -> None:
    clock = SteadyClock(system=lambda: 5_000_000, steady=lambda: 1_000_000)
    clock.set(80)
    assert clock() == 80
