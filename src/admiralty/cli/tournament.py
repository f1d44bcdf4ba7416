"""`admiralty tournament`: a tournament of bots."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.params import MAX_JOBS, AsJson, DataFile, GameName, Options, check_bot, load_game
from admiralty.sim.standings import System
from admiralty.sim.tournament import Plan, Tournament
from admiralty.sim.tournament import tournament as run

MAX_ROUNDS = 100
MARKS = {"first": "1-0", "second": "0-1", "drawn": "½-½"}


def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="Who takes part, the strongest first if that is known.")
    ] = "hard,medium,easy,random",
    system: Annotated[System, typer.Option(help="How rounds are paired.")] = "swiss",
    rounds: Annotated[int, typer.Option(min=1, max=MAX_ROUNDS, help="How many, in a Swiss one.")] = 5,
    both_sides: Annotated[
        bool, typer.Option("--both-sides", help="Each pair plays two games, with sides changed.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same dice.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="Processes to use.")] = 1,
    option: Options = None,
    data: DataFile = None,
    json: AsJson = False,
) -> None:
    """Let bots play a tournament: pairings, results and standings with tie-breaks."""
    chosen = load_game(game, option, data)
    names = [check_bot(name.strip()) for name in bots.split(",")]
    try:
        with progress("rounds") as step:
            done = run(chosen, names, Plan(system, rounds, both_sides), seed, jobs, step)
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    except ValueError as error:
        raise Stop(str(error)) from None
    if json:
        print_json(done.document())
        return
    show(done)


def show(done: Tournament) -> None:
    plan = done.plan
    out.print(Text(f"{done.game.title}: {plan.system}, {plan.rounds} rounds, seed {done.seed}", "bold"))
    for played in done.games:
        if played.second is not None:
            pair = f"{played.first} - {played.second}  {MARKS[played.result or 'drawn']}"
            out.print(f"{played.round:3}.{played.board}  {pair}", markup=False)
        elif played.leg == 1:
            out.print(f"{played.round:3}.{played.board}  {played.first} has a bye", markup=False)
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for name in ("", "bot", "points", "wins", "Buchholz", "Sonneborn-Berger"):
        grid.add_column(name, justify="left" if name == "bot" else "right", no_wrap=True)
    for row in done.standings():
        numbers = (f"{row.points:g}", str(row.wins), f"{row.buchholz:g}", f"{row.sonneborn_berger:g}")
        grid.add_row(str(row.rank), row.entrant, *numbers)
    out.print(grid)
