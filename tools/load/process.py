"""A server in a process of its own, on a free port of this machine, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
START_SECONDS = 60.0


class ServerProcess:
    """`stop` is polite, `kill` is kill -9; after either, `start` takes the same port and database again.
    `source` is the folder with another `admiralty` package to run, such as `src` of an earlier checkout.
    """

    def __init__(self, database: str, log: Path, limits: bool = False, source: str = "") -> None:
        self.database = database
        self.limits = limits
        self.log = log
        self.source = source
        self.port = 0

    def start(self) -> None:
        """Returns as soon as the server answers."""
        environment = {**os.environ, "ADMIRALTY_LIMITS": "on" if self.limits else "off"}
        if self.source:
            environment["PYTHONPATH"] = self.source
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")
        self.port = int(self.url.rpartition(":")[2])
        self.wait_for_answer()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "admiralty.server", str(self.port), self.database]

    def pids(self) -> list[int]:
        """The processes that serve."""
        return [self.process.pid]

    def wait_for_answer(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/healthz", verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.log.read_text(encoding='utf-8')[-2000:]}")

    def kill(self) -> None:
        self.process.kill()
        self.reap()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.reap()

    def reap(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def children(self) -> list[int]:
        """The processes it has started (Linux)."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def cpu_seconds(self) -> float:
        """What it has used of all cores so far (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_bytes(self) -> int:
        """What it holds in memory now (Linux)."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def metric(self, name: str) -> float:
        """A number from /metrics."""
        for line in httpx.get(f"{self.url}/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.rpartition(" ")[2])
        raise KeyError(name)
