"""`admiralty study`: what options and numbers do to a game."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import write_whole
from admiralty.cli.params import AsJson, Cluster, Jobs
from admiralty.sim import charts, study_report, study_tables
from admiralty.sim.journal import OtherRun
from admiralty.sim.spread import NoCluster
from admiralty.sim.study import BadStudy, Study, read, run

JOURNAL = "journal.jsonl"


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="What to vary, and how many games.")],
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="For tables and report; default: beside the file."),
    ] = None,
    jobs: Jobs = None,
    cluster: Cluster = "",
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what an earlier run has played.")] = False,
    json: AsJson = False,
) -> None:
    """Play the same games over a grid of options, data values and bots, and report what that changes.

    The same command continues a study that was stopped.
    """
    place = folder or file.with_suffix("")
    try:
        chosen = read(file)
        place.mkdir(parents=True, exist_ok=True)
        journal = place / JOURNAL
        if fresh:
            journal.unlink(missing_ok=True)
        with progress("games") as step:
            found = run(chosen, journal, jobs or 0, cluster, step)
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    except (BadStudy, OtherRun, NoCluster) as error:
        raise Stop(str(error)) from None
    made = study_tables.every(chosen, found)
    for name, table in made.items():
        write_whole(place / f"{name}.csv", table.csv())
    pictures = study_report.charts(chosen, found, made) if charts.has_charts() else {}
    if not pictures:
        notice(charts.NO_CHARTS)
    for name, picture in pictures.items():
        write_whole(place / f"{name}.svg", picture)
    write_whole(place / "report.html", study_report.html(chosen, made, pictures))
    notice(f"report and tables written to {place}.")
    if json:
        print_json(document(chosen, made))
    else:
        show(chosen, made["cells"])


def document(chosen: Study, made: dict[str, study_tables.ResultTable]) -> dict[str, object]:
    about = {"title": chosen.title, "game": chosen.game.slug, "games": chosen.games, "seed": chosen.seed}
    return about | {name: records(made[name]) for name in ("cells", "levels")}


def records(table: study_tables.ResultTable) -> list[dict[str, str | int | float]]:
    return [dict(zip(table.heads, row, strict=True)) for row in table.rows]


def show(chosen: Study, table: study_tables.ResultTable) -> None:
    out.print(Text(f"{chosen.title}: {chosen.games} games per cell, seed {chosen.seed}", "bold"))
    grid = Grid(box=None, padding=(0, 2), header_style="bright_black")
    factors = len(chosen.factors)
    for head in table.heads[:factors]:
        grid.add_column(head)
    for seat in chosen.game.seats:
        grid.add_column(f"{seat} wins", justify="right")
    grid.add_column("mean length", justify="right")
    for row in table.rows:
        rates = [
            f"{row[start + 1]:.1%} ({row[start + 2]:.0%}-{row[start + 3]:.0%})"
            for start in range(factors + 1, factors + 1 + 4 * len(chosen.game.seats), 4)
        ]
        grid.add_row(*map(str, row[:factors]), *rates, f"{row[-4]:.1f}")
    out.print(grid)
