"""The clauses of a game, read from its rules text: numbered clauses, rulings, examples and notes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from admiralty.cli.errors import Stop
from admiralty.core.game import Game

# `- **PA-1.1** text`, `- **PA-R.1 Title.** text`, `**PA-X.1 Title** text`, `- **RJ-E.J01 Title.** text`
HEAD = re.compile(r"^(?:- )?\*\*([A-Z]{2,4}-(?:[A-Z]|\d+)\.[A-Z]?\d+)\b\s*([^*]*)\*\*\s*(.*)$")


@dataclass(frozen=True)
class Clause:
    """One numbered paragraph of the rules text; `is_example` for a worked example, which needs no code."""

    number: str
    text: str

    @property
    def is_example(self) -> bool:
        chapter, _, number = self.number.partition("-")[2].partition(".")
        return chapter in ("X", "E") and number.isdigit()


def read_clauses(rules: str) -> list[Clause]:
    """All clauses in the order of the text; what follows one, up to the next or a heading, belongs to it.

    >>> [clause.text for clause in read_clauses("- **PA-1.1** Two sides.\\n- **PA-R.2 Values.** Data.")]
    ['Two sides.', 'Values. Data.']
    """
    found: list[tuple[str, list[str]]] = []
    inside = fenced = False
    for line in rules.splitlines():
        head = HEAD.match(line)
        if line.startswith("```"):
            fenced = not fenced
        if head:
            found.append((head[1], [head[2], head[3]]))
            inside = True
        elif found and not fenced and is_apart(line, found[-1][1][-1]):
            inside = False
        if inside and not head:
            found[-1][1].append(line)
    return [Clause(number, joined(lines)) for number, lines in found]


def is_apart(line: str, before: str) -> bool:
    """A heading, a table, or a paragraph of its own; a block of code after a clause still belongs to it."""
    if line.startswith(("#", "*", "|")):
        return True
    return not before.strip() and bool(line.strip()) and not line.startswith((" ", "```"))


def joined(lines: list[str]) -> str:
    """Lines of prose in one; code blocks and points keep their lines."""
    text = ""
    fenced = False
    for line in lines:
        stripped = line.strip()
        if stripped.startswith("```"):
            fenced = not fenced
        elif fenced or stripped.startswith("- "):
            text += f"\n{line.rstrip() if fenced else stripped}"
        elif stripped:
            text += f" {stripped}"
    return text.strip()


def rules_text(game: Game) -> str:
    path = game.folder / "rules.md"
    if not path.is_file():
        raise Stop(f"{game.title} has no rules text")
    return path.read_text(encoding="utf-8")


def look_up(game: Game, wanted: str) -> list[Clause]:
    """The clauses a player asks for: `PA-5.8`, `5.8`, or a whole chapter `5`."""
    prefix = f"{game.prefix}-"
    name = wanted.upper().removeprefix(prefix).strip(".")
    clauses = read_clauses(rules_text(game))
    exact = [clause for clause in clauses if clause.number == prefix + name]
    return exact or [clause for clause in clauses if clause.number.startswith(f"{prefix}{name}.")]
