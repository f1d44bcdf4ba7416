"""`admiralty analyse`: what a recorded game teaches."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.analysis.run import analyse as run
from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import read_text
from admiralty.cli.params import MAX_JOBS, AsJson
from admiralty.table.record import DamagedRecord

BARS = " ▁▂▃▄▅▆▇█"
CHART_WIDTH = 72
SHOWN_SWINGS = 6

Row = dict[str, object]


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game, finished or not.")],
    seconds: Annotated[
        float, typer.Option(min=0, max=86_400, help="Stop looking at further decisions after this time.")
    ] = 100,
    jobs: Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="Processes to use.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures, given the time.")] = 0,
    json: AsJson = False,
) -> None:
    """Chances to win, decision by decision; luck, actual against expected; the decisions that cost most."""
    text = read_text(file)
    try:
        with progress("steps") as step:
            document = run(text, seconds, jobs, seed, progress=step).document()
    except DamagedRecord as error:
        raise Stop(f"{file}: {error}", FAILED) from None
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    if json:
        print_json(document)
        return
    show_chances(document)
    show_luck(cast("Row", document["luck"]))
    show_costly(document)


def show_chances(document: Row) -> None:
    """A line of bars for each seat."""
    points = cast("list[Row]", document["points"])
    if not points:
        out.print("Nothing was decided yet.")
        return
    out.print(Text(f"{document['game']}: {document['decisions']} decisions", "bold"))
    picked = (
        [points[i * (len(points) - 1) // (CHART_WIDTH - 1)] for i in range(CHART_WIDTH)]
        if len(points) > CHART_WIDTH
        else points
    )
    for seat in cast("list[str]", document["seats"]):
        line = "".join(bar(number(point, "chances", seat)) for point in picked)
        low, high = (number(points[0], name, seat) for name in ("low", "high"))
        out.print(Text(f"{seat:>10} ▕{line}▏ at first {low:.0%} - {high:.0%}"))
    games = cast("Row", document["slope"])["games"]
    note = f"chances to win by the evaluation, its slope fitted to {games} games played on from this one"
    out.print(Text(note, "bright_black"))


def bar(chance: float) -> str:
    return BARS[round(chance * (len(BARS) - 1))]


def number(row: Row, name: str, seat: str) -> float:
    return cast("dict[str, float]", row[name])[seat]


def show_luck(luck: Row) -> None:
    rows, swing = cast("list[Row]", luck["rows"]), cast("dict[str, float]", luck["swing"])
    out.print(Text("Luck", "bold"))
    outcomes = [outcome for row in rows for outcome in cast("list[Row]", row["outcomes"])]
    for seat, total in swing.items():
        out.print(f"{seat:>10} {total:+.1%} of a win, all {len(outcomes)} dice and cards together")
    seats = list(swing)
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for name in ("entry", "seat", "action", "came", "expected", f"for {seats[0]}"):
        grid.add_column(name, justify="left" if name in ("seat", "action") else "right")
    for row in sorted(rows, key=lambda row: -abs(number(row, "swing", seats[0])))[:SHOWN_SWINGS]:
        dice = cast("list[dict[str, float]]", row["outcomes"])
        came = " ".join(f"{die['got']}" for die in dice)
        usual = " ".join(f"{die['expected']:.1f}" for die in dice)
        cells = [str(row[name]) for name in ("entry", "seat", "action")]
        grid.add_row(*cells, came, usual, f"{number(row, 'swing', seats[0]):+.1%}")
    if rows:
        out.print(grid)


def show_costly(document: Row) -> None:
    examined = cast("dict[str, int]", document["examined"])
    rows = cast("list[dict[str, float]]", document["costly"])
    out.print(Text("The decisions that cost most", "bold"))
    out.print(Text(f"{examined['decisions']} of {examined['of']} decisions looked at", "bright_black"))
    least = cast("dict[str, float]", document["thresholds"])
    named = ", ".join(f"{name} from {cost:.0%}" for name, cost in least.items())
    out.print(Text(f"of a win: {named}", "bright_black"))
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for name in ("", "entry", "seat", "action", "better", "chance", "instead", "cost"):
        grid.add_column(name, justify="left" if name in ("", "seat", "action", "better") else "right")
    for row in rows:
        cells = [str(row[name]) for name in ("label", "entry", "seat", "action", "better")]
        cost = f"{row['cost']:.1%} ± {row['error']:.1%}"
        grid.add_row(*cells, f"{row['chance']:.0%}", f"{row['better_chance']:.0%}", cost)
    if rows:
        out.print(grid)
    else:
        out.print("None that is surely worse than another.")
