"""Analyses of games, made step by step in the bots' workers, until done or cancelled."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Literal, TypeAlias

import msgspec

from admiralty.analysis.analysis import Analysis
from admiralty.analysis.steps import Effort, Step, do
from admiralty.server.errors import Problem
from admiralty.server.rooms.room import Room
from admiralty.server.wire.answers.analysis import AnalysisProgress
from admiralty.server.work.fair_queue import Whose
from admiralty.server.work.sandbox import Sandbox

KEPT: Final = 20
MAX_ENTRIES: Final = 5000
AT_ONCE: Final = 2
SECONDS: Final = 40.0
"""After so long no further decision is looked at."""

GRAPH: Final = 0.25  # of the time; then the graph stays as it is
JUDGED: Final = 0.85  # of the time; then decisions that were judged hastily and look costly are judged again
LEAST_ITERATIONS: Final = 3

FOUND: Final = ("points", "luck", "costly", "examined", "thresholds")
Status: TypeAlias = Literal["none", "running", "done", "cancelled", "failed"]
# Runs a constructor with its arguments in a thread, on somebody's behalf.
InThread: TypeAlias = Callable[[str, type[Analysis], str], Awaitable[Analysis]]
log = logging.getLogger(__name__)


class Job:
    """One analysis under way, or over."""

    def __init__(self, room: Room, text: str) -> None:
        self.table = room.id
        self.whose = Whose(room.stored.owner, room.id)
        self.text = text
        self.status: Status = "running"
        self.analysis: Analysis | None = None
        self.total = 0
        self.task: asyncio.Task[None] | None = None

    async def run(self, workers: Sandbox, in_thread: InThread) -> None:
        start = time.monotonic()
        try:
            self.analysis = analysis = await in_thread(self.whose.address, Analysis, self.text)
            first, fine = analysis.first_steps(), analysis.fine_steps()
            self.total = len(first) + len(fine) + len(analysis.story.moments)
            await self.take_until(workers, analysis, first, float("inf"))
            await self.take_until(workers, analysis, fine, start + SECONDS * GRAPH)
            last = analysis.last_steps()
            self.total = analysis.findings.count + len(last)
            pace = Pace(analysis.effort, len(last), start + SECONDS * JUDGED)
            await self.take_until(workers, analysis, last, start + SECONDS, pace.effort)
            if pace.is_short:
                again = analysis.costly_steps()
                self.total = analysis.findings.count + len(again)
                await self.take_until(workers, analysis, again, start + SECONDS)
            self.status = "done"
        except asyncio.CancelledError:
            self.status = "cancelled"
            raise
        except Exception:  # an analysis that fails must not take anything with it; the caller is told
            self.status = "failed"
            log.exception("an analysis failed", extra={"table": self.table})

    async def take_until(
        self,
        workers: Sandbox,
        analysis: Analysis,
        steps: list[Step],
        end: float,
        effort: Callable[[], Effort] | None = None,
    ) -> None:
        """A few steps at a time: the queue is fair, so bots get a worker in between."""
        waiting = iter(steps)

        async def take() -> None:
            for step in waiting:
                work = analysis.text, step, effort() if effort else analysis.effort, analysis.seed
                analysis.findings.add(await workers.run(self.whose, do, *work))
                if time.monotonic() > end:
                    return

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(take())


class Pace:
    """Spreads the time until `end` over all decisions: on a slow machine each gets a shorter search."""

    def __init__(self, whole: Effort, decisions: int, end: float) -> None:
        self.whole = whole
        self.left = decisions
        self.end = end
        self.start = time.monotonic()
        self.given = 0  # iterations
        self.is_short = False

    def effort(self) -> Effort:
        """For the next decision, by the pace of those before."""
        now = time.monotonic()
        iterations = self.whole.iterations
        if self.given >= AT_ONCE * iterations:
            each = (self.end - now) * self.given / (now - self.start) / max(1, self.left)
            iterations = min(iterations, max(LEAST_ITERATIONS, int(each)))
        self.is_short |= iterations < self.whole.iterations
        self.left -= 1
        self.given += iterations
        return replace(self.whole, iterations=iterations)


class Analyses:
    """The analyses of this server; the oldest are forgotten."""

    def __init__(self, workers: Sandbox, in_thread: InThread) -> None:
        self.workers = workers
        self.in_thread = in_thread
        self.jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, room: Room) -> None:
        """Start, unless this record is being analysed or has been."""
        if room.table.sequence > MAX_ENTRIES:
            raise Problem(413, "error-too-large")
        text = room.table.record.write(public=True)
        job = self.jobs.get(room.id)
        if job is not None and job.text == text and job.status in ("running", "done"):
            return
        self.cancel(room)
        job = self.jobs[room.id] = Job(room, text)
        self.jobs.move_to_end(room.id)
        job.task = asyncio.create_task(job.run(self.workers, self.in_thread), name=f"analysis of {room.id}")
        while len(self.jobs) > KEPT:
            _, oldest = self.jobs.popitem(last=False)
            stop(oldest)

    def cancel(self, room: Room) -> None:
        if room.id in self.jobs:
            stop(self.jobs[room.id])

    async def shown(self, room: Room) -> AnalysisProgress:
        job = self.jobs.get(room.id)
        if job is None:
            return AnalysisProgress(status="none", done=0, total=0)
        if job.analysis is None:
            return AnalysisProgress(status=job.status, done=0, total=job.total)
        status, total = job.status, job.total  # the analysis goes on while its document is written
        done = job.analysis.findings.count if status == "running" else total
        document = await asyncio.to_thread(job.analysis.snapshot().document)
        found = {name: document[name] for name in FOUND}
        return msgspec.convert({"status": status, "done": done, "total": total, **found}, AnalysisProgress)

    async def close(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def stop(job: Job) -> None:
    if job.task is not None and not job.task.done():
        job.task.cancel()
        job.status = "cancelled"
