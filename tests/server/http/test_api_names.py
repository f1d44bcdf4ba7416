"""Names of teams and ships: given by those who play them, seen by all, told apart, and kept."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Server, answer
from tests.server.organised import Camp


def give(person: Person, camp: Camp, kind: str, thing: str, name: str | None) -> tuple[int, Any]:
    """The status, and the names that are given then or what is wrong."""
    found = person.send("PATCH", f"{camp.path}/names", kind=kind, id=thing, name=name)
    return found.status_code, found.json() if found.status_code == 200 else found.json()["error"]


def test_a_team_names_itself_and_its_ships_for_all_to_see(own_server: Server) -> None:
    camp = Camp(own_server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    with bob.at(camp.id) as wire:
        assert wire.expect("state")["names"] == {}
        assert give(ann, camp, "seat", "blue", " Sharks ")[0] == 200
        named = {"seat-blue": "Sharks", "ship-blue-1": "Mary Read", "ship-arena-blue-1": "Mary Read"}
        assert give(ann, camp, "ship", "blue-1", "Mary\u200b  Read") == (200, named)
        wire.wait_for(lambda state: state["names"] == named)
        assert give(camp.olga, camp, "seat", "blue", None)[0] == 200
        wire.wait_for(lambda state: "seat-blue" not in state["names"])
    own_server.restart()
    with bob.at(camp.id) as wire:
        assert wire.expect("state")["names"]["ship-blue-1"] == "Mary Read"
    paper = ann.http.get(f"{camp.path}/paper.pdf")
    assert paper.status_code == 200


def test_only_the_own_things_are_named_and_not_by_members(server: Server) -> None:
    camp = Camp(server)
    ann, eve = camp.sailor("Ann", "blue"), server.person("Eve")
    assert give(ann, camp, "seat", "red", "Losers") == (403, "error-not-your-seat")
    assert give(ann, camp, "ship", "red-1", "Wreck") == (403, "error-not-your-seat")
    assert give(eve, camp, "seat", "blue", "Eve") == (403, "error-not-your-table")
    camp.change("Ann", role="member")
    assert give(ann, camp, "seat", "blue", "Sharks") == (403, "error-member-only")


def test_no_two_teams_fly_the_same_flag(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    assert give(ann, camp, "flag", "blue", "orange") == (200, {"flag-blue": "orange"})
    assert give(bob, camp, "flag", "red", "orange") == (409, "error-flag-taken")
    assert give(bob, camp, "flag", "red", "blue") == (200, {"flag-blue": "orange", "flag-red": "blue"})
    assert give(ann, camp, "flag", "blue", None) == (409, "error-flag-taken")
    assert give(bob, camp, "flag", "blue", "sky") == (403, "error-not-your-seat")
    assert give(bob, camp, "seat", "red", "Orange")[0] == 200  # a colour is no name
    for seat, flag in (("red", "plaid"), ("organiser", "sky"), ("nobody", "sky")):
        assert give(camp.olga, camp, "flag", seat, flag) == (404, "error-no-such-thing")
    assert give(bob, camp, "flag", "red", None) == (200, {"flag-blue": "orange", "seat-red": "Orange"})
    assert camp.olga.http.get(f"{camp.path}/cards.pdf").status_code == 200


def test_names_that_look_alike_and_nonsense_are_refused(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    assert give(ann, camp, "ship", "blue-1", "Corsair")[0] == 200
    assert give(bob, camp, "ship", "red-1", "C\u043ersair") == (409, "error-name-taken")
    assert give(bob, camp, "seat", "red", "blue") == (409, "error-name-taken")
    assert give(bob, camp, "ship", "red-1", "Modr\u00e1 1") == (409, "error-name-taken")
    assert give(bob, camp, "ship", "red-1", "Red 1")[0] == 200
    for kind, thing in (("tile", "0,0"), ("ship", "red-99"), ("boss", "corsair")):
        assert give(bob, camp, kind, thing, "Nobody") == (404, "error-no-such-thing")
    for name in ("", " ", "x" * 41, "a\nb"):
        assert give(bob, camp, "ship", "red-1", name) == (422, "error-bad-request")
    alone = ann.table()
    found = answer(ann.send("GET", f"/api/tables/{alone}/game"))
    assert found["nameable"] == []
