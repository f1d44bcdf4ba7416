"""A PostgreSQL of the tests' own, in a temporary folder, when the machine has the program."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

GIVEN = "ADMIRALTY_TEST_POSTGRES"
DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder with `postgres` and `initdb`."""
    found = shutil.which("postgres")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(DEBIAN.glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def is_there() -> bool:
    return bool(os.environ.get(GIVEN)) or programs() is not None


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Cluster:
    """Runs as an unprivileged user even when the tests run as root; durable writes are off."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self.folder = folder
        self.home = Path(tempfile.mkdtemp(prefix="admiralty-postgres-"))
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.home, self.user)
        self.port = free_port()
        data = str(self.home / "data")
        self.run("initdb", "-D", data, "-U", "admiralty", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.folder / program, *arguments],
            check=True,
            user=self.user,
            cwd=self.home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        settings = ["fsync=off", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.home}"]
        options = [part for setting in settings for part in ("-c", setting)]
        self.process = subprocess.Popen(
            [self.folder / "postgres", "-D", self.home / "data", "-p", str(self.port), *options],
            user=self.user,
            cwd=self.home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            try:
                self.run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("PostgreSQL did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def new_base(self) -> str:
        name = f"test_{secrets.token_hex(6)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "admiralty", name)
        return f"postgresql://admiralty@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(20)
        shutil.rmtree(self.home, ignore_errors=True)
