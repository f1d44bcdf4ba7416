"""The commands put together, and the one place where known errors become a sentence and an exit code."""

from __future__ import annotations

import os
import sys

import typer

from admiralty.cli.admin import admin
from admiralty.cli.admin_people import audit, close, mute, rename, reports, role
from admiralty.cli.admin_survey import settings, stats, tables, users
from admiralty.cli.analyse import analyse
from admiralty.cli.bench import bench
from admiralty.cli.check import check
from admiralty.cli.clauses import clauses
from admiralty.cli.data import data
from admiralty.cli.dataset import dataset
from admiralty.cli.encode import encode
from admiralty.cli.errors import INTERRUPTED, KNOWN, exit_code, sentence
from admiralty.cli.expert import expert
from admiralty.cli.fuzz import fuzz
from admiralty.cli.games import games
from admiralty.cli.ladder import ladder
from admiralty.cli.new import new
from admiralty.cli.odds import FREE_ARGUMENTS, odds
from admiralty.cli.paper import paper
from admiralty.cli.perft import perft
from admiralty.cli.play.play import play
from admiralty.cli.replay import replay
from admiralty.cli.serve import PORT, serve
from admiralty.cli.simulate import simulate
from admiralty.cli.study import study
from admiralty.cli.tournament import tournament
from admiralty.cli.train import train

WELCOME = """Play, referee, simulate and analyse war games.

Begin with `admiralty play port-arthur`; while you play, `?` helps.
"""

app = typer.Typer(
    name="admiralty",
    help=WELCOME,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def welcome(context: typer.Context) -> None:
    """Without a command, the web application."""
    if context.invoked_subcommand is None:
        serve("127.0.0.1", PORT, "", True)


for command in (
    serve,
    play,
    games,
    replay,
    paper,
    analyse,
    simulate,
    dataset,
    study,
    ladder,
    tournament,
    train,
    expert,
    fuzz,
    perft,
    encode,
    bench,
    clauses,
    check,
    data,
    new,
):
    app.command()(command)
app.command(context_settings=FREE_ARGUMENTS)(odds)
for look in (users, tables, stats, settings, reports, audit):
    admin.command()(look)
for measure in (role, mute, rename, close):
    admin.command()(measure)
app.add_typer(admin)


def run(arguments: list[str] | None = None) -> int:
    """Run one command; its exit code."""
    try:
        code = app(arguments, prog_name="admiralty", standalone_mode=False)
        sys.stdout.flush()
    except KNOWN as error:
        if isinstance(error, BrokenPipeError):
            return on_broken_pipe()
        return stop(sentence(error), exit_code(error))
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):
            return on_broken_pipe()
        raise
    if code == INTERRUPTED:
        return stop("stopped.", INTERRUPTED)
    return code if isinstance(code, int) else 0


def stop(text: str, code: int) -> int:
    print(f"admiralty: {text}", file=sys.stderr)
    return code


def on_broken_pipe() -> int:
    """The reader of our output has gone: discard what is left of it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return stop("nobody reads the output any more.", 1)
