"""Untrusted work is bounded and killable: whoever hands in too much is refused, and all others go on."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from admiralty.server.errors import Problem
from admiralty.server.settings import Settings, Work
from admiralty.server.work.fair_queue import FairQueue, Whose
from admiralty.server.work.sandbox import Sandbox
from admiralty.server.work.worker import NICENESS, TooMuchWork, Worker, WorkFailed
from tests.server import hostile_work
from tests.server.harness import Server, wait_until

ANN, BEN, EVE = Whose("1.1.1.1", "ann"), Whose("2.2.2.2", "ben"), Whose("6.6.6.6", "eve")


@contextmanager
def sandbox(count: int = 1, seconds: int = 1, megabytes: int = 64) -> Iterator[Sandbox]:
    made = Sandbox(count, seconds, megabytes, hostile_work.nothing)
    yield made
    made.close()
    assert made.processes() == []


@pytest.mark.parametrize(
    ("work", "args"),
    [
        (hostile_work.run_for_ever, ()),
        (hostile_work.take_memory, (200,)),
        (hostile_work.die, ()),
    ],
)
def test_what_exceeds_a_limit_ends_and_the_next_is_served(work: Callable[..., object], args: Any) -> None:
    async def main(box: Sandbox) -> None:
        first = await box.run(ANN, hostile_work.own_process)
        with pytest.raises(TooMuchWork):
            await box.run(EVE, work, *args)
        with pytest.raises(Problem) as refused:
            await box.check(EVE, work, *args)
        assert (refused.value.status, refused.value.error) == (413, "error-too-much-work")
        second = await box.run(ANN, hostile_work.own_process)
        assert second != first
        assert box.processes() == [second]

    with sandbox() as box:
        asyncio.run(main(box))


def test_refusals_and_faults_come_back_and_the_process_is_kept() -> None:
    async def main(box: Sandbox) -> None:
        first = await box.run(ANN, hostile_work.own_process)
        with pytest.raises(Problem) as refused:
            await box.run(ANN, hostile_work.refuse, "x")
        assert refused.value.body() == {"error": "error-unreadable", "args": {"word": "x"}}
        assert refused.value.status == 422
        with pytest.raises(WorkFailed, match="on purpose"):
            await box.run(ANN, hostile_work.break_down)
        assert await box.run(ANN, hostile_work.take_memory, 20) == 20 * hostile_work.MEGABYTE
        assert await box.run(ANN, hostile_work.own_process) == first

    with sandbox() as box:
        asyncio.run(main(box))


def test_people_come_before_untrusted_work() -> None:
    with sandbox() as box:
        process = asyncio.run(box.run(ANN, hostile_work.own_process))
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + NICENESS)


def test_people_come_before_a_process_that_is_getting_ready() -> None:
    """Loading all games took more than a second at the server's own priority, also after each kill."""
    worker = Worker(64, hostile_work.sleep_for_ever)
    try:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert worker.process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(19, own + NICENESS)
    finally:
        worker.end()


def test_closing_waits_for_nothing() -> None:
    async def main(box: Sandbox) -> None:
        task = asyncio.create_task(box.run(ANN, hostile_work.sleep_for_ever))
        await asyncio.to_thread(wait_until_it_runs, box)
        await asyncio.to_thread(box.close)
        with pytest.raises(TooMuchWork):
            await task

    with sandbox(seconds=600) as box:
        asyncio.run(main(box))


def wait_until_it_runs(box: Sandbox) -> None:
    wait_until(lambda: bool(box.processes()))


def test_one_address_never_has_all_processes(tmp_path: Path) -> None:
    file = tmp_path / "go"

    async def main(box: Sandbox) -> None:
        busy = [
            asyncio.create_task(box.run(Whose("6.6.6.6", f"eve {n}"), hostile_work.wait_for, str(file)))
            for n in range(5)
        ]
        await asyncio.sleep(0)
        assert await box.run(ANN, hostile_work.own_process) in box.processes()
        assert not any(task.done() for task in busy)
        file.touch()
        assert len(await asyncio.gather(*busy)) == 5

    with sandbox(count=2, seconds=60) as box:
        asyncio.run(main(box))


# The queue


async def order_of(queue: FairQueue, *comers: Whose) -> list[str]:
    """Who is served in which order, when all come at once."""
    served: list[str] = []

    async def come(whose: Whose) -> None:
        async with queue.place(whose):
            served.append(whose.person)
            await asyncio.sleep(0)

    await asyncio.gather(*(come(whose) for whose in comers))
    assert (queue.running, queue.line, dict(queue.by_address)) == (0, [], {})
    return served


def test_whoever_had_least_comes_first() -> None:
    queue = FairQueue(1, waiting=20, waiting_each=9)
    order = asyncio.run(order_of(queue, EVE, EVE, EVE, EVE, ANN, BEN, EVE, ANN))
    assert order == ["eve", "ann", "ben", "eve", "ann", "eve", "eve", "eve"]


def test_people_of_one_address_take_turns() -> None:
    queue = FairQueue(1, waiting=20, waiting_each=9)
    one, other = Whose("1.1.1.1", "one"), Whose("1.1.1.1", "other")
    assert asyncio.run(order_of(queue, one, one, one, other)) == ["one", "other", "one", "one"]


def test_a_full_queue_refuses_with_a_sentence() -> None:
    async def main() -> None:
        queue = FairQueue(1, waiting=3, waiting_each=2)
        await queue.enter(EVE)
        waiting = [asyncio.create_task(queue.enter(EVE)) for _ in range(2)]
        await asyncio.sleep(0)
        await refused(queue.enter(EVE), 429, "error-too-fast")
        waiting.append(asyncio.create_task(queue.enter(ANN)))
        await asyncio.sleep(0)
        await refused(queue.enter(BEN), 503, "error-busy")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert queue.line == []
        queue.leave(EVE)
        assert await order_of(queue, ANN) == ["ann"]

    asyncio.run(main())


async def refused(entering: Coroutine[Any, Any, None], status: int, error: str) -> None:
    with pytest.raises(Problem) as refusal:
        await entering
    assert (refusal.value.status, refusal.value.error) == (status, error)


# On the server

MAP = "/api/games/naval-strategy/map"


@pytest.fixture(scope="module")
def hard_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short limits for work."""
    work = Work(processes=1, seconds=1, megabytes=256)
    file = str(tmp_path_factory.mktemp("sandbox") / "games.db")
    server = Server(Settings(database=file, limits=False, bot_workers=1, work=work))
    yield server
    server.close()


def test_a_map_of_any_size_is_made_or_refused(hard_server: Server) -> None:
    eve = hard_server.stranger()
    sizes = {"radius": 200}
    assert eve.refused(f"{MAP}/make", seed=1, sizes=sizes) == (422, "error-map-does-not-fit")
    for sizes in ({"radius": 20, "land": 400, "ports": 16}, {"land": 0}, {"ports": 1, "plantations": 0}):
        status = eve.http.post(f"{MAP}/make", json={"seed": 1, "sizes": sizes}).status_code
        assert status in (200, 413, 422), sizes


def test_maps_that_take_too_long_are_refused_while_others_play(hard_server: Server) -> None:
    row = {"title": "x", "shape": "hexagon", "radius": 20, "land": [], "plantations": []}
    row["ports"] = [{"name": "a", "q": 0, "r": 0}]
    text = json.dumps({"maps": [{**row, "id": f"m{n}"} for n in range(40)]})
    eve, ann = hard_server.person("Eve"), hard_server.person("Ann")
    assert eve.refused(f"{MAP}/check", text=text) == (413, "error-too-much-work")
    body = {"game": "naval-strategy", "options": {"teams": "2", "map": "m1"}, "seats": {"blue": "me"}}
    assert eve.refused("/api/tables", **body, data=text) == (413, "error-too-much-work")
    with ann.at(ann.table()) as wire:
        wire.play(wire.wait_for(lambda state: bool(state["legal"]))["legal"][0])


@pytest.mark.parametrize("game", ["port-arthur", "russo-japanese-war", "battle-of-midway", "naval-strategy"])
def test_data_made_of_dotted_keys_is_refused_at_once(hard_server: Server, game: str) -> None:
    eve = hard_server.person("Eve")
    data = "a." * 29_990 + "a = 1"
    seats = eve.post(f"/api/games/{game}/seats")
    body = {"game": game, "seats": {seats[0]: "me"}, "data": data}
    assert eve.refused("/api/tables", **body) == (422, "error-bad-data")


def test_a_record_that_takes_too_long_is_refused(hard_server: Server) -> None:
    """As many maps in the data of a record."""
    ann = hard_server.person()
    head = json.loads(ann.get(f"/api/tables/{ann.table()}/export").splitlines()[0])
    row = {"title": "x", "shape": "hexagon", "radius": 20, "land": [], "plantations": []}
    row["ports"] = [{"name": "a", "q": 0, "r": 0}]
    maps = {"maps": [{**row, "id": f"m{n}"} for n in range(40)]}
    head |= {"game": "naval-strategy", "options": {"map": "m1"}, "data": json.dumps(maps)}
    head["rules_version"] = ann.get("/api/games/naval-strategy")["rules_version"]
    assert ann.refused("/api/import", record=json.dumps(head)) == (413, "error-too-much-work")
