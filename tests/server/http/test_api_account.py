"""The own account: a new password, sessions, all own data, and deletion."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from admiralty.server.accounts.access import digest
from admiralty.server.accounts.new_password import LINK_MILLISECONDS
from admiralty.server.maintenance import reset_password
from admiralty.server.settings import Rate, Rates
from admiralty.server.store.models import Base, Player
from admiralty.table.replay import Replay
from tests.server.harness import FakeTime, Person, Server

OLD, NEW = "correct horse battery", "a fleet of paper boats"
NUMBERS = count()
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def owner(server: Server, name: str = "Ann") -> tuple[Person, str]:
    """Somebody with an account, and the login."""
    person, login = server.person(name), f"account-{next(NUMBERS)}-{server.port}"
    person.post("/api/account", login=login, password=OLD)
    return person, login


def phone_of(server: Server, login: str, password: str = OLD) -> Person:
    phone = server.stranger()
    phone.http.headers["User-Agent"] = FIREFOX
    phone.post("/api/login", login=login, password=password)
    return phone


def signed_in(person: Person) -> bool:
    return person.get("/api/me")["name"] is not None


def test_a_change_of_password_needs_the_old_one_and_ends_other_sessions(server: Server) -> None:
    ann, login = owner(server)
    phone = phone_of(server, login)
    with phone.at(ann.table()) as wire:
        wire.expect("state")
        assert ann.refused("/api/account/password", old="wrong", new=NEW) == (403, "error-old-password")
        assert ann.refused("/api/account/password", old=OLD, new="short") == (422, "error-password-short")
        assert ann.post("/api/account/password", old=OLD, new=NEW) == {"sessions": 1}
        assert wire.until_closed() == 4401
    assert (signed_in(ann), signed_in(phone)) == (True, False)
    assert phone.refused("/api/login", login=login, password=OLD) == (403, "error-wrong-password")
    phone_of(server, login, NEW)
    guest = server.person("Guest")
    assert guest.refused("/api/account/password", old=OLD, new=NEW) == (409, "error-needs-account")


def test_sessions_are_listed_and_ended(server: Server) -> None:
    ann, login = owner(server)
    phone, tablet = phone_of(server, login), phone_of(server, login)
    table = ann.table()
    with phone.at(table) as wire:
        wire.expect("state")
        listed = ann.get("/api/me/sessions")
        assert [line["this"] for line in listed].count(True) == 1
        assert sorted(line["label"] for line in listed) == ["", "Firefox, Linux", "Firefox, Linux"]
        assert all(line["seen"] >= line["created"] > 0 for line in listed)
        (online,) = [line["id"] for line in listed if line["online"]]
        assert server.person("Eve").send("DELETE", f"/api/me/sessions/{online}").status_code == 404
        assert ann.send("DELETE", f"/api/me/sessions/{online}").json() == {"sessions": 1}
        assert wire.until_closed() == 4401
    assert (signed_in(phone), signed_in(tablet)) == (False, True)
    assert ann.send("DELETE", "/api/me/sessions?others=true").json() == {"sessions": 1}
    assert (signed_in(ann), signed_in(tablet)) == (True, False)
    again = phone_of(server, login)
    assert ann.send("DELETE", "/api/me/sessions").json() == {"sessions": 2}
    assert (signed_in(ann), signed_in(again)) == (False, False)
    assert token_free(json.dumps(listed), [ann, phone])


def token_free(text: str, people: list[Person]) -> bool:
    tokens = [person.http.cookies.get("admiralty_session", "") for person in people]
    return not any(token and (token in text or digest(token) in text) for token in tokens)


def test_when_a_session_was_last_used_survives_a_restart(own_server: Server) -> None:
    clock = FakeTime()
    own_server.restart(clock=clock)
    ann = own_server.person("Ann")
    (line,) = ann.get("/api/me/sessions")
    clock.pass_by(3600)
    ann.get("/api/me")
    own_server.restart()
    (later,) = ann.get("/api/me/sessions")
    assert later["created"] == line["created"]
    assert later["seen"] >= line["seen"] + 3_600_000


def test_all_own_data_comes_in_one_document(server: Server) -> None:
    ann, login = owner(server)
    bob = server.person("Bob")
    ann.post("/api/me/preferences", sound=True)
    alone, shared = ann.table(), ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(shared, "blue"))
    finished = ann.table()
    with ann.at(finished) as wire:
        wire.expect("state")
        wire.play_to_the_end()
        wire.say(t="chat", id="1", text="so that was it")
        wire.expect("chat")
    with bob.at(shared) as wire:
        wire.say(t="chat", id="1", text="these are Bob's words")
        wire.expect("chat")
    response = ann.http.get("/api/me/export")
    told: dict[str, Any] = response.json()
    assert (told["account"]["login"], told["preferences"]) == (login, {"sound": True})
    tables = {table["id"]: table for table in told["tables"]}
    assert set(tables) == {alone, shared, finished}
    assert tables[shared]["record"] is None, "the other side may have secrets"
    assert tables[shared]["you"] == ["red"]
    assert '"key"' not in tables[alone]["record"][0], "these dice are still to be rolled"
    assert Replay("\n".join(tables[finished]["record"]) + "\n").table().is_over
    assert [line["text"] for line in told["chat"]] == ["so that was it"]
    assert "argon2" not in response.text
    assert token_free(response.text, [ann])
    assert server.stranger().refused_get("/api/me/export") == (401, "error-no-session")


def test_a_deleted_account_leaves_its_games_without_a_name(server: Server) -> None:
    ann, login = owner(server, "Deleted Ann")
    bob, phone = server.person("Bob"), phone_of(server, login)
    table = ann.table(seats={"red": "me", "blue": "open"}, public=True)
    bob.post("/api/join", token=ann.invite(table, "blue"))
    ann.post("/api/challenges", game="_template")
    with ann.at(table) as hers, phone.in_lobby() as lobby, bob.at(table) as his:
        hers.say(t="chat", id="1", text="farewell")
        his.expect("chat")
        assert ann.refused("/api/account/delete", password="wrong") == (403, "error-old-password")
        assert ann.post("/api/account/delete", password=OLD) == {"name": None, "account": None}
        assert hers.until_closed() == 4401
        assert lobby.until_closed() == 4401
        state = his.wait_for(lambda state: state["seats"][0]["name"] is None)
        assert (state["seats"][0]["kind"], state["status"]) == ("person", "playing")
    with bob.at(table) as his, server.stranger().in_lobby() as lobby:
        assert (his.expect("chat")["name"], his.chat[0]["text"]) == ("", "farewell")
        assert lobby.tables[table]["seats"][0]["name"] is None
        assert not any(each["name"] == "Deleted Ann" for each in lobby.challenges.values())
    assert (signed_in(ann), signed_in(phone)) == (False, False)
    assert phone.refused("/api/login", login=login, password=OLD) == (403, "error-wrong-password")
    assert "Deleted Ann" not in server.do(everything(server)), "nowhere in the database"
    again = server.person("Cid")
    again.post("/api/account", login=login, password=NEW)
    assert again.get("/api/tables") == []


def test_a_deleted_account_is_neither_away_nor_paired_any_more(server: Server) -> None:
    """Its notice of absence stood there until the server was started again, and tournaments waited for it."""
    ann, _ = owner(server, "Ann")
    bob, _ = owner(server, "Bob")
    table = ann.table(seats={"red": "me", "blue": "open"}, public=True)
    bob.post("/api/join", token=ann.invite(table, "blue"))
    cup = {"name": "Cup", "game": "_template", "rounds": 3}
    waiting, begun = [f"/api/tournaments/{bob.post('/api/tournaments', **cup)['id']}" for _ in range(2)]
    for path in (waiting, begun):
        ann.post(f"{path}/enter")
        bob.post(f"{path}/enter")
    bob.post(f"{begun}/start")
    until = server.settings.clock() + 86_400_000
    ann.post("/api/me/absence", until=until, note="In the Alps")
    with bob.at(table) as his:
        his.wait_for(lambda state: "away" in state["seats"][0])
        ann.post("/api/account/delete", password=OLD)
        his.wait_for(lambda state: "away" not in state["seats"][0])
    assert [each["name"] for each in bob.get(waiting)["people"]] == ["Bob"]
    assert sorted(each["out"] for each in bob.get(begun)["people"]) == [False, True]


async def everything(server: Server) -> str:
    async with server.rooms.engine.connect() as connection:
        rows = [
            str(tuple(row))
            for table in Base.metadata.sorted_tables
            for row in await connection.execute(select(table))
        ]
    return "\n".join(rows)


def test_guessing_the_password_to_delete_an_account_is_counted(own_server: Server) -> None:
    rates = replace(Rates(), passwords_address=Rate.of("100+1/min"), passwords_login=Rate.of("5+1/min"))
    own_server.restart(limits=True, rates=rates)
    ann, _ = owner(own_server)
    answers = [ann.refused("/api/account/delete", password="wrong")[0] for _ in range(12)]
    assert answers[:5] == [403] * 5
    assert 429 in answers


def test_a_link_for_a_new_password_works_once(server: Server) -> None:
    ann, login = owner(server)
    assert asyncio.run(link(server, "nobody")) is None
    old, new = asyncio.run(link(server, login)), asyncio.run(link(server, login.upper()))
    assert old is not None
    assert new is not None
    assert new not in server.do(everything(server)), "only its hash is stored"
    eve, other = server.stranger(), server.stranger()
    assert eve.refused("/api/account/reset", token=old, password=NEW) == (410, "error-reset-gone")
    assert eve.refused("/api/account/reset", token=new, password="short") == (422, "error-password-short")
    assert eve.post("/api/account/reset", token=new, password=NEW) == {"name": "Ann", "account": login}
    assert signed_in(eve)
    assert not signed_in(ann)
    assert other.refused("/api/account/reset", token=new, password=NEW) == (410, "error-reset-gone")
    assert other.post("/api/login", login=login, password=NEW)["account"] == login


async def link(server: Server, login: str, now: int | None = None) -> str | None:
    """As the operator makes it while the server runs."""
    at = server.settings.clock() if now is None else now
    path = await reset_password.make_link(server.settings.database, login, at)
    return path.removeprefix("/reset#") if path else None


def test_a_link_for_a_new_password_holds_for_a_day(server: Server) -> None:
    _, login = owner(server)
    token = asyncio.run(link(server, login, server.settings.clock() - LINK_MILLISECONDS))
    refusal = server.stranger().refused("/api/account/reset", token=token, password=NEW)
    assert refusal == (410, "error-reset-gone")


@pytest.mark.parametrize("second", ["Ann", "Bob"])
def test_two_former_members_at_a_table_have_no_numbers(server: Server, second: str) -> None:
    ann, _ = owner(server)
    bob, _ = owner(server, second)
    table = ann.table(seats={"red": "me", "blue": "open"}, public=True)
    bob.post(f"/api/tables/{table}/sit", seat="blue")
    for person in (ann, bob):
        person.post("/api/account/delete", password=OLD)
    shown = server.person("Eve").get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in shown] == [None, None]

    async def names() -> list[str]:
        async with server.rooms.engine.connect() as connection:
            return list((await connection.scalars(select(Player.name).where(Player.name == ""))).all())

    assert len(server.do(names())) >= 2


def test_where_registration_is_closed_an_invitation_opens_an_account(own_server: Server) -> None:
    own_server.restart(registration="closed")
    nina = own_server.person("Nina")
    closed = nina.refused("/api/account", login="nina-here", password=OLD)
    assert closed == (403, "error-registration-closed")
    now, database = own_server.settings.clock(), own_server.settings.database
    link = asyncio.run(reset_password.invite(database, "nina-here", "Nina", now))
    assert link is not None
    assert asyncio.run(reset_password.invite(database, "Nina-Here", "Other", now)) is None
    assert nina.refused("/api/login", login="nina-here", password=OLD) == (403, "error-wrong-password")
    nina.post("/api/account/reset", token=link.removeprefix("/reset#"), password=OLD)
    assert phone_of(own_server, "nina-here").get("/api/me")["account"] == "nina-here"
