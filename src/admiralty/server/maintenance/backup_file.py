"""The file of a backup: a ZIP archive with one part per table of the database, and a manifest.

A part is JSON lines: first the names of the columns, then one row per line. `manifest.json` has the format,
the revision of the schema, the time of the backup and, for each part, its number of rows and its SHA-256.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Final, TypeAlias

FORMAT: Final = "admiralty-backup"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
OWNER_ONLY: Final = 0o600

Value: TypeAlias = str | int | float | bool | None


class BadBackup(Exception):
    """Why a file is no valid backup, or cannot be used here, in one sentence."""


@dataclass(frozen=True)
class Part:
    """What the manifest says about one table of the database."""

    rows: int
    sha256: str


@dataclass
class Manifest:
    revision: str
    made: int  # milliseconds since 1970
    database: str  # its kind
    parts: dict[str, Part] = field(default_factory=dict)

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts.values())


# Writing


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner can read, under its name only when it is complete and on the disk."""
    if path.exists():
        raise BadBackup(f"{path} exists already; a backup never overwrites anything")
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.partial")
    handle = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        with os.fdopen(handle, "w+b") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        give_name(partial, path)
    finally:
        partial.unlink(missing_ok=True)


def give_name(partial: Path, path: Path) -> None:
    """Unlike a rename, a link never replaces a file that has appeared meanwhile; but not every file system
    has links. The name is on the disk only after the folder is synced.
    """
    try:
        os.link(partial, path)
    except FileExistsError:
        raise
    except OSError:
        if path.exists():
            raise
        partial.rename(path)
    handle = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Writer:
    """Parts one after another, then the manifest."""

    def __init__(self, file: IO[bytes], manifest: Manifest) -> None:
        self.archive = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
        self.manifest = manifest

    @contextmanager
    def part(self, name: str, columns: list[str]) -> Iterator[PartWriter]:
        with self.archive.open(file_of(name), "w", force_zip64=True) as file:
            part = PartWriter(file)
            part.write(columns)
            yield part
        self.manifest.parts[name] = Part(part.lines - 1, part.digest.hexdigest())

    def close(self) -> None:
        head = {"format": FORMAT, "version": VERSION, **asdict(self.manifest)}
        self.archive.writestr(MANIFEST, json.dumps(head, indent=2) + "\n")
        self.archive.close()


class PartWriter:
    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.lines = 0
        self.digest = hashlib.sha256()

    def write(self, row: object) -> None:
        line = json.dumps(row, separators=(",", ":")).encode() + b"\n"
        self.file.write(line)
        self.digest.update(line)
        self.lines += 1


def file_of(name: str) -> str:
    return f"tables/{name}.jsonl"


# Reading


class Reader:
    """A backup whose parts have all been checked against the manifest."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self.opened() as archive:
            self.manifest = read_manifest(archive, path)
            for name, part in self.manifest.parts.items():
                check_part(archive, name, part, path)

    @contextmanager
    def opened(self) -> Iterator[zipfile.ZipFile]:
        try:
            with zipfile.ZipFile(self.path) as archive:
                yield archive
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
            raise damaged(self.path) from None

    def rows(self, name: str) -> Iterator[dict[str, Value]]:
        with self.opened() as archive, archive.open(file_of(name)) as file:
            columns = json.loads(next(file))
            for line in file:
                yield dict(zip(columns, json.loads(line), strict=True))


def damaged(path: Path) -> BadBackup:
    return BadBackup(f"{path} is no backup, or it is cut off or altered")


def read_manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    try:
        head = json.loads(archive.read(MANIFEST))
        if head.pop("format") != FORMAT:
            raise damaged(path)
        version = head.pop("version")
        if version != VERSION:
            raise BadBackup(f"{path} has format version {version}; version {VERSION} is understood")
        parts = {name: Part(**part) for name, part in head.pop("parts").items()}
        return Manifest(**head, parts=parts)
    except (KeyError, ValueError, TypeError, AttributeError):
        raise damaged(path) from None


def check_part(archive: zipfile.ZipFile, name: str, part: Part, path: Path) -> None:
    digest, lines = hashlib.sha256(), 0
    try:
        with archive.open(file_of(name)) as file:
            for line in file:
                digest.update(line)
                lines += 1
    except (KeyError, OSError):
        raise damaged(path) from None
    if digest.hexdigest() != part.sha256 or lines != part.rows + 1:
        raise BadBackup(f"{path} is altered: the part {name!r} is not what the manifest says")
