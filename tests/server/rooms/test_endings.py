"""Ending a table without a result: nobody escapes from a lost game alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from admiralty.server.errors import CannotStart
from admiralty.server.rooms import endings
from admiralty.server.settings import Settings, milliseconds
from admiralty.table.table import Table
from tests.server.harness import Person, Server, answer
from tests.server.organised import Camp

DAYS = 14


def two(server: Server, game: str = "_template", **more: Any) -> tuple[Person, Person, str]:
    """Ann, who made the table, Bob, and the table."""
    first, second = ("red", "blue") if game == "_template" else ("japan", "russia")
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(game, seats={first: "me", second: "open"}, **more)
    bob.post("/api/join", token=ann.invite(table, second))
    return ann, bob, table


def test_whoever_made_the_table_cannot_end_a_lost_game_alone(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.at(table) as hers, bob.at(table) as his:
        for _ in range(3):
            ann.post(f"/api/tables/{table}/end")
        state = his.wait_for(lambda state: state["end_offer"])
        assert state["end_offer"] == {"by": "red", "waits": ["blue"]}
        assert (state["status"], state["ended"]) == ("playing", None)
        hers.play(hers.expect("state")["legal"][0])
        his.play("resign")
        over = hers.wait_for(lambda state: state["status"] == "over")
        assert over["result"] == {"red": 1, "blue": -1}, "resigning counts, whatever was asked before"
        assert over["end_offer"] is None


def test_a_table_ends_when_everybody_agrees(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.at(table) as hers:
        bob.post(f"/api/tables/{table}/end")
        hers.wait_for(lambda state: state["end_offer"] == {"by": "blue", "waits": ["red"]})
        ann.post(f"/api/tables/{table}/end")
        over = hers.wait_for(lambda state: state["status"] == "over")
    assert (over["ending"], over["ended"]) == ("abandoned", {"how": "agreed", "by": "Bob"})
    assert over["result"] is None
    for person in (ann, bob):
        assert person.get("/api/tables")[0]["ended"] == {"how": "agreed", "by": "Bob"}
        assert person.get(f"/api/tables/{table}")["ended"] == {"how": "agreed", "by": "Bob"}


def test_it_goes_on_when_somebody_declines_or_withdraws(server: Server) -> None:
    ann, bob, table = two(server)
    decline = f"/api/tables/{table}/end/decline"
    assert bob.refused(decline) == (409, "error-no-end-offer")
    with ann.at(table) as hers:
        for person in (bob, ann):
            ann.post(f"/api/tables/{table}/end")
            hers.wait_for(lambda state: state["end_offer"])
            person.post(decline)
            hers.wait_for(lambda state: not state["end_offer"])
        bob.post(f"/api/tables/{table}/end")
        state = hers.wait_for(lambda state: state["end_offer"])
        assert state["end_offer"]["waits"] == ["red"], "what was declined does not count later"
        hers.play(state["legal"][0])


def test_only_those_who_play_have_a_say(server: Server) -> None:
    ann, _, table = two(server)
    eve, dan = server.person("Eve"), server.person("Dan")
    link = ann.post(f"/api/tables/{table}/spectators")["link"]
    eve.post("/api/watch", token=link.removeprefix("/watch#"))
    for path in ("end", "end/decline"):
        assert eve.refused(f"/api/tables/{table}/{path}") == (403, "error-players-only")
        assert dan.refused(f"/api/tables/{table}/{path}") == (403, "error-not-your-table")


@pytest.mark.parametrize("other", ["me", "open", "bot:random"])
def test_whoever_plays_alone_ends_the_table_at_once(server: Server, other: str) -> None:
    ann = server.person("Ann")
    table = ann.table(seats={"red": "me", "blue": other})
    ann.post(f"/api/tables/{table}/end")
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    assert ann.get("/api/tables")[0]["ended"] == {"how": "given-up", "by": "Ann"}
    assert ann.post(f"/api/tables/{table}/end") == {"id": table}, "once more changes nothing"


def test_three_must_agree_where_three_play(server: Server) -> None:
    people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
    options = {"teams": "3"}
    seats = people[0].post("/api/games/naval-strategy/seats", options=options)
    mine = {seats[0]: "me", seats[1]: "open", seats[2]: "open"}
    table = people[0].table("naval-strategy", options, seats=mine)
    for person, seat in zip(people[1:], seats[1:], strict=False):
        person.post("/api/join", token=people[0].invite(table, seat))
    for count, person in enumerate(people, start=1):
        person.post(f"/api/tables/{table}/end")
        assert (person.get(f"/api/tables/{table}")["status"] == "over") == (count == 3)


def test_the_organiser_ends_the_game_and_nobody_else_does(server: Server) -> None:
    camp = Camp(server)
    sailor = camp.sailor("Sailor", "blue")
    assert sailor.refused(f"{camp.path}/end") == (403, "error-organiser-only")
    camp.olga.post(f"{camp.path}/end")
    assert sailor.get(camp.path)["ended"] == {"how": "organiser", "by": "Olga"}


def test_a_table_that_the_other_has_left_is_ended_alone_and_says_so(own_server: Server) -> None:
    later = [0]
    own_server.restart(clock=lambda: milliseconds() + later[0], deserted_days=DAYS)
    ann, bob, table = two(own_server)
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    later[0] = DAYS * endings.DAY - 3_600_000
    ann.post(f"/api/tables/{table}/end")
    assert ann.get(f"/api/tables/{table}")["status"] == "playing", "not yet"
    later[0] = DAYS * endings.DAY + 3_600_000
    bob.post(f"/api/tables/{table}/end/decline")
    bob.post(f"/api/tables/{table}/end")
    assert bob.get(f"/api/tables/{table}")["status"] == "playing", "it is his own move that is missing"
    bob.post(f"/api/tables/{table}/end/decline")
    ann.post(f"/api/tables/{table}/end")
    assert ann.get(f"/api/tables/{table}")["ended"] == {"how": "deserted", "by": "Ann"}
    assert ann.get(f"/api/tables/{table}")["deserted_days"] == DAYS


def test_whoever_has_just_sat_down_has_not_left(own_server: Server) -> None:
    later = [0]
    own_server.restart(clock=lambda: milliseconds() + later[0], deserted_days=DAYS)
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    table = ann.table(seats={"red": "open", "blue": "me"})
    token = ann.invite(table, "red")
    later[0] = 2 * DAYS * endings.DAY
    bob.post("/api/join", token=token)
    ann.post(f"/api/tables/{table}/end")
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"
    own_server.restart()
    ann.post(f"/api/tables/{table}/end")
    assert ann.get(f"/api/tables/{table}")["status"] == "playing", "the database knows it, too"


def test_what_was_asked_and_how_it_ended_survives_a_restart(own_server: Server) -> None:
    ann, bob, table = two(own_server)
    ann.post(f"/api/tables/{table}/end")
    own_server.restart()
    with bob.at(table) as his:
        assert his.expect("state")["end_offer"] == {"by": "red", "waits": ["blue"]}
    bob.post(f"/api/tables/{table}/end")
    own_server.restart()
    with bob.at(table) as his:
        assert his.expect("state")["ended"] == {"how": "agreed", "by": "Ann"}


def test_the_record_says_how_the_game_ended(server: Server) -> None:
    ann, bob, table = two(server, "port-arthur")
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    for person in (ann, bob):
        person.post(f"/api/tables/{table}/end")
    text = ann.get(f"/api/tables/{table}/export")
    assert json.loads(text.splitlines()[0])["ended"] == {"how": "agreed", "by": "Ann"}
    assert Table.load(text).sequence == 1, "everything that reads records reads it"
    again = answer(ann.http.post("/api/import", json={"record": text}))["id"]
    assert "ended" not in json.loads(ann.get(f"/api/tables/{again}/export").splitlines()[0])


def test_the_days_are_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment("127.0.0.1", "x").deserted_days == DAYS
    monkeypatch.setenv("ADMIRALTY_DESERTED_DAYS", "3")
    assert Settings.from_environment("127.0.0.1", "x").deserted_days == 3
    for wrong in ("0", "soon", "-1"):
        monkeypatch.setenv("ADMIRALTY_DESERTED_DAYS", wrong)
        with pytest.raises(CannotStart, match="ADMIRALTY_DESERTED_DAYS"):
            Settings.from_environment("127.0.0.1", "x")
