"""Rests for long work in threads of the server: all threads share one interpreter lock."""

from __future__ import annotations

import time
from typing import Final

WORK_SECONDS: Final = 0.002
REST_SECONDS: Final = 0.0005


class Pauses:
    """Rests after every few milliseconds of work, so that the event loop can go on."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    def take(self) -> None:
        """Rest if it is time to."""
        if time.perf_counter() - self.since > WORK_SECONDS:
            time.sleep(REST_SECONDS)
            self.since = time.perf_counter()
