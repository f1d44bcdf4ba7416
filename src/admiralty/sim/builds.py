"""Which build of the engine runs, and whether a compiled copy was made from these sources.

A compiled copy is a folder for PYTHONPATH. It holds the package with links to the sources and, beside the
modules that were compiled, their extensions, which Python prefers.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import admiralty
from admiralty.core import flow

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
COMPILED_AT: Final = "ADMIRALTY_COMPILED"
PACKAGE: Final = Path(admiralty.__file__).resolve().parent
MANIFEST: Final = "sources.json"


def build() -> str:
    """Which build of the engine this process runs."""
    return INTERPRETED if str(flow.__file__).endswith(".py") else COMPILED


@cache
def commit() -> str:
    """The commit of the checkout that this package lies in; "" if it lies in none."""
    top = PACKAGE.parents[1]
    if not (top / ".git").exists():
        return ""
    command = ["git", "-C", str(top), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def compiled_copy() -> Path | None:
    """The compiled copy that fits these sources, unless this process already runs it or there is none."""
    if build() == COMPILED:
        return None
    named = os.environ.get(COMPILED_AT)
    place = Path(named) if named else PACKAGE.parents[1] / "build" / "compiled"
    return place if is_current(place) else None


def is_current(copy: Path) -> bool:
    """Whether a folder is a compiled copy that was made from the sources as they are now."""
    file = copy / MANIFEST
    if not file.is_file():
        return False
    manifest: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return manifest == describe(manifest["folders"])


def describe(folders: list[str]) -> dict[str, object]:
    """What a compiled copy depends on: names of all files and contents of all modules in some folders."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if "__pycache__" not in path.parts and path.is_file():
                found.update(f"{path.relative_to(PACKAGE)}\n".encode())
                found.update(path.read_bytes() if path.suffix == ".py" else b"")
    return {"folders": folders, "sha256": found.hexdigest()}
