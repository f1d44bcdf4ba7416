"""Links and codes are revoked, and removed people stay out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Person, Server, answer, problem
from tests.server.organised import Camp


def token_of(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/spectators")["link"]).removeprefix("/watch#")


def revoke(person: Person, table: str, watchers: bool = False) -> dict[str, Any]:
    path = f"/api/tables/{table}/spectators" + ("?watchers=true" if watchers else "")
    done: dict[str, Any] = answer(person.send("DELETE", path))
    return done


def test_a_revoked_link_lets_nobody_watch_and_whoever_watches_stays(server: Server) -> None:
    ann, bob, eve, dan = (server.person(name) for name in ("Ann", "Bob", "Eve", "Dan"))
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    first, second = token_of(ann, table), token_of(bob, table)
    eve.post("/api/watch", token=first)
    with eve.at(table) as wire:
        wire.expect("state")
        assert revoke(bob, table) == {"links": 2, "watchers": 0}, "anybody who plays may do it"
        for token in (first, second):
            assert dan.refused("/api/watch", token=token) == (404, "error-link-unknown")
        wire.say(t="ping", id="still-there")
        wire.expect("pong")
    assert dan.post("/api/watch", token=token_of(ann, table)) == {"table": table}, "a new one works"


def test_spectators_are_sent_away_with_their_links(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.table()
    token = token_of(ann, table)
    eve.post("/api/watch", token=token)
    ann.post("/api/watch", token=token)
    with eve.at(table) as wire, ann.at(table) as hers:
        wire.expect("state")
        hers.expect("state")
        assert revoke(ann, table, watchers=True) == {"links": 1, "watchers": 1}
        assert wire.until_closed() == 4403
        hers.play(hers.state["legal"][0])
    assert eve.refused_get(f"/api/tables/{table}") == (403, "error-not-your-table")
    assert eve.refused("/api/watch", token=token) == (404, "error-link-unknown")


def test_only_those_who_may_make_links_revoke_them(server: Server) -> None:
    ann, eve, dan = server.person("Ann"), server.person("Eve"), server.person("Dan")
    table = ann.table()
    eve.post("/api/watch", token=token_of(ann, table))
    path = f"/api/tables/{table}/spectators"
    assert problem(eve.send("DELETE", path)) == (403, "error-owner-only")
    assert problem(dan.send("DELETE", path)) == (403, "error-not-your-table")
    camp = Camp(server)
    sailor = camp.sailor("Sailor", "blue")
    assert sailor.refused(f"{camp.path}/spectators") == (403, "error-organiser-only")
    assert problem(sailor.send("DELETE", f"{camp.path}/spectators")) == (403, "error-organiser-only")


def test_revoked_links_stay_revoked_after_a_restart(own_server: Server) -> None:
    ann, eve = own_server.person("Ann"), own_server.person("Eve")
    table = ann.table()
    token = token_of(ann, table)
    eve.post("/api/watch", token=token)
    revoke(ann, table, watchers=True)
    own_server.restart()
    assert eve.refused_get(f"/api/tables/{table}") == (403, "error-not-your-table")
    assert eve.refused("/api/watch", token=token) == (404, "error-link-unknown")


def test_the_organiser_closes_every_way_to_watch(server: Server) -> None:
    camp = Camp(server)
    code, token = camp.crews()["watch_code"], token_of(camp.olga, camp.id)
    eve = server.person("Eve")
    eve.post("/api/join", code=code)
    with eve.at(camp.id) as wire:
        wire.expect("state")
        assert revoke(camp.olga, camp.id, watchers=True) == {"links": 1, "watchers": 1}
        assert wire.until_closed() == 4403
    assert eve.refused("/api/join", code=code) == (404, "error-code-unknown")
    assert eve.refused("/api/watch", token=token) == (404, "error-link-unknown")
    again = camp.crews()["watch_code"]
    assert eve.post("/api/join", code=again)["table"] == camp.id, "sent away is not barred"
    link = token_of(camp.olga, camp.id)
    camp.olga.post(f"{camp.path}/watch-code")
    assert server.person().refused("/api/watch", token=link) == (404, "error-link-unknown")


def test_a_removed_spectator_of_a_camp_is_cut_off(server: Server) -> None:
    camp = Camp(server)
    eve = server.person("Eve")
    eve.post("/api/join", code=camp.crews()["watch_code"])
    eve.post("/api/join", code=camp.code("blue"))
    with eve.at(camp.id) as wire:
        assert wire.expect("state")["as"] == "blue"
        camp.remove("Eve")
        assert wire.until_closed() == 4403, "taken out is out, also for whoever watched before"


def test_whoever_was_taken_out_cannot_come_back_and_the_others_stay(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "blue")
    old, red = camp.code("blue"), camp.code("red")
    camp.remove("Ann")
    assert camp.code("blue") != old
    assert camp.code("red") == red, "the other team's code stays"
    assert server.person("New").refused("/api/join", code=old) == (404, "error-code-unknown")
    for code in (camp.code("blue"), camp.code("red"), camp.crews()["watch_code"]):
        assert ann.refused("/api/join", code=code) == (403, "error-barred")
    link = token_of(camp.olga, camp.id)
    assert ann.refused("/api/watch", token=link) == (403, "error-barred")
    with bob.at(camp.id) as wire:
        assert wire.expect("state")["as"] == "blue"
    assert server.person("New").post("/api/join", code=camp.code("blue"))["role"] == "officer"


def test_an_invitation_does_not_bring_back_whoever_was_taken_out(server: Server) -> None:
    camp = Camp(server)
    ann = server.person("Ann")
    used = camp.olga.invite(camp.id, "blue")
    ann.post("/api/join", token=used)
    camp.remove("Ann")
    assert ann.refused("/api/join", token=used) == (403, "error-barred")
    fresh = camp.olga.invite(camp.id, "blue")
    assert ann.refused("/api/join", token=fresh) == (403, "error-barred")
    bob = camp.sailor("Bob", "blue")
    camp.remove("Bob")
    assert server.person("New").refused("/api/join", token=fresh) == (410, "error-link-revoked")
    assert bob.refused_get(camp.path) == (403, "error-not-your-table")


def test_a_code_made_for_one_person_lets_somebody_in_again(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    camp.remove("Ann")
    made = camp.olga.post(f"{camp.path}/people", name="Ann", seat="red")
    assert ann.post("/api/join", code=made["code"])["seat"] == "red"
    camp.remove("Ann")
    assert ann.refused("/api/join", code=camp.code("red")) == (403, "error-barred")


def test_whoever_sat_with_the_organiser_knew_all_codes(server: Server) -> None:
    camp = Camp(server)
    camp.sailor("Petr", "organiser")
    made = camp.olga.post(f"{camp.path}/people", name="Kája", seat="red")
    link = token_of(camp.olga, camp.id)
    before = camp.crews()
    camp.remove("Petr")
    after = camp.crews()
    old = {*before["codes"].values(), before["watch_code"]}
    assert not old & {*after["codes"].values(), after["watch_code"]}
    new = server.person("New")
    for code in (*old, made["code"]):
        assert new.refused("/api/join", code=code) == (404, "error-code-unknown")
    assert new.refused("/api/watch", token=link) == (404, "error-link-unknown")
    again = camp.olga.post(f"{camp.path}/people/{made['id']}/code")
    assert new.post("/api/join", code=again["code"])["seat"] == "red"


@pytest.mark.parametrize("is_restarted", [False, True], ids=["at once", "after a restart"])
def test_who_logs_in_takes_the_bar_along(own_server: Server, is_restarted: bool) -> None:
    camp = Camp(own_server)
    account = own_server.person("Anna")
    account.post("/api/account", login="anna", password="correct horse battery")
    ann = camp.sailor("Ann", "blue")
    camp.remove("Ann")
    ann.post("/api/login", login="anna", password="correct horse battery")
    if is_restarted:
        own_server.restart()
    assert ann.refused("/api/join", code=camp.code("blue")) == (403, "error-barred")
