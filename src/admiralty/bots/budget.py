"""How long a search may think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple


class Budget(NamedTuple):
    """A number of iterations or, if that is 0, of milliseconds of the processor's time."""

    iterations: int
    milliseconds: int

    def spend(self) -> Iterator[float]:
        """The share that is gone, from 0 until all is."""
        start = time.process_time()
        spent, n = 0.0, 0
        while spent < 1:
            yield spent
            n += 1
            used = 1000 * (time.process_time() - start)
            spent = n / self.iterations if self.iterations else used / self.milliseconds

    def part(self, of: int) -> Budget:
        """One part of so many equal ones, rounded up."""
        return Budget(-(-self.iterations // of), -(-self.milliseconds // of))

    def less(self, spent: Budget) -> Budget:
        """What is left, and something always is."""
        return Budget(
            max(self.iterations - spent.iterations, min(1, self.iterations)),
            max(self.milliseconds - spent.milliseconds, min(1, self.milliseconds)),
        )

    def shared(self, count: int) -> Budget:
        """For each of several processes: they share the iterations, or each take the time."""
        return Budget(-(-self.iterations // count), self.milliseconds)
