"""`admiralty admin`: maintenance of a server's database."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.params import AsJson

if TYPE_CHECKING:
    from admiralty.server.maintenance.verify import Finding, Report

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


@contextmanager
def one_sentence() -> Iterator[None]:
    """What cannot be done with a database or a backup ends the command with a sentence."""
    from admiralty.server.errors import CannotStart, StorageFailed
    from admiralty.server.maintenance.backup_file import BadBackup

    try:
        yield
    except (BadBackup, CannotStart, StorageFailed) as error:
        raise Stop(str(error), FAILED) from None


def database_of(db: str) -> str:
    """The database that was named, else that of a server started in the same way."""
    from admiralty.server.settings import Settings

    return Settings.from_environment("127.0.0.1", db).database


@admin.command()
def backup(
    db: Database = "",
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="A new file; else one named after the time.")
    ] = None,
) -> None:
    """Back up a database into one file, while servers go on."""
    from admiralty.server.maintenance.backup import back_up

    path = file or Path(time.strftime("admiralty-%Y-%m-%d-%H%M%S.zip"))
    with one_sentence(), progress("rows") as step:
        manifest = asyncio.run(back_up(database_of(db), path, step))
    tables = manifest.parts["tables"].rows
    out.print(
        f"{path}: {tables} tables, {manifest.rows} rows, revision {manifest.revision}.",
        markup=False,
        soft_wrap=True,
    )


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Database = "",
    json: AsJson = False,
) -> None:
    """Bring a backup into an empty place, up to date, and verify it there."""
    from admiralty.server.maintenance.backup_file import Reader
    from admiralty.server.maintenance.backup_restore import restore_into
    from admiralty.server.maintenance.verify import verify as check

    with one_sentence():
        place = database_of(db)
        with progress("rows") as step:
            asyncio.run(restore_into(Reader(file), place, step))
        with progress("tables") as step:
            report = asyncio.run(check(place, step))
    show(report, json)


@admin.command()
def verify(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup, instead of a database.")
    ] = None,
    db: Database = "",
    json: AsJson = False,
) -> None:
    """Replay every record and check every hash; exit code 1 if anything is damaged."""
    from admiralty.server.maintenance.verify import verify as check
    from admiralty.server.maintenance.verify import verify_file

    if file is not None and db:
        raise Stop("verify a backup or a database, not both at once")
    with one_sentence(), progress("verified") as step:
        work = check(database_of(db), step) if file is None else verify_file(file, step)
        report = asyncio.run(work)
    show(report, json)


@admin.command()
def prune(
    db: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count; also while a server runs.")] = False,
    json: AsJson = False,
) -> None:
    """Delete and end what is kept no longer, by the settings `ADMIRALTY_KEEP_...`; a server does it daily."""
    from admiralty.server.maintenance.pruning import count_prunable, prune_database
    from admiralty.server.settings import Settings, milliseconds

    with one_sentence():
        settings = Settings.from_environment("127.0.0.1", db)
        work = count_prunable if dry_run else prune_database
        done = asdict(asyncio.run(work(settings.database, settings.retention, milliseconds())))
    if json:
        print_json(done)
    else:
        counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in done.items())
        out.print(f"{'Would go' if dry_run else 'Done'}: {counts}.", markup=False, soft_wrap=True)


@admin.command("reset-password")
def reset_password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The name of an account.")], db: Database = ""
) -> None:
    """Print a link with which the owner of an account sets a new password, once, within a day."""
    from admiralty.cli.serve import PORT
    from admiralty.server.maintenance.reset_password import make_link
    from admiralty.server.settings import Settings, milliseconds

    with one_sentence():
        settings = Settings.from_environment("127.0.0.1", db)
        path = asyncio.run(make_link(settings.database, login, milliseconds()))
    if path is None:
        raise Stop(f"there is no account {login}", FAILED)
    out.print(f"{settings.origin or f'http://127.0.0.1:{PORT}'}{path}", markup=False, soft_wrap=True)


@admin.command()
def invite(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="3 to 40 letters, digits, dots and dashes.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="What others see; else the login.")] = "",
    db: Database = "",
) -> None:
    """Make an account, and print a link with which its owner sets the password, once, within a day."""
    from admiralty.cli.serve import PORT
    from admiralty.server.maintenance.reset_password import invite as make
    from admiralty.server.settings import Settings, milliseconds

    if not re.fullmatch(r"[A-Za-z0-9._-]{3,40}", login):
        raise Stop("a login has 3 to 40 letters, digits, dots, dashes and underscores")
    with one_sentence():
        settings = Settings.from_environment("127.0.0.1", db)
        path = asyncio.run(make(settings.database, login, (name or login)[:40], milliseconds()))
    if path is None:
        raise Stop(f"there is an account {login} already", FAILED)
    out.print(f"{settings.origin or f'http://127.0.0.1:{PORT}'}{path}", markup=False, soft_wrap=True)


@admin.command()
def vapid() -> None:
    """Print a new private key of Web Push, for `ADMIRALTY_VAPID_KEY`."""
    from admiralty.server.notify.web_push import new_key

    out.print(new_key(), markup=False, soft_wrap=True)


def show(report: Report, as_json: bool) -> None:
    if as_json:
        print_json(report.document())
    else:
        for finding in report.failures:
            show_finding(finding, "damaged")
        for finding in report.other_rules:
            show_finding(finding, "not replayable by these rules")
        found = f"{len(report.failures)} failures" if report.failures else "no failure"
        out.print(
            f"{report.tables} tables, {report.entries} entries, {report.lines} lines of chat; "
            f"{report.replayed} tables replayed, {len(report.other_rules)} of other rules: {found}.",
            soft_wrap=True,
        )
    if report.failures:
        raise typer.Exit(FAILED)


def show_finding(finding: Finding, kind: str) -> None:
    about = f"table {finding.table} {finding.game}".strip() if finding.table else "database"
    out.print(f"{about}: {kind}: {finding.reason}", markup=False, soft_wrap=True)
