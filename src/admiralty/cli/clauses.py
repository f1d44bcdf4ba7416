"""`admiralty clauses`: for every clause of a game's rules text where it is coded and which tests name it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer
from rich.text import Text

from admiralty import games
from admiralty.cli.citations import Index
from admiralty.cli.console import notice, out, print_json
from admiralty.cli.errors import FAILED
from admiralty.cli.given import AsJson, GameName
from admiralty.core.game import Game
from admiralty.table import rulebook
from admiralty.table.rulebook import Clause

COMPLETE = "complete"
NO_CODE = "no code"
NO_TEST = "no test"


@dataclass(frozen=True)
class Row:
    clause: Clause
    code: list[str]
    tests: list[str]

    @property
    def is_coded(self) -> bool:
        """A worked example needs only a test."""
        return bool(self.code) or self.clause.is_example

    @property
    def status(self) -> str:
        return NO_CODE if not self.is_coded else NO_TEST if not self.tests else COMPLETE

    def document(self) -> dict[str, object]:
        return {
            "clause": self.clause.number,
            "text": self.clause.sentence,
            "code": self.code,
            "tests": self.tests,
            "status": self.status,
        }


def clauses(
    game: GameName,
    json: AsJson = False,
    check: Annotated[bool, typer.Option("--check", help="Exit code 1 unless all are complete.")] = False,
) -> None:
    """One row for each rule clause: its text, where it is coded, the tests that name it, its status."""
    chosen = games.load(game)
    found = Index(chosen)
    rows = index(chosen, found)
    if json:
        print_json({"game": chosen.slug, **sums(rows), "rows": [row.document() for row in rows]})
    else:
        show(rows)
    if not found.has_tests:
        notice("The tests are not here: run this in a checkout of the project.")
    if check and any(row.status != COMPLETE for row in rows):
        raise typer.Exit(FAILED)


def index(game: Game, found: Index) -> list[Row]:
    """Every clause of the rules text with the places that cite it."""
    return [
        Row(clause, found.code.get(clause.number, []), found.tests.get(clause.number, []))
        for clause in rulebook.clauses(game)
    ]


def sums(rows: list[Row]) -> dict[str, int]:
    return {
        "total": len(rows),
        "coded": sum(row.is_coded for row in rows),
        "tested": sum(bool(row.tests) for row in rows),
        "complete": sum(row.status == COMPLETE for row in rows),
    }


def show(rows: list[Row]) -> None:
    """A line for each clause: status, places in the code, tests, and the text as far as it fits."""
    for row in rows:
        line = Text(f"{row.clause.number:<9}")
        line.append(f"{row.status:<9}", "green" if row.status == COMPLETE else "yellow")
        line.append(f"{len(row.code):>2} code {len(row.tests):>2} tests  ", "bright_black")
        line.append((row.clause.sentence.splitlines() or [""])[0])
        line.truncate(out.width, overflow="ellipsis")
        out.print(line, no_wrap=True)
    out.print(Text(", ".join(f"{number} {name}" for name, number in sums(rows).items()), "bold"))
