"""Files that only the server's own account may read: the database holds the secrets of every game."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077  # what the group and everybody else may do
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")  # SQLite's files beside the database


def make_folder(folder: Path) -> None:
    """Create the missing folders of a path, for the owner only. Existing folders stay as they are."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=FOLDER_MODE, exist_ok=True)


def make_private(path: Path) -> None:
    """Create a file with mode 0600, whatever the umask; close an existing one to others."""
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    for suffix in COMPANIONS:
        tighten(path.with_name(path.name + suffix))


def tighten(path: Path) -> None:
    """Remove the rights of others; if that is not allowed, log it."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return
    if not mode & OTHERS:
        return
    log = logging.getLogger(__name__)
    try:
        path.chmod(mode & ~OTHERS)
    except PermissionError:
        log.warning("others may read the database", extra={"file": str(path), "mode": oct(mode)})
    else:
        log.warning("the database is now private", extra={"file": str(path), "mode": oct(mode)})
