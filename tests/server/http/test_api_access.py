"""Guests, accounts, sessions and links."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, text, update

from admiralty.server.store.models import Base, Invitation, Session
from tests.server.harness import Server


def test_a_guest_needs_nothing_but_a_name(server: Server) -> None:
    eve = server.stranger()
    assert eve.get("/api/me") == {"name": None, "account": None}
    assert eve.refused("/api/tables", game="_template") == (401, "error-no-session")
    assert eve.post("/api/me", name="  Eve ") == {"name": "Eve", "account": None}
    assert eve.get("/api/me") == {"name": "Eve", "account": None}
    assert eve.post("/api/me", name="Eva") == {"name": "Eva", "account": None}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "two\nlines", "nu\0ll", "\u202e"])
def test_a_name_must_be_a_name(server: Server, name: str) -> None:
    assert server.stranger().refused("/api/me", name=name) == (422, "error-bad-request")


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: Server) -> None:
    response = server.stranger().http.post("/api/me", json={"name": "Ann"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_over_https_the_cookie_is_secure(own_server: Server) -> None:
    own_server.restart(origin="https://play.example.org")
    ann = own_server.stranger()
    ann.http.headers["Origin"] = "https://play.example.org"
    assert "Secure" in ann.http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]


def test_secrets_are_kept_as_hashes_only(server: Server) -> None:
    ann = server.person()
    ann.post("/api/account", login="hashed", password="correct horse")
    token = ann.http.cookies["admiralty_session"]
    invitation = ann.invite(ann.table(seats={"red": "me", "blue": "open"}), "blue")

    async def everything() -> str:
        async with server.rooms.engine.connect() as connection:
            tables = Base.metadata.sorted_tables
            return str([(await connection.execute(select(table))).all() for table in tables])

    kept = server.do(everything())
    assert "hashed" in kept
    assert "$argon2id$" in kept
    for secret in (token, invitation, "correct horse"):
        assert secret not in kept


def test_an_account_keeps_the_games_of_the_guest_on_other_devices(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    old = ann.http.cookies["admiralty_session"]
    assert ann.post("/api/account", login="Ann.1", password="correct horse")["account"] == "ann.1"
    assert ann.http.cookies["admiralty_session"] != old, "a new session, so that an old one is worth nothing"
    assert ann.refused("/api/account", login="other", password="correct horse") == (409, "error-has-account")
    phone = server.person("Phone")
    mine = phone.table()
    assert phone.post("/api/login", login="ANN.1", password="correct horse") == {
        "name": "Ann",
        "account": "ann.1",
    }
    assert {line["id"] for line in phone.get("/api/tables")} == {table, mine}
    with phone.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    with phone.at(mine) as wire:
        assert wire.expect("state")["you"] == ["red", "blue"]


def test_who_logs_in_at_an_open_table_goes_on_playing(server: Server) -> None:
    owner = server.person("Owner")
    owner.post("/api/account", login="at-the-table", password="correct horse")
    guest = server.person("Guest")
    table = guest.table()
    with guest.at(table) as wire:
        wire.expect("state")
        guest.post("/api/login", login="at-the-table", password="correct horse")
        state = wire.wait_for(lambda state: state["seats"][0]["name"] == "Owner")
        assert state["you"] == ["red", "blue"]
        wire.play(state["legal"][0])


def test_a_wrong_password_and_an_unknown_login_sound_the_same(server: Server) -> None:
    ann = server.person()
    ann.post("/api/account", login="known", password="correct horse")
    for login, password in (("known", "wrong horse"), ("unknown", "correct horse"), ("", "")):
        assert server.stranger().refused("/api/login", login=login, password=password) == (
            403,
            "error-wrong-password",
        )
    assert server.person().refused("/api/account", login="KNOWN", password="correct horse") == (
        409,
        "error-login-taken",
    )


def test_an_account_keeps_preferences_for_other_devices(server: Server) -> None:
    chosen = {"speed": "fast", "confirm": False, "side": 40, "folded": ["side.battle"]}
    ann = server.person()
    assert ann.get("/api/me/preferences") == {}
    assert ann.refused("/api/me/preferences", **chosen) == (409, "error-no-account")
    ann.post("/api/account", login="chooser", password="correct horse")
    ann.post("/api/me/preferences", **chosen)
    phone = server.stranger()
    assert phone.refused("/api/me/preferences", **chosen) == (401, "error-no-session")
    phone.post("/api/login", login="chooser", password="correct horse")
    assert phone.get("/api/me/preferences") == chosen
    assert phone.get("/api/me/preferences")["confirm"] is False
    other = server.person()
    other.post("/api/account", login="chooser-2", password="correct horse")
    assert other.get("/api/me/preferences") == {}


@pytest.mark.parametrize(
    "wrong",
    [
        {"speed": "warp"},
        {"side": 400},
        {"side": "wide"},
        {"folded": ["x" * 41]},
        {"folded": [f"panel-{n}" for n in range(41)]},
        {"folded": ["../../etc"]},
        {"anything": "else"},
    ],
)
def test_only_known_preferences_are_kept(server: Server, wrong: dict[str, object]) -> None:
    ann = server.person()
    assert ann.refused("/api/me/preferences", **wrong) == (422, "error-bad-request")


@pytest.mark.parametrize("login", ["ab", "a b c"])
def test_an_account_needs_a_login(server: Server, login: str) -> None:
    assert server.person().refused("/api/account", login=login, password="correct horse") == (
        422,
        "error-bad-request",
    )


def test_who_logs_out_is_a_stranger(server: Server) -> None:
    ann = server.person()
    token = ann.http.cookies["admiralty_session"]
    ann.post("/api/logout")
    assert ann.get("/api/me")["name"] is None
    ann.http.cookies.set("admiralty_session", token, domain="127.0.0.1")
    assert ann.get("/api/me")["name"] is None


def test_a_session_ends_some_day(server: Server) -> None:
    ann = server.person()

    async def expire() -> None:
        await server.rooms.journal.run(
            lambda connection: connection.execute(update(Session).values(expires=1))
        )

    server.do(expire())
    assert ann.get("/api/me")["name"] is None


def test_an_invitation_seats_one_person_once(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.table(seats={"red": "me", "blue": "open"})
    token = ann.invite(table, "blue")
    assert bob.post("/api/join", token=token) == {"table": table, "seat": "blue"}
    assert bob.post("/api/join", token=token) == {"table": table, "seat": "blue"}, "opened again by the same"
    assert eve.refused("/api/join", token=token) == (410, "error-link-used")
    assert ann.refused(f"/api/tables/{table}/invitations", seat="blue") == (409, "error-seat-taken")
    assert ann.get(f"/api/tables/{table}")["invitations"] == [{"seat": "blue", "used": True}]
    assert bob.get(f"/api/tables/{table}")["invitations"] == []


def test_of_two_who_open_a_link_at_once_one_is_seated(server: Server) -> None:
    ann = server.person()
    token = ann.invite(ann.table(seats={"red": "me", "blue": "open"}), "blue")
    people = [server.person(name) for name in ("Bob", "Cid", "Dan", "Eve")]

    async def all_at_once() -> list[int]:
        sends = [asyncio.to_thread(p.http.post, "/api/join", json={"token": token}) for p in people]
        return [response.status_code for response in await asyncio.gather(*sends)]

    assert sorted(asyncio.run(all_at_once())) == [200, 410, 410, 410]


def test_a_new_invitation_revokes_the_old_one(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    old, new = ann.invite(table, "blue"), ann.invite(table, "blue")
    assert bob.refused("/api/join", token=old) == (410, "error-link-revoked")
    assert bob.post("/api/join", token=new)["seat"] == "blue"


def test_an_invitation_expires(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    token = ann.invite(ann.table(seats={"red": "me", "blue": "open"}), "blue")

    async def expire() -> None:
        await server.rooms.journal.run(lambda c: c.execute(update(Invitation).values(expires=1)))

    server.do(expire())
    assert bob.refused("/api/join", token=token) == (410, "error-link-expired")


def test_a_link_that_is_none(server: Server) -> None:
    ann = server.person()
    assert ann.refused("/api/join", token="x" * 43) == (404, "error-link-unknown")
    assert ann.refused("/api/watch", token="x" * 43) == (404, "error-link-unknown")
    assert ann.refused("/api/join", token="../../etc") == (422, "error-bad-request")


def test_only_the_owner_invites_and_only_people_at_the_table_show_it(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    assert bob.refused(f"/api/tables/{table}/invitations", seat="red") == (403, "error-owner-only")
    assert eve.refused(f"/api/tables/{table}/spectators") == (403, "error-not-your-table")
    link = bob.post(f"/api/tables/{table}/spectators")["link"]
    eve.post("/api/watch", token=link.removeprefix("/watch#"))
    eve.post("/api/watch", token=link.removeprefix("/watch#"))
    assert eve.refused(f"/api/tables/{table}/spectators") == (403, "error-owner-only")
    assert eve.get(f"/api/tables/{table}")["you"] == []


def test_there_is_one_row_for_each_person(server: Server) -> None:
    async def count() -> int:
        async with server.rooms.engine.connect() as connection:
            return int((await connection.execute(text("SELECT count(*) FROM players"))).scalar_one())

    before = server.do(count())
    server.person().post("/api/me", name="Another")
    assert server.do(count()) == before + 1


def test_a_link_says_what_it_leads_to_and_is_not_used_by_that(server: Server) -> None:
    ann, stranger = server.person("Ann"), server.stranger()
    table = ann.table(seats={"red": "me", "blue": "open"})
    token = ann.invite(table, "blue")
    told = {"game": "_template", "seat": "blue", "host": "Ann"}
    assert [stranger.post("/api/invitation", token=token) for _ in range(2)] == [told, told]
    watch = ann.post(f"/api/tables/{table}/spectators")["link"].removeprefix("/watch#")
    assert stranger.post("/api/invitation", token=watch) == {**told, "seat": ""}
    assert stranger.refused("/api/invitation", token="x" * 30) == (404, "error-link-unknown")
    assert server.person("Bob").post("/api/join", token=token)["seat"] == "blue"


def test_the_page_is_told_where_others_find_the_server(server: Server) -> None:
    person = server.person()
    assert "network" not in person.get("/api/me"), "nobody else reaches a server that listens to itself"
    assert server.app is not None
    server.app.state.network = "http://192.0.2.7:8000"  # type: ignore[union-attr]
    assert person.get("/api/me")["network"] == "http://192.0.2.7:8000"
    server.app.state.network = ""  # type: ignore[union-attr]
