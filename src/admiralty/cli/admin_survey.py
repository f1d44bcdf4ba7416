"""`admiralty admin users`, `tables`, `stats` and `settings`: what there is on a server."""

from __future__ import annotations

import asyncio
import os
import re
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.admin import Database, database_of, one_sentence
from admiralty.cli.console import notice, out, print_json
from admiralty.cli.params import AsJson

if TYPE_CHECKING:
    from admiralty.server.environment import Described

HIDDEN = "***"
SECRETS = ("ADMIRALTY_SMTP_PASSWORD", "ADMIRALTY_VAPID_KEY")
ADDRESS_PASSWORD = re.compile(r"(://[^:/@]*:).*@")
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


def settings(json: AsJson = False) -> None:
    """Check the settings as the server does at its start, and list those that are in force."""
    from admiralty.server.notify.channels import vapid_of
    from admiralty.server.settings import Settings, described, misspelt

    with one_sentence():
        checked = Settings.from_environment("127.0.0.1", "")
        vapid_of(checked)
    rows = [
        {
            "setting": each.name,
            "value": value_of(each),
            "from": "environment" if os.environ.get(each.name) else "",
        }
        for each in described()
    ]
    show(rows, json)
    for warning in (*checked.warnings(), *misspelt()):
        notice(warning)


def value_of(each: Described) -> str:
    """Secrets are not shown."""
    said = os.environ.get(each.name, "").strip()
    if not said:
        return each.default or each.shown.replace("`", "")
    return HIDDEN if each.name in SECRETS else ADDRESS_PASSWORD.sub(rf"\1{HIDDEN}@", said)


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
