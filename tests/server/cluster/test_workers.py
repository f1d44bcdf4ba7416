"""Two workers on one database: any of them takes any request and any socket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import delete

from admiralty.server.accounts.access import digest
from admiralty.server.cluster import cluster as cluster_module
from admiralty.server.cluster import joining, lease_store, leases
from admiralty.server.cluster.leases import LOBBY, Lease, Member, View, part_of
from admiralty.server.errors import StorageFailed
from admiralty.server.run import Worker, configure, listen
from admiralty.server.settings import Connections, Settings
from admiralty.server.store.models import Session
from tests.server.harness import Person, Server, Wire, wait_until
from tests.server.postgres import Cluster, is_there

pytestmark = pytest.mark.skipif(not is_there(), reason="PostgreSQL is not here")


class WorkerServer(Server):
    """A worker in a thread of its own."""

    def start(self) -> None:
        self.internal = listen("127.0.0.1", 0)
        super().start()

    def prepared(self) -> Any:
        config = configure(self.settings, self.port, "{}:{}".format(*self.internal.getsockname()))
        config.log_config = None
        return Worker(config, lambda: None)

    def listening(self) -> list[Any]:
        return [self.sock, self.internal]

    @property
    def held(self) -> set[int]:
        app: Any = self.app
        return set(app.state.cluster.member.held)

    def owns(self, table: str) -> bool:
        return part_of(table) in self.held


@pytest.fixture(scope="module", autouse=True)
def long_leases() -> Iterator[None]:
    """Nobody dies here, but the machine may be busy with other tests."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (leases, lease_store, cluster_module):
            patch.setattr(module, "LEASE_SECONDS", 60.0)
        yield


@pytest.fixture(scope="module")
def settings(cluster: Cluster) -> Settings:
    database = cluster.new_base()
    return Settings(
        database=database, limits=False, bot_workers=1, connections=Connections(too_fast_seconds=0)
    )


@pytest.fixture(scope="module")
def pair(settings: Settings) -> Iterator[tuple[WorkerServer, WorkerServer]]:
    first, second = WorkerServer(settings), WorkerServer(settings)
    wait_until(lambda: {len(first.held), len(second.held)} == {128, 129})
    yield first, second
    second.close()
    first.close()


def at_both(person: Person, other: WorkerServer) -> Person:
    """The same browser, over the other worker."""
    twin = Person(other)
    other.people.append(twin)
    twin.http.cookies = person.http.cookies
    return twin


def table_of(person: Person, owner: WorkerServer) -> str:
    """A table that one of the workers owns."""
    while True:
        table = person.table(seats={"red": "me", "blue": "me"})
        if owner.owns(table):
            return table


def move(wire: Wire) -> int:
    """Whoever may play does the first thing; the number of the step."""
    state = wire.expect("state")
    if not state["legal"]:
        wire.look(state["acting"][0])
    return wire.play(wire.state["legal"][0])


def test_all_parts_are_owned_and_none_twice(pair: tuple[WorkerServer, WorkerServer]) -> None:
    first, second = pair
    assert first.held | second.held == set(range(LOBBY + 1))
    assert not first.held & second.held


def test_any_worker_takes_requests_and_sockets_of_any_table(
    pair: tuple[WorkerServer, WorkerServer],
) -> None:
    first, second = pair
    ann = first.person()
    for owner in pair:
        table = table_of(ann, owner)
        for person in (ann, at_both(ann, second)):
            assert person.get(f"/api/tables/{table}/log")
            with person.at(table) as wire:
                move(wire)


def test_both_see_a_move_at_once(pair: tuple[WorkerServer, WorkerServer]) -> None:
    first, second = pair
    ann = first.person()
    table = table_of(ann, second)
    with ann.at(table) as here, at_both(ann, second).at(table) as there:
        there.expect("state")
        done = move(here)
        there.wait_for(lambda state: bool(state["seq"] == done))


def test_an_invitation_is_taken_over_either_worker(pair: tuple[WorkerServer, WorkerServer]) -> None:
    for owner in pair:
        ann = pair[0].person()
        while True:
            table = ann.table(seats={"red": "me", "blue": "open"})
            if owner.owns(table):
                break
        for server in pair:
            bob = server.person("Bob")
            assert bob.http.get("/api/me").status_code == 200
        joined = bob.post("/api/join", token=ann.invite(table, "blue"))
        assert joined["seat"] == "blue"


def test_a_public_table_shows_in_the_lobby_of_both(pair: tuple[WorkerServer, WorkerServer]) -> None:
    def listed(server: WorkerServer) -> set[str]:
        return {row["id"] for row in server.stranger().get("/api/lobby/tables?status=open")["tables"]}

    ann = pair[0].person()
    tables = {ann.table(seats={"red": "me", "blue": "open"}, public=True) for _ in range(6)}
    for server in pair:
        wait_until(lambda server=server: tables <= listed(server))  # type: ignore[misc]


def test_logging_out_closes_sockets_at_both(pair: tuple[WorkerServer, WorkerServer]) -> None:
    first, second = pair
    ann = first.person()
    table = table_of(ann, second)
    with ann.at(table) as wire:
        wire.expect("state")
        ann.post("/api/logout")
        assert wire.until_closed() == 4401


def test_a_name_changes_at_both(pair: tuple[WorkerServer, WorkerServer]) -> None:
    first, second = pair
    ann = first.person()
    table = table_of(ann, second)
    with ann.at(table) as wire:
        wire.expect("state")
        ann.post("/api/me", name="Anna")
        wire.wait_for(lambda state: bool(state["seats"][0]["name"] == "Anna"))


def test_tables_are_handed_over_when_a_worker_leaves(
    settings: Settings, pair: tuple[WorkerServer, WorkerServer]
) -> None:
    third = WorkerServer(settings)
    wait_until(lambda: sorted(len(each.held) for each in (*pair, third)) == [85, 86, 86])
    ann = pair[0].person()
    table = table_of(ann, third)
    with ann.at(table) as wire:
        done = move(wire)
        third.close()
        assert wire.until_closed() in (1012, 1013), "come again"
    with ann.at(table) as wire:
        assert wire.expect("state")["seq"] == done
    wait_until(lambda: len(pair[0].held | pair[1].held) == LOBBY + 1)


def test_a_relayed_socket_ends_when_its_table_has_another_owner(
    pair: tuple[WorkerServer, WorkerServer],
) -> None:
    """The owner may be stopped, or its machine gone: then nothing closes the connection."""
    first, second = pair
    ann = first.person()
    table = table_of(ann, second)
    with ann.at(table) as wire:
        wire.expect("state")
        cluster = first.app.state.cluster  # type: ignore[union-attr]
        told = Member(cluster.member.id)
        told.view = View({}, {part_of(table): Lease(9, 9)})

        async def notice() -> None:
            for relay in list(cluster.relays):
                relay.check(told)

        first.do(notice())
        assert wire.until_closed() == 0, "without a word"


def test_a_session_that_a_dying_worker_has_ended_is_over(pair: tuple[WorkerServer, WorkerServer]) -> None:
    """It died after the commit, before it told anybody."""
    first, _ = pair
    ann = first.person()
    table = table_of(ann, first)
    with ann.at(table) as wire:
        wire.expect("state")

        async def end_without_a_word() -> None:
            async with first.rooms.engine.begin() as connection:
                await connection.execute(delete(Session).where(Session.token == ann_session))

        async def hear_of_a_death(worker: WorkerServer) -> None:
            worker.app.state.duties.cluster.died()  # type: ignore[union-attr]

        ann_session = digest(ann.http.cookies["admiralty_session"])
        first.do(end_without_a_word())
        for each in pair:
            each.do(hear_of_a_death(each))
        assert wire.until_closed() == 4401


def test_any_worker_shows_the_figures_of_all(pair: tuple[WorkerServer, WorkerServer]) -> None:
    """Whoever asks reaches one by chance: counters would jump up and down."""
    workers = {each.app.state.cluster.peer.id for each in pair}  # type: ignore[union-attr]
    for each in pair:
        shown = each.stranger().http.get("/metrics").text
        assert set(re.findall(r'^admiralty_parts\{worker="(\d+)"\} ', shown, re.MULTILINE)) == set(
            map(str, workers)
        )


def test_strangers_at_the_internal_address_are_cut_off(pair: tuple[WorkerServer, WorkerServer]) -> None:
    async def say(line: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(*pair[0].internal.getsockname())
        writer.write(line)
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()

    for line in (
        b"GET /api/me HTTP/1.1\r\n\r\n",
        b"ADMIRALTY wrong 1.1.1.1 1 http\r\nGET / HTTP/1.1\r\n\r\n",
    ):
        assert asyncio.run(say(line)) == b""


def test_a_worker_of_another_version_is_refused(
    settings: Settings, pair: tuple[WorkerServer, WorkerServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "revision", lambda: "9999-other")

    async def join() -> None:
        async def first(_: object) -> None:
            raise AssertionError("there are others")

        async with joining.joined(settings.database, "127.0.0.1:1", lambda: 0, first):
            raise AssertionError("it has joined")

    with pytest.raises(StorageFailed, match="another version"):
        asyncio.run(join())


def test_a_server_that_is_alone_and_workers_exclude_each_other(
    settings: Settings, pair: tuple[WorkerServer, WorkerServer], new_lock: Callable[[str], None]
) -> None:
    with pytest.raises(StorageFailed, match="used by another server"):
        new_lock(settings.database)


@pytest.fixture
def new_lock(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    from admiralty.server.store import database_lock

    monkeypatch.setattr(database_lock, "PATIENCE", 1)

    async def take(address: str) -> None:
        async with database_lock.opened(address):
            raise AssertionError("it was opened")

    return lambda address: asyncio.run(take(address))
