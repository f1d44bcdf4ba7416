"""People of the same name are told apart, and names cannot be made to look like others'."""

from __future__ import annotations

import pytest

from admiralty.server.names import Known, tell_apart
from tests.server.harness import Person, Server, Wire
from tests.server.organised import Camp


def seats(wire: Wire) -> list[str]:
    return [seat["name"] for seat in wire.state["seats"]]


def two(server: Server, seat: str = "red") -> tuple[Person, Person, str]:
    """Two who are called Ann; the first made the table and has the other seat."""
    other = "blue" if seat == "red" else "red"
    first, second = server.person("Ann"), server.person("Ann")
    table = first.table(seats={seat: "me", other: "open"})
    second.post("/api/join", token=first.invite(table, other))
    return first, second, table


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_whoever_came_first_keeps_the_plain_name(server: Server, seat: str) -> None:
    first, second, table = two(server, seat)
    expected = ["Ann", "Ann (2)"] if seat == "red" else ["Ann (2)", "Ann"]
    with first.at(table) as hers:
        hers.expect("state")
        assert seats(hers) == expected
    for person in (first, second):
        assert [each["name"] for each in person.get("/api/tables")[0]["seats"]] == expected
        assert [each["name"] for each in person.get(f"/api/tables/{table}")["seats"]] == expected


def test_players_and_spectators_are_told_apart_in_the_chat(server: Server) -> None:
    first, second, table = two(server)
    third = server.person("ANN")
    link = first.post(f"/api/tables/{table}/spectators")["link"]
    third.post("/api/watch", token=link.removeprefix("/watch#"))
    for n, person in enumerate((third, second, first)):
        with person.at(table) as wire:
            wire.say(t="chat", id=f"line-{n}", text="Hello")
            while len(wire.chat) <= n:
                wire.expect("chat")
            told = [line["name"] for line in wire.chat]
    assert told == ["ANN (3)", "Ann (2)", "Ann"]


def test_whoever_takes_a_name_later_gets_the_number(server: Server) -> None:
    bob, ann = server.person("Bob"), server.person("Ann")
    table = bob.table(seats={"red": "me", "blue": "open"})
    ann.post("/api/join", token=bob.invite(table, "blue"))
    with ann.at(table) as wire:
        wire.expect("state")
        bob.post("/api/me", name="Ann")
        wire.wait_for(lambda state: state["seats"][0]["name"] == "Ann (2)")
        assert seats(wire) == ["Ann (2)", "Ann"]
        ann.post("/api/me", name=" Ann ")
        bob.post("/api/me", name="Bob")
        wire.wait_for(lambda state: state["seats"][0]["name"] == "Bob")
        assert seats(wire) == ["Bob", "Ann"]


def test_the_numbers_are_the_same_after_a_restart(own_server: Server) -> None:
    first, second, table = two(own_server, "blue")
    third = own_server.person("Cid")
    link = first.post(f"/api/tables/{table}/spectators")["link"]
    third.post("/api/watch", token=link.removeprefix("/watch#"))
    third.post("/api/me", name="Ann")
    for _ in range(2):
        with third.at(table) as wire:
            wire.expect("state")
            assert seats(wire) == ["Ann (2)", "Ann"]
            wire.say(t="chat", id="hello", text="Hello")
            assert wire.expect("chat")["name"] == "Ann (3)"
        own_server.restart()
    assert [each["name"] for each in second.get("/api/tables")[0]["seats"]] == ["Ann (2)", "Ann"]


def test_a_crew_is_told_apart_for_everybody(server: Server) -> None:
    camp = Camp(server)
    camp.sailor("Ann", "blue")
    camp.olga.post(f"{camp.path}/people", name="Ann", seat="blue")
    other = camp.sailor("Ann", "red")
    named = {person["name"]: person["seat"] for person in camp.crews()["people"]}
    assert named == {"Olga": "organiser", "Ann": "blue", "Ann (2)": "blue", "Ann (3)": "red"}
    with other.at(camp.id) as wire:
        blue, red = wire.expect("state")["seats"][:2]
        assert [mate["name"] for mate in blue["crew"]] == ["Ann", "Ann (2)"]
        assert red["name"] == "Ann (3)"
        wire.say(t="chat", id="hello", text="Hello")
        assert wire.expect("chat")["name"] == "Ann (3)"


def test_whoever_plays_an_entered_person_speaks_under_that_name(server: Server) -> None:
    camp = Camp(server)
    made = camp.olga.post(f"{camp.path}/people", name="Kája", seat="red")
    phone = server.person("Captain 17")
    phone.post("/api/join", code=made["code"])
    with phone.at(camp.id) as wire:
        wire.say(t="chat", id="hello", text="Ahoj")
        assert wire.expect("chat")["name"] == "Kája"


def test_a_number_in_the_name_itself_does_not_help() -> None:
    people = [Known("a", "Ann", 1), Known("b", "Ann (2)", 2), Known("c", "Ann", 3), Known("d", "Ann (2)", 4)]
    assert list(tell_apart(people).values()) == ["Ann", "Ann (2)", "Ann (3)", "Ann (2) (2)"]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Ann", "\u0391nn"),  # Greek
        ("Pope", "\u0440\u043e\u0440\u0435"),
        ("Alan", "AIan"),
        ("Bob", "B0b"),
    ],
)
def test_letters_that_look_alike_do_not_help(name: str, other: str) -> None:
    assert tell_apart([Known("a", name, 1), Known("b", other, 2)]) == {"a": name, "b": f"{other} (2)"}


def test_the_same_name_in_two_scripts_is_two_names() -> None:
    anna = "\u0410\u043d\u043d\u0430"
    assert tell_apart([Known("a", "Anna", 1), Known("b", anna, 2)]) == {"a": "Anna", "b": anna}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann \u3000", "Ann"),
        ("\u200bA\u200dn\u2060n\ufeff", "Ann"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("Ann\u3164\u2800", "Ann"),
        ("Ann\u00a0 Lee", "Ann Lee"),
        ("Dvor\u030ca\u0301k", "Dvořák"),
        ("葵 さくら", "葵 さくら"),
        ("Jiří Němec", "Jiří Němec"),
        ("Hélène d\u2019Arc", "Hélène d\u2019Arc"),
    ],
)
def test_a_name_is_kept_in_its_normal_form(server: Server, typed: str, kept: str) -> None:
    assert server.stranger().post("/api/me", name=typed)["name"] == kept


@pytest.mark.parametrize(
    "name", ["\u200b\u200d", "\u3164", "\u2800 \u3000", "\ufdfa" * 3, "A\u2028n", "A\tn"]
)
def test_what_shows_nothing_or_too_much_is_no_name(server: Server, name: str) -> None:
    assert server.stranger().refused("/api/me", name=name) == (422, "error-bad-request")
