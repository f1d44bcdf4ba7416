"""A server that is killed at any moment: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from admiralty.table.replay import Replay
from tests.server.harness import wait_until
from tests.server.postgres import free_port

KILLS = 4


class Process:
    """A server in a process of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "admiralty.server", str(self.port), str(self.database)],
            env={**os.environ, "ADMIRALTY_LIMITS": "off"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self.is_up, 60)

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Stubborn:
    """Plays both sides, and sends every command again with the same id until it is acknowledged."""

    def __init__(self, server: Process, cookie: str, table: str) -> None:
        self.server = server
        self.headers = {"Cookie": cookie}
        self.address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.acknowledged: dict[int, str] = {}
        self.pending: dict[str, Any] | None = None
        self.is_done = False

    def run(self) -> None:
        while not self.is_done:
            try:
                origin = Origin(self.server.url)
                with connect(self.address, origin=origin, additional_headers=self.headers) as socket:
                    self.play(socket)
            except (OSError, EOFError, WebSocketException):
                time.sleep(0.05)

    def play(self, socket: Any) -> None:
        if self.pending is not None:
            socket.send(json.dumps(self.pending))
        while not self.is_done:
            message = json.loads(socket.recv(20))
            if message["t"] == "ack":
                assert self.pending is not None
                assert message["seq"] not in self.acknowledged
                self.acknowledged[message["seq"]] = self.pending["action"]
                self.pending = None
            elif message["t"] == "stale":
                self.pending = None
            elif message["t"] == "state" and self.pending is None:
                if message["legal"]:
                    n = message["seq"]
                    action = message["legal"][n % len(message["legal"])]
                    self.pending = {
                        "t": "play",
                        "id": f"play-{n}",
                        "seat": message["as"],
                        "expect": n,
                        "action": action,
                    }
                    socket.send(json.dumps(self.pending))
                elif message["acting"]:
                    socket.send(json.dumps({"t": "look", "seat": message["acting"][0]}))


def test_a_server_killed_in_the_middle_of_play(tmp_path: Path) -> None:
    server = Process(tmp_path / "games.db")
    try:
        with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
            browser.post("/api/me", json={"name": "Ann"})
            body = {"game": "port-arthur", "seats": {"japan": "me", "russia": "me"}}
            table = browser.post("/api/tables", json=body).json()["id"]
            cookie = f"admiralty_session={browser.cookies['admiralty_session']}"
        player = Stubborn(server, cookie, table)
        thread = threading.Thread(target=player.run)
        thread.start()
        for n in range(KILLS):
            before = len(player.acknowledged)
            wait_until(lambda before=before: len(player.acknowledged) >= before + 20, 60)  # type: ignore[misc]
            time.sleep(0.01 * n)
            server.kill()
            server.start()
        wait_until(lambda: len(player.acknowledged) >= KILLS * 20 + 20, 60)
        player.is_done = True
        thread.join(30)
        with httpx.Client(base_url=server.url, headers={"Cookie": cookie}) as browser:
            record = browser.get(f"/api/tables/{table}/export").text
    finally:
        server.kill()
    entries = {entry.n: entry.action for entry in Replay(record).table().record.entries}
    assert {n: entries[n] for n in player.acknowledged} == player.acknowledged
    assert len(entries) <= len(player.acknowledged) + 1, "at most the last one was written and not yet told"


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_workers_of_a_killed_server_go_too(tmp_path: Path) -> None:
    server = Process(tmp_path / "games.db")
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
        browser.post("/api/me", json={"name": "Ann"})
        body = {"game": "port-arthur", "seats": {"japan": "bot:random", "russia": "me"}}
        browser.post("/api/tables", json=body)
    wait_until(lambda: bool(children(server.process.pid)))
    orphans = children(server.process.pid)
    server.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in orphans))


def children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == parent and words[0] != "Z":
            found.append(int(path.parent.name))
    return found
