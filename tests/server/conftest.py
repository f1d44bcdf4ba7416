"""Servers for the tests: one for a whole module, or one of its own for a test that stops it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from admiralty.server.settings import Settings
from tests.server.harness import Server
from tests.server.postgres import GIVEN, Cluster, is_there


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(
    scope="module",
    params=[
        "sqlite",
        pytest.param("postgres", marks=pytest.mark.skipif(not is_there(), reason="PostgreSQL is not here")),
    ],
)
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes empty databases, of each kind in turn."""
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("server") / "games.db")
    if os.environ.get(GIVEN):
        return lambda: os.environ[GIVEN]
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_base


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str]) -> Iterator[Server]:
    """Shared by the tests of a module; each makes tables and people of its own."""
    server = Server(Settings(database=new_database(), limits=False, bot_workers=1))
    yield server
    server.close()


@pytest.fixture
def own_server(new_database: Callable[[], str]) -> Iterator[Server]:
    """For tests that stop it or break it."""
    server = Server(Settings(database=new_database(), limits=False, bot_workers=1))
    yield server
    server.close()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Admiralty</title>", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    return tmp_path
