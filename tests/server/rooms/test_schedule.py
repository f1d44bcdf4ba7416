"""Planned sessions: the timer is paused between them by itself, and so after the end of a day."""

from __future__ import annotations

from dataclasses import replace

from admiralty.server.rooms.rounds import begun, changed, rescheduled, running, switched
from admiralty.server.store.organised_store import Timer
from tests.server.harness import FakeTime, Server
from tests.server.organised import Camp
from tests.server.rooms.test_rounds import is_planning, pass_by

WEEK = [[10_000, 20_000], [50_000, 60_000]]
TIMER = Timer(5, sessions=WEEK, used=True)


def test_planning_that_begins_between_sessions_waits_for_the_next() -> None:
    waiting = begun(TIMER, 30_000, is_new_day=False)
    assert (waiting.state, waiting.left, waiting.switch) == ("paused", 5_000, 50_000)
    resumed = switched(waiting, 50_000)
    assert (resumed.state, resumed.due, resumed.switch) == ("running", 55_000, None)
    within = begun(TIMER, 12_000, is_new_day=False)
    assert (within.state, within.due, within.switch) == ("running", 17_000, None)
    after = begun(TIMER, 70_000, is_new_day=False)
    assert (after.state, after.due) == ("running", 75_000)


def test_a_session_that_ends_pauses_the_timer_until_the_next_and_after_the_last_for_good() -> None:
    late = running(TIMER, 23_000, 18_000)
    assert late.switch == 20_000
    paused = switched(late, 20_000)
    assert (paused.state, paused.left, paused.switch) == ("paused", 3_000, 50_000)
    assert switched(late, 51_000).due == 53_000  # nobody looked all night
    last = switched(running(TIMER, 63_000, 58_000), 60_000)
    assert (last.state, last.left, last.switch) == ("paused", 3_000, None)


def test_after_the_end_of_a_day_nobody_plans_at_once() -> None:
    waiting = begun(TIMER, 12_000, is_new_day=True)
    assert (waiting.state, waiting.left, waiting.switch) == ("paused", 5_000, 50_000)
    stands = begun(replace(TIMER, sessions=[]), 12_000, is_new_day=True)
    assert (stands.state, stands.used) == ("off", False)


def test_the_organiser_goes_before_the_schedule() -> None:
    waiting = begun(TIMER, 30_000, is_new_day=False)
    early = changed(waiting, "resume", None, 30_000, is_planning=True)
    assert (early.state, early.due, early.switch) == ("running", 35_000, None)
    by_hand = changed(running(TIMER, 23_000, 18_000), "pause", None, 19_000, is_planning=True)
    assert (by_hand.left, by_hand.switch) == (4_000, None)
    assert rescheduled(by_hand, [[19_000, 40_000]], 19_500).state == "paused"


def test_other_sessions_move_what_the_old_ones_have_paused() -> None:
    waiting = begun(TIMER, 30_000, is_new_day=False)
    assert rescheduled(waiting, [[40_000, 45_000]], 31_000).switch == 40_000
    at_once = rescheduled(waiting, [[30_000, 90_000]], 31_000)
    assert (at_once.state, at_once.due) == ("running", 36_000)
    assert rescheduled(running(TIMER, 17_000, 12_000), [[11_000, 15_000]], 12_000).switch == 15_000


def test_a_night_passes_even_while_the_server_is_away(own_server: Server) -> None:
    now = FakeTime()
    own_server.restart(clock=now)
    camp = Camp(own_server)
    today = [now(), now() + 100_000]
    tomorrow = [now() + 1_000_000, now() + 2_000_000]
    camp.timer("set", sessions=[today, tomorrow])
    due = camp.timer("start", seconds=300, at_zero="evaluate")["due"]
    anne = camp.sailor("Anne", "blue")
    with anne.at(camp.id) as wire:
        pass_by(own_server, now, 101)
        state = wire.wait_for(lambda state: state["round"]["state"] == "paused")
        assert (state["round"]["switch"], state["round"]["left"]) == (tomorrow[0], due - today[1])
        assert state["round"]["sessions"] == [today, tomorrow]
    own_server.restart(clock=now)
    with anne.at(camp.id) as wire:
        assert wire.expect("state")["round"]["state"] == "paused"
        pass_by(own_server, now, 950)
        wire.wait_for(lambda state: state["round"]["due"] == tomorrow[0] + due - today[1])
        pass_by(own_server, now, 250)
        wire.wait_for(lambda state: not is_planning(state))


def test_sessions_that_make_no_sense_are_refused(server: Server) -> None:
    camp = Camp(server)
    for bad in (
        [[2, 1]],
        [[1, 1]],
        [[1, 5], [4, 9]],
        [[1, 2, 3]],
        [[-1, 5]],
        [[n, n + 1] for n in range(0, 200, 2)],
    ):
        assert camp.refuses_timer("set", sessions=bad) == (422, "error-bad-request")
    assert camp.timer("set", sessions=[])["sessions"] == []


def test_the_ceremony_begins_by_itself_when_a_day_and_when_the_week_is_over(server: Server) -> None:
    camp = Camp(server, days="2", turns_per_day="1")
    with camp.olga.at(camp.id) as wire:
        camp.timer("start", seconds=300)
        wire.play("evaluate")
        assert wire.state["stage"]["show"] == "board"
        wire.play("continue")
        assert (wire.state["stage"]["show"], wire.state["round"]["state"]) == ("ceremony", "off")
        wire.play("evaluate")
        assert wire.state["stage"]["show"] == "board"
        wire.play("continue")
        assert (wire.state["stage"]["show"], wire.state["status"]) == ("ceremony", "over")
