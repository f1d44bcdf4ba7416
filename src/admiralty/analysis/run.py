"""Run an analysis, in this process or in a pool, within a time limit."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final

from admiralty.analysis.analysis import Analysis
from admiralty.analysis.findings import Found
from admiralty.analysis.steps import Effort, Step, do
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.spread import signals_blocked

GRAPH_SHARE: Final = 0.5  # of the time; then the graph stays as it is


def analyse(
    text: str,
    seconds: float,
    jobs: int = 1,
    seed: int = 0,
    effort: Effort | None = None,
    progress: Progress = ignore,
) -> Analysis:
    """Do all first steps, fill in the graph for half of the time, then judge decisions."""
    analysis = Analysis(text, effort or Effort(), seed)
    start = time.monotonic()
    total = len(analysis.first_steps()) + 2 * len(analysis.story.moments) - len(analysis.coarse())
    for steps, is_over in (
        (analysis.first_steps, never),
        (analysis.fine_steps, lambda: time.monotonic() > start + seconds * GRAPH_SHARE),
        (analysis.last_steps, lambda: time.monotonic() > start + seconds),
    ):
        for found in carry_out(analysis, iter(steps()), jobs, is_over):
            analysis.findings.add(found)
            progress(analysis.findings.count, total)
    return analysis


def never() -> bool:
    return False


def carry_out(
    analysis: Analysis, steps: Iterator[Step], jobs: int, is_over: Callable[[], bool]
) -> Iterator[Found]:
    """What the steps find, until there are no more or the time is over."""
    if jobs == 1:
        for step in steps:
            yield do(analysis.text, step, analysis.effort, analysis.seed)
            if is_over():
                return
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, signals_blocked():
        running: set[Future[Found]] = set()
        while True:
            while len(running) < 2 * jobs and not is_over():
                following = next(steps, None)
                if following is None:
                    break
                running.add(pool.submit(do, analysis.text, following, analysis.effort, analysis.seed))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
