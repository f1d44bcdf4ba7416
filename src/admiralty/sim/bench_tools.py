"""What a benchmark measures with programs of a checkout: compiling everything, and the server under load."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

SETUP: Final = "setup.py"
LOAD: Final = "tools.load"


class NoTools(ValueError):
    """A folder that is no checkout, or a program in it that stopped."""


def compiling(checkout: Path) -> dict[str, float]:
    """Compile everything from the beginning: seconds, and seconds of all processors together.

    What is compiled goes to a folder of its own and is thrown away.
    """
    if not (checkout / SETUP).is_file():
        raise NoTools(f"{checkout} is not a checkout of Admiralty, which alone can be compiled")
    with tempfile.TemporaryDirectory(prefix="admiralty-bench-") as folder:
        places = ["--build-lib", f"{folder}/lib", "--build-temp", f"{folder}/o"]
        start, used = time.monotonic(), processor_seconds()
        run(checkout, [SETUP, "-q", "build_ext", *places], ADMIRALTY_COMPILE="1")
        return {"seconds": time.monotonic() - start, "processor_seconds": processor_seconds() - used}


def server(checkout: Path) -> dict[str, dict[str, float]]:
    """The figures of every run of `make load`, by its name."""
    if not checkout.joinpath(*LOAD.split("."), "__main__.py").is_file():
        raise NoTools("the server is put under load from a checkout; this is an installed package")
    with tempfile.TemporaryDirectory(prefix="admiralty-bench-") as folder:
        out = Path(folder, "load.json")
        run(checkout, ["-m", LOAD, "--out", str(out)])
        return {done["name"]: numbers(done) for done in json.loads(out.read_text(encoding="utf-8"))}


def numbers(document: dict[str, Any]) -> dict[str, float]:
    """The numbers of a document by name; those of a part of it are named after both.

    >>> numbers({"name": "steady", "moves": {"p99": 8}, "is_good": True, "stretches": [1.5, 2]})
    {'moves p99': 8, 'stretches 1': 1.5, 'stretches 2': 2}
    """
    found: dict[str, float] = {}
    for name, value in document.items():
        if isinstance(value, list):
            value = {str(i): each for i, each in enumerate(value, 1)}
        if isinstance(value, dict):
            found |= {f"{name} {part}": each for part, each in numbers(value).items()}
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found[name] = value
    return found


def run(checkout: Path, arguments: list[str], **environment: str) -> None:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command,
        cwd=checkout,
        env=os.environ | environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        lines = done.stdout.strip().splitlines() or ["without a word"]
        raise NoTools(f"`{' '.join(arguments[:2])}` in {checkout} stopped: {lines[-1]}")


def processor_seconds() -> float:
    """Of all processes that this one has started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
