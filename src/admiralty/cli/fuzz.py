"""`admiralty fuzz`: random games under every option set with all invariants on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from admiralty import games as folders
from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import FAILED
from admiralty.cli.files import check_writable
from admiralty.cli.given import AsJson, DataFile, GameName, load_game, read_data
from admiralty.cli.simulate import MOST_GAMES
from admiralty.sim.fuzz import campaign


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    data: DataFile = None,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games that break a rule are written.")
    ] = Path(),
    json: AsJson = False,
) -> None:
    """Hunt for mistakes in the rules: exit code 1 and a replay file for every breach."""
    load_game(game, None, data)
    check_writable(folder / f"fuzz-{game}.jsonl")
    text = read_data(data)
    with progress("games") as step:
        report = campaign(lambda options: folders.load(game, options, text), games, seed, step, folder)
    document = report.document()
    if json:
        print_json(document)
    else:
        for failure in report.failures:
            out.print(Text(f"{failure['error']}", "bold red"))
            out.print(
                f"  game {failure['index']}, options {failure['options'] or 'default'}: {failure['file']}"
            )
        found = f"{len(report.failures)} breaches" if report.failures else "no breach"
        out.print(f"{report.game}: {report.games} games, {report.decisions} decisions, {found}.")
    if report.failures:
        raise typer.Exit(FAILED)
