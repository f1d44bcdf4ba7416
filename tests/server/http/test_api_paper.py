"""Sheets over HTTP: for people at the table, and only with what they know."""

from __future__ import annotations

import pytest

from admiralty.server.http.api_paper import is_loopback
from tests.server.harness import Server
from tests.server.organised import Camp

ON_SQLITE_ONLY = True

OPTIONS = {"teams": "2"}


def test_the_caller_gets_the_sheets_of_his_seat(server: Server) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    table = ann.table("naval-strategy", OPTIONS, seats={"blue": "me", "red": "open"})
    bob.post("/api/join", token=ann.invite(table, "red"))
    path = f"/api/tables/{table}/paper.pdf"
    found = ann.http.get(path, params={"lang": "cs"})
    assert found.status_code == 200
    assert found.headers["content-type"] == "application/pdf"
    assert 'filename="naval-strategy-blue.pdf"' in found.headers["content-disposition"]
    assert found.content.startswith(b"%PDF-")
    assert "naval-strategy-red" in bob.http.get(path).headers["content-disposition"]
    assert bob.refused_get(f"{path}?seat=blue") == (403, "error-not-your-seat")
    assert bob.refused_get(f"{path}?lang=de")[0] == 422
    assert eve.refused_get(path) == (403, "error-not-your-table")


def test_a_game_without_sheets_says_so(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    assert ann.refused_get(f"/api/tables/{table}/paper.pdf") == (404, "error-no-sheets")


def test_the_organiser_alone_prints_the_cards_of_the_teams(server: Server) -> None:
    camp = Camp(server)
    found = camp.olga.http.get(f"{camp.path}/cards.pdf", params={"lang": "fr"})
    assert found.status_code == 200
    assert found.headers["content-type"] == "application/pdf"
    assert found.content.startswith(b"%PDF-")
    for person in (camp.sailor("Anne", "blue"), camp.sailor("Rosa", "red")):
        assert person.refused_get(f"{camp.path}/cards.pdf") == (403, "error-organiser-only")


@pytest.mark.parametrize(
    ("host", "loops"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("192.168.1.20", False), ("a.example", False)],
)
def test_an_address_that_means_the_computer_itself_is_known(host: str, loops: bool) -> None:
    assert is_loopback(host) is loops
