"""Finished games, written as they come in, so that a run that was stopped can be continued.

One JSON line says what is played; then one line for each portion of games. A line that was torn when the run
stopped is left out, and its games are played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from admiralty.sim.drive import Row

FORMAT: Final = "admiralty-journal"
VERSION: Final = 1


class OtherRun(ValueError):
    """The file belongs to another run, or is no journal."""


class Journal:
    """`key` describes the run; games of an earlier run are only reused if its key is the same."""

    def __init__(self, path: Path, key: dict[str, object]) -> None:
        self.path = path
        self.key: dict[str, object] = {"format": FORMAT, "version": VERSION, **key}
        self.rows: dict[tuple[int, int], Row] = {}
        whole = self.read() if path.exists() and path.stat().st_size else b""
        self.path.write_bytes(whole or line(self.key))
        self.file = path.open("ab")

    def read(self) -> bytes:
        """Read the rows of all complete lines; returns these lines."""
        head, *lines = self.path.read_bytes().splitlines(keepends=True)
        try:
            found = json.loads(head)
        except ValueError:
            raise OtherRun(f"{self.path} is no journal of games; remove it or choose another name") from None
        own = json.loads(line(self.key))
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise OtherRun(f"{self.path} is no journal of games; remove it or choose another name")
        other = [name for name in own if found.get(name) != own[name]]
        if other:
            what = ", ".join(other)
            raise OtherRun(
                f"{self.path} is of a run that differs in {what}; remove it or choose another name"
            )
        kept = head
        for text in lines:
            if not text.endswith(b"\n"):
                break
            entry = json.loads(text)
            for fields in entry["rows"]:
                row = Row(*fields)._replace(payoffs=tuple(fields[6]))
                self.rows[entry["cell"], row.game] = row
            kept += text
        return kept

    def add(self, cell: int, rows: list[Row]) -> None:
        """Write one line; it is on the disk when this returns."""
        self.file.write(line({"cell": cell, "rows": rows}))
        self.file.flush()
        os.fsync(self.file.fileno())
        self.rows.update({(cell, row.game): row for row in rows})

    def close(self) -> None:
        self.file.close()


def line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
