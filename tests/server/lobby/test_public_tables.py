"""Public tables: listed for everybody, watched by everybody; of private ones nothing is told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from admiralty.server.lobby import lobby, public_tables
from admiralty.server.settings import LobbyLimits
from tests.server.harness import Person, Server

OPEN = {"red": "me", "blue": "open"}


def public(person: Person, **more: Any) -> str:
    return person.table(**{"seats": OPEN, "public": True, **more})


def test_a_public_table_is_listed_from_its_making_to_its_end(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.stranger()
    with eve.in_lobby() as wire:
        table = public(ann)
        wire.until(lambda lobby: table in lobby.tables)
        assert wire.tables[table]["status"] == "open"
        assert bob.post(f"/api/tables/{table}/sit", seat="blue") == {"table": table, "seat": "blue"}
        wire.until(lambda lobby: lobby.tables[table]["status"] == "playing")
        assert [seat["name"] for seat in wire.tables[table]["seats"]] == ["Ann", "Bob"]
        before = wire.counts["_template"]["over"]
        ann.post(f"/api/tables/{table}/end")
        bob.post(f"/api/tables/{table}/end")
        wire.until(lambda lobby: lobby.tables[table]["status"] == "over")
        assert wire.counts["_template"]["over"] == before + 1
    assert table in [row["id"] for row in eve.get("/api/lobby/tables?status=over")["tables"]]


def test_nothing_of_a_private_table_is_told(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    with eve.in_lobby() as wire:
        table = ann.table(seats=OPEN)
        private = ann.post("/api/challenges", game="_template", public=False)["challenge"]
        wire.until(lambda lobby: private in lobby.challenges)
        joined = bob.post(f"/api/challenges/{private}/accept")["table"]
        bob.post("/api/join", token=ann.invite(table, "blue"))
        ann.post(f"/api/tables/{table}/end")
        bob.post(f"/api/tables/{table}/end")
        last = public(ann)  # told after everything before it
        wire.until(lambda lobby: last in lobby.tables)
        told = json.dumps(wire.heard)
    assert table not in told
    assert joined not in told
    assert eve.refused(f"/api/tables/{table}/sit", seat="blue") == (403, "error-not-your-table")
    for status in ("open", "playing", "over"):
        rows = eve.get(f"/api/lobby/tables?status={status}")["tables"]
        assert not {table, joined} & {row["id"] for row in rows}


def test_the_moves_of_a_game_are_not_told_in_the_lobby(server: Server) -> None:
    """Not even that there was one: the list would tell when somebody takes a secret step."""
    ann, eve = server.person("Ann"), server.stranger()
    table = ann.table(public=True)
    with eve.in_lobby() as wire, ann.at(table) as hers:
        first = ann.post("/api/challenges", game="_template")["challenge"]
        wire.until(lambda lobby: first in lobby.challenges)
        row, heard = wire.tables[table], len(wire.heard)
        hers.expect("state")
        while hers.state["status"] != "over" and hers.state["seq"] < 3:
            if not hers.state["legal"]:
                hers.look(hers.state["acting"][0])
            hers.play(hers.state["legal"][0])
        mark = ann.post("/api/challenges", game="_template")["challenge"]
        wire.until(lambda lobby: mark in lobby.challenges)
        messages = wire.heard[heard:]
        assert all(not message["tables"] for message in messages if message["t"] == "change")
        assert wire.tables[table] == row
    assert set(row) <= {"id", "game", "status", "seats", "created", "clock", "finished", "by_code"}
    assert all(set(seat) == {"seat", "name", "kind", "who"} for seat in row["seats"])
    for challenge in (first, mark):
        ann.send("DELETE", f"/api/challenges/{challenge}")


def test_anybody_watches_a_public_table_as_spectators_do(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Ann")
    options = {"fog_of_war": "on"}
    table = ann.table("port-arthur", options, seats={"japan": "me", "russia": "open"}, public=True)
    bob.post(f"/api/tables/{table}/sit", seat="russia")
    with ann.at(table) as hers, eve.at(table) as wire:
        hers.play("sail mikasa tsushima")
        state = wire.expect("state")
        assert (state["as"], state["you"], state["legal"]) == ("", [], [])
        assert "mikasa" not in json.dumps(state["view"]["squadrons"])
        wire.say(t="look", seat="japan")
        assert wire.expect("error")["error"] == "error-not-your-seat"
        wire.say(t="chat", id="1", text="hello")
        assert wire.expect("chat")["name"] == "Ann (2)", "nobody is taken for a player"
    assert eve.get(f"/api/tables/{table}")["public"] is True
    assert eve.refused_get(f"/api/tables/{table}/export") == (403, "error-still-played")
    assert eve.refused(f"/api/tables/{table}/end") == (403, "error-players-only")
    assert eve.refused(f"/api/tables/{table}/spectators") == (403, "error-owner-only")
    assert server.stranger().refused_get(f"/api/tables/{table}") == (401, "error-no-session")


def test_of_two_who_sit_down_at_once_one_gets_the_seat(server: Server) -> None:
    ann = server.person("Ann")
    people = [server.person(name) for name in ("Bob", "Cid", "Dan", "Eve")]
    table = public(ann)

    async def all_at_once() -> list[int]:
        path = f"/api/tables/{table}/sit"
        sits = [asyncio.to_thread(p.http.post, path, json={"seat": "blue"}) for p in people]
        return sorted(answer.status_code for answer in await asyncio.gather(*sits))

    assert asyncio.run(all_at_once()) == [200, 409, 409, 409]
    assert ann.refused(f"/api/tables/{table}/sit", seat="blue") == (409, "error-own-challenge")
    assert people[0].refused(f"/api/tables/{table}/sit", seat="green") == (422, "error-bad-seat")


def test_an_organised_table_is_joined_by_code_only(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    seats = {"organiser": "me"}
    table = ann.table("naval-strategy", {"organiser": "seat"}, seats=seats, public=True)
    with eve.in_lobby() as wire:
        wire.until(lambda lobby: table in lobby.tables)
        row = wire.tables[table]
        assert row["by_code"] is True
        free = next(seat["seat"] for seat in row["seats"] if seat["kind"] == "open")
    assert eve.refused(f"/api/tables/{table}/sit", seat=free) == (403, "error-not-public")


def test_a_list_comes_in_pages_and_by_game(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_tables, "PAGE", 2)
    monkeypatch.setattr(lobby, "PAGE", 2)
    ann, eve = own_server.person("Ann"), own_server.stranger()
    tables = [public(ann) for _ in range(3)]
    other = ann.table("port-arthur", seats={"japan": "me", "russia": "open"}, public=True)
    page = eve.get("/api/lobby/tables?status=open&game=_template")
    assert ([row["id"] for row in page["tables"]], page["more"]) == (tables[:0:-1], True)
    page = eve.get("/api/lobby/tables?status=open&game=_template&page=1")
    assert ([row["id"] for row in page["tables"]], page["more"]) == (tables[:1], False)
    assert eve.get("/api/lobby/tables?status=playing") == {"tables": [], "more": False}
    for table in tables:
        ann.post(f"/api/tables/{table}/end")
    own_server.restart()
    page = eve.get("/api/lobby/tables?status=over&page=1")
    assert ([row["id"] for row in page["tables"]], page["more"]) == (tables[:1], False)
    with eve.in_lobby() as wire:
        assert wire.counts == {
            "_template": {"challenges": 0, "open": 0, "playing": 0, "over": 3},
            "port-arthur": {"challenges": 0, "open": 1, "playing": 0, "over": 0},
        }
        assert wire.tables[other]["status"] == "open"


def test_there_are_so_many_public_tables(own_server: Server) -> None:
    own_server.restart(lobby=LobbyLimits(tables=1))
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    public(ann)
    body = {"game": "_template", "seats": OPEN, "public": True}
    assert ann.refused("/api/tables", **body) == (503, "error-lobby-tables-full")
    mine = ann.post("/api/challenges", game="_template")["challenge"]
    table = bob.post(f"/api/challenges/{mine}/accept")["table"]
    assert ann.get(f"/api/tables/{table}")["public"] is False, "they play all the same"


def test_a_rematch_of_a_public_game_is_public(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = public(ann)
    bob.post(f"/api/tables/{table}/sit", seat="blue")
    for person in (ann, bob):
        person.post(f"/api/tables/{table}/end")
    for person in (ann, bob):
        again = person.post(f"/api/tables/{table}/rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["public"] is True
