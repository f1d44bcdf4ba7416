"""`admiralty bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated, cast

import typer
from rich.table import Table as Grid

from admiralty.cli.console import out, print_json, progress
from admiralty.cli.given import AsJson
from admiralty.games import find
from admiralty.sim.bench import ROUNDS, SECONDS
from admiralty.sim.bench import bench as run

COLUMNS = ("game", "build", "decisions_per_second", "games_per_second", "clone_microseconds", "ratio")


def bench(
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=100, help="Each figure is the median of so many.")
    ] = ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="Of play in each round.")] = SECONDS,
    json: AsJson = False,
) -> None:
    """Decisions per second and the cost of a clone, for every game, interpreted and compiled."""
    for slug in game or []:
        find(slug)
    with progress("rounds") as step:
        step(0, rounds)
        document = run(game or None, rounds, seconds, step)
    if json:
        print_json(document)
        return
    out.print(f"Python {document['python']}, {document['machine']}")
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for n, name in enumerate(COLUMNS):
        grid.add_column(name.replace("_", " "), justify="left" if n < 2 else "right", no_wrap=n < 2)
    rows = cast("list[dict[str, object]]", document["rows"])
    for row in rows:
        grid.add_row(*[shown(row[name]) for name in COLUMNS])
    out.print(grid)
    for row in rows:
        for name, value in cast("dict[str, float]", row["figures"]).items():
            out.print(f"{row['game']}, {row['build']}: {name.replace('_', ' ')} {shown(value)}")
    out.print("ratio: decisions for each turn of a fixed loop of plain Python beside them")


def shown(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
