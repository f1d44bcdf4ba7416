"""`admiralty admin` looks after people: roles, mutes, names, closed tables, and the log of all that."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from admiralty.server.store.database_lock import FileLock
from tests.cli.conftest import Cli
from tests.server.stored import FOLDERS, unpack


@pytest.fixture
def base(tmp_path: Path) -> Path:
    unpack(FOLDERS[0], tmp_path / "games.db")
    return tmp_path / "games.db"


def ask(base: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(base)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_people_are_looked_after_and_it_is_logged(cli: Cli, base: Path) -> None:
    at = ("--db", base)
    [(login,)] = ask(base, "SELECT min(login) FROM players")
    assert cli("admin", "role", login, "moderator", *at).code == 0
    assert cli("admin", "mute", login, "--days", 3, "--reason", "spam", *at).code == 0
    assert cli("admin", "rename", login, " Rob ", *at).code == 0
    [(name, role, muted)] = ask(base, f"SELECT name, role, muted FROM players WHERE login = '{login}'")
    assert (name, role, muted > 0) == ("Rob", "moderator", True)
    assert cli("admin", "mute", login, "--days", 0, *at).code == 0
    assert ask(base, f"SELECT muted FROM players WHERE login = '{login}'") == [(None,)]
    log = json.loads(cli("admin", "audit", "--json", *at).out)
    assert [each["kind"] for each in log] == ["unmute", "rename", "mute", "role"]
    assert [each["moderator"] for each in log] == [None] * 4
    assert (log[2]["detail"], log[2]["reason"]) == ("3", "spam")
    assert json.loads(cli("admin", "reports", "--json", *at).out) == []


def test_a_table_is_closed_while_no_server_runs(cli: Cli, base: Path) -> None:
    cli("admin", "reports", "--db", base)  # up to date
    [(table,)] = ask(base, "SELECT min(id) FROM tables WHERE finished IS NULL")
    with FileLock(base):
        assert cli("admin", "close", table, "--db", base).code == 1, "the server would not notice"
    for _ in range(2):
        assert cli("admin", "close", table, "--reason", "a quarrel", "--db", base).code == 0
    assert ask(base, f"SELECT ended_how FROM tables WHERE id = '{table}'") == [("moderator",)]
    [entry] = json.loads(cli("admin", "audit", "--json", "--db", base).out)
    assert (entry["kind"], entry["table"], entry["reason"]) == ("close", table, "a quarrel")


def test_what_cannot_be_is_said_in_a_sentence(cli: Cli, base: Path) -> None:
    assert "no account nobody" in cli("admin", "mute", "nobody", "--db", base).err
    assert "owner, moderator, member" in cli("admin", "role", "nobody", "king", "--db", base).err
    assert "1 to 40 signs" in cli("admin", "rename", "nobody", " ", "--db", base).err
    assert "no such table" in cli("admin", "close", "nothing", "--db", base).err
