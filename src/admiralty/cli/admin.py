"""`admiralty admin`: the work of whoever runs a server, on its database."""

from __future__ import annotations

from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(
        "--db", metavar="URL", help="A file, or postgresql://name@host/base; else that of the server."
    ),
]

admin = typer.Typer(
    name="admin",
    help="Look after the database of a server.",
    rich_markup_mode="markdown",
)
