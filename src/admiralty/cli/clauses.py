"""`admiralty clauses`: for every clause of a game's rules text where it is coded and which tests name it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer
from rich.text import Text

from admiralty import games
from admiralty.cli import suite
from admiralty.cli.citations import Index, tests_folder
from admiralty.cli.console import notice, out, print_json
from admiralty.cli.errors import FAILED
from admiralty.cli.params import AsJson, GameName, check_language
from admiralty.core.game import Game
from admiralty.show import rulebook
from admiralty.show.rulebook import Clause
from admiralty.show.text import Speaker

COMPLETE = "complete"
NO_CODE = "no code"
NO_TEST = "no test"
HOME_HELP = "Exit code 1 when fewer percent of the citations stand in a module of their chapter."
SHARE = (
    "{in_their_chapter} of {citations} citations in a module of their chapter ({percent} %); "
    "{left_out} more in modules that serve all chapters"
)


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
    numbers: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE]...", help="Only these, each with its places.")
    ] = None,
    json: AsJson = False,
    check: Annotated[bool, typer.Option("--check", help="Exit code 1 unless all are complete.")] = False,
    run: Annotated[bool, typer.Option("--run", help="Run the tests and count only those that pass.")] = False,
    home: Annotated[int, typer.Option(help=HOME_HELP, min=0, max=100)] = 0,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="en, cs, fr or ja.")] = "en",
) -> None:
    """One row for each rule clause: its text, where it is coded, the tests that name it, its status."""
    chosen = games.load(game)
    tests = tests_folder(chosen.folder) if run else None
    found = Index(chosen, suite.run(tests).failed if tests is not None else ())
    rows = index(chosen, found, check_language(lang))
    shares = found.shares()
    if numbers:
        rows = chosen_rows(chosen, rows, numbers)
    if json:
        print_json({"game": chosen.slug, **sums(rows), **shares, "rows": [row.document() for row in rows]})
    elif numbers:
        show_places(rows)
    else:
        show(rows)
        out.print(Text(SHARE.format(**shares), "bold"))
    if not json and rulebook.is_translated(chosen, lang):
        out.print(Text(Speaker(chosen, lang).say("rules-translation"), "bright_black"))
    if not found.has_tests:
        notice("The tests are not here: run this in a checkout of the project.")
    if (check and any(row.status != COMPLETE for row in rows)) or shares["percent"] < home:
        raise typer.Exit(FAILED)


def index(game: Game, found: Index, language: str = rulebook.ENGLISH) -> list[Row]:
    """Every clause of the rules text with the places that cite it."""
    return [
        Row(clause, found.code.get(clause.number, []), found.tests.get(clause.number, []))
        for clause in rulebook.clauses(game, language)
    ]


def chosen_rows(game: Game, rows: list[Row], numbers: list[str]) -> list[Row]:
    known = {row.clause.number: row for row in rows}
    unknown = [number for number in numbers if number not in known]
    if unknown:
        first, last = rows[0].clause.number, rows[-1].clause.number
        raise typer.BadParameter(
            f"{game.title} has no clause {', '.join(unknown)}; its clauses go from {first} to {last}"
        )
    return [known[number] for number in numbers]


def sums(rows: list[Row]) -> dict[str, int]:
    return {
        "total": len(rows),
        "coded": sum(row.is_coded for row in rows),
        "tested": sum(bool(row.tests) for row in rows),
        "complete": sum(row.status == COMPLETE for row in rows),
    }


def show_places(rows: list[Row]) -> None:
    """The whole text of each clause, where it is coded and which tests name it."""
    for row in rows:
        out.print(Text(row.clause.number, "bold").append(f"  {row.status}", "bright_black"))
        out.print(Text(row.clause.sentence))
        for what, places in (("code", row.code), ("test", row.tests)):
            for place in places:
                out.print(Text(f"  {what}  ", "bright_black").append(place), soft_wrap=True)


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
