"""The rules text of a game: read once, for the command line, the server, the page and the tests.

A game's folder has it as `rules.md`: headings, and numbered paragraphs (clauses, rulings, worked examples). A
translation, `rules.<language>.md`, has the same headings and the same numbers in the same order, and nothing
else; the English text decides. `rules.digests.json` holds, for each translated clause, the digest of the
English clause it was made from (`tools/translations.py` writes it). So a clause that has changed since its
translation is found.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from admiralty.core.game import Game

NUMBER: Final = r"[A-Z]{2,4}-(?:[A-Z]|\d+)\.[A-Z]?\d+"
"""Such as PA-1.1, PA-R.1, PA-X.1 and RJ-E.J01."""

HEAD: Final = re.compile(rf"^(?:- )?\*\*({NUMBER})\b\s*([^*]*)\*\*\s*(.*)$")
HEADING: Final = re.compile(r"#{2,}\s+(?:[0-9]+\. )?(.*)")
SOURCE: Final = re.compile(r"\s*\[([^][]*)\]$")
RULING: Final = re.compile(r"(?:[A-Z]+-)?(R\.[0-9]+)")
MARKS: Final = re.compile(rf"\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b({NUMBER})\b", re.ASCII)
"""ASCII, so that a number may stand between kanji."""

ENGLISH: Final = "en"
GIST_LENGTH: Final = 60

PieceKind: TypeAlias = Literal["text", "strong", "code", "clause"]


class Piece(NamedTuple):
    """A part of a clause as it is shown; `clause` is the number of another one."""

    kind: PieceKind
    text: str


@dataclass(frozen=True)
class Clause:
    """One numbered paragraph. `text` is plain prose with marks, `source` the note on where it comes from."""

    number: str
    title: str
    text: str
    source: str = ""

    @property
    def is_example(self) -> bool:
        """A worked example has a test and needs no code."""
        chapter, _, number = self.number.partition("-")[2].partition(".")
        return chapter in ("X", "E") and number.isdigit()

    @property
    def sentence(self) -> str:
        """Title and text in one."""
        return f"{self.title} {self.text}".strip()

    @property
    def gist(self) -> str:
        """The title or, without one, the first sentence, without marks: enough to recognise the clause."""
        plain = "".join(piece.text for piece in read_marks(self.title or self.text)).partition("\n")[0]
        sentence = plain.partition(". ")[0].rstrip(".:;")
        return sentence if len(sentence) <= GIST_LENGTH else f"{sentence[:GIST_LENGTH].rpartition(' ')[0]} …"

    @property
    def digest(self) -> str:
        """Changes whenever the clause changes, so that outdated translations are found. The note on its
        source does not count.
        """
        return hashlib.sha256(self.sentence.encode()).hexdigest()[:8]

    def pieces(self) -> list[Piece]:
        """Title and text with their marks read; the rulings that its source names follow as references."""
        out = [Piece("strong", self.title), Piece("text", " ")] if self.title else []
        out += read_marks(self.text)
        prefix = self.number.partition("-")[0]
        rulings = [f"{prefix}-{found[1]}" for found in RULING.finditer(self.source)]
        for i, ruling in enumerate(rulings):
            out += [Piece("text", ", " if i else " ("), Piece("clause", ruling)]
        return [*out, Piece("text", ")")] if rulings else out


@dataclass(frozen=True)
class Chapter:
    """A heading with the clauses below it."""

    heading: str
    clauses: list[Clause]


@lru_cache(maxsize=32)
def read(path: Path) -> list[Chapter]:
    return parse(path.read_text(encoding="utf-8"))


def file_of(game: Game, language: str) -> Path:
    return game.folder / (f"rules.{language}.md" if language != ENGLISH else "rules.md")


def is_translated(game: Game, language: str) -> bool:
    """Whether the rules can be read in a language other than English."""
    return language != ENGLISH and file_of(game, language).exists()


def chapters(game: Game, language: str = ENGLISH) -> list[Chapter]:
    """The chapters that have clauses, in the language as far as it has them, else in English."""
    original = read(file_of(game, ENGLISH))
    if not is_translated(game, language):
        return original
    translated = read(file_of(game, language))
    headings = {chapter.clauses[0].number: chapter.heading for chapter in translated}
    known = {clause.number: clause for chapter in translated for clause in chapter.clauses}
    return [
        Chapter(
            headings.get(chapter.clauses[0].number, chapter.heading),
            [replace(known.get(one.number, one), source=one.source) for one in chapter.clauses],
        )
        for chapter in original
    ]


def clauses(game: Game, language: str = ENGLISH) -> list[Clause]:
    return [clause for chapter in chapters(game, language) for clause in chapter.clauses]


def parse(rules: str) -> list[Chapter]:
    """What follows a clause, up to the next one or a heading, belongs to it.

    >>> text = "## Terms\\n- **PA-1.1** Two sides. [p. 2]\\n- **PA-R.2 Values.** Data."
    >>> [(clause.sentence, clause.source) for clause in parse(text)[0].clauses]
    [('Two sides.', 'p. 2'), ('Values. Data.', '')]
    """
    found: list[tuple[str, list[tuple[str, str, list[str]]]]] = [("", [])]
    inside = fenced = False
    for line in rules.splitlines():
        head, heading = HEAD.match(line), HEADING.fullmatch(line)
        if line.startswith("```"):
            fenced = not fenced
        here = found[-1][1]
        if head:
            here.append((head[1], head[2].strip(), [head[3]]))
            inside = True
        elif heading and not fenced:
            found.append((heading[1], []))
            inside = False
        elif here and not fenced and is_apart(line, here[-1][2][-1]):
            inside = False
        elif inside:
            here[-1][2].append(line)
    return [
        Chapter(heading, [clause_of(number, title, joined(lines)) for number, title, lines in here])
        for heading, here in found
        if here
    ]


def clause_of(number: str, title: str, text: str) -> Clause:
    note = SOURCE.search(text) if "\n" not in text else None
    return Clause(number, title, text[: note.start()] if note else text, note[1] if note else "")


def is_apart(line: str, before: str) -> bool:
    """A table, or a paragraph of its own; a block of code after a clause still belongs to it."""
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


def read_marks(text: str) -> list[Piece]:
    """
    >>> [piece.kind for piece in read_marks("Option `mines`: see PA-8.19, **always**.")]
    ['text', 'code', 'text', 'clause', 'text', 'strong', 'text']
    """
    out: list[Piece] = []
    at = 0
    for mark in MARKS.finditer(text):
        if mark.start() > at:
            out.append(Piece("text", text[at : mark.start()]))
        bold, italic, code, clause = mark.groups()
        if code:
            out.append(Piece("code", code))
        elif clause:
            out.append(Piece("clause", clause))
        else:
            out.append(Piece("strong", bold or italic))
        at = mark.end()
    return [*out, Piece("text", text[at:])] if at < len(text) else out


def look_up(game: Game, wanted: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses a player asks for: `PA-5.8`, `5.8`, or a whole chapter `5`."""
    prefix = f"{game.prefix}-"
    name = wanted.upper().removeprefix(prefix).strip(".")
    known = clauses(game, language)
    exact = [clause for clause in known if clause.number == prefix + name]
    return exact or [clause for clause in known if clause.number.startswith(f"{prefix}{name}.")]
