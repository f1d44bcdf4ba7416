"""Profiles: ratings of games that count, records, head-to-head, and an archive that tells no secrets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Person, Server

PASSWORD = "correct horse battery"


def member(server: Server, name: str) -> Person:
    person = server.person(name)
    person.post("/api/account", login=f"{name.lower()}-{server.port}-{len(server.people)}", password=PASSWORD)
    return person


def profile(person: Person, who: str = "") -> dict[str, Any]:
    return dict(person.get(f"/api/people/{who}" if who else "/api/me/profile"))


def id_of(person: Person) -> str:
    return str(profile(person)["id"])


def game(first: Person, second: Person, loser: str = "blue", **more: Any) -> str:
    """A finished game; the first plays red."""
    body = {"takebacks": False, "public": True, **more}
    table = first.table(seats={"red": "me", "blue": "open"}, **body)
    second.post("/api/join", token=first.invite(table, "blue"))
    with (first if loser == "red" else second).at(table) as wire:
        wire.look(loser)
        wire.play("resign", loser)
    return table


def games(person: Person, who: str, query: str = "") -> list[dict[str, Any]]:
    return list(person.get(f"/api/people/{who}/games{query}")["games"])


def test_a_game_of_accounts_without_takebacks_is_rated(server: Server) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    game(ann, bob)
    [hers], [his] = profile(ann)["ratings"], profile(bob)["ratings"]
    assert (hers["game"], hers["seat"], hers["games"]) == ("_template", "red", 1)
    assert his["seat"] == "blue"
    assert hers["mean"] > his["mean"]
    assert hers["spread"] == pytest.approx(his["spread"])
    game(ann, bob)
    assert profile(ann)["ratings"][0]["games"] == 2
    assert profile(ann)["ratings"][0]["spread"] < hers["spread"], "more games, less uncertainty"


def test_a_table_that_is_made_unrated_does_not_count_nor_its_rematch(server: Server) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    table = game(ann, bob, rated=False)
    assert profile(ann)["ratings"] == []
    for person in (ann, bob):
        again = person.post(f"/api/tables/{table}/rematch")
    with bob.at(again["table"]) as wire:
        wire.look("red")
        wire.play("resign", "red")
    assert profile(ann)["ratings"] == []


@pytest.mark.parametrize("rated", [True, False, None])
def test_a_challenge_says_whether_its_game_counts(server: Server, rated: bool | None) -> None:
    ann, bob, guest = member(server, "Ann"), member(server, "Bob"), server.person("Guest")
    challenge = {"game": "_template", "seat": "red", "rated": rated, "takebacks": rated is True}
    assert guest.refused("/api/challenges", **{**challenge, "rated": True}) == (409, "error-rated-account")
    made = ann.post("/api/challenges", **challenge)["challenge"]
    with guest.in_lobby() as lobby:
        told = lobby.challenges[made]
    assert told.get("rated", False) is (rated is True)
    assert (told["takebacks"], told["whom"]) == (False, "accounts" if rated else "anybody")
    table = bob.post(f"/api/challenges/{made}/accept")["table"]
    with bob.at(table) as wire:
        wire.look("blue")
        wire.play("resign", "blue")
    assert bool(profile(ann)["ratings"]) is (rated is not False)


@pytest.mark.parametrize("why", ["guest", "takebacks", "alone"])
def test_what_does_not_count(server: Server, why: str) -> None:
    ann = member(server, "Ann")
    if why == "alone":
        table = ann.table(takebacks=False)
        with ann.at(table) as wire:
            wire.look("red")
            wire.play("resign", "red")
    else:
        other = server.person("Guest") if why == "guest" else member(server, "Bob")
        game(ann, other, takebacks=why == "takebacks")
    assert profile(ann)["ratings"] == []
    assert not games(ann, id_of(ann))[0]["rated"]


def test_records_and_head_to_head(server: Server) -> None:
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), server.person("Eve")
    game(ann, bob)
    game(bob, ann)
    game(ann, bob, loser="red")
    game(ann, eve)
    shown = profile(bob, id_of(ann))
    assert shown["name"] == "Ann"
    assert shown["record"] == [
        {"game": "_template", "seat": "blue", "won": 0, "drawn": 0, "lost": 1},
        {"game": "_template", "seat": "red", "won": 2, "drawn": 0, "lost": 1},
    ]
    against = {line["seat"]: (line["won"], line["lost"]) for line in shown["against_you"]}
    assert against == {"blue": (0, 1), "red": (1, 1)}
    assert profile(ann)["against_you"] == []


def test_the_archive_is_searched(server: Server) -> None:
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), server.person("Eve")
    won, lost = game(ann, bob), game(ann, bob, loser="red")
    other = game(ann, eve, options={"length": "long"})
    who = id_of(ann)
    assert [each["table"] for each in games(eve, who)] == [other, lost, won]
    assert [each["table"] for each in games(eve, who, "?result=won")] == [other, won]
    assert [each["table"] for each in games(eve, who, f"?opponent={id_of(bob)}")] == [lost, won]
    assert [each["table"] for each in games(eve, who, "?option=length=long")] == [other]
    assert games(eve, who, "?game=port-arthur") == []
    [row] = games(eve, who, "?option=length=long")
    assert row["options"]["length"] == "long"
    assert [(seat["seat"], seat["name"]) for seat in row["seats"]] == [("red", "Ann"), ("blue", "Eve")]
    assert games(eve, who, "?page=1") == []
    assert eve.refused_get(f"/api/people/{who}/games?result=best")[0] == 422


def test_private_games_are_for_those_who_played(server: Server) -> None:
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), server.person("Eve")
    table = game(ann, bob, public=False)
    who = id_of(ann)
    assert [each["table"] for each in games(bob, who)] == [table]
    assert games(eve, who) == []
    assert profile(eve, who)["record"] == []


def test_of_a_running_game_nothing_is_in_the_archive(server: Server) -> None:
    """Not a byte of a profile changes while a game goes on, whoever looks."""
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), server.person("Eve")
    table = ann.table(seats={"red": "me", "blue": "open"}, takebacks=False, public=True)
    bob.post("/api/join", token=ann.invite(table, "blue"))
    paths = [f"/api/people/{id_of(ann)}", f"/api/people/{id_of(ann)}/games"]
    before = [one.http.get(path).content for one in (ann, bob, eve) for path in paths]
    with ann.at(table) as hers, bob.at(table) as his:
        for seat, wire in (("red", hers), ("blue", his)):
            legal = wire.look(seat)["legal"]
            wire.play(legal[0], seat)
            after = [one.http.get(path).content for one in (ann, bob, eve) for path in paths]
            assert after == before


def test_bots_have_profiles(server: Server) -> None:
    ann = member(server, "Ann")
    table = ann.table(seats={"red": "me", "blue": "bot:random"}, takebacks=False, public=True)
    with ann.at(table) as wire:
        wire.look("red")
        wire.play("resign", "red")
    shown = profile(ann, "bot:random")
    assert shown["bot"] is True
    assert shown["against_you"][0]["won"] == 1
    assert {line["seat"] for line in shown["ratings"]} == {"blue"}
    assert ann.refused_get("/api/people/bot:nobody") == (404, "error-no-profile")
    assert ann.refused_get("/api/people/nobody") == (404, "error-no-profile")
