"""Watching with a delay: nothing younger than it leaves the server, on any way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.harness import FakeTime, Person, Server, Wire

State = dict[str, Any]
SOON = 0.5  # seconds in which a frame that should not come would have come


@pytest.fixture(scope="module")
def clock() -> FakeTime:
    return FakeTime()


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str], clock: FakeTime) -> Iterator[Server]:
    server = Server(replace(settings(new_database()), clock=clock))
    yield server
    server.close()


def public(server: Server, **delay: int) -> tuple[Person, Person, str]:
    """A public table of two, and somebody who watches it."""
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = {"japan": "me", "russia": "open"}
    table = ann.table("port-arthur", seats=seats, public=True, delay=delay)
    bob.post("/api/join", token=ann.invite(table, "russia"))
    return ann, server.person("Eve"), table


def frames(wire: Wire) -> list[State]:
    """What came in the meantime, without who is here."""
    heard = []
    while True:
        try:
            heard.append(wire.hear(SOON))
        except TimeoutError:
            return [message for message in heard if message["t"] in ("state", "chat")]


def sail(wire: Wire, count: int) -> None:
    for _ in range(count):
        wire.play(next(action for action in wire.state["legal"] if action.startswith("sail ")))


def asked(person: Person, table: str) -> list[Any]:
    """Everything that can be asked about a table, without the time of the answer."""
    paths = ("at/0", "moments?first=0&count=9", "log", "at/1", "analysis", "export", "ceremony")
    answers = [person.http.get(f"/api/tables/{table}/{path}").json() for path in paths]
    lobby = person.get("/api/lobby/tables?status=playing")
    sheets = person.http.get(f"/api/tables/{table}/paper.pdf").status_code
    return [person.get(f"/api/tables/{table}"), *({**answer, "now": 0} for answer in answers), lobby, sheets]


def test_a_watcher_gets_each_frame_so_many_actions_later(server: Server) -> None:
    ann, eve, table = public(server, actions=2)
    with ann.at(table) as hers:
        hers.wait_for(lambda state: bool(state["legal"]))
        views = [hers.look("")["view"]]
        with eve.at(table) as watched:
            first = watched.wait_for(lambda state: True)
            assert (first["seq"], first["delay"], first["clocks"]) == (0, {"actions": 2, "minutes": 0}, {})
            assert first["watchers"] == 1
            for n in range(1, 6):
                hers.look("japan")
                sail(hers, 1)
                views.append(hers.look("")["view"])
                reach = max(0, n - 2)
                assert all(frame["seq"] <= reach for frame in frames(watched)), "a frame came early"
                assert (watched.state["seq"], watched.state["view"]) == (reach, views[reach])
                assert all(line["n"] <= reach for line in watched.log)
            hers.play("resign", "japan")
            watched.wait_for(lambda state: state["status"] == "over" and state["seq"] == 6)


def test_what_is_held_back_changes_nothing_that_a_watcher_can_learn(server: Server) -> None:
    """The tables before and after it are twins to a watcher."""
    ann, eve, table = public(server, actions=50)
    with ann.at(table) as hers, eve.at(table) as watched:
        hers.wait_for(lambda state: bool(state["legal"]))
        frames(watched)
        before = asked(eve, table)
        sail(hers, 3)
        hers.play("undo")
        hers.play("done")
        hers.play("draw offer")
        hers.play("takeback turn")
        ann.post(f"/api/tables/{table}/end")
        hers.say(t="chat", id="c1", text="What a move!")
        hers.expect("chat")
        assert [frame for frame in frames(watched) if frame["t"] == "chat"] == []
        assert watched.state["seq"] == 0
        assert asked(eve, table) == before
        watched.say(t="chat", id="c2", text="Nothing to see yet")
        assert watched.expect("chat")["text"] == "Nothing to see yet"
    with eve.at(table) as watched:
        watched.expect("state")
        assert [line["text"] for line in watched.chat] == ["Nothing to see yet"]
    server.restart()  # what is held back is worked out anew
    with eve.at(table) as watched:
        assert watched.expect("state")["seq"] == 0
        assert [line["text"] for line in watched.chat] == ["Nothing to see yet"]


def test_a_delay_of_minutes_ends_by_the_clock_and_survives_a_restart(server: Server, clock: FakeTime) -> None:
    ann, eve, table = public(server, minutes=5)
    with ann.at(table) as hers:
        hers.wait_for(lambda state: bool(state["legal"]))
        sail(hers, 2)
        hers.say(t="chat", id="c1", text="Here we go")
        hers.expect("chat")
    server.restart()
    with eve.at(table) as watched:
        assert watched.wait_for(lambda state: True)["seq"] == 0
        clock.pass_by(240)
        assert frames(watched) == []
    clock.pass_by(62)
    with eve.at(table) as watched:
        assert watched.wait_for(lambda state: True)["seq"] == 2
        assert watched.chat[-1]["text"] == "Here we go"


def test_a_delay_grows_and_never_shrinks_and_only_players_set_it(server: Server) -> None:
    ann, eve, table = public(server)
    with ann.at(table) as hers, eve.at(table) as watched:
        hers.wait_for(lambda state: bool(state["legal"]))
        sail(hers, 2)
        watched.wait_for(lambda state: state["seq"] == 2)
        assert eve.refused(f"/api/tables/{table}/delay", actions=5) == (403, "error-players-only")
        ann.post(f"/api/tables/{table}/delay", actions=1)
        watched.wait_for(lambda state: state["seq"] == 1 and state["delay"]["actions"] == 1)
        assert ann.refused(f"/api/tables/{table}/delay", minutes=5) == (409, "error-delay-shorter")
        ann.post(f"/api/tables/{table}/delay", actions=1, minutes=60)
        watched.wait_for(lambda state: state["seq"] == 0)
