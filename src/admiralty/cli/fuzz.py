"""`admiralty fuzz`: random games under every option set with all invariants on, or hostile input."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from admiralty import games as folders
from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import check_writable
from admiralty.cli.params import AsJson, DataFile, Jobs, load_game, read_data
from admiralty.cli.simulate import MAX_GAMES
from admiralty.sim.fuzz import BUILD, campaign
from admiralty.sim.hostile import KINDS, HostileReport
from admiralty.sim.hostile import campaign as attack_games
from admiralty.sim.spread import processors


def fuzz(
    game: Annotated[
        str,
        typer.Argument(
            metavar="[GAME]",
            help="Which game; without one, with --hostile, all of them.",
            callback=folders.use,
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    data: DataFile = None,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games that break a rule are written.")
    ] = BUILD,
    hostile: Annotated[
        bool, typer.Option("--hostile", help="Hand in damaged input instead: nothing may hang or crash.")
    ] = False,
    kind: Annotated[str, typer.Option(help=f"Damage only this: {', '.join(KINDS)}.")] = "",
    mutations: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, help="How many hostile inputs, over all games and kinds.")
    ] = 10_000,
    jobs: Jobs = 1,
    json: AsJson = False,
) -> None:
    """Search for mistakes in the rules: exit code 1 and a replay file for every breach.

    With --hostile: exit code 1 and the input for everything that should have been refused and was not.
    """
    if hostile:
        slugs = [game] if game else folders.slugs(hidden=True)
        hand_in(kind, slugs, mutations, seed, jobs or processors(), json)
    elif game:
        play_games(game, games, seed, data, folder, json)
    else:
        raise Stop("name a game; `admiralty games` lists them")


def hand_in(kind: str, slugs: list[str], mutations: int, seed: int, jobs: int, json: bool) -> None:
    """Hostile input for every game, and what came of it."""
    if kind and kind not in KINDS:
        raise Stop(f"there is no kind {kind!r} of hostile input; there are {', '.join(KINDS)}")
    kinds = [kind] if kind else list(KINDS)
    each = -(-mutations // (len(kinds) * len(slugs)))
    for slug in slugs:
        load_game(slug)
    with progress("portions") as step:
        reports = attack_games(kinds, slugs, each, seed, jobs, step)
    if json:
        print_json({"reports": [report.document() for report in reports]})
    else:
        for report in reports:
            show(report)
    if any(report.failures for report in reports):
        raise typer.Exit(FAILED)


def show(report: HostileReport) -> None:
    for failure in report.failures:
        out.print(Text(f"{failure['error']} ({failure['where']})", "bold red"))
        out.print(Text(f"  options {failure['options'] or 'default'}: {failure['input']!r}"))
    found = f"{len(report.failures)} failures" if report.failures else "no failure"
    start, end = report.memory
    out.print(
        f"{report.game}: {report.mutations} {report.kind}, {report.accepted} accepted, {report.moves} moves, "
        f"{found}; slowest {report.slowest:.3f} s, memory {start} to {end} kB."
    )


def play_games(game: str, games: int, seed: int, data: Path | None, folder: Path, json: bool) -> None:
    load_game(game, None, data)
    if folder != BUILD:
        check_writable(folder / f"fuzz-{game}.jsonl")
    text = read_data(data)
    with progress("games") as step:
        report = campaign(lambda options: folders.load(game, options, text), games, seed, step, folder)
    document = report.document()
    if json:
        print_json(document)
    else:
        for failure in report.failures:
            games_broken = "in one game" if failure["count"] == 1 else f"in {failure['count']} games"
            out.print(Text(f"{failure['error']}", "bold red").append(f"  {games_broken}", "bright_black"))
            out.print(Text(f"  position {failure['position']}"), soft_wrap=True)
            if failure["action"]:
                out.print(Text(f"  action   {failure['action']}"))
            out.print(
                Text(f"  options  {failure['options'] or 'default'}, {failure['decisions']} decisions: ")
                + Text(str(failure["file"])),
                soft_wrap=True,
            )
        kinds = len(report.failures)
        found = "one kind of breach" if kinds == 1 else f"{kinds} kinds of breach" if kinds else "no breach"
        out.print(f"{report.game}: {report.games} games, {report.decisions} decisions, {found}.")
    if report.failures:
        raise typer.Exit(FAILED)
