"""Work that exceeds every limit, for a process of the sandbox."""

from __future__ import annotations

import os
import time
from pathlib import Path

from admiralty.server.errors import Problem

MEGABYTE = 1 << 20


def nothing() -> None:
    """Needs no warming up."""


def own_process() -> int:
    return os.getpid()


def run_for_ever() -> None:
    while True:
        pass


def sleep_for_ever() -> None:
    time.sleep(3600)


def take_memory(megabytes: int) -> int:
    return len(bytearray(megabytes * MEGABYTE))


def die() -> None:
    os._exit(3)


def refuse(word: str) -> None:
    raise Problem(422, "error-unreadable", word=word)


def break_down() -> None:
    raise ZeroDivisionError("on purpose")


def wait_for(file: str) -> int:
    """Until a file is there."""
    while not Path(file).exists():
        time.sleep(0.01)
    return os.getpid()
