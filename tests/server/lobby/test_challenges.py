"""Open challenges: offered, seen by everybody, accepted by one, taken back, ended when the owner is gone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from admiralty.server.errors import StorageFailed
from admiralty.server.lobby import pairing
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.settings import LobbyLimits, Quotas, Rate, Rates
from tests.server.harness import Person, Server, wait_until


def offer(person: Person, **more: Any) -> str:
    return str(person.post("/api/challenges", **{"game": "_template", **more})["challenge"])


def all_at_once(people: list[Person], path: str) -> list[httpx.Response]:
    async def send() -> list[httpx.Response]:
        return list(await asyncio.gather(*(asyncio.to_thread(p.http.post, path, json={}) for p in people)))

    return asyncio.run(send())


def register(person: Person, login: str) -> None:
    person.post("/api/account", login=f"{login}-{person.server.port}", password="correct horse battery")


def test_a_stranger_sees_a_challenge_come_and_go(server: Server) -> None:
    ann, stranger = server.person("Ann"), server.stranger()
    with stranger.in_lobby() as wire:
        clock = {"turn_seconds": 60, "bank_seconds": None}
        mine = offer(ann, seat="red", options={}, clock={"turn_seconds": 60}, takebacks=False)
        wire.until(lambda lobby: mine in lobby.challenges)
        shown = wire.challenges[mine]
        assert {**shown, "created": 0} == {
            "id": mine,
            "game": "_template",
            "who": ann.get("/api/me/profile")["id"],
            "name": "Ann",
            "account": False,
            "seat": "red",
            "options": {},
            "takebacks": False,
            "whom": "anybody",
            "wish": False,
            "created": 0,
            "clock": clock,
        }
        assert wire.counts["_template"]["challenges"] >= 1
        ann.post("/api/me", name="Anna")
        wire.until(lambda lobby: lobby.challenges[mine]["name"] == "Anna")
        assert ann.send("DELETE", f"/api/challenges/{mine}").json() == {"table": None}
        wire.until(lambda lobby: mine not in lobby.challenges)
    assert server.person("Bob").refused(f"/api/challenges/{mine}/accept") == (410, "error-challenge-gone")


def test_the_owner_is_told_of_the_table_and_both_can_play(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    with ann.in_lobby() as hers, bob.in_lobby() as his:
        mine = offer(ann, seat="blue", clock={"bank_seconds": 600})
        hers.until(lambda lobby: lobby.mine == [mine])
        joined = bob.post(f"/api/challenges/{mine}/accept")
        assert joined["seat"] == "red"
        assert hers.expect("matched") == {"t": "matched", "challenge": mine, "table": joined["table"]}
        his.until(lambda lobby: mine not in lobby.challenges and joined["table"] in lobby.tables)
        row = his.tables[joined["table"]]
        assert row["status"] == "playing"
        assert [(seat["seat"], seat["name"]) for seat in row["seats"]] == [("red", "Bob"), ("blue", "Ann")]
    assert bob.post(f"/api/challenges/{mine}/accept") == joined, "the answer may have been lost"
    with ann.in_lobby() as again:
        assert again.expect("matched")["table"] == joined["table"], "told again until she says that she knows"
    assert ann.send("DELETE", f"/api/challenges/{mine}").json() == {"table": joined["table"]}
    with bob.at(joined["table"]) as wire:
        state = wire.wait_for(lambda state: bool(state["legal"]) or state["acting"] == ["blue"])
        assert set(state["clocks"]) == {"red", "blue"}
        mover, seat = (bob, "red") if state["acting"] == ["red"] else (ann, "blue")
    with mover.at(joined["table"]) as wire:
        wire.play(wire.look(seat)["legal"][0])


def test_of_many_who_accept_at_once_one_is_seated(server: Server) -> None:
    ann = server.person("Ann")
    people = [server.person(name) for name in ("Bob", "Cid", "Dan", "Eve", "Fay", "Gus")]
    for _ in range(3):
        answers = all_at_once(people, f"/api/challenges/{offer(ann)}/accept")
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410, 410]
        winner = next(person for person, answer in zip(people, answers) if answer.status_code == 200)
        table = next(answer.json()["table"] for answer in answers if answer.status_code == 200)
        seats = winner.get(f"/api/tables/{table}")
        assert len(seats["you"]) == 1
        assert {seat["name"] for seat in seats["seats"]} == {"Ann", winner.get("/api/me")["name"]}


def test_a_challenge_that_is_taken_back_while_it_is_accepted_is_one_of_both(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    for _ in range(5):
        mine = offer(ann)

        async def both(path: str) -> tuple[httpx.Response, httpx.Response]:
            accepts = asyncio.to_thread(bob.http.post, f"{path}/accept", json={})
            return await asyncio.gather(accepts, asyncio.to_thread(ann.send, "DELETE", path))

        accepted, back = asyncio.run(both(f"/api/challenges/{mine}"))
        if accepted.status_code == 200:
            told = back.status_code == 410 or back.json() == {"table": accepted.json()["table"]}
            assert told, "she is told that she was too late"
        else:
            assert (accepted.status_code, back.json()) == (410, {"table": None})


def test_a_challenge_whose_table_cannot_be_made_stays_open(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    mine = offer(ann)
    real = pairing.make_table

    async def broken(*_: Any) -> str:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(pairing, "make_table", broken)
    assert bob.refused(f"/api/challenges/{mine}/accept") == (503, "error-storage")
    monkeypatch.setattr(pairing, "make_table", real)
    assert bob.post(f"/api/challenges/{mine}/accept")["table"]


def test_who_may_join(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    mine = offer(ann, whom="accounts")
    assert server.stranger().refused(f"/api/challenges/{mine}/accept") == (401, "error-no-session")
    assert ann.refused(f"/api/challenges/{mine}/accept") == (409, "error-own-challenge")
    assert bob.refused(f"/api/challenges/{mine}/accept") == (403, "error-accounts-only")
    assert bob.send("DELETE", f"/api/challenges/{mine}").json()["error"] == "error-not-your-challenge"
    register(bob, "joins")
    assert bob.post(f"/api/challenges/{mine}/accept")["table"]


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"game": "chess"}, (404, "error-no-game")),
        ({"seat": "green"}, (422, "error-bad-seat")),
        ({"options": {"speed": "light"}}, (422, "error-bad-option")),
        ({"whom": "friends"}, (422, "error-bad-request")),
        ({"game": "naval-strategy", "options": {"organiser": "seat"}}, (422, "error-only-for-two")),
    ],
)
def test_what_cannot_be_played_is_not_offered(
    server: Server, body: dict[str, Any], refusal: tuple[int, str]
) -> None:
    ann = server.person("Ann")
    assert ann.refused("/api/challenges", **{"game": "_template", **body}) == refusal


def test_two_who_play_anybody_are_paired(server: Server) -> None:
    ann, bob, cid = server.person("Ann"), server.person("Bob"), server.person("Cid")
    first = ann.post("/api/challenges/anybody", game="_template")
    assert first["table"] is None
    assert ann.post("/api/challenges/anybody", game="_template") == first, "the same wish once more"
    other = cid.post("/api/challenges/anybody", game="port-arthur")
    assert other["table"] is None, "another game"
    second = bob.post("/api/challenges/anybody", game="_template")
    assert second["challenge"] is None
    assert {s["name"] for s in bob.get(f"/api/tables/{second['table']}")["seats"]} == {"Ann", "Bob"}
    assert ann.send("DELETE", f"/api/challenges/{first['challenge']}").json() == {"table": second["table"]}
    cid.send("DELETE", f"/api/challenges/{other['challenge']}")


def test_of_people_who_play_anybody_at_once_nobody_is_left_over(server: Server) -> None:
    people = [server.person(f"P{n}") for n in range(6)]

    async def all_wish() -> list[dict[str, str | None]]:
        body = {"game": "_template"}
        wishes = [asyncio.to_thread(p.http.post, "/api/challenges/anybody", json=body) for p in people]
        return [answer.json() for answer in await asyncio.gather(*wishes)]

    answers = asyncio.run(all_wish())
    tables = [answer["table"] for answer in answers if answer["table"]]
    assert len(tables) == len(set(tables)) == 3


def test_whoever_plays_anybody_takes_a_challenge_that_leaves_everything_as_usual(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    unusual = offer(ann, seat="red")
    usual = offer(ann)
    assert bob.post("/api/challenges/anybody", game="_template")["table"] == pairing.table_of(usual)
    ann.send("DELETE", f"/api/challenges/{unusual}")


def lobby_of(server: Server) -> Lobby:
    lobby: Lobby = server.app.state.duties.lobby  # type: ignore[union-attr]
    return lobby


def let_time_pass(server: Server) -> None:
    """So long that whoever is not here counts as gone."""
    lobby = lobby_of(server)
    lobby.seen = dict.fromkeys(lobby.seen, -1e9)
    server.do(lobby.end_deserted())


def test_challenges_survive_a_restart_and_end_when_their_owner_does_not_come_back(
    own_server: Server,
) -> None:
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    mine, gone = offer(ann, seat="red"), offer(bob)
    own_server.restart()
    with ann.in_lobby() as hers:
        assert hers.challenges[mine]["seat"] == "red"
        let_time_pass(own_server)
        hers.until(lambda lobby: gone not in lobby.challenges)
        hers.until(lambda lobby: lobby.mine == [mine])
        assert mine in hers.challenges, "she is here"
        joined = bob.post(f"/api/challenges/{mine}/accept")
        later = offer(ann)
    own_server.restart()
    with ann.in_lobby() as again:
        assert again.expect("matched")["table"] == joined["table"]
        assert later in again.challenges
        assert again.tables[joined["table"]]["status"] == "playing"
    lobby = lobby_of(own_server)
    wait_until(lambda: not lobby.listeners)
    let_time_pass(own_server)
    assert later not in lobby.open
    own_server.restart()
    with bob.in_lobby() as wire:
        assert wire.challenges == {}, "it is out of the database, too"


def test_a_person_and_all_together_have_so_many_challenges(own_server: Server) -> None:
    quotas = replace(Quotas(), challenges=3, challenges_guest=2)
    own_server.restart(limits=True, quotas=quotas, lobby=LobbyLimits(challenges=4))
    ann, bob, cid = (own_server.person(name) for name in ("Ann", "Bob", "Cid"))
    for _ in range(2):
        offer(ann)
    assert ann.refused("/api/challenges", game="_template") == (403, "error-quota-challenges")
    register(ann, "many")
    offer(ann)
    assert ann.refused("/api/challenges", game="_template") == (403, "error-quota-challenges")
    offer(bob)
    assert cid.refused("/api/challenges", game="_template") == (503, "error-lobby-full")
    assert cid.refused("/api/challenges/anybody", game="port-arthur") == (503, "error-lobby-full")


def test_offers_are_counted(own_server: Server) -> None:
    own_server.restart(limits=True, rates=replace(Rates(), challenges_person=Rate.of("5+1/min")))
    ann = own_server.person("Ann")
    statuses = []
    for _ in range(12):
        answer = ann.http.post("/api/challenges", json={"game": "_template"})
        statuses.append(answer.status_code)
        if answer.status_code == 200:
            ann.send("DELETE", f"/api/challenges/{answer.json()['challenge']}")
    assert statuses[:5] == [200] * 5
    assert 429 in statuses


def test_a_guest_who_logs_in_keeps_the_challenge(server: Server) -> None:
    ann, guest = server.person("Ann"), server.person("Guest")
    register(ann, "keeps")
    with guest.in_lobby() as wire:
        mine = offer(guest)
        wire.until(lambda lobby: lobby.mine == [mine] and mine in lobby.challenges)
        guest.post("/api/login", login=f"keeps-{server.port}", password="correct horse battery")
        wire.until(
            lambda lobby: lobby.challenges[mine]["name"] == "Ann" and lobby.challenges[mine]["account"]
        )
        server.person("Bob").post(f"/api/challenges/{mine}/accept")
        assert wire.expect("matched")["challenge"] == mine
