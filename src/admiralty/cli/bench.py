"""`admiralty bench`: how fast the engine is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

import typer
from rich.table import Table as Grid

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import Stop
from admiralty.cli.files import check_writable, write_whole
from admiralty.cli.params import AsJson
from admiralty.games import find
from admiralty.sim.bench import DEFAULT_ROUNDS, DEFAULT_SECONDS
from admiralty.sim.bench import bench as run
from admiralty.sim.bench_peers import NoPeers, Peer, installed
from admiralty.sim.charts import NO_CHARTS, bench_chart, has_charts

COLUMNS = (
    "game", "build", "decisions_per_second", "games_per_second", "clone_microseconds",
    "iterations_per_second", "ratio",
)  # fmt: skip


def bench(
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=100, help="Each figure is the median of the rounds.")
    ] = DEFAULT_ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="Of each round.")] = DEFAULT_SECONDS,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also other engines, as far as they are installed.")
    ] = False,
    chart: Annotated[
        Path | None, typer.Option(metavar="X.svg", help="Draw what was measured; with --peers: bench.svg.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Decisions and iterations of search per second, and the cost of a clone, interpreted and compiled.

    With --peers, other engines are measured in the same run, round by round.
    """
    for slug in game or []:
        find(slug)
    picture = chart or (Path("bench.svg") if peers else None)
    if picture is not None:
        check_writable(picture)
    others = find_peers() if peers else []
    with progress("rounds") as step:
        step(0, rounds)
        document = run(game or None, rounds, seconds, step, others)
    for sentence in cast("dict[str, str]", document["broken"]).values():
        notice(sentence)
    if picture is not None and not has_charts():
        notice(NO_CHARTS)
    elif picture is not None:
        write_whole(picture, bench_chart(document))
        notice(f"chart written to {picture}.")
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
    if peers:
        show_peers(cast("list[dict[str, object]]", document["peers"]))


def find_peers() -> list[Peer]:
    try:
        return installed()
    except NoPeers as error:
        raise Stop(str(error)) from None


def show_peers(rows: list[dict[str, object]]) -> None:
    """Each peer, and how many times as fast our games are."""
    out.print()
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    grid.add_column("peer")
    grid.add_column("runs in")
    grid.add_column("decisions per second", justify="right")
    for name in cast("dict[str, float]", rows[0]["ratios"]) if rows else []:
        grid.add_column(name, justify="right")
    for row in rows:
        ratios = [f"{ratio:.3g}x" for ratio in cast("dict[str, float]", row["ratios"]).values()]
        grid.add_row(str(row["name"]), str(row["level"]), shown(row["decisions_per_second"]), *ratios)
    out.print(grid)
    if not rows:
        out.print("no peer is installed")


def shown(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
