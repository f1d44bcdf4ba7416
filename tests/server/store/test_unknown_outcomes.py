"""The answer to a commit gets lost: what happened is found out, and nothing is jammed or done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.errors import OutcomeUnknown, StorageFailed
from admiralty.server.store import table_store
from admiralty.server.store.models import Announcement, ChatLine, CrewMember, Game, Player, Watcher
from tests.server.harness import Person, Server, answer, problem, wait_until
from tests.server.organised import Camp

UNKNOWN = (503, "error-unknown-outcome")
either_way = pytest.mark.parametrize("happens", [True, False])

COMMIT = AsyncConnection.commit


@contextmanager
def lost_answers(server: Server, happens: bool = True, unknown: bool = False) -> Iterator[None]:
    """The answer to the next commit does not arrive; if `unknown`, asking later fails as well."""
    journal = server.rooms.journal
    left = 1

    async def commit(connection: AsyncConnection) -> None:
        nonlocal left
        is_lost = left > 0 and connection is journal.connection
        if happens or not is_lost:
            await COMMIT(connection)
        if is_lost:
            left -= 1
            raise ConnectionResetError("the connection was lost")

    async def look_up(mark: str, failed: StorageFailed) -> StorageFailed | None:
        return OutcomeUnknown(str(failed))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.rooms.health, "look", partial(asyncio.sleep, 0.05))  # which would write, too
        wait_until(lambda: server.rooms.health.probe is None)
        patch.setattr(AsyncConnection, "commit", commit)
        if unknown:
            patch.setattr(journal, "look_up", look_up)
        yield
        assert not left, "nothing was committed"


def count(server: Server, *where: Any) -> int:
    async def read() -> int:
        async with server.rooms.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).where(*where)) or 0)

    return server.do(read())


def test_a_commit_whose_answer_is_lost_is_reported_as_done(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        wire.expect("state")
        with lost_answers(server):
            assert wire.ask("sail mikasa tsushima", id="once") == {"t": "ack", "id": "once", "seq": 1}
        with lost_answers(server):
            wire.say(t="chat", id="c", text="hello")
            assert wire.expect("chat")["text"] == "hello"
        with lost_answers(server):
            server.person("Only One")
        assert count(server, Player.name == "Only One") == 1


def test_a_commit_that_did_not_happen_is_tried_again(server: Server) -> None:
    with lost_answers(server, happens=False):
        server.person("Second Try")
    assert count(server, Player.name == "Second Try") == 1


def test_a_move_of_unknown_outcome_is_acknowledged_when_the_database_tells_it(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        wire.expect("state")
        with lost_answers(server, unknown=True):
            assert wire.ask("sail mikasa tsushima", id="one") == {"t": "ack", "id": "one", "seq": 1}
        with lost_answers(server, happens=False, unknown=True):
            assert wire.ask("sail fuji tsushima", id="two", expect=1)["error"] == "error-unknown-outcome"
        assert wire.ask("sail fuji tsushima", id="two", expect=1)["seq"] == 2


@either_way
def test_chat_goes_on_and_a_repeated_line_is_said_once(server: Server, happens: bool) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    with ann.at(table) as wire, bob.at(table) as his:
        wire.expect("state")
        his.expect("state")
        with lost_answers(server, happens, unknown=True):
            wire.say(t="chat", id="c1", text="one")
            wire.expect("chat" if happens else "error")
        wire.say(t="chat", id="c1", text="one")
        wire.expect("chat")
        wire.say(t="chat", id="c2", text="two")
        while wire.chat[-1]["text"] != "two":
            wire.expect("chat")
        heard = [his.expect("chat")["text"] for _ in range(2)]
    assert heard == ["one", "two"]
    assert count(server, ChatLine.table_id == table) == 2


def test_chat_recovers_when_the_database_could_not_be_read_either(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))

    async def load(*_: object) -> table_store.Stored:
        raise StorageFailed("out of reach")

    with ann.at(table) as wire, bob.at(table) as his:
        wire.expect("state")
        his.expect("state")
        with lost_answers(server, unknown=True), monkeypatch.context() as patch:
            patch.setattr(table_store, "load", load)
            wire.say(t="chat", id="c1", text="one")
            assert wire.expect("error")["error"] == "error-unknown-outcome"
            assert ann.refused_get(f"/api/tables/{table}")[0] == 503, "nobody is shown what may not be so"
        wire.say(t="chat", id="c2", text="two")
        assert [his.expect("chat")["text"] for _ in range(2)] == ["one", "two"]
    assert count(server, ChatLine.table_id == table) == 2


@either_way
def test_a_crew_is_joined_once(server: Server, happens: bool) -> None:
    camp = Camp(server)
    ann, code = server.person("Ann"), camp.code("blue")
    with lost_answers(server, happens, unknown=True):
        assert ann.refused("/api/join", code=code) == UNKNOWN
    assert ann.post("/api/join", code=code) == {"table": camp.id, "seat": "blue", "role": "captain"}
    assert [person["name"] for person in camp.crews()["people"]].count("Ann") == 1


@either_way
def test_a_code_of_one_person_works_again_for_whoever_used_it(server: Server, happens: bool) -> None:
    camp = Camp(server)
    code = camp.olga.post(f"{camp.path}/people", name="Zoe", seat="blue", role="officer")["code"]
    ann, eve = server.person("Ann"), server.person("Eve")
    with lost_answers(server, happens, unknown=True):
        assert ann.refused("/api/join", code=code) == UNKNOWN
    assert ann.post("/api/join", code=code) == {"table": camp.id, "seat": "blue", "role": "officer"}
    assert eve.refused("/api/join", code=code) == (404, "error-code-unknown")


@either_way
def test_spectators_come_by_code_or_link_after_all(server: Server, happens: bool) -> None:
    camp = Camp(server)
    ann, bob = server.person("Ann"), server.person("Bob")
    code = camp.crews()["watch_code"]
    with lost_answers(server, happens, unknown=True):
        assert ann.refused("/api/join", code=code) == UNKNOWN
    assert ann.post("/api/join", code=code)["seat"] == ""
    token = camp.olga.post(f"{camp.path}/spectators")["link"].removeprefix("/watch#")
    with lost_answers(server, happens, unknown=True):
        assert bob.refused("/api/watch", token=token) == UNKNOWN
    assert bob.post("/api/watch", token=token) == {"table": camp.id}
    for person in (ann, bob):
        with person.at(camp.id) as wire:
            assert wire.expect("state")["you"] == []
    assert count(server, Watcher.table_id == camp.id) == 2


@either_way
def test_a_seat_is_taken_and_its_clock_runs(server: Server, happens: bool) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = {"japan": "me", "russia": "open"}
    table = ann.table("port-arthur", seats=seats, clock={"turn_seconds": 600})
    token = ann.invite(table, "russia")
    with lost_answers(server, happens, unknown=True):
        assert bob.refused("/api/join", token=token) == UNKNOWN
    assert bob.post("/api/join", token=token)["seat"] == "russia"
    with ann.at(table) as wire:
        assert wire.wait_for(lambda state: state["status"] == "playing")["clocks"]["japan"]["due"]


def test_a_clock_that_was_not_started_starts_when_the_table_is_opened(own_server: Server) -> None:
    """The server ends between sitting down and starting the clock."""
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    seats = {"japan": "me", "russia": "open"}
    table = ann.table("port-arthur", seats=seats, clock={"turn_seconds": 600})
    token = ann.invite(table, "russia")

    async def die(*_: object) -> None:
        raise ConnectionResetError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own_server.rooms, "seat", die)
        assert bob.http.post("/api/join", json={"token": token}).status_code == 500
    own_server.restart()
    with ann.at(table) as wire:
        assert wire.wait_for(lambda state: bool(state["clocks"]["japan"]["due"]))["status"] == "playing"


def repeat(person: Person, path: str, key: str, **body: Any) -> Any:
    return answer(person.http.post(path, json=body, headers={"Idempotency-Key": key}))


def lost(person: Person, path: str, key: str, **body: Any) -> tuple[int, str]:
    return problem(person.http.post(path, json=body, headers={"Idempotency-Key": key}))


@either_way
def test_a_table_is_made_once(server: Server, happens: bool) -> None:
    ann = server.person()
    body = {"game": "port-arthur", "seats": {"japan": "me", "russia": "me"}, "clock": {"turn_seconds": 600}}
    with lost_answers(server, happens, unknown=True):
        assert lost(ann, "/api/tables", "k1", **body) == UNKNOWN
    made = repeat(ann, "/api/tables", "k1", **body)["id"]
    assert repeat(ann, "/api/tables", "k1", **body)["id"] == made
    with ann.at(made) as wire:
        assert wire.expect("state")["clocks"]["japan"]["due"]
        wire.play("sail mikasa tsushima")
    record = ann.get(f"/api/tables/{made}/export")
    with lost_answers(server, happens, unknown=True):
        assert lost(ann, "/api/import", "k2", record=record) == UNKNOWN
    brought = repeat(ann, "/api/import", "k2", record=record)["id"]
    with lost_answers(server, happens, unknown=True):
        assert lost(ann, f"/api/tables/{made}/fork", "k3", n=0) == UNKNOWN
    forked = repeat(ann, f"/api/tables/{made}/fork", "k3", n=0)["id"]
    assert {row["id"] for row in ann.get("/api/tables")} == {made, brought, forked}
    assert repeat(server.person("Bob"), "/api/tables", "k1", **body)["id"] != made
    assert count(server, Game.id == made) == 1


@either_way
def test_the_organiser_announces_and_enters_people_once(server: Server, happens: bool) -> None:
    camp = Camp(server)
    body = {"name": "Zoe", "seat": "blue", "role": "officer"}
    with camp.olga.at(camp.id) as wire:
        with lost_answers(server, happens, unknown=True):
            assert lost(camp.olga, f"{camp.path}/announce", "k1", text="Supper") == UNKNOWN
        assert repeat(camp.olga, f"{camp.path}/announce", "k1", text="Supper")["n"] == 1
        assert repeat(camp.olga, f"{camp.path}/announce", "k2", text="Lights out")["n"] == 2
        assert [wire.expect("announce")["text"] for _ in range(2)] == ["Supper", "Lights out"]
    with lost_answers(server, happens, unknown=True):
        assert lost(camp.olga, f"{camp.path}/people", "k3", **body) == UNKNOWN
    code = repeat(camp.olga, f"{camp.path}/people", "k3", **body)["code"]
    assert server.person("Ann").post("/api/join", code=code)["seat"] == "blue"
    assert count(server, Announcement.table_id == camp.id) == 2
    assert count(server, CrewMember.table_id == camp.id) == 2


@either_way
def test_timer_and_end_of_a_table_are_what_the_database_says(server: Server, happens: bool) -> None:
    camp = Camp(server)
    with lost_answers(server, happens, unknown=True):
        assert camp.olga.refused(f"{camp.path}/timer", do="start", seconds=60) == UNKNOWN
    with camp.olga.at(camp.id) as wire:
        assert wire.expect("state")["round"]["state"] == ("running" if happens else "off")
    with lost_answers(server, happens, unknown=True):
        assert camp.olga.refused(f"{camp.path}/end") == UNKNOWN
    camp.olga.post(f"{camp.path}/end")
    assert camp.olga.get(camp.path)["status"] == "over"


@either_way
def test_whoever_logs_in_has_the_seats_of_the_guest(server: Server, happens: bool) -> None:
    login = f"ann{happens}"
    owner, guest = server.person("Ann"), server.person("Guest")
    password = "a long enough secret"
    owner.post("/api/account", login=login, password=password)
    table = guest.table()
    with lost_answers(server, happens, unknown=True):
        assert guest.refused("/api/login", login=login, password=password) == UNKNOWN
    guest.post("/api/login", login=login, password=password)
    with guest.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
