"""A server that is killed and started again many times per minute."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx

START_SECONDS = 60.0
END_SECONDS = 20.0


class ForkedServer:
    """Servers forked one after another from a process that has everything loaded; always the same port."""

    kind = "server"

    def __init__(self, log: Path, settings: Mapping[str, str] | None = None) -> None:
        """`settings` are added to the environment; {url} stands for the server's own address."""
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self.workers: list[int] = []  # of servers that were killed
        given = {name: value.format(url=self.url) for name, value in (settings or {}).items()}
        environment = {**os.environ, "ADMIRALTY_LIMITS": "off", **given}
        self.zygote = subprocess.Popen(
            [sys.executable, "-m", "tools.kills.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def start(self, database: str) -> None:
        """Returns as soon as the server answers."""
        self.pid = self.fork(database)
        self.wait_for_answer()

    def fork(self, database: str) -> int:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(f"{self.kind}\t{self.port}\t{self.log}\t{database}\n")
        self.zygote.stdin.flush()
        return int(self.zygote.stdout.readline())

    def wait_for_answer(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and is_alive(self.pid):
            try:
                if httpx.get(f"{self.url}/healthz", verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.01)
        raise RuntimeError(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")

    def kill(self) -> None:
        """Kill it with SIGKILL. Its workers may take a moment to notice."""
        self.workers += self.children()
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        wait_until(lambda: not Path(f"/proc/{self.pid}").exists())  # with its last thread and its locks
        self.pid = 0

    def children(self) -> list[int]:
        """The processes it has started (Linux)."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def close(self) -> None:
        if self.pid and is_alive(self.pid):
            self.kill()
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.close()
        self.zygote.wait(END_SECONDS)
        self.zygote.stdout.close()
        wait_until(lambda: not any(is_alive(pid) for pid in self.workers))


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def wait_until(is_gone: Callable[[], bool]) -> None:
    end = time.monotonic() + END_SECONDS
    while not is_gone():
        assert time.monotonic() < end, "a killed server leaves processes behind"
        time.sleep(0.005)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
