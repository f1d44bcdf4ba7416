"""Rules that never end, or fail, stop their own table and no other."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from admiralty.core.flow import EndlessRun
from admiralty.server.rooms import expiry
from admiralty.server.rooms.room import Room
from admiralty.server.settings import Settings, Work
from admiralty.server.work.watchdog import StepTooLong, Watchdog
from tests.server.harness import Person, Server, Wire, wait_until

STOPPED = "error-table-stopped"


@pytest.fixture
def server(tmp_path: object) -> Iterator[Server]:
    """A server with a short limit for one step."""
    work = Work(step_seconds=1)
    server = Server(Settings(database=f"{tmp_path}/games.db", limits=False, bot_workers=1, work=work))
    yield server
    server.close()


def run_on(*_: object) -> None:
    while True:
        pass


def never_arrive(*_: object) -> None:
    raise EndlessRun("on purpose")


def break_down(*_: object) -> None:
    raise ZeroDivisionError("on purpose")


def room_of(server: Server, table: str) -> Room:
    return server.rooms.open[table]


def plays_on(ann: Person, table: str) -> None:
    """Another player's table still works."""
    with ann.at(table) as wire:
        wire.play(wire.wait_for(lambda state: bool(state["legal"]))["legal"][0], seat="red")


def first_choice(wire: Wire) -> str:
    return str(wire.wait_for(lambda state: bool(state["legal"]))["legal"][0])


@pytest.mark.parametrize("fault", [run_on, never_arrive])
def test_a_step_that_never_ends_stops_its_table_only(
    server: Server,
    fault: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    eve, ann = server.person("Eve"), server.person("Ann")
    table, other = eve.table(), ann.table()
    with eve.at(table) as wire, eve.at(table) as second:
        wire.play(first_choice(wire))
        second.wait_for(lambda state: state["seq"] == 1)
        choice = str(wire.look("blue")["legal"][0])
        monkeypatch.setattr(room_of(server, table).table, "play", fault)
        with caplog.at_level(logging.ERROR):
            done = wire.ask(choice, seat="blue")
            assert (done["t"], done["error"]) == ("refused", STOPPED)
            assert second.expect("error")["error"] == STOPPED
            plays_on(ann, other)
            assert wire.ask(choice, seat="blue")["error"] == STOPPED
        assert [line.message for line in caplog.records].count("a table was stopped") == 1
        assert wire.look("red")["seq"] == 1, "it may still be looked at"
        eve.get(f"/api/tables/{table}/export")
    room = room_of(server, table)
    assert room.rules.is_stopped
    assert room.table.sequence == 1
    server.restart()
    with eve.at(table) as wire:
        wire.play(str(wire.look("blue")["legal"][0]), seat="blue")


def test_a_fault_of_the_rules_may_happen_twice_but_not_three_times(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = server.person("Eve")
    table = eve.table()
    with eve.at(table) as wire:
        choice = first_choice(wire)
        answers = []
        for _ in range(3):
            monkeypatch.setattr(room_of(server, table).table, "play", break_down)
            answers.append(wire.ask(choice)["error"])
        assert answers == ["error-internal", "error-internal", STOPPED]


@pytest.mark.parametrize("fault", [run_on, never_arrive, break_down])
def test_a_bot_rests_at_a_table_that_is_stopped(
    server: Server, fault: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    eve, ann = server.person("Eve"), server.person("Ann")
    table, other = eve.table(seats={"red": "me", "blue": "bot:random"}), ann.table()
    with eve.at(table) as wire:
        choice = first_choice(wire)
        room = room_of(server, table)
        monkeypatch.setattr(room.table.game, "imagine", fault)
        monkeypatch.setattr("admiralty.server.rooms.rules_guard.MAX_FAULTS", 1)
        monkeypatch.setattr("admiralty.server.rooms.bots.PAUSE_SECONDS", 0.1)
        wire.play(choice, seat="red")
        wait_until(lambda: room.rules.is_stopped and room.bot_task is None)
        plays_on(ann, other)
        assert wire.ask("undo", seat="red")["error"] == STOPPED


def test_a_table_that_cannot_be_shown_is_stopped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    eve, ann = server.person("Eve"), server.person("Ann")
    table, other = eve.table(), ann.table()
    monkeypatch.setattr("admiralty.server.rooms.state_message.seats_shown", slow_for(room_of(server, table)))
    with eve.at(table) as wire:
        assert wire.expect("error")["error"] == STOPPED
        plays_on(ann, other)


def slow_for(slow: Room) -> Callable[[Room], list[object]]:
    def shown(room: Room) -> list[object]:
        if room is slow:
            run_on()
        return []

    return shown


def test_clocks_rest_at_a_table_that_is_stopped(server: Server) -> None:
    eve = server.person("Eve")
    table = eve.table("port-arthur", clock={"turn_seconds": 5, "bank_seconds": 5})
    room = room_of(server, table)
    room.rules.is_stopped = True
    for hand in room.stored.hands.values():
        hand.due = 1
    server.do(fall(room))
    assert not room.is_over


async def fall(room: Room) -> None:
    async with room.lock:
        await expiry.expire(room)


def test_the_server_stops_when_it_is_told_to(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = server.person("Eve")
    table = eve.table()
    with eve.at(table) as wire:
        choice = first_choice(wire)
        monkeypatch.setattr(room_of(server, table).table, "play", run_on)
        wire.send_play(choice)
        server.stop()
        assert not server.thread.is_alive()
    server.start()


# The watchdog itself


def test_the_watchdog_interrupts_only_what_is_too_long() -> None:
    dog = Watchdog(0.3)
    assert dog.run(lambda: 5) == 5
    if sys.platform == "linux":
        dog.run(lambda: time.sleep(0.6))  # as on a machine that has stopped for a while: nobody's fault
    with pytest.raises(StepTooLong):
        dog.run(run_on)
    with pytest.raises(ZeroDivisionError):
        dog.run(break_down)
    assert dog.run(lambda: dog.run(lambda: 6)) == 6
    time.sleep(0.5)  # nothing that is left over arrives now
    for _ in range(100_000):
        pass
    dog.close()


def test_what_ends_at_the_very_moment_leaves_nothing_behind() -> None:
    dog = Watchdog(0.0)
    ended = 0
    for _ in range(40):
        try:
            dog.run(lambda: time.sleep(0.005))
            ended += 1
        except StepTooLong:
            continue
    for _ in range(100_000):
        pass
    assert ended
    dog.close()
