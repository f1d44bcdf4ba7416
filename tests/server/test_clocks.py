"""Clocks: durable deadlines that fall exactly once, also over a restart."""

from __future__ import annotations

import logging
import time

import pytest
from sqlalchemy import func, select, update

from admiralty.server import clocks
from admiralty.server.errors import StorageFailed
from admiralty.server.models import Deadline, Entry, Game
from admiralty.server.settings import Settings
from admiralty.server.steady_clock import SteadyClock
from admiralty.server.store import ClockRules, Hand
from tests.server.harness import Server, wait_until


class FakeTime:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def pass_by(self, seconds: int) -> None:
        self.ahead += seconds * 1000


def test_the_allowance_of_a_turn_is_used_before_the_bank() -> None:
    rules, hand = ClockRules(turn_seconds=10, bank_seconds=60), Hand(bank=60_000)
    clocks.start(rules, hand, 1_000)
    assert (hand.since, hand.due) == (1_000, 71_000)
    clocks.stop(rules, hand, 9_000)
    assert hand == Hand(None, None, 60_000)
    clocks.start(rules, hand, 20_000)
    clocks.stop(rules, hand, 45_000)
    assert hand == Hand(None, None, 45_000)


def test_a_clock_runs_only_for_who_decides_and_when_all_sit(own_server: Server) -> None:
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    seats = {"japan": "me", "russia": "open"}
    table = ann.table("port-arthur", seats=seats, clock={"turn_seconds": 60, "bank_seconds": 600})
    with ann.at(table) as wire:
        clock = wire.expect("state")["clocks"]
        assert clock == {"japan": {"due": None, "bank": 600_000}, "russia": {"due": None, "bank": 600_000}}
        bob.post("/api/join", token=ann.invite(table, "russia"))
        state = wire.wait_for(lambda state: state["status"] == "playing")
        left = state["clocks"]["japan"]["due"] - state["now"]
        assert 600_000 < left <= 660_000
        assert state["clocks"]["russia"]["due"] is None
        due = state["clocks"]["japan"]["due"]
        wire.play("sail mikasa tsushima")
        assert wire.state["clocks"]["japan"]["due"] == due, "a step within a turn does not wind the clock"
        wire.play("done")
        assert wire.state["clocks"]["japan"]["due"] is None
        assert wire.state["clocks"]["russia"]["due"] is not None


def entries(server: Server, table: str) -> list[str]:
    async def read() -> list[str]:
        async with server.hall.engine.connect() as connection:
            rows = await connection.execute(
                select(Entry.action).where(Entry.table_id == table).order_by(Entry.n)
            )
            return [row.action for row in rows]

    return server.do(read())


def test_who_is_out_of_time_loses_once(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"turn_seconds": 30})
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        now.pass_by(31)
        own_server.hall.evaluator.wake._loop.call_soon_threadsafe(own_server.hall.evaluator.wake.set)  # type: ignore[attr-defined]
        state = wire.wait_for(lambda state: state["status"] == "over")
        assert (state["ending"], state["timed_out"]) == ("resigned", "japan")
        assert state["result"] == {"japan": -1, "russia": 1}
        assert state["clocks"]["japan"]["due"] is None
    assert entries(own_server, table) == ["sail mikasa tsushima", "resign"]


def test_a_move_that_comes_too_late_is_not_played(own_server: Server) -> None:
    """Whoever notices first, the mover or the evaluator, the clock falls once."""
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"turn_seconds": 30})
    with ann.at(table) as wire:
        wire.expect("state")
        now.pass_by(31)
        assert wire.ask("sail mikasa tsushima")["t"] in ("stale", "refused")
        wire.wait_for(lambda state: state["status"] == "over")
    assert entries(own_server, table) == ["resign"]


def test_a_deadline_that_passes_while_the_server_is_down_falls_at_the_start(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 60})
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
    now = FakeTime()
    now.pass_by(61)
    own_server.restart(clock=now)
    wait_until(lambda: entries(own_server, table)[-1] == "resign")
    own_server.restart()
    assert entries(own_server, table) == ["sail mikasa tsushima", "resign"]
    with ann.at(table) as wire:
        assert wire.expect("state")["timed_out"] == "japan"


def test_a_deadline_that_has_not_passed_survives_a_restart(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"turn_seconds": 600, "bank_seconds": 60})
    with ann.at(table) as wire:
        before = wire.expect("state")["clocks"]
    own_server.restart()
    with ann.at(table) as wire:
        assert wire.expect("state")["clocks"] == before
        wire.play("done")

    async def rows() -> list[tuple[str, bool]]:
        async with own_server.hall.engine.connect() as connection:
            found = await connection.execute(
                select(Deadline.seat, Deadline.due).where(Deadline.table_id == table).order_by(Deadline.seat)
            )
            return [(row.seat, row.due is not None) for row in found]

    assert own_server.do(rows()) == [("japan", False), ("russia", True)]


def test_the_clock_of_a_running_server_does_not_follow_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Settings(database="unused").clock
    before = clock()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert before <= clock() < before + 60_000
    steady = 0
    moved = SteadyClock(system=lambda: 5_000_000_000, steady=lambda: steady)
    steady = 2_000_000_000
    assert moved() == 7_000


DAY = 86400


@pytest.mark.parametrize(
    ("set_by", "costs"), [(-30 * DAY, 0), (-3600, 0), (3600, 3600), (30 * DAY, DAY)], ids=str
)
def test_a_clock_set_between_two_runs_costs_nobody_more_than_a_day(
    own_server: Server, set_by: int, costs: int
) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 3 * DAY})
    with ann.at(table) as wire:
        state = wire.expect("state")
        left = (state["clocks"]["japan"]["due"] - state["now"]) / 1000
    own_server.stop()
    now.pass_by(set_by)
    own_server.start()
    for _ in range(2):
        with ann.at(table) as wire:
            state = wire.expect("state")
            assert (state["clocks"]["japan"]["due"] - state["now"]) / 1000 == pytest.approx(
                left - costs, abs=60
            )
        own_server.restart()
    with ann.at(table) as wire:
        wire.play("done")
        assert wire.state["clocks"]["japan"]["bank"] / 1000 == pytest.approx(left - costs, abs=60)


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the log says of clocks."""
    told: list[str] = []
    log = logging.getLogger(clocks.__name__)
    for level in ("error", "exception"):
        monkeypatch.setattr(log, level, lambda message, **_: told.append(message))
    return told


def test_a_clock_on_a_table_that_cannot_be_opened_is_reported_once(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, reports: list[str]
) -> None:
    monkeypatch.setattr(clocks, "RETRY_MILLISECONDS", 10)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 60})
    other = ann.table("port-arthur", clock={"bank_seconds": 60})

    async def change(old: str, new: str) -> None:
        async with own_server.hall.engine.begin() as connection:
            header = func.replace(Game.header, old, new)
            await connection.execute(update(Game).where(Game.id == table).values(header=header))

    own_server.do(change('"rules_version": ', '"rules_version": 9'))
    now = FakeTime()
    now.pass_by(61)
    own_server.restart(clock=now)
    wait_until(lambda: entries(own_server, other) == ["resign"])
    wait_until(lambda: table in own_server.hall.evaluator.given_up)
    time.sleep(0.2)  # twenty times as long as it takes to try again
    assert reports == ["a clock could not fall"]
    own_server.do(change('"rules_version": 9', '"rules_version": '))
    assert ann.get(f"/api/tables/{table}")["id"] == table
    wait_until(lambda: entries(own_server, table) == ["resign"])


def test_a_clock_that_cannot_be_written_falls_when_the_database_is_back(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, reports: list[str]
) -> None:
    monkeypatch.setattr(clocks, "RETRY_MILLISECONDS", 10)
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"bank_seconds": 60})

    async def fail(*_: object) -> None:
        raise StorageFailed("full")

    with monkeypatch.context() as patch:
        patch.setattr(own_server.hall.journal, "append", fail)
        now.pass_by(61)
        own_server.loop.call_soon_threadsafe(own_server.hall.evaluator.wake.set)
        wait_until(lambda: table in own_server.hall.evaluator.reported)
        time.sleep(0.2)
    wait_until(lambda: entries(own_server, table) == ["resign"])
    assert reports == ["a clock could not fall"]
