"""Interrupts Python code that blocks the event loop for too long.

A thread checks the clock regularly and raises an exception in the late thread. That works only between two
instructions of Python; a compiled copy of the rules has the step budget of core.flow.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

LOOK_SECONDS: Final = 0.1


class StepTooLong(Exception):
    """A step of the rules took more time than it may."""


class Watchdog:
    """Watches one thread, that of the event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.deadline = 0.0
        self.watched = 0
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
        self.watched = threading.get_ident()
        self.has_barked = False
        self.deadline = time.monotonic() + self.seconds
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
                if self.deadline and time.monotonic() > self.deadline:
                    self.deadline = 0.0
                    self.has_barked = True
                    raised = ctypes.py_object(StepTooLong)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.watched), raised)

    def close(self) -> None:
        self.closed.set()
        if self.thread is not None:
            self.thread.join()
