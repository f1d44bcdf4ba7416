"""Which passwords a new account may have."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from admiralty.server.accounts import hashing, passwords
from admiralty.server.errors import Problem
from admiralty.server.store.models import Player
from tests.server.harness import Server


def fault(password: str, login: str = "captain.7", name: str = "Anna Karenina") -> str:
    try:
        passwords.check(password, login, name)
    except Problem as problem:
        return problem.error
    return ""


@pytest.mark.parametrize(
    "password", ["", "short", "ninechars", " " * 30, "\t \n" * 10, "  ab cd ef  ", "　" * 12]
)
def test_short_and_blank_ones_are_refused(password: str) -> None:
    assert fault(password) == "error-password-short"


@pytest.mark.parametrize(
    "password",
    [
        "aaaaaaaaaa",
        "ababababababab",
        "abcabcabcabc",
        "1234567890",
        "0987654321",
        "12345678901234567890",
        "31121999 2001",
        "0612345678",
        "qwertyuiop",
        "QWERTZUIOP123",
        "azertyuiop!",
        "asdfghjkl;'",
        "1qaz2wsx3edc",
        "1q2w3e4r5t6y",
        "abcdefghijk",
        "password123",
        "Password!2024",
        "p@55w0rd1234",
        "passwordpassword",
        "motdepasse1",
        "heslo12345678",
        "iloveyou2020",
        "sunshine-football",
        "admin administrator",
        "correcthorsebatterystaple",
        "Adm1ralty 2026",
        "welcome1welcome1",
        "!@#$%^&*()",
    ],
)
def test_common_ones_are_refused(password: str) -> None:
    assert fault(password) == "error-password-common"


@pytest.mark.parametrize(
    "password", ["captain.7captain.7", "Anna-Karenina", "annakarenina1877", "CAPTAIN7!!!!"]
)
def test_the_own_name_is_refused(password: str) -> None:
    assert fault(password) == "error-password-name"


@pytest.mark.parametrize(
    "password",
    [
        "correct horse",
        "long enough",
        "k9x2mq7z1p",
        "a#9!x&2@7(?;",
        "8146 2075 3391 6604",
        "příliš žluťoučký",
        "二十四の瞳と七人の侍",
    ],
)
def test_others_are_fine(password: str) -> None:
    assert fault(password) == ""


def test_an_account_gets_the_sentence(server: Server) -> None:
    ann = server.person("Anna Karenina")
    response = ann.http.post("/api/account", json={"login": "weak", "password": "short"})
    assert response.json() == {"error": "error-password-short", "args": {"least": 10}}
    assert ann.refused("/api/account", login="weak", password="password123") == (422, "error-password-common")
    assert ann.refused("/api/account", login="weak", password="AnnaKarenina") == (422, "error-password-name")
    assert ann.post("/api/account", login="weak", password="correct horse")["account"] == "weak"


def test_an_account_of_before_can_still_be_entered_with_its_short_password(server: Server) -> None:
    ann = server.person()
    ann.post("/api/account", login="long-ago", password="correct horse")
    old = hashing.HASHER.hash("password")

    async def shorten() -> None:
        async with server.rooms.engine.begin() as connection:
            await connection.execute(update(Player).where(Player.login == "long-ago").values(password=old))

    server.do(shorten())
    assert (
        server.stranger().post("/api/login", login="long-ago", password="password")["account"] == "long-ago"
    )
