"""`admiralty check`: everything that is asked of one game, for whoever writes it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

import typer
from rich.text import Text

from admiralty import games
from admiralty.cli import suite
from admiralty.cli.citations import Index, tests_folder
from admiralty.cli.clauses import COMPLETE, index
from admiralty.cli.console import out
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.params import GameName
from admiralty.core.game import Game


def check(game: GameName) -> None:
    """Contract, texts, golden games, the game's own tests, clauses and lint of one game."""
    reason = games.fault(game) if game in games.slugs(hidden=True) else ""
    if reason:
        raise Stop(f"{game} cannot be loaded: {reason}", FAILED)
    chosen = games.load(game)
    own = tests_folder(chosen.folder)
    ran = suite.run(own) if own is not None else None
    steps: dict[str, Callable[[], list[str]]] = {
        "contract and texts": lambda: complaints(suite.contract(game)),
        "own tests": lambda: ["there are none"] if ran is None else complaints(ran),
        "clauses": lambda: incomplete(chosen, ran.failed if ran is not None else frozenset()),
        "lint": lambda: lint(chosen),
    }
    sound = True
    for name, step in steps.items():
        found = step()
        sound = sound and not found
        out.print(Text(f"{name:<20}").append("wrong" if found else "good", "red" if found else "green"))
        for line in found:
            out.print(Text(f"  {line}"), soft_wrap=True)
    if not sound:
        raise typer.Exit(FAILED)


def complaints(outcome: suite.Outcome) -> list[str]:
    return [] if outcome.passed else outcome.output.strip().splitlines()


def incomplete(game: Game, failed: frozenset[str]) -> list[str]:
    """The clauses without code, or without a test that passes."""
    rows = index(game, Index(game, failed))
    return [f"{row.clause.number}: {row.status}" for row in rows if row.status != COMPLETE]


def lint(game: Game) -> list[str]:
    if find_spec("ruff") is None:
        return ["ruff is not installed"]
    found: list[str] = []
    for arguments in (["check", "-q"], ["format", "-q", "--check"]):
        command = [sys.executable, "-m", "ruff", *arguments, str(game.folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            found += (done.stdout + done.stderr).strip().splitlines() or [f"run `ruff {arguments[0]}`"]
    return found
