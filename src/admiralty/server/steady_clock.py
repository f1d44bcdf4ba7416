"""The server's clock: it starts with the system's time and then runs independently.

If somebody, or the network, sets the system's clock while the server runs, no deadline moves. What happens to
deadlines when the clock was set between two runs is in `rooms/clocks.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_nanoseconds() -> int:
    """A clock that nobody can set and that, where the system has one, also runs while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class SteadyClock:
    """Tells milliseconds since 1970."""

    def __init__(
        self, system: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_nanoseconds
    ) -> None:
        self.steady = steady
        self.ahead = system() - steady()

    def set(self, milliseconds: int) -> None:
        """Go on from this moment."""
        self.ahead = milliseconds * 1_000_000 - self.steady()

    def __call__(self) -> int:
        return (self.ahead + self.steady()) // 1_000_000


def as_text(milliseconds: int) -> str:
    """A moment as records have it.

    >>> as_text(0)
    '1970-01-01T00:00:00Z'
    """
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(milliseconds // 1000))
