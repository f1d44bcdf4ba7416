"""Analyses: in the background, with progress, cancelled at any time, and without leaks."""

from __future__ import annotations

import time
from typing import Any

import pytest

from admiralty.analysis.analysis import Analysis
from admiralty.analysis.steps import Effort
from admiralty.server.rooms import analyses
from tests.server.harness import Person, Server, wait_until

ON_SQLITE_ONLY = True


def finished(ann: Person) -> str:
    """A table whose game is over."""
    table = ann.table("_template")
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    return table


def wait_for(ann: Person, table: str, status: str) -> Any:
    for _ in range(600):
        found = ann.get(f"/api/tables/{table}/analysis")
        if found["status"] == status:
            return found
        time.sleep(0.1)
    raise AssertionError(f"the analysis is {found['status']}, not {status}")


def test_a_finished_game_is_analysed_in_the_background(server: Server) -> None:
    ann = server.person()
    table = finished(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.get(path)["status"] == "none"
    begun = ann.post(path)
    assert begun["status"] == "running"
    found = wait_for(ann, table, "done")
    assert found["done"] == found["total"] > 0
    assert found["points"][-1]["chances"].values()
    assert set(found["luck"]["swing"]) == {"red", "blue"}
    assert found["examined"]["decisions"] > 0
    assert ann.post(path) == found, "what is known is not worked out again"


def test_it_can_be_cancelled_and_begun_again(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = own_server.person()
    table = finished(ann)
    path = f"/api/tables/{table}/analysis"
    ann.post(path)
    assert ann.post(f"{path}/cancel")["status"] == "cancelled"
    assert ann.get(path)["status"] == "cancelled"
    monkeypatch.setattr(analyses, "SECONDS", 0.0)
    ann.post(path)
    assert wait_for(ann, table, "done")["examined"]["decisions"] == analyses.AT_ONCE


def test_on_a_slow_machine_every_decision_gets_a_shorter_search(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    whole = Effort(iterations=24)
    pace = analyses.Pace(whole, decisions=20, end=110.0)
    first = [pace.effort() for _ in range(analyses.AT_ONCE)]
    assert first == [whole, whole], "nothing is known of the machine yet"
    now = 102.0  # one second for each of them, so that a third of the time is enough for the others
    for _ in range(18):
        assert analyses.LEAST_ITERATIONS <= pace.effort().iterations < 24
        now += 0.44
    assert pace.is_short


def test_a_report_never_mixes_two_moments(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that ended while its document was written was once "done" with a step missing."""
    ann = own_server.person()
    table = finished(ann)
    ann.post(f"/api/tables/{table}/analysis")
    job = own_server.rooms.analyses.jobs[table]
    wait_until(lambda: job.analysis is not None)
    write = Analysis.document

    def write_slowly(analysis: Analysis) -> dict[str, object]:
        wait_until(lambda: job.status == "done", seconds=60)
        return write(analysis)

    monkeypatch.setattr(Analysis, "document", write_slowly)
    found = ann.get(f"/api/tables/{table}/analysis")
    assert (found["status"] == "done") == (found["done"] == found["total"])


def test_while_people_play_each_other_nobody_may_analyse(server: Server) -> None:
    ann = server.person()
    table = ann.table("_template", seats={"red": "me", "blue": "open"})
    assert ann.refused(f"/api/tables/{table}/analysis") == (403, "error-still-played")
    assert ann.refused_get(f"/api/tables/{table}/analysis") == (403, "error-still-played")


def test_who_plays_alone_may_ask_for_a_hint(server: Server) -> None:
    ann = server.person()
    table = ann.table("_template", seats={"red": "me", "blue": "bot:easy"})
    with ann.at(table) as wire:
        state = wire.expect("state")
    hint = ann.post(f"/api/tables/{table}/hint", seat="red")
    assert hint["seq"] == state["seq"]
    assert {one["action"] for one in hint["opinions"]} <= set(state["legal"])
    assert 0 < sum(one["share"] for one in hint["opinions"]) <= 1.001
    assert ann.refused(f"/api/tables/{table}/hint", seat="blue") == (403, "error-not-your-seat")


def test_against_people_there_are_no_hints(server: Server) -> None:
    ann = server.person()
    table = ann.table("_template", seats={"red": "me", "blue": "open"})
    assert ann.refused(f"/api/tables/{table}/hint", seat="red") == (403, "error-hint-alone")
    over = finished(ann)
    assert ann.refused(f"/api/tables/{over}/hint", seat="red") == (409, "error-game-over")
