"""Clocks: deadlines in the database that are carried out exactly once, even across a restart."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from admiralty.server.rooms import clocks
from admiralty.server.rooms.clocks import SeatClocks
from admiralty.server.settings import Settings
from admiralty.server.steady_clock import SteadyClock
from admiralty.server.store.models import Deadline
from admiralty.server.store.table_store import ClockRules, Hand
from tests.server.harness import FakeTime, Server, entries, wait_until


def test_the_allowance_of_a_turn_is_used_before_the_bank() -> None:
    rules, hand = ClockRules(turn_seconds=10, bank_seconds=60), Hand(bank=60_000)
    clocks.start(rules, hand, 1_000)
    assert (hand.since, hand.due) == (1_000, 71_000)
    clocks.stop(rules, hand, 9_000)
    assert hand == Hand(None, None, 60_000)
    clocks.start(rules, hand, 20_000)
    clocks.stop(rules, hand, 45_000)
    assert hand == Hand(None, None, 45_000)


def test_time_is_added_for_each_completed_turn_up_to_a_cap_and_for_nothing_else() -> None:
    now = 0
    rules = ClockRules(bank_seconds=100, increment_seconds=10, cap_seconds=103)
    hands = clocks.first_hands(rules, ["red", "blue"])
    table = SeatClocks("t", rules, hands, lambda: now, lambda *_: None, lambda _: 0)

    def banks() -> tuple[int | None, int | None]:
        return hands["red"].bank, hands["blue"].bank

    table.turn(("red",), None)
    now = 5_000
    table.turn(("red",), None)
    assert banks() == (100_000, 100_000), "one step of several"
    table.turn(("blue",), None, is_window=True)
    table.turn(("red",), None)
    assert banks() == (95_000, 100_000), "blue let something pass, in red's turn"
    now = 6_000
    table.turn(("blue",), None)
    assert banks() == (103_000, 100_000), "red has completed a turn; the cap holds"
    assert hands["blue"].due == 106_000
    table.turn(("red",), None, is_return=True)
    assert banks() == (94_000, 100_000), "a takeback: the turn goes on"
    assert hands["red"].due == 100_000
    table.turn(("blue",), None)
    table.turn((), None)
    assert banks() == (103_000, 100_000), "the end of the game adds nothing"


def test_a_slow_pace_is_kept_with_the_table(own_server: Server) -> None:
    pace = {"bank_seconds": 86400, "increment_seconds": 4 * 3600, "cap_seconds": 3 * 86400}
    ann = own_server.person()
    assert ann.refused("/api/tables", game="port-arthur", clock={"increment_seconds": 5})[0] == 422
    assert ann.refused("/api/tables", game="port-arthur", clock={**pace, "cap_seconds": 3600})[0] == 422
    table = ann.table("port-arthur", clock=pace)
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play("sail mikasa tsushima")
        assert wire.state["clocks"]["japan"]["bank"] == 86_400_000
    own_server.restart()
    with ann.at(table) as wire:
        wire.expect("state")
        wire.look("japan")
        wire.play("done")
        bank = wire.state["clocks"]["japan"]["bank"]
        assert 100_000_000 < bank <= 86_400_000 + 4 * 3_600_000, "the turn went on after the restart"


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


def test_who_is_out_of_time_loses_once(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    ann = own_server.person()
    table = ann.table("port-arthur", clock={"turn_seconds": 30})
    with ann.at(table) as wire:
        wire.play("sail mikasa tsushima")
        now.pass_by(31)
        own_server.rooms.deadlines.wake._loop.call_soon_threadsafe(own_server.rooms.deadlines.wake.set)  # type: ignore[attr-defined]
        state = wire.wait_for(lambda state: state["status"] == "over")
        assert (state["ending"], state["timed_out"]) == ("resigned", "japan")
        assert state["result"] == {"japan": -1, "russia": 1}
        assert state["clocks"]["japan"]["due"] is None
    assert entries(own_server, table) == ["sail mikasa tsushima", "resign"]


def test_a_move_that_comes_too_late_is_not_played(own_server: Server) -> None:
    """The move or the deadline may come first: the seat loses once."""
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
        async with own_server.rooms.engine.connect() as connection:
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
