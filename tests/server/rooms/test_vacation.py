"""Vacation, notices of absence, and pauses by consent: clocks stand still and nothing of them is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.harness import FakeTime, Person, Server

DAY = 86_400
SPRING = 1_898_500_000_000  # in 2030
SLOW = {"bank_seconds": 3 * DAY, "increment_seconds": DAY // 2, "cap_seconds": 5 * DAY}


@pytest.fixture(scope="module")
def clock() -> FakeTime:
    """Far from the end of a year, with which vacations begin anew."""
    clock = FakeTime()
    clock.ahead = SPRING - clock()
    return clock


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str], clock: FakeTime) -> Iterator[Server]:
    server = Server(replace(settings(new_database()), clock=clock))
    yield server
    server.close()


def two(server: Server, **rules: Any) -> tuple[Person, Person, str]:
    """Ann, who has an account and must move, and Bob."""
    ann, bob = server.person("Ann"), server.person("Bob")
    ann.post("/api/account", login=f"ann{len(server.people)}", password="a fleet of paper boats")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"}, clock=rules or SLOW)
    bob.post("/api/join", token=ann.invite(table, "russia"))
    return ann, bob, table


def left(state: dict[str, Any], seat: str) -> int:
    """Seconds until the time of a seat is up."""
    return int((state["clocks"][seat]["due"] - state["now"]) / 1000)


def test_on_vacation_a_slow_clock_stands_still_also_over_a_restart(server: Server, clock: FakeTime) -> None:
    ann, bob, table = two(server)
    with ann.at(table) as hers:
        hers.wait_for(lambda state: bool(state["legal"]))
        clock.pass_by(DAY)
        told = ann.post("/api/me/absence", until=clock() + 10 * DAY * 1000, note="At sea", vacation=True)
        assert (told["vacation"], told["days_left"]) == (True, 20)
        state = hers.wait_for(lambda state: "away" in state["seats"][0])
        assert state["seats"][0]["away"]["note"] == "At sea"
        assert left(state, "japan") in range(12 * DAY - 60, 12 * DAY + 1)
    server.restart()
    clock.pass_by(11 * DAY)  # more than the clock had, less than it has with the vacation
    with bob.at(table) as his:
        state = his.wait_for(lambda state: True)
        assert (state["status"], "away" in state["seats"][0]) == ("playing", False)
        assert left(state, "japan") in range(DAY - 60, DAY + 1)


def test_who_comes_back_early_gets_the_rest_of_the_vacation_back(server: Server, clock: FakeTime) -> None:
    ann, bob, table = two(server)
    ann.post("/api/me/absence", until=clock() + 20 * DAY * 1000, vacation=True)
    clock.pass_by(5 * DAY)
    assert ann.refused("/api/me/absence", until=clock() + 60 * DAY * 1000, vacation=True) == (
        409,
        "error-vacation-left",
    )
    back = ann.post("/api/me/absence/end")
    assert (back["until"], back["days_left"]) == (None, 25)
    with bob.at(table) as his:
        assert left(his.wait_for(lambda state: True), "japan") in range(3 * DAY - 60, 3 * DAY + 1)
    assert bob.refused("/api/me/absence", until=clock() + DAY * 1000) == (409, "error-no-account")


def test_a_notice_alone_and_a_quick_game_leave_the_clock_running(server: Server, clock: FakeTime) -> None:
    ann, _, table = two(server, bank_seconds=3600)
    slow = ann.table("port-arthur", seats={"japan": "me", "russia": "me"}, clock=SLOW)
    ann.post("/api/me/absence", until=clock() + 2 * DAY * 1000, vacation=True)
    with ann.at(table) as hers:
        assert left(hers.wait_for(lambda state: True), "japan") <= 3600
    ann.post("/api/me/absence", until=clock() + 2 * DAY * 1000)
    with ann.at(slow) as hers:
        state = hers.wait_for(lambda state: True)
        assert state["seats"][0]["away"]["vacation"] is False
        assert left(state, "japan") <= 3 * DAY
    clock.pass_by(3600)
    with ann.at(table) as hers:
        hers.wait_for(lambda state: state["timed_out"] == "japan")


def test_a_pause_needs_all_and_keeps_the_time_that_was_left(server: Server, clock: FakeTime) -> None:
    ann, bob, table = two(server)
    with ann.at(table) as hers, bob.at(table) as his:
        hers.wait_for(lambda state: bool(state["legal"]))
        clock.pass_by(DAY)
        ann.post(f"/api/tables/{table}/pause")
        state = his.wait_for(lambda state: state["pause"])
        assert state["pause"] == {"by": "japan", "waits": ["russia"], "on": False}
        assert state["clocks"]["japan"]["due"]
        bob.post(f"/api/tables/{table}/pause/decline")
        hers.wait_for(lambda state: state["pause"] is None)
        ann.post(f"/api/tables/{table}/pause")
        bob.post(f"/api/tables/{table}/pause")
        state = hers.wait_for(lambda state: bool(state["pause"] and state["pause"]["on"]))
        assert state["clocks"]["japan"]["due"] is None
        assert hers.ask(state["legal"][0])["error"] == "error-paused"
    server.restart()
    clock.pass_by(30 * DAY)
    with ann.at(table) as hers:
        assert hers.wait_for(lambda state: True)["pause"]["on"]
        bob.post(f"/api/tables/{table}/pause/end")
        state = hers.wait_for(lambda state: state["pause"] is None)
        assert left(state, "japan") in range(2 * DAY - 60, 2 * DAY + 1)
        hers.play(state["legal"][0])
        assert bob.refused(f"/api/tables/{table}/pause/end") == (409, "error-no-pause")
    alone = ann.table("port-arthur", seats={"japan": "me", "russia": "me"})
    assert ann.refused(f"/api/tables/{alone}/pause") == (409, "error-no-clock")
