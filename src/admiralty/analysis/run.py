"""An analysis from beginning to end, here or in a pool of processes, within a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final

from admiralty.analysis.report import Analysis, Found, Step, do
from admiralty.analysis.study import Effort
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.spread import deaf

GRAPH: Final = 0.5  # of the time, after which the graph stays as it is


def analyse(
    text: str,
    seconds: float,
    jobs: int = 1,
    seed: int = 0,
    effort: Effort | None = None,
    progress: Progress = ignore,
) -> Analysis:
    """All first steps; half of the time for the rest of the graph, then decisions; at least one of each."""
    analysis = Analysis(text, effort or Effort(), seed)
    start = time.monotonic()
    total = len(analysis.first_steps()) + 2 * len(analysis.story.moments) - len(analysis.coarse())
    for steps, is_over in (
        (analysis.first_steps, never),
        (analysis.fine_steps, lambda: time.monotonic() > start + seconds * GRAPH),
        (analysis.last_steps, lambda: time.monotonic() > start + seconds),
    ):
        for step, found in carried_out(analysis, iter(steps()), jobs, is_over):
            analysis.take(step, found)
            progress(analysis.done, total)
    return analysis


def never() -> bool:
    return False


def carried_out(
    analysis: Analysis, steps: Iterator[Step], jobs: int, is_over: Callable[[], bool]
) -> Iterator[tuple[Step, Found]]:
    """Steps with what they found, until there are no more or the time is over."""
    if jobs == 1:
        for step in steps:
            yield step, do(analysis.text, step, analysis.effort, analysis.seed)
            if is_over():
                return
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, deaf():
        running: dict[Future[Found], Step] = {}
        while True:
            while len(running) < 2 * jobs and not is_over():
                following = next(steps, None)
                if following is None:
                    break
                future = pool.submit(do, analysis.text, following, analysis.effort, analysis.seed)
                running[future] = following
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
