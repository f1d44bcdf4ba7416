"""`python -m tools.first_move WHEEL`: runs a wheel by uvx with an empty cache, and plays against a bot.

It finds a Python and a shell there, but neither Node nor a C compiler. Prints the seconds until the move is
acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tools.kills.server import free_port
from tools.load.people import Chair, Lobby

GAME, SEATS = "port-arthur", ("japan", "russia")
COMMANDS = ("sh", "realpath", "dirname", "env")  # what scripts of uv call
PASSED_ON = ("UV_", "SSL_")  # where packages come from
PATIENCE = 300.0


def environment(home: Path) -> dict[str, str]:
    """Hardly anything is on the path."""
    folder = home / "bin"
    folder.mkdir()
    for name in COMMANDS:
        (folder / name).symlink_to(shutil.which(name) or name)
    (folder / "python3").symlink_to(Path(sys.executable).resolve())
    passed_on = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
    return {"HOME": str(home), "PATH": str(folder), **passed_on}


async def page(url: str, server: subprocess.Popen[bytes]) -> str:
    async with httpx.AsyncClient() as http:
        while True:
            try:
                return (await http.get(url)).raise_for_status().text
            except httpx.TransportError:
                if server.poll() is not None:
                    sys.exit("admiralty: the server did not start")
                await asyncio.sleep(0.1)


async def move(url: str) -> None:
    """Returns when it is acknowledged."""
    async with Lobby(url) as lobby:
        session = await lobby.guest("Ann")
        table = await lobby.table(GAME, session, {SEATS[0]: "me", SEATS[1]: "bot:easy"})
    chair = Chair(table, SEATS[0], session)
    headers = chair.headers()
    async with connect(
        chair.address(url), origin=Origin(url), additional_headers=headers, max_size=None
    ) as socket:
        async for frame in socket:
            for message in map(json.loads, str(frame).split("\n")):
                if message["t"] == "ack":
                    return
                if message["t"] == "state" and message["legal"]:
                    said = {"t": "play", "id": "first", "seat": chair.seat, "expect": message["seq"]}
                    await socket.send(json.dumps({**said, "action": message["legal"][0]}))


async def play(url: str, server: subprocess.Popen[bytes]) -> None:
    async with asyncio.timeout(PATIENCE):
        if "<script" not in await page(url, server):
            sys.exit("admiralty: the wheel has no page")
        await move(url)


def main() -> None:
    wheel, port = Path(sys.argv[1]).resolve(), free_port()
    uvx = Path(sys.executable).parent / "uvx"
    command = [str(uvx), "--from", str(wheel), "admiralty", "serve", "--no-open", "--port", str(port)]
    with tempfile.TemporaryDirectory(prefix="admiralty-first-move-") as folder:
        given, log = environment(Path(folder)), Path(folder) / "log"
        began = time.monotonic()
        with log.open("wb") as output:
            server = subprocess.Popen(
                command, cwd=folder, env=given, stdout=output, stderr=output, start_new_session=True
            )
        try:
            asyncio.run(play(f"http://127.0.0.1:{port}", server))
            print(f"admiralty: {wheel.name} by uvx, first move after {time.monotonic() - began:.1f} s")
        except BaseException:
            sys.stderr.write(log.read_text(encoding="utf-8"))
            raise
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
