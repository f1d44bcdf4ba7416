"""`admiralty admin`: backups, restores and verification from the command line."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.server.stored import FOLDERS, unpack


@pytest.fixture
def base(tmp_path: Path) -> Path:
    unpack(FOLDERS[0], tmp_path / "games.db")
    return tmp_path / "games.db"


def test_a_backup_is_made_restored_and_verified(cli: Cli, base: Path, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup.zip"), str(tmp_path / "other.db")
    made = cli("admin", "backup", "--db", str(base), "--out", file)
    assert (made.code, made.said) == (0, f"{file}: 15 tables, 840 rows, revision 0002.")
    restored = cli("admin", "restore", file, "--db", other)
    assert restored.code == 0
    assert "15 tables, 741 entries, 19 lines of chat; 15 tables replayed" in restored.said
    again = cli("admin", "restore", file, "--db", other)
    assert (again.code, again.out) == (1, "")
    assert "is not empty; a backup is restored only where there is nothing." in again.err


def test_damage_is_told_by_the_exit_code_and_as_json(cli: Cli, base: Path) -> None:
    connection = sqlite3.connect(base)
    (table,) = connection.execute("SELECT table_id FROM entries WHERE n = 30 ORDER BY table_id").fetchone()
    connection.execute("UPDATE entries SET hash = 'f00d' WHERE table_id = ? AND n = 30", [table])
    connection.commit()
    connection.close()
    told = cli("admin", "verify", "--db", str(base))
    assert told.code == 1
    assert f"table {table} " in told.said
    assert "damaged: entry 30 (" in told.said
    document = json.loads(cli("admin", "verify", "--db", str(base), "--json").out)
    assert (document["tables"], document["replayed"], len(document["failures"])) == (15, 14, 1)
    assert document["failures"][0]["table"] == table


def test_what_is_no_backup_is_refused_with_a_sentence(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    file.write_bytes(b"PK\x03\x04 and no more")
    for command in ("verify", "restore"):
        result = cli(
            "admin", command, str(file), *(["--db", str(tmp_path / "a.db")] * (command == "restore"))
        )
        assert result.code == 1
        assert "is no backup, or it is cut off or altered." in result.err
    assert not (tmp_path / "a.db").exists()


def test_the_database_of_the_server_is_the_default(
    cli: Cli, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADMIRALTY_DB", str(base))
    assert "15 tables" in cli("admin", "verify").said
    both = cli("admin", "verify", "backup.zip", "--db", str(base))
    assert (both.code, "not both" in both.err) == (2, True)


def test_pruning_first_counts_and_then_does_it(cli: Cli, base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = sqlite3.connect(base)
    connection.execute("DELETE FROM sessions")
    connection.execute("INSERT INTO players (id, name, created) VALUES ('gone', 'Gone', 0)")
    connection.commit()
    connection.close()
    told = cli("admin", "prune", "--dry-run", "--json", "--db", str(base))
    would = json.loads(told.out)
    assert (told.code, would["guests"]) == (0, 1)
    assert json.loads(cli("admin", "prune", "--json", "--db", str(base)).out) == would
    assert set(json.loads(cli("admin", "prune", "--json", "--db", str(base)).out).values()) == {0}
    assert "Would go: 0 sessions" in cli("admin", "prune", "--dry-run", "--db", str(base)).said
    monkeypatch.setenv("ADMIRALTY_KEEP_GUEST_DAYS", "soon")
    bad = cli("admin", "prune", "--db", str(base))
    assert (bad.code, bad.out) == (1, "")
    assert "ADMIRALTY_KEEP_GUEST_DAYS must be a whole number of at least 0, not 'soon'" in bad.err


def test_a_link_for_a_new_password_is_printed_once_per_call(
    cli: Cli, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADMIRALTY_ORIGIN", "https://play.example.org")
    made = cli("admin", "reset-password", "Ann", "--db", str(base))
    assert made.code == 0
    address, _, token = made.said.partition("#")
    assert address == "https://play.example.org/reset"
    connection = sqlite3.connect(base)
    (stored,) = connection.execute("SELECT token FROM password_links").fetchone()
    connection.close()
    assert len(token) >= 40
    assert token not in stored
    unknown = cli("admin", "reset-password", "nobody", "--db", str(base))
    assert (unknown.code, unknown.out) == (1, "")
    assert "there is no account nobody" in unknown.err
    missing = cli("admin", "reset-password", "ann", "--db", str(base.with_name("none.db")))
    assert (missing.code, missing.out) == (1, "")
    assert not base.with_name("none.db").exists()


def test_settings_are_checked_and_shown_without_secrets(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIRALTY_DB", "postgresql://ann:boats@db/games")
    monkeypatch.setenv("ADMIRALTY_SMTP_PASSWORD", "boats")
    monkeypatch.setenv("ADMIRALTY_LOBBY_TABELS", "5")
    done = cli("admin", "settings", "--json")
    found = {row["setting"]: row["value"] for row in json.loads(done.out)}
    assert found["ADMIRALTY_DB"] == "postgresql://ann:***@db/games"
    assert (found["ADMIRALTY_SMTP_PASSWORD"], found["ADMIRALTY_LOBBY_TABLES"]) == ("***", "5000")
    assert "did you mean ADMIRALTY_LOBBY_TABLES?" in " ".join(done.err.split())
    monkeypatch.setenv("ADMIRALTY_LIMITS", "maybe")
    refused = cli("admin", "settings")
    assert refused.code == 1
    assert "ADMIRALTY_LIMITS must be on or off" in refused.err


def test_users_tables_and_statistics(cli: Cli, base: Path) -> None:
    """Also of a database that an earlier version has written."""
    found = json.loads(cli("admin", "stats", "--db", str(base), "--json").out)
    assert (found["tables"], found["entries"], found["lines_of_chat"]) == (15, 741, 19)
    assert sum(found["games"].values()) == 15
    assert "741 entries" in cli("admin", "stats", "--db", str(base)).said
    people = json.loads(cli("admin", "users", "--db", str(base), "--json").out)
    assert len(people) == found["accounts"] > 0
    shown = json.loads(cli("admin", "tables", "--db", str(base), "--json").out)
    assert len(shown) == 15
    login = next(each["login"] for each in people if each["tables"])
    own = json.loads(cli("admin", "tables", login, "--db", str(base), "--json").out)
    assert len(own) == 15
    assert json.loads(cli("admin", "tables", "nobody", "--db", str(base), "--json").out) == []
    assert login in cli("admin", "users", "--db", str(base)).said
    nothing = cli("admin", "users", "--db", str(base.parent / "none.db"))
    assert nothing.code == 1


def test_an_account_by_invitation(cli: Cli, base: Path) -> None:
    made = cli("admin", "invite", "New.Member", "--name", "Nina", "--db", str(base))
    assert "/reset#" in made.said
    people = json.loads(cli("admin", "users", "--db", str(base), "--json").out)
    assert (people[0]["login"], people[0]["name"]) == ("new.member", "Nina")
    assert "already" in cli("admin", "invite", "new.member", "--db", str(base)).err
    assert cli("admin", "invite", "?", "--db", str(base)).code == 2
