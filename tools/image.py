"""`make image`: carries out the steps of deploy/Dockerfile without Docker, each stage in a folder of its own.

A Debian of the same release (debootstrap) stands in for the base images, with Python from Debian and Node
from web/node.lock. COPY sees only what is committed and not left out by .dockerignore. At the end the image's
command runs as its user, its health check must succeed, and a backup is made. Needs root and debootstrap;
BASE is a folder that debootstrap has filled before.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
RELEASE = "bookworm"
PACKAGES = "python3.11,python3.11-dev,python3.11-venv,ca-certificates"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
HOST_FILES = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")  # so that packages can be downloaded
NODE = "python -m venv /opt/node && /opt/node/bin/pip install -q --require-hashes -r /tmp/node.lock"
SECONDS_TO_START = 60.0
NETWORK = ("HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS", "PIP_CERT", "SSL_CERT_FILE")
SAME_EVERYWHERE = ("EXPOSE", "VOLUME")


def beginning() -> dict[str, str]:
    return {"PATH": PATH, "HOME": "/root"} | {
        name: os.environ[name] for name in NETWORK if name in os.environ
    }


@dataclass
class Stage:
    """An image while it is built."""

    root: Path
    environment: dict[str, str] = field(default_factory=beginning)
    folder: str = "/"
    user: str = "0"
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def words(self, command: list[str]) -> list[str]:
        """A command of the host that carries one out in this image."""
        given = [f"{name}={value}" for name, value in self.environment.items()]
        inside = f"cd {shlex.quote(self.folder)} && exec {shlex.join(command)}"
        return ["chroot", f"--userspec={self.user}:{self.user}", str(self.root), "/usr/bin/env", "-i", *given,
                "/bin/sh", "-euc", inside]  # fmt: skip

    def run(self, command: list[str]) -> str:
        done = subprocess.run(self.words(command), text=True, stdout=subprocess.PIPE)
        if done.returncode:
            sys.exit(f"admiralty: {shlex.join(command)} ended with {done.returncode}")
        return done.stdout


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """
    >>> list(instructions("FROM a AS b\\n# why\\nRUN c \\\\\\n    && d\\n"))
    [('FROM', 'a AS b'), ('RUN', 'c     && d')]
    """
    kept = "\n".join(line for line in text.splitlines() if line and not line.startswith("#"))
    for line in kept.replace("\\\n", "").splitlines():
        word, _, rest = line.partition(" ")
        yield word, rest


class Builder:
    def __init__(self, work: Path) -> None:
        self.work = work
        self.context = work / "context"
        self.base = work / "base"
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(self.base)

    def prepare(self, given: Path | None) -> None:
        self.context.mkdir()
        lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        names = [line[1:] for line in lines if line.startswith("!")]
        archive = subprocess.run(
            ["git", "archive", "HEAD", *names], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", self.context], input=archive.stdout, check=True)
        if given is not None:
            subprocess.run(["cp", "-a", given, self.base], check=True)
        else:
            debootstrap = [
                "debootstrap",
                "--variant=minbase",
                f"--include={PACKAGES}",
                RELEASE,
                str(self.base),
            ]
            subprocess.run(debootstrap, check=True, stdout=sys.stderr)
        for name in HOST_FILES:
            shutil.copy(name, self.base / name.lstrip("/"))
        (self.base / "usr/local/bin/python").symlink_to("/usr/bin/python3.11")

    def carry_out(self, word: str, rest: str) -> None:
        stage = self.stage
        match word:
            case "FROM":
                self.begin(*rest.split(" AS "))
            case "RUN":
                stage.run(["/bin/sh", "-euc", rest])
            case "COPY":
                self.copy(shlex.split(rest))
            case "ENV":
                for name, value in (pair.split("=", 1) for pair in shlex.split(rest)):
                    stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
            case "WORKDIR":
                stage.folder = rest
                (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = rest
            case "ENTRYPOINT":
                stage.entry = json.loads(rest)
            case "CMD":
                stage.command = json.loads(rest)
            case "HEALTHCHECK":
                stage.health = json.loads(rest.partition(" CMD ")[2])
            case _ if word not in SAME_EVERYWHERE:
                sys.exit(f"admiralty: {word} is not known here")

    def begin(self, image: str, name: str = "") -> None:
        root = self.work / f"stage-{len(self.stages)}"
        subprocess.run(["cp", "-a", "--reflink=auto", self.base, root], check=True)
        self.stage = self.stages[name] = Stage(root)
        if re.search(r"/node:", image):
            shutil.copy(ROOT / "web" / "node.lock", root / "tmp")
            self.stage.run(["/bin/sh", "-euc", NODE])
            self.stage.environment["PATH"] = f"/opt/node/bin:{PATH}"

    def copy(self, words: list[str]) -> None:
        source = self.context
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).removeprefix("--from=")].root
        *names, target = words
        place = self.stage.root / (Path(self.stage.folder) / target).as_posix().lstrip("/")
        for name in names:
            found = source / name.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, place, dirs_exist_ok=True, symlinks=True)
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, place)

    def try_out(self) -> None:
        """What a container does: start, become healthy, make a backup, stop."""
        stage = self.stage
        server = subprocess.Popen(stage.words([*stage.entry, *stage.command]))
        try:
            end = time.monotonic() + SECONDS_TO_START
            while subprocess.run(stage.words(stage.health), stderr=subprocess.DEVNULL).returncode:
                if server.poll() is not None or time.monotonic() > end:
                    sys.exit("admiralty: the server in the image does not become healthy")
                time.sleep(0.5)
            fetch = "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8000/').read().decode())"
            assert "<script" in stage.run(["python", "-c", fetch]), "the page is missing"
            assert '"build": "compiled"' in stage.run([*stage.entry, "games", "--json"])
            print(stage.run([*stage.entry, "admin", "backup"]).strip())
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="admiralty-image-") as folder:
        builder = Builder(Path(folder))
        builder.prepare(Path(sys.argv[1]) if sys.argv[1:] else None)
        for word, rest in instructions((ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")):
            print(f"{word} {rest}"[:100], flush=True)
            builder.carry_out(word, rest)
        builder.try_out()
        size = subprocess.run(["du", "-sh", builder.stage.root], text=True, stdout=subprocess.PIPE).stdout
        print(f"The image works; with Debian it has {size.split()[0]}.")


if __name__ == "__main__":
    main()
