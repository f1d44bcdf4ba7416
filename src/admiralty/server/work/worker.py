"""A process that does one piece of work at a time, within limits; it is killed when it exceeds them."""

from __future__ import annotations

import math
import multiprocessing
import os
import resource
import signal
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias

from admiralty.server.errors import Problem

START_SECONDS: Final = 120.0
WALL_SECONDS: Final = 4  # for a second of CPU: others are at work on this machine, too
MEGABYTE: Final = 1 << 20
NICENESS: Final = 5  # on a busy machine the server answers people first
SIZE: Final = Path("/proc/self/statm")

DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"
OUT_OF_MEMORY: Final = "out of memory"

Task: TypeAlias = Callable[[], object]


class TooMuchWork(Exception):
    """The work took more time or memory than it may, or ended its process."""


class WorkFailed(Exception):
    """A fault in the work itself; the message is where it happened."""


class Worker:
    """The server's side. Its calls block: they are made from a thread."""

    def __init__(self, megabytes: int, warm: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, megabytes, warm), daemon=True)
        self.process.start()
        lower_priority(self.process.pid)
        theirs.close()
        self.is_ready = False

    def do(self, task: Task, seconds: int) -> object:
        """The result of a task within a limit of CPU seconds; raises what the task raised, TooMuchWork or
        WorkFailed.
        """
        try:
            if not self.is_ready:
                self.hear(START_SECONDS)
                self.is_ready = True
            self.connection.send((task, seconds))
            outcome, result = self.hear(WALL_SECONDS * seconds)
        except (EOFError, OSError) as error:
            raise TooMuchWork(f"the process has died: {error!r}") from None
        if outcome == OUT_OF_MEMORY:
            raise TooMuchWork("out of memory")
        if outcome == FAILED:
            raise WorkFailed(result)
        if outcome == REFUSED:
            assert isinstance(result, Problem)
            raise result
        return result

    def hear(self, seconds: float) -> tuple[str, object]:
        if not self.connection.poll(seconds):
            raise TooMuchWork(f"not done after {seconds:g} seconds")
        answer: tuple[str, object] = self.connection.recv()
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


def lower_priority(process: int | None) -> None:
    """From the start: to load all games takes a new process more than a second."""
    assert process is not None
    with suppress(ProcessLookupError):  # it may have died
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


# In the process itself


def serve(connection: Connection, megabytes: int, warm: Callable[[], None]) -> None:
    """Run until the server closes its end, kills the process or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is the server's business
    threading.Thread(target=die_with_the_server, daemon=True).start()
    warm()
    limit_memory(megabytes)
    connection.send((DONE, None))
    while True:
        try:
            task, seconds = connection.recv()
        except EOFError:
            return
        limit_cpu(seconds)
        outcome, result = carry_out(task)
        connection.send((outcome, result))
        if outcome == OUT_OF_MEMORY:
            return


def carry_out(task: Task) -> tuple[str, object]:
    try:
        return DONE, task()
    except Problem as problem:
        return REFUSED, problem
    except MemoryError:
        return OUT_OF_MEMORY, None
    except Exception:  # noqa: BLE001 (the server gets and logs it)
        return FAILED, traceback.format_exc()


def die_with_the_server() -> None:
    """A killed server cannot tell its workers to stop."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def limit_memory(megabytes: int) -> None:
    """Allow some memory beyond what the process has now, where the system can tell how much that is."""
    if SIZE.exists():
        now = int(SIZE.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        lower(resource.RLIMIT_AS, now + megabytes * MEGABYTE)


def limit_cpu(seconds: int) -> None:
    """The system kills a process that takes more from now on."""
    lower(resource.RLIMIT_CPU, math.ceil(time.process_time()) + seconds)


def lower(what: int, limit: int) -> None:
    """Only the soft limit, which may be set again."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard))
