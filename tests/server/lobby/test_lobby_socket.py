"""The socket of the lobby: the same lines for everybody, encoded once."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace

import pytest

from admiralty.server.http import connection
from admiralty.server.settings import LobbyLimits, Rate, Rates
from admiralty.server.wire.lobby import LobbyChange, LobbyState
from admiralty.server.wire.messages import encode
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_an_event_is_encoded_once_for_all_listeners(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[object] = []

    def counting(message: LobbyChange | LobbyState) -> bytes:
        encoded.append(message)
        return encode(message)

    ann = server.person("Ann")
    with ExitStack() as open_wires:
        strangers = [server.stranger() for _ in range(12)]
        wires = [open_wires.enter_context(person.in_lobby()) for person in strangers]
        monkeypatch.setattr("admiralty.server.lobby.lobby.encode", counting)
        mine = ann.post("/api/challenges", game="_template")["challenge"]
        for wire in wires:
            wire.until(lambda lobby: mine in lobby.challenges)
        assert len(encoded) == 1
        encoded.clear()
        for _ in range(5):
            open_wires.enter_context(server.stranger().in_lobby())
        assert len(encoded) == 1, "newcomers share one message until something changes"
    ann.send("DELETE", f"/api/challenges/{mine}")


def test_a_ping_is_answered_and_nothing_else(server: Server) -> None:
    with server.stranger().in_lobby() as wire:
        wire.say(t="ping", id="p")
        assert wire.expect("pong")["id"] == "p"
        wire.say(t="play", id="p", seat="red", expect=0, action="take")
        assert wire.expect("error")["error"] == "error-not-json"
        wire.socket.send("[" * 5000)
        assert wire.expect("error")["error"] == "error-not-json"
        wire.socket.send("x" * 9000)
        assert wire.until_closed() == connection.TOO_LARGE


def test_signing_out_closes_the_lobby_too(server: Server) -> None:
    ann = server.person("Ann")
    with ann.in_lobby() as wire:
        ann.post("/api/logout")
        assert wire.until_closed() == 4401
    with ann.in_lobby() as wire:
        assert wire.heard[0]["t"] == "lobby", "as a stranger"


def test_one_person_has_so_many_windows(own_server: Server) -> None:
    own_server.restart(lobby=LobbyLimits(sockets_per_person=2))
    ann = own_server.person("Ann")
    with ann.in_lobby(), ann.in_lobby(), ann.connect("/api/lobby/socket") as third:
        assert "error-too-many-sockets" in third.recv(timeout=60, decode=True)


def test_messages_of_strangers_are_counted_by_address(own_server: Server) -> None:
    rates = replace(Rates(), commands_address=Rate.of("5+1/min"))
    own_server.restart(limits=True, rates=rates)
    with own_server.stranger().in_lobby() as wire:
        for n in range(40):
            wire.say(t="ping", id=str(n))
        assert wire.expect("error")["error"] == "error-too-fast"
