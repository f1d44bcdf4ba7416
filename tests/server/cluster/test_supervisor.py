"""The supervisor: starts workers, replaces dead ones, and on SIGHUP all of them, one after another."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from admiralty.server.errors import CannotStart
from admiralty.server.supervisor import Supervisor
from tests.server.harness import wait_until

SERVES = "import os, sys, time; os.write(int(sys.argv[1]), b'.'); time.sleep(600)"
FAILS = "raise SystemExit(1)"


def starting(script: str) -> Callable[[int], subprocess.Popen[bytes]]:
    return lambda ready: subprocess.Popen([sys.executable, "-c", script, str(ready)], pass_fds=[ready])


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    made = Supervisor(2, starting(SERVES))
    yield made
    made.signalled(signal.SIGTERM)
    wait_until(lambda: looked(made) and all(slot.process is None for slot in made.slots))


def looked(supervisor: Supervisor) -> bool:
    supervisor.look()
    return True


def pids(supervisor: Supervisor) -> list[int]:
    """When all serve."""
    wait_until(lambda: looked(supervisor) and all(slot.is_ready for slot in supervisor.slots))
    return [slot.process.pid for slot in supervisor.slots if slot.process is not None]


def test_a_dead_worker_is_replaced_and_the_others_stay(supervisor: Supervisor) -> None:
    first, second = pids(supervisor)
    process = supervisor.slots[0].process
    assert process is not None
    process.kill()
    wait_until(lambda: looked(supervisor) and supervisor.slots[0].process is not process)
    now = pids(supervisor)
    assert now[0] != first
    assert now[1] == second


def test_workers_are_replaced_one_after_another(supervisor: Supervisor) -> None:
    before = pids(supervisor)
    supervisor.signalled(signal.SIGHUP)
    serving: list[int] = []

    def is_done() -> bool:
        supervisor.look()
        serving.append(sum(slot.is_ready and not slot.is_leaving for slot in supervisor.slots))
        return not supervisor.waiting and serving[-1] == len(supervisor.slots)

    wait_until(is_done)
    assert min(serving) == 1, "never more than one at a time"
    assert not set(before) & set(pids(supervisor))


def test_workers_that_cannot_start_end_the_supervisor() -> None:
    supervisor = Supervisor(1, starting(FAILS))

    with pytest.raises(CannotStart, match="no worker could start"):
        wait_until(lambda: not looked(supervisor))
