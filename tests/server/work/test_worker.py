"""The processes in which bots think do not outlive the server."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.harness import wait_until
from tools.load.process import ServerProcess


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_workers_of_a_killed_server_go_too(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"), tmp_path / "log")
    server.start()
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as browser:
        browser.post("/api/me", json={"name": "Ann"})
        body = {"game": "port-arthur", "seats": {"japan": "bot:random", "russia": "me"}}
        browser.post("/api/tables", json=body)
    wait_until(lambda: bool(server.children()))
    orphans = server.children()
    server.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in orphans))
