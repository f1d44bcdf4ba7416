"""The timer of planning: on the server's clock, exactly one evaluation per round, even across a restart."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from sqlalchemy import select

from admiralty.server.errors import Problem
from admiralty.server.rooms.rounds import changed
from admiralty.server.store.models import Entry
from admiralty.server.store.organised_store import Timer
from tests.server.harness import FakeTime, Server, Wire, wait_until
from tests.server.organised import Camp


def entries(server: Server, table: str) -> list[tuple[str, str]]:
    async def read() -> list[tuple[str, str]]:
        async with server.rooms.engine.connect() as connection:
            rows = await connection.execute(
                select(Entry.seat, Entry.action).where(Entry.table_id == table).order_by(Entry.n)
            )
            return [(row.seat, row.action) for row in rows]

    return server.do(read())


def evaluations(server: Server, table: str) -> int:
    return entries(server, table).count(("organiser", "evaluate"))


def pass_by(server: Server, now: FakeTime, seconds: int) -> None:
    """Let time pass, and wake the deadlines."""
    now.pass_by(seconds)
    server.loop.call_soon_threadsafe(server.rooms.deadlines.wake.set)


def is_planning(state: dict[str, Any]) -> bool:
    return bool(state["view"]["phase"] == "planning")


@pytest.mark.parametrize(
    ("before", "do", "after"),
    [
        (Timer(300), "start", Timer(300, "wait", "running", 301_000, None, True)),
        (Timer(300), "set", Timer(20)),
        (Timer(300), "stop", Timer(300)),
        (Timer(300, state="running", due=61_000), "pause", Timer(300, state="paused", left=60_000)),
        (
            Timer(300, state="paused", left=500),
            "resume",
            Timer(300, state="running", due=1_500, used=True),
        ),
        (
            Timer(300, state="running", due=2_000),
            "extend",
            Timer(300, state="running", due=22_000, used=True),
        ),
        (Timer(300, state="paused", left=500), "extend", Timer(300, state="paused", left=20_500)),
        (Timer(300, state="up", used=True), "extend", Timer(300, state="running", due=21_000, used=True)),
        (
            Timer(300, state="paused", left=5, used=True),
            "restart",
            Timer(20, state="running", due=21_000, used=True),
        ),
        (Timer(300, state="up", used=True), "stop", Timer(300)),
    ],
)
def test_what_a_command_makes_of_the_timer(before: Timer, do: str, after: Timer) -> None:
    seconds = 20 if do in ("extend", "set", "restart") else None
    assert changed(before, do, seconds, 1_000, is_planning=True) == after


@pytest.mark.parametrize(
    ("before", "do", "error"),
    [
        (Timer(300), "pause", "error-timer-stands"),
        (Timer(300, state="paused", left=5), "pause", "error-timer-stands"),
        (Timer(300), "resume", "error-timer-not-paused"),
        (Timer(300, state="running", due=5), "resume", "error-timer-not-paused"),
        (Timer(300), "extend", "error-timer-stands"),
        (Timer(300, state="running", due=5), "start", "error-timer-runs"),
        (Timer(300, state="paused", left=5), "start", "error-timer-runs"),
        (Timer(300), "restart", "error-not-planning"),
    ],
)
def test_what_makes_no_sense_is_refused(before: Timer, do: str, error: str) -> None:
    with pytest.raises(Problem, match=error):
        changed(before, do, None, 1_000, is_planning=False)


def test_the_round_is_shown_to_everybody_and_led_by_the_organiser(server: Server) -> None:
    camp = Camp(server, planning_seconds="180")
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire:
        off: dict[str, Any] = {
            "length": 180, "due": None, "left": None, "state": "off", "at_zero": "wait", "used": False,
            "sessions": [], "switch": None,
        }  # fmt: skip
        assert wire.expect("state")["round"] == off
        camp.timer("start", seconds=90, at_zero="evaluate")
        state = wire.wait_for(lambda state: state["round"]["state"] == "running")
        assert (state["round"]["length"], state["round"]["at_zero"]) == (90, "evaluate")
        assert state["round"]["used"]
        assert 80_000 < state["round"]["due"] - state["now"] <= 90_000
        camp.timer("pause")
        state = wire.wait_for(lambda state: state["round"]["state"] == "paused")
        assert state["round"]["due"] is None
        assert 80_000 < state["round"]["left"] <= 90_000
        wire.play("report blue-1")
        camp.timer("extend")
        wire.wait_for(lambda state: state["round"]["left"] > 140_000)
        camp.timer("resume")
        wire.wait_for(lambda state: state["round"]["state"] == "running")
        camp.timer("stop")
        wire.wait_for(lambda state: state["round"]["state"] == "off")
    assert ann.refused(f"{camp.path}/timer", do="start") == (403, "error-organiser-only")
    ann_alone = ann.table()
    assert ann.refused(f"/api/tables/{ann_alone}/timer", do="start") == (409, "error-not-organised")
    with ann.at(ann_alone) as wire:
        assert wire.expect("state")["round"] is None


def test_nonsense_is_refused(server: Server) -> None:
    camp = Camp(server)
    for bad in (
        {"seconds": -5},
        {"seconds": 0},
        {"seconds": 10**9},
        {"seconds": "x"},
        {"at_zero": "explode"},
    ):
        assert camp.refuses_timer("start", **bad) == (422, "error-bad-request")
    assert camp.refuses_timer("explode") == (422, "error-bad-request")
    assert camp.refuses_timer("pause") == (409, "error-timer-stands")
    camp.olga.post(f"{camp.path}/end")
    assert camp.refuses_timer("start") == (409, "error-game-over")


def test_at_zero_the_round_is_evaluated_and_the_next_planning_starts_the_timer(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server)
    with camp.olga.at(camp.id) as wire:
        wire.expect("state")
        camp.timer("start", seconds=60, at_zero="evaluate")
        pass_by(own_server, now, 59)
        wire.wait_for(lambda state: state["round"]["state"] == "running")
        assert evaluations(own_server, camp.id) == 0
        pass_by(own_server, now, 2)
        state = wire.wait_for(lambda state: not is_planning(state))
        assert state["round"]["state"] == "off"
        wire.play("continue")
        assert wire.state["round"]["state"] == "running"
        assert 50_000 < wire.state["round"]["due"] - wire.state["now"] <= 60_000
    assert evaluations(own_server, camp.id) == 1


def test_at_zero_it_may_wait_and_planning_is_closed_until_it_is_extended(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire, camp.olga.at(camp.id) as hers:
        wire.expect("state")
        camp.timer("start", seconds=60, at_zero="wait")
        wire.play("report blue-1")
        pass_by(own_server, now, 61)
        wire.wait_for(lambda state: state["round"]["state"] == "up")
        refused = wire.ask("report blue-2")
        assert (refused["t"], refused["error"]) == ("refused", "error-planning-closed")
        hers.wait_for(lambda state: state["round"]["state"] == "up")
        hers.play("reopen blue-1")
        camp.timer("extend", seconds=30)
        state = wire.wait_for(lambda state: state["round"]["state"] == "running")
        assert 20_000 < state["round"]["due"] - state["now"] <= 30_000
        wire.play("report blue-2")
        pass_by(own_server, now, 31)
        hers.wait_for(lambda state: state["round"]["state"] == "up")
        hers.play("evaluate")
        assert hers.state["round"]["state"] == "off"
    assert evaluations(own_server, camp.id) == 1


def test_an_order_that_comes_after_zero_is_too_late(own_server: Server) -> None:
    """The order or the deadline may come first: time is up once."""
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire:
        wire.expect("state")
        camp.timer("start", seconds=60, at_zero="evaluate")
        now.pass_by(61)
        assert wire.ask("report blue-1")["t"] == "stale"
        wire.wait_for(lambda state: not is_planning(state))
    assert evaluations(own_server, camp.id) == 1
    assert ("blue", "report blue-1") not in entries(own_server, camp.id)


def test_the_last_team_the_timer_and_the_organiser_at_once(own_server: Server) -> None:
    """All three want to end planning in the same moment, several times: each round is evaluated once."""
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server, early_close="true", turns_per_day="9")
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    with ann.at(camp.id) as blue, bob.at(camp.id) as red, camp.olga.at(camp.id) as hers:
        camp.timer("start", seconds=60, at_zero="evaluate")
        for turn in range(1, 6):
            for wire in (blue, red, hers):
                wire.wait_for(lambda state, turn=turn: is_planning(state) and state["view"]["turn"] == turn)  # type: ignore[misc]
            blue.play("ready")
            for wire in (red, hers):
                wire.wait_for(lambda state: state["view"]["teams"]["blue"]["ready"])
            start = threading.Barrier(3)

            def press(wire: Wire, action: str, start: threading.Barrier = start) -> None:
                start.wait()
                wire.send_play(action)

            presses = [
                threading.Thread(target=press, args=(red, "ready")),
                threading.Thread(target=press, args=(hers, "evaluate")),
            ]
            for thread in presses:
                thread.start()
            start.wait()
            pass_by(own_server, now, 61)
            for thread in presses:
                thread.join()
            hers.wait_for(lambda state: not is_planning(state))
            assert hers.state["view"]["turn"] == turn + 1
            hers.play("continue")
    turns = camp.olga.get(f"{camp.path}/turns")
    assert [turn["turn"] for turn in turns] == [n for n in range(1, 6) for _ in range(2)]
    assert evaluations(own_server, camp.id) <= 5


@pytest.mark.parametrize(("seconds_away", "evaluated"), [(10, 0), (70, 1)])
def test_a_restart_in_mid_round(own_server: Server, seconds_away: int, evaluated: int) -> None:
    """With time left the same moment stays due; with time up the round is evaluated once, at the start."""
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    due = camp.timer("start", seconds=60, at_zero="evaluate")["due"]
    with ann.at(camp.id) as wire:
        wire.play("report blue-1")
    now = FakeTime()
    now.pass_by(seconds_away)
    own_server.restart(clock=now)
    if evaluated:
        wait_until(lambda: evaluations(own_server, camp.id) == 1)
    with ann.at(camp.id) as wire:
        state = wire.expect("state")
        if evaluated:
            assert (is_planning(state), state["round"]["state"]) == (False, "off")
        else:
            assert state["round"]["due"] == due
            assert state["view"]["ships"][0]["reported"]
    own_server.restart(clock=now)
    with ann.at(camp.id) as wire:
        wire.expect("state")
    assert evaluations(own_server, camp.id) == evaluated


def test_a_pause_lasts_over_a_restart(own_server: Server) -> None:
    camp = Camp(own_server)
    camp.timer("start", seconds=60, at_zero="evaluate")
    paused = camp.timer("pause")
    now = FakeTime()
    now.pass_by(600)
    own_server.restart(clock=now)
    with camp.olga.at(camp.id) as wire:
        assert wire.expect("state")["round"] == paused
    resumed = camp.timer("resume")
    assert resumed["due"] - now() <= paused["left"]
    assert evaluations(own_server, camp.id) == 0


def test_the_timer_of_a_table_that_is_given_up_stands(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server)
    camp.timer("start", seconds=60, at_zero="evaluate")
    camp.olga.post(f"{camp.path}/end")
    pass_by(own_server, now, 61)
    with camp.olga.at(camp.id) as wire:
        assert wire.expect("state")["round"]["state"] == "off"
    assert evaluations(own_server, camp.id) == 0


def test_a_start_between_turns_waits_for_planning(server: Server) -> None:
    camp = Camp(server)
    with camp.olga.at(camp.id) as wire:
        wire.play("evaluate")
        assert camp.timer("start", seconds=60)["state"] == "off"
        assert camp.refuses_timer("restart") == (409, "error-not-planning")
        wire.play("continue")
        assert wire.state["round"]["state"] == "running"


def test_a_team_that_is_ready_keeps_its_plans_in_sight_and_may_take_it_back(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire, camp.olga.at(camp.id) as hers:
        wire.expect("state")
        wire.play("right blue-1")
        assert [loss["things"] for loss in wire.state["waived"]["ready"]] == [["blue-2"]]
        wire.play("ready")
        assert wire.state["legal"] == ["not-ready"]
        assert "blue" not in wire.state["acting"]
        assert len(wire.state["outlook"]["ships"]["blue-1"]["poses"]) == 2
        hers.wait_for(lambda state: state["view"]["teams"]["blue"]["ready"])
        assert [loss["things"] for loss in hers.state["waived"]["evaluate"]] == [["red"]]
        wire.play("not-ready")
        assert "forward blue-2" in wire.state["legal"]
        hers.wait_for(lambda state: not state["view"]["teams"]["blue"]["ready"])
        hers.play("evaluate")
        wire.wait_for(lambda state: not is_planning(state))
        assert wire.ask("not-ready")["t"] == "refused"
