"""`admiralty serve --workers N`: starts workers that share a port and a database, and replaces dead ones.

SIGTERM and SIGINT stop them all. SIGHUP replaces them one after another, with the program as it is installed
then: each hands its tables over before it ends, and the next one waits until its successor is ready.
"""

from __future__ import annotations

import logging.config
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

from admiralty.server import telemetry
from admiralty.server.errors import CannotStart

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD)
LOOK_SECONDS: Final = 0.2
SECONDS_TO_STOP: Final = 20.0
SHORT_LIFE: Final = 5.0  # a worker that ends sooner is started again only after a pause
LONGEST_PAUSE: Final = 10.0
MODULE: Final = "admiralty.server.worker"
log = logging.getLogger(__name__)


class Slot:
    """The place of one worker. `ready` is the end of a pipe on which it says that it serves."""

    def __init__(self, start: Callable[[int], subprocess.Popen[bytes]]) -> None:
        self.start_process = start
        self.process: subprocess.Popen[bytes] | None = None
        self.ready = -1
        self.is_ready = False
        self.is_leaving = False
        self.started = 0.0
        self.start_at = 0.0
        self.failures = 0

    def start(self) -> None:
        self.ready, theirs = os.pipe2(os.O_NONBLOCK)
        os.set_inheritable(theirs, True)
        self.process = self.start_process(theirs)
        os.close(theirs)
        self.started = time.monotonic()
        self.is_ready = self.is_leaving = False

    def stop(self) -> None:
        if self.process is not None and not self.is_leaving:
            self.is_leaving = True
            self.process.terminate()

    def look(self) -> bool:
        """Note what has happened to the worker; whether it has ended."""
        if self.process is None:
            return False
        if not self.is_ready:
            try:
                self.is_ready = os.read(self.ready, 1) == b"."
            except BlockingIOError:
                self.is_ready = False
        if self.process.poll() is None:
            return False
        os.close(self.ready)
        self.is_ready = False
        is_short = time.monotonic() - self.started < SHORT_LIFE and not self.is_leaving
        self.failures = self.failures + 1 if is_short else 0
        pause = min(LONGEST_PAUSE, 0.2 * 2**self.failures) if is_short else 0.0
        self.start_at = time.monotonic() + pause
        return True


class Supervisor:
    def __init__(self, count: int, start: Callable[[int], subprocess.Popen[bytes]]) -> None:
        self.slots = [Slot(start) for _ in range(count)]
        self.waiting: list[Slot] = []  # to be replaced
        self.has_served = False
        self.stop_at: float | None = None

    def run(self) -> None:
        """Until a signal ends it; raises CannotStart if no worker ever gets ready."""
        logging.config.dictConfig(telemetry.logging_config())
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            while self.stop_at is None or any(slot.process is not None for slot in self.slots):
                self.look()
                found = signal.sigtimedwait(SIGNALS, LOOK_SECONDS)
                if found is not None:
                    self.signalled(found.si_signo)
        finally:
            for slot in self.slots:
                if slot.process is not None:
                    slot.process.kill()
                    slot.process.wait()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def signalled(self, number: int) -> None:
        if number == signal.SIGHUP:
            self.waiting = list(self.slots)
        elif number != signal.SIGCHLD and self.stop_at is None:
            self.stop_at = time.monotonic() + SECONDS_TO_STOP
            for slot in self.slots:
                slot.stop()

    def look(self) -> None:
        now = time.monotonic()
        for slot in self.slots:
            if slot.look():
                self.ended(slot)
            if slot.process is None and self.stop_at is None and now >= slot.start_at:
                slot.start()
            elif slot.process is not None and self.stop_at is not None and now > self.stop_at:
                slot.process.kill()
            self.has_served |= slot.is_ready
        self.replace_next()

    def ended(self, slot: Slot) -> None:
        assert slot.process is not None
        if not slot.is_leaving:
            log.error("a worker ended", extra={"pid": slot.process.pid, "status": slot.process.returncode})
        slot.process = None
        if not self.has_served and self.stop_at is None:
            raise CannotStart("no worker could start; the reason stands above")

    def replace_next(self) -> None:
        """One at a time, and only while all others serve."""
        if self.waiting and all(slot.is_ready and not slot.is_leaving for slot in self.slots):
            self.waiting.pop(0).stop()


def command(
    sock: socket.socket, database: str, host: str, count: int
) -> Callable[[int], subprocess.Popen[bytes]]:
    """How a worker is started that says on the given descriptor when it is ready. Everybody on the machine
    can read what stands on its command line: the address of the database, with a password, does not.
    """
    os.set_inheritable(sock.fileno(), True)

    def start(ready: int) -> subprocess.Popen[bytes]:
        words: Sequence[object] = (sys.executable, "-m", MODULE, sock.fileno(), ready, count, host)
        environment = {**os.environ, "ADMIRALTY_DB": database}
        files = [sock.fileno(), ready]
        return subprocess.Popen([str(word) for word in words], pass_fds=files, env=environment)

    return start
