"""Untrusted work in processes of its own, with limits on time, memory and queue length."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar, cast

from admiralty.server import telemetry
from admiralty.server.errors import Problem
from admiralty.server.work.fair_queue import FairQueue, Whose
from admiralty.server.work.worker import Task, TooMuchWork, Worker

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Sandbox:
    """At most `count` processes, each started when it is first needed and again after it was killed."""

    def __init__(
        self,
        count: int,
        seconds: int,
        megabytes: int,
        warm: Callable[[], None],
        waiting: int = 64,
        waiting_each: int = 4,
    ) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.warm = warm
        self.queue = FairQueue(count, waiting, waiting_each)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="sandbox")
        self.lock = threading.Lock()  # for the lists of workers
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()

    async def run(self, whose: Whose, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something in a process when it is the caller's turn.

        A Problem that the work raises is raised here; so is TooMuchWork when it exceeds a limit. If the
        caller stops waiting, the process goes on within its limits.
        """
        await self.queue.enter(whose)
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self.threads, self.do, partial(work, *args, **kwargs))
        future.add_done_callback(lambda done: self.finish(whose, done))
        return cast(T, await asyncio.shield(future))

    async def check(self, whose: Whose, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what people hand in: too much work is refused with a sentence."""
        try:
            return await self.run(whose, work, *args, **kwargs)
        except TooMuchWork as reason:
            log.warning("refused as too much work", extra={"work": work.__name__, "why": str(reason)})
            raise Problem(413, "error-too-much-work") from None

    def finish(self, whose: Whose, done: asyncio.Future[object]) -> None:
        self.queue.leave(whose)
        if not done.cancelled():
            done.exception()  # nobody may be waiting any more

    def do(self, task: Task) -> object:
        """In a thread: use an idle worker, or a new one. A worker that did not answer is killed."""
        worker = self.take()
        try:
            result = worker.do(task, self.seconds)
        except TooMuchWork:
            telemetry.TOO_MUCH_WORK.inc()
            self.drop(worker)
            raise
        except Exception:
            self.give_back(worker)
            raise
        self.give_back(worker)
        return result

    def take(self) -> Worker:
        with self.lock:
            while self.idle:
                worker = self.idle.pop()
                if worker.process.is_alive():
                    return worker
                self.workers.discard(worker)
            worker = Worker(self.megabytes, self.warm)
            self.workers.add(worker)
            return worker

    def give_back(self, worker: Worker) -> None:
        with self.lock:
            self.idle.append(worker)

    def drop(self, worker: Worker) -> None:
        with self.lock:
            self.workers.discard(worker)
        worker.end()

    def processes(self) -> list[int]:
        """The process ids of all living workers."""
        with self.lock:
            found = [worker.process for worker in self.workers]
        return [process.pid for process in found if process.pid is not None and process.is_alive()]

    def close(self) -> None:
        """Do not wait for work in progress."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        with self.lock:
            workers = list(self.workers)
        for worker in workers:
            worker.process.kill()
        self.threads.shutdown(wait=True)
        for worker in workers:
            if worker in self.workers:
                self.drop(worker)
