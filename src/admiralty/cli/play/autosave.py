"""Saves the game to a file after every step."""

from __future__ import annotations

import time
from pathlib import Path

from admiralty.cli.console import notice
from admiralty.cli.errors import Stop
from admiralty.cli.files import state_folder, write_whole
from admiralty.table.table import Table


class Autosave:
    """Writes the record of a table to one file; without a file it keeps nothing."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def keep(self, table: Table) -> None:
        if self.path is not None:
            write_whole(self.path, table.save())

    def try_to_keep(self, table: Table) -> None:
        """A full disk is reported but does not end the game."""
        try:
            self.keep(table)
        except Stop as error:
            notice(str(error))

    def move_to(self, path: Path, table: Table) -> None:
        """Keep the game in another file from now on."""
        if path != self.path:
            refuse_existing(path)
        other = Autosave(path)
        other.keep(table)
        self.path = path


def refuse_existing(path: Path) -> None:
    """A file that is there already may be another game."""
    if path.exists():
        raise Stop(f"{path} exists already: take another name, or go on with it by --resume {path}")


def own_file(slug: str) -> Path | None:
    """A new file among the user's kept games; None, with a notice, when that folder cannot be used."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        notice(f"This game is kept nowhere unless you say where with --save: {folder}: {error.strerror}.")
        return None
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    names = [f"{slug}-{stamp}{more}.jsonl" for more in ("", *(f"-{n}" for n in range(2, 100)))]
    return next((folder / name for name in names if not (folder / name).exists()), None)
