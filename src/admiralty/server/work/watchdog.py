"""Interrupts Python code that blocks the event loop for too long.

A thread checks the clock regularly and raises an exception in the late thread. That works only between two
instructions of Python; a compiled copy of the rules has the step budget of core.flow. Rules never wait, so
the clock is the processor time of the watched thread: a machine that is busy, or paused, stops no table.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

T = TypeVar("T")

LOOK_SECONDS: Final = 0.1


class StepTooLong(Exception):
    """A step of the rules took more time than it may."""


def clock_of(thread: int) -> Callable[[], float]:
    """The processor time of a thread or, where the system does not tell it, that of the wall."""
    if sys.platform == "win32" or not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))


class Watchdog:
    """Watches one thread, that of the event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.deadline = 0.0
        self.watched = 0
        self.clock: Callable[[], float] = time.monotonic
        self.has_barked = False
        self.closed = threading.Event()
        self.thread: threading.Thread | None = None

    def run(self, work: Callable[[], T]) -> T:
        """Run something; StepTooLong is raised inside it when it takes too long."""
        if self.deadline:
            return work()  # as a part of something that is being watched
        if self.thread is None:
            self.thread = threading.Thread(target=self.watch, name="watchdog", daemon=True)
            self.thread.start()
        if self.watched != threading.get_ident():
            self.watched = threading.get_ident()
            self.clock = clock_of(self.watched)
        self.has_barked = False
        self.deadline = self.clock() + self.seconds
        try:
            return work()
        finally:
            self.finish()

    def finish(self) -> None:
        """From here on nothing is raised any more, not even an exception that is on its way."""
        while True:
            try:
                with self.lock:
                    self.deadline = 0.0
                    if self.has_barked:
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.watched), None)
                return
            except StepTooLong:
                continue  # it arrived just now: the work is done all the same

    def watch(self) -> None:
        while not self.closed.wait(LOOK_SECONDS):
            with self.lock:
                if self.deadline and self.clock() > self.deadline:
                    self.deadline = 0.0
                    self.has_barked = True
                    raised = ctypes.py_object(StepTooLong)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.watched), raised)

    def close(self) -> None:
        self.closed.set()
        if self.thread is not None:
            self.thread.join()
