"""`admiralty serve`: what it says before it serves."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from admiralty.server.http.pages import INDEX, NOT_BUILT
from admiralty.server.settings import Settings
from tests.cli.conftest import Cli


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The pages that a browser was to open; nothing is served, and `tmp_path` is where the page would be."""
    found: list[str] = []

    def settings(host: str, database: str) -> Settings:
        return Settings(database=str(tmp_path / "games.db"), host=host, static=tmp_path)

    class Now:
        def __init__(self, seconds: float, call: object, arguments: list[str]) -> None:
            self.page = arguments[0]

        def start(self) -> None:
            found.append(self.page)

    def close(settings: Settings, sock: socket.socket) -> None:
        sock.close()

    monkeypatch.setattr(Settings, "from_environment", staticmethod(settings))
    monkeypatch.setattr("admiralty.server.run.serve", close)
    monkeypatch.setattr("admiralty.cli.serve.threading.Timer", Now)
    return found


def test_the_page_is_opened(cli: Cli, opened: list[str], tmp_path: Path) -> None:
    (tmp_path / INDEX).touch()
    run = cli("serve", "--port", "0")
    assert opened == [run.out.strip()]
    assert NOT_BUILT.strip() not in " ".join(run.err.split())


def test_an_installation_without_the_page_says_so_and_opens_nothing(cli: Cli, opened: list[str]) -> None:
    run = cli("serve", "--port", "0")
    assert NOT_BUILT.strip() in " ".join(run.err.split())
    assert opened == []


def test_several_workers_on_sqlite_are_refused(cli: Cli, opened: list[str]) -> None:
    run = cli("serve", "--workers", "2")
    assert run.code == 1
    assert "several workers need PostgreSQL" in " ".join(run.err.split())
    assert opened == []
