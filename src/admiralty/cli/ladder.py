"""`admiralty ladder`: a round robin of bots."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import check_writable
from admiralty.cli.params import MAX_JOBS, AsJson, DataFile, GameName, Options, check_bot, load_game
from admiralty.cli.simulate import MAX_GAMES
from admiralty.sim.ladder import BadLadder, Ladder, Score
from admiralty.sim.ladder import ladder as run
from admiralty.sim.wilson import interval


def ladder(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="The bots, each against each.")
    ] = "random,easy,medium,hard",
    games: Annotated[int, typer.Option(min=2, max=MAX_GAMES, help="How many games per pair.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same dice.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="Processes to use.")] = 1,
    option: Options = None,
    data: DataFile = None,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="Keep every game here, and go on from what it holds."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let bots play each other, seats swapped: win rates with 95 % intervals, and ratings."""
    chosen = load_game(game, option, data)
    names = [check_bot(name.strip()) for name in bots.split(",")]
    if file is not None:
        check_writable(file)
    try:
        with progress("games") as step:
            done = run(chosen, names, games, seed, jobs, file, step)
    except BadLadder as error:
        raise Stop(str(error), FAILED) from None
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    except ValueError as error:
        raise Stop(str(error)) from None
    if file is not None:
        notice(f"{len(done.rows)} games are kept in {file}.")
    if json:
        print_json(done.document())
    else:
        show(done)


def show(done: Ladder) -> None:
    options = ", ".join(f"{name}={value}" for name, value in done.game.options.items())
    out.print(Text(f"{done.game.title}: {len(done.rows)} games, seed {done.seed}", "bold"))
    out.print(Text(options, "bright_black"))
    seats = done.game.seats
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for name in ("bot", "against", "games", "won", "95 % interval", *(f"as {seat}" for seat in seats)):
        grid.add_column(name, justify="left" if name in ("bot", "against") else "right", no_wrap=True)
    pairs = done.scores()
    for score in pairs:
        if len(seats) > 2 or done.bots.index(score.bot) > done.bots.index(score.against):
            grid.add_row(*row(score))
    out.print(grid)
    ratings = done.ratings()
    for bot in sorted(ratings, key=lambda bot: -ratings[bot][0]):
        mean, spread = ratings[bot]
        out.print(f"rating {mean:5.1f} ± {2 * spread:.1f}  {bot}")


def row(score: Score) -> list[str]:
    low, high = interval(score.wins, score.games)
    by_seat = [f"{won}/{played}" for won, played in score.by_seat.values()]
    won = f"{score.wins / score.games:.1%}" if score.games else "-"
    return [score.bot, score.against, str(score.games), won, f"{low:.1%} - {high:.1%}", *by_seat]
