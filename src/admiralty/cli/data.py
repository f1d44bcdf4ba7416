"""`admiralty data`: where every datum of a game comes from, and whether an owner's file can be used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty import games
from admiralty.cli.console import out, print_json
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.params import AsJson, GameName, read_data
from admiralty.core.game import Game
from admiralty.kit.datafile import DataError, parse, provenance_rows

WORDS = ("rulebook", "public", "reconstructed")


def data(
    game: GameName,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check an owner's data file.")] = None,
    json: AsJson = False,
) -> None:
    """Show where the data of a game come from; check an owner's data file."""
    shipped = games.load(game)
    if check is not None:
        check_file(shipped, check, json)
        return
    rows = list(provenance_rows(parse(shipped.data_text)))
    if json:
        print_json(
            {
                "game": shipped.slug,
                "dataset": shipped.dataset,
                "rows": [{"path": path, "provenance": note, "kind": kind(note)} for path, note in rows],
            }
        )
        return
    show(shipped, rows)


def kind(note: str) -> str:
    """The word a note begins with, or "" for another one."""
    word = note.split(maxsplit=1)[0].strip(",:;()") if note.strip() else ""
    return word if word in WORDS else ""


def show(game: Game, rows: list[tuple[str, str]]) -> None:
    out.print(Text(f"{game.title}: data set {game.dataset}", "bold"))
    grid = Grid(box=None, padding=(0, 2), header_style="bright_black")
    grid.add_column("entry", no_wrap=True)
    grid.add_column("where it comes from")
    for path, note in rows:
        style = "yellow" if kind(note) == "reconstructed" else ""
        grid.add_row(Text(path), Text(note, style))
    out.print(grid)
    counts = {word: sum(kind(note) == word for _, note in rows) for word in WORDS}
    out.print(Text(", ".join(f"{count} {word}" for word, count in counts.items()), "bright_black"))


def check_file(game: Game, path: Path, json: bool) -> None:
    """Load the game with the file: any fault is one sentence that names the entry."""
    text = read_data(path)
    try:
        owners = games.load(game.slug, {}, text)
    except DataError as error:
        if json:
            print_json({"game": game.slug, "file": str(path), "ok": False, "error": str(error)})
            raise typer.Exit(FAILED) from None
        raise Stop(f"{path}: {error}", FAILED) from None
    if json:
        print_json({"game": game.slug, "file": str(path), "ok": True, "dataset": owners.dataset})
        return
    out.print(f"{path} can be used: {game.title}, data set {owners.dataset}.")
    if owners.dataset == game.dataset and text != game.data_text:
        out.print(
            Text(f"It bears the name of the shipped data set, {game.dataset}: give it another.", "yellow")
        )
