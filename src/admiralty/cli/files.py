"""Reading and writing files so that nothing is lost: whole, or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from admiralty.cli.errors import Stop


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Stop(f"{path} is not a UTF-8 text") from None


def write_whole(path: Path, text: str) -> None:
    """Write beside the file, then rename: a reader sees the old text or the new one."""
    try:
        replace(path.resolve(), text)
    except OSError as error:
        raise Stop(f"{path} cannot be written: {error.strerror}") from None


def replace(target: Path, text: str) -> None:
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, target.stat().st_mode if target.exists() else 0o666 & ~mask())
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before any work is done for it."""
    folder = path.resolve().parent
    if path.is_dir() or not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise Stop(f"{path} cannot be written")


def mask() -> int:
    """The umask of this process."""
    bits = os.umask(0)
    os.umask(bits)
    return bits


def state_folder() -> Path:
    """Where games are kept by default."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(base) / "admiralty"
