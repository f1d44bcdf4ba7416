"""`admiralty admin users`, `tables` and `stats`: what there is on a server."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.admin import Database, database_of, one_sentence
from admiralty.cli.console import out, print_json
from admiralty.cli.params import AsJson

TIMES = ("created", "seen", "finished")


def users(db: Database = "", json: AsJson = False) -> None:
    """List the accounts: when they were last here, and how many tables they own."""
    from admiralty.server.maintenance import survey

    with one_sentence():
        show(asyncio.run(survey.users(database_of(db))), json)


def tables(
    login: Annotated[str, typer.Argument(metavar="[LOGIN]", help="Only those of one account.")] = "",
    db: Database = "",
    json: AsJson = False,
) -> None:
    """List the tables, the newest first."""
    from admiralty.server.maintenance import survey

    with one_sentence():
        show(asyncio.run(survey.tables(database_of(db), login)), json)


def stats(db: Database = "", json: AsJson = False) -> None:
    """Count accounts, guests, tables, entries and tournaments."""
    from admiralty.server.maintenance import survey

    with one_sentence():
        found = asyncio.run(survey.statistics(database_of(db)))
    if json:
        print_json(found)
        return
    games = found.pop("games")
    for name, count in (*found.items(), *games.items()):
        out.print(f"{count:>10}  {name.replace('_', ' ')}", markup=False)


def show(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json(rows)
        return
    grid = Grid(box=None, padding=(0, 1), header_style="bright_black")
    for name in rows[0] if rows else ():
        grid.add_column(name, no_wrap=True)
    for row in rows:
        grid.add_row(*(Text(shown(name, value)) for name, value in row.items()))
    out.print(grid)


def shown(name: str, value: object) -> str:
    if value is None:
        return "-"
    if name in TIMES and isinstance(value, int):
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value / 1000))
    return {"True": "yes", "False": "no"}.get(str(value), str(value))
