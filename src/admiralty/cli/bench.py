"""`admiralty bench`: how fast the engine is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import Stop
from admiralty.cli.files import check_writable, read_text, write_whole
from admiralty.cli.params import AsJson
from admiralty.games import find
from admiralty.sim.bench import DEFAULT_ROUNDS, DEFAULT_SECONDS, FIGURES, NothingToCompare
from admiralty.sim.bench import bench as run
from admiralty.sim.bench_peers import CHECKOUT, NoPeers, Peer, installed
from admiralty.sim.bench_report import BEGIN, END, has_marks, renew
from admiralty.sim.bench_tools import NoTools, compiling, server
from admiralty.sim.charts import NO_CHARTS, bench_chart, has_charts

COLUMNS = ("game", "build", *FIGURES, "ratio")
CHANGES = ("game", "build", "figure", "before", "now", "times")


def bench(
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
    rounds: Annotated[
        int, typer.Option(min=1, max=100, help="Each figure is the median of the rounds.")
    ] = DEFAULT_ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="Of each round.")] = DEFAULT_SECONDS,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also other engines, as far as they are installed.")
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH", help="Compare with another checkout, or with what --json printed earlier."
        ),
    ] = None,
    building: Annotated[
        bool, typer.Option("--compiling", help="Also how long compiling everything takes.")
    ] = False,
    under_load: Annotated[
        bool, typer.Option("--server", help="Also the server under load, as `make load`; some minutes.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="X.md", help="Write the tables into this page, between its marks.")
    ] = None,
    chart: Annotated[
        Path | None, typer.Option(metavar="X.svg", help="Draw what was measured; with --peers: bench.svg.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Decisions, iterations of search, games of bots and entries replayed per second, and what a clone costs.

    Interpreted and compiled. With --peers, other engines are measured in the same run, round by round, and
    with --against another checkout.
    """
    for slug in game or []:
        find(slug)
    picture = chart or (Path("bench.svg") if peers else None)
    if picture is not None:
        check_writable(picture)
    page = "" if report is None else marked_page(report)
    others = find_peers() if peers else []
    with progress("rounds") as step:
        step(0, rounds)
        try:
            document = run(game or None, rounds, seconds, step, others, against)
        except NothingToCompare as error:
            raise Stop(str(error)) from None
    try:
        document["compiling"] = compiled_in(against) if building else {}
        document["server"] = server(CHECKOUT) if under_load else {}
    except NoTools as error:
        raise Stop(str(error)) from None
    for sentence in document["broken"].values():
        notice(sentence)
    if report is not None:
        write_whole(report, renew(page, document))
        notice(f"tables written into {report}.")
    if picture is not None and not has_charts():
        notice(NO_CHARTS)
    elif picture is not None:
        write_whole(picture, bench_chart(document))
        notice(f"chart written to {picture}.")
    if json:
        print_json(document)
        return
    out.print(f"Python {document['python']}, {document['machine']}")
    show(COLUMNS, 2, document["rows"])
    for row in document["rows"]:
        for name, value in row["figures"].items():
            out.print(f"{row['game']}, {row['build']}: {name.replace('_', ' ')} {shown(value)}")
    out.print("ratio: decisions for each turn of a fixed loop of plain Python beside them")
    if against is not None:
        out.print()
        show(CHANGES, 3, document["against"])
    if peers:
        show_peers(document["peers"])
    for where, spent in document["compiling"].items():
        out.print(
            f"compiling everything, {where}: {shown(spent['seconds'])} s, "
            f"{shown(spent['processor_seconds'])} s of all processors"
        )
    for name, figures in document["server"].items():
        for figure, value in figures.items():
            out.print(f"server, {name}: {figure.replace('_', ' ')} {shown(float(value))}")


def compiled_in(against: Path | None) -> dict[str, dict[str, float]]:
    """What compiling takes here and, if there is one, in the other checkout."""
    measured = {"now": compiling(CHECKOUT)}
    if against is not None and against.is_dir():
        measured = {"before": compiling(against), **measured}
    return measured


def show(columns: tuple[str, ...], words: int, rows: list[dict[str, Any]]) -> None:
    """A table whose first columns are words."""
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for n, name in enumerate(columns):
        grid.add_column(name.replace("_", " "), justify="left" if n < words else "right", no_wrap=n < words)
    for row in rows:
        grid.add_row(*[shown(row[name]) for name in columns])
    out.print(grid)


def marked_page(path: Path) -> str:
    """The page that the tables go into; refused, before anything is measured, if it has no place for them."""
    check_writable(path)
    if not path.exists():
        raise Stop(f"there is no page {path}")
    page = read_text(path)
    if not has_marks(page):
        raise Stop(f"{path} does not say where the tables go: between the lines {BEGIN} and {END}")
    return page


def find_peers() -> list[Peer]:
    try:
        return installed()
    except NoPeers as error:
        raise Stop(str(error)) from None


def show_peers(rows: list[dict[str, Any]]) -> None:
    """Each peer, and how many times as fast our games are."""
    out.print()
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    grid.add_column("peer")
    grid.add_column("runs in")
    grid.add_column("decisions per second", justify="right")
    for name in rows[0]["ratios"] if rows else []:
        grid.add_column(name, justify="right")
    for row in rows:
        ratios = [f"{ratio:.3g}x" for ratio in row["ratios"].values()]
        grid.add_row(str(row["name"]), str(row["level"]), shown(row["decisions_per_second"]), *ratios)
    out.print(grid)
    if not rows:
        out.print("no peer is installed")


def shown(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
