"""Rests for long work in threads of the server: all threads share one interpreter lock."""

from __future__ import annotations

import time
from typing import Final

WORK_SECONDS: Final = 0.001
REST_SECONDS: Final = 0.0005
LONG_SECONDS: Final = 0.1
LONG_REST_SECONDS: Final = 0.002
"""Work that goes on for longer leaves most of the time to others."""


class Pauses:
    """Rests after every millisecond of work, so that the event loop can go on."""

    def __init__(self) -> None:
        self.since = time.perf_counter()
        self.worked = 0.0

    def take(self) -> None:
        """Rest if it is time to."""
        worked = time.perf_counter() - self.since
        if worked > WORK_SECONDS:
            self.worked += worked
            time.sleep(REST_SECONDS if self.worked < LONG_SECONDS else LONG_REST_SECONDS)
            self.since = time.perf_counter()
