"""`admiralty simulate`: many games between bots."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, INTERRUPTED, Stop
from admiralty.cli.files import check_writable
from admiralty.cli.params import AsJson, Cluster, DataFile, GameName, Jobs, Options, load_game, read_bots
from admiralty.cli.stopping import stopped_by_signals
from admiralty.sim.journal import OtherRun
from admiralty.sim.simulate import Report, Stopped
from admiralty.sim.simulate import simulate as run
from admiralty.sim.spread import NoCluster
from admiralty.sim.wilson import interval

MAX_GAMES = 10_000_000


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help="One bot for each seat, in seat order.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Jobs = None,
    cluster: Cluster = "",
    option: Options = None,
    data: DataFile = None,
    out_file: Annotated[
        Path | None, typer.Option("--out", metavar="X.parquet", help="Write one row for each game.")
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option("--decisions", metavar="Y.parquet", help="Write one row for each decision too."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Play a batch of games between bots: wins with 95 % intervals, length, speed.

    Ctrl-C ends it with a report of the games that were finished. With --out they are
    written, and the same command continues from there.
    """
    chosen = load_game(game, option, data)
    names = read_bots(bots, chosen) if bots else None
    for file in (out_file, decisions):
        if file is not None:
            check_writable(file)
    journal = out_file.with_name(f"{out_file.name}.journal") if out_file is not None else None
    try:
        with stopped_by_signals(), progress("games") as step:
            report = run(
                chosen,
                names,
                games,
                seed,
                jobs=jobs or 0,
                progress=step,
                cluster=cluster,
                journal=journal,
                decisions=decisions,
            )
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    except (OtherRun, NoCluster) as error:
        raise Stop(str(error)) from None
    except Stopped as stopped:
        raise keep(stopped.report, out_file, json) from None
    if report.taken_over:
        notice(f"{report.taken_over} games of an earlier run were taken over.")
    if out_file is not None and journal is not None:
        report.write_parquet(out_file)
        journal.unlink()
        notice(f"{games} rows written to {out_file}.")
    if decisions is not None:
        notice(f"one row for each decision written to {decisions}.")
    if json:
        print_json(report.document())
    else:
        show(report)


def keep(report: Report, out_file: Path | None, json: bool) -> Stop:
    """Write and show what was finished before the interruption; the journal stays for the next run."""
    done = len(report.rows)
    if not done:
        return Stop("stopped before the first game was finished", INTERRUPTED)
    text = f"stopped after {done} of {report.planned} games"
    if out_file is not None:
        report.write_parquet(out_file)
        text += f", which are in {out_file}; start it again and it goes on"
    if json:
        print_json(report.document())
    else:
        show(report)
    return Stop(text, INTERRUPTED)


def show(report: Report) -> None:
    games = len(report.rows)
    out.print(Text(f"{report.game.title}: {games} games, seed {report.seed}", "bold"))
    grid = Grid(box=None, padding=(0, 2), header_style="bright_black")
    for name in ("seat", "bot", "wins", "rate", "95 % interval"):
        grid.add_column(name, justify="left" if name in ("seat", "bot") else "right")
    for (seat, wins), bot in zip(report.wins().items(), report.bots, strict=True):
        low, high = interval(wins, games)
        grid.add_row(seat, bot, str(wins), f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}")
    unfinished = sum(not row.payoffs for row in report.rows)
    draws = games - unfinished - sum(report.wins().values())
    grid.add_row("draw", "", str(draws), f"{draws / games:.1%}", "")
    out.print(grid)
    if unfinished:
        out.print(Text(f"{unfinished} games were not finished within the limit!", "bold yellow"))
    lengths = [row.decisions for row in report.rows]
    mean = sum(lengths) / games
    out.print(f"length: {mean:.1f} decisions on average, {min(lengths)} to {max(lengths)}")
    pace = f"{sum(lengths) / report.seconds:,.0f} decisions per second"
    processes = "one process" if report.jobs == 1 else f"{report.jobs} processes"
    out.print(f"speed: {pace}, {report.seconds:.1f} seconds, {processes}")
