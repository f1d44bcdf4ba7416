"""Servers for the tests: one per module, or one per test that stops or breaks it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from admiralty.server.accounts import hashing
from admiralty.server.settings import Connections, Settings
from tests.server.harness import Server
from tests.server.postgres import GIVEN, Cluster, is_there


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where the kind of the database makes no difference, a module says `ON_SQLITE_ONLY = True`."""
    twice = [item for item in items if is_on_postgres(item) and is_on_sqlite_only(item)]
    if twice:
        config.hook.pytest_deselected(items=twice)
        items[:] = [item for item in items if item not in twice]


def is_on_postgres(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "postgres" in item.name.partition("[")[2]


def is_on_sqlite_only(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and getattr(item.module, "ON_SQLITE_ONLY", False)


@pytest.fixture(autouse=True, scope="session")
def production_hasher() -> Iterator[PasswordHasher]:
    """Hash passwords cheaply: some tests would spend most of their time on real hashes."""
    with pytest.MonkeyPatch.context() as patch:
        real, cheap = hashing.HASHER, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(hashing, "HASHER", cheap)
        patch.setattr(hashing, "NOBODYS_HASH", cheap.hash("nobody"))
        yield real


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


def settings(database: str) -> Settings:
    """Without limits and, where a test sets them, without the wait before a refusal."""
    at_once = Connections(too_fast_seconds=0)
    return Settings(database=database, limits=False, bot_workers=1, connections=at_once)


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str]) -> Iterator[Server]:
    """Shared by the tests of a module; each makes tables and people of its own."""
    server = Server(settings(new_database()))
    yield server
    server.close()


@pytest.fixture
def own_server(new_database: Callable[[], str]) -> Iterator[Server]:
    """For tests that stop it or break it."""
    server = Server(settings(new_database()))
    yield server
    server.close()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Admiralty</title>", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    return tmp_path
