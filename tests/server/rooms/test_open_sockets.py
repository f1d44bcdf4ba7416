"""Sockets close with the session, or with the right, that they were opened with."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed

from admiralty.server.accounts.access import SESSION_MILLISECONDS, digest
from admiralty.server.cluster.place import ALONE
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import OpenSockets
from tests.server.harness import Person, Server, Wire, wait_until

NUMBERS = count()


def register(person: Person, login: str = "") -> str:
    login = login or f"sockets-{next(NUMBERS)}-{person.server.port}"
    person.post("/api/account", login=login, password="correct horse battery")
    return login


def log_in(person: Person, login: str) -> None:
    person.post("/api/login", login=login, password="correct horse battery")


def is_open(wire: Wire) -> bool:
    wire.say(t="ping", id="still-there")
    return bool(wire.expect("pong")["id"] == "still-there")


def test_logging_out_closes_the_sockets_of_this_session_and_no_others(server: Server) -> None:
    ann, phone = server.person("Ann"), server.stranger()
    log_in(phone, register(ann))
    table, other = ann.table(), ann.table()
    with ExitStack() as open_wires:
        first, second, elsewhere = (
            open_wires.enter_context(person.at(where))
            for person, where in ((ann, table), (ann, other), (phone, table))
        )
        for wire in (first, second, elsewhere):
            wire.expect("state")
        ann.post("/api/logout")
        assert first.until_closed() == 4401
        assert second.until_closed() == 4401
        assert is_open(elsewhere)
        state = elsewhere.wait_for(lambda state: all(seat["online"] for seat in state["seats"]))
        elsewhere.play(state["legal"][0])


def test_nothing_is_obeyed_after_the_logout(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table()
    with ann.at(table) as wire:
        legal = wire.expect("state")["legal"]
        token = ann.http.cookies["admiralty_session"]
        listener = next(iter(server.rooms.sockets.listeners[digest(token)]))
        listener.close_code = 4401  # as if the writer had not got to it yet
        with pytest.raises(ConnectionClosed):
            wire.ask(legal[0])
    assert ann.get(f"/api/tables/{table}")["seq"] == 0


def test_whoever_registers_keeps_the_open_table_until_the_logout(server: Server) -> None:
    ann = server.person("Ann")
    with ann.at(ann.table()) as wire:
        wire.play(wire.expect("state")["legal"][0])
        register(ann)
        assert is_open(wire)
        ann.post("/api/logout")
        assert wire.until_closed() == 4401


def test_a_guest_who_logs_in_leaves_no_socket_with_the_old_identity(server: Server) -> None:
    owner, guest = server.person("Owner"), server.person("Guest")
    login = register(owner)
    table = guest.table()
    with guest.at(table) as wire:
        wire.expect("state")
        before = {listener.player for listener in server.rooms.open[table].listeners}
        log_in(guest, login)
        wire.wait_for(lambda state: state["seats"][0]["name"] == "Owner")
        after = {listener.player for listener in server.rooms.open[table].listeners}
        assert before
        assert not before & after
        guest.post("/api/logout")
        assert wire.until_closed() == 4401


def test_whoever_logs_in_to_another_account_is_asked_to_come_back_as_that_one(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    register(ann)
    login = register(bob)
    old = ann.http.cookies["admiralty_session"]
    table = ann.table()
    with ann.at(table) as wire:
        wire.expect("state")
        log_in(ann, login)
        assert wire.until_closed() == 1013, "a code after which the page tries again by itself"
    with ann.at(table) as wire:
        assert wire.until_closed() == 4403
    ann.http.cookies.set("admiralty_session", old, domain="127.0.0.1")
    assert ann.http.get("/api/tables").status_code == 401, "the session before it is over"


def test_a_session_that_expires_closes_its_sockets(own_server: Server) -> None:
    now = [1_000_000_000_000]
    own_server.restart(clock=lambda: now[0])
    ann = own_server.person("Ann")
    table = ann.table()
    with ann.at(table) as quiet, ann.at(table) as talking:
        quiet.expect("state")
        legal = talking.expect("state")["legal"]
        now[0] += SESSION_MILLISECONDS
        with pytest.raises(ConnectionClosed):
            talking.ask(legal[0])
        assert talking.until_closed() == 4401
        own_server.loop.call_soon_threadsafe(own_server.rooms.sockets.expire, now[0])
        assert quiet.until_closed() == 4401
    wait_until(lambda: not own_server.rooms.open[table].listeners)
    assert own_server.rooms.sockets.listeners == {}


def test_the_server_looks_for_expired_sessions_by_itself(own_server: Server) -> None:
    now = [1_000_000_000_000]
    own_server.restart(clock=lambda: now[0], idle_seconds=1)
    ann = own_server.person("Ann")
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        now[0] += SESSION_MILLISECONDS
        assert wire.until_closed() == 4401


def test_a_socket_that_was_being_opened_during_the_logout_closes_when_it_arrives() -> None:
    sockets = OpenSockets(ALONE.publish)
    sockets.end("a")
    arriving = Listener("ann", "Ann", "", session="a", expires=SESSION_MILLISECONDS)
    sockets.add(arriving)
    assert arriving.close_code == 4401
