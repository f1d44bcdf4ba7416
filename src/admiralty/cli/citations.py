"""Where the code and the tests of a game cite clauses: docstrings, comments, options, names of tests.

Code cites a clause in brackets, `[PA-6.2]`, in a docstring or comment; a ruling also as `Reading PA-R.3`.
Only rules count as code: not what search knows (bot/), what people are shown (show/), or what nothing calls.
A test cites the clause of its name, `test_pa_6_2__...`, and those its docstring has in brackets.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from admiralty import core, kit
from admiralty.core.game import Game
from admiralty.show.rulebook import NUMBER

Cited = dict[str, list[str]]

# Modules that serve all chapters: they read data, list options, make maps, write and check positions, or
# encode views as numbers.
# No rule is carried out there, so their citations belong to no chapter's module and are left out of shares.
COMMON = {
    "datacheck", "game", "invariants", "invariants_naval", "mapdata", "mapfile", "mapmaker", "names",
    "notation", "observation", "observation_layout", "options", "tables",
}  # fmt: skip


class Index:
    """All citations of one game, by clause."""

    def __init__(self, game: Game, failed: Collection[str] = ()) -> None:
        """Tests that `failed`, as `file::test`, do not count."""
        self.prefix = game.prefix
        self.failed = failed
        self.cited = re.compile(rf"\[({NUMBER})\]|Reading ({NUMBER})")
        self.named = re.compile(rf"test_{game.prefix.lower()}_([a-z]|\d+)_([a-z]?\d+)__")
        self.code: Cited = {}
        self.tests: Cited = {}
        projects = [folder for folder in game.folder.parents if (folder / "pyproject.toml").is_file()]
        root = projects[0] if projects else game.folder.parents[3]
        self.called: set[str] = names_called(game.folder) | methods_of_kernel()
        for path in sorted(game.folder.glob("*.py")):
            self.add_code(path, place_of(path, root))
        for path in sorted((game.folder / "data").glob("*.toml")):
            self.add_comments(toml_comments(path.read_text(encoding="utf-8")), place_of(path, root))
        folder = tests_folder(game.folder)
        self.has_tests = folder is not None
        if folder is not None:
            for path in sorted(folder.rglob("test_*.py")):
                self.add_tests(path)

    def shares(self) -> dict[str, int]:
        """How many citations of numbered chapters stand in a module of their chapter, COMMON left out."""
        home = total = left_out = 0
        for clause, places in self.code.items():
            chapter = clause.partition("-")[2].partition(".")[0]
            for module in [Path(place.rpartition(":")[0]) for place in places if chapter.isdigit()]:
                if module.suffix != ".py":
                    continue
                if module.stem in COMMON:
                    left_out += 1
                    continue
                total += 1
                home += module.name.startswith(f"r{int(chapter):02}_")
        percent = 100 * home // max(1, total)
        return {"citations": total, "in_their_chapter": home, "percent": percent, "left_out": left_out}

    def numbers(self, text: str) -> list[str]:
        found = [match[1] or match[2] for match in self.cited.finditer(text)]
        return [number for number in found if number.startswith(f"{self.prefix}-")]

    def add(self, table: Cited, clause: str, place: str) -> None:
        places = table.setdefault(clause, [])
        if place not in places:
            places.append(place)

    # Code

    def add_code(self, path: Path, place: str) -> None:
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for node, text in docstrings(tree):
            if getattr(node, "name", "") and getattr(node, "name", "") not in self.called:
                continue
            for clause in self.numbers(text):
                self.add(self.code, clause, f"{place}:{getattr(node, 'lineno', 1)}")
        self.add_comments(python_comments(source), place)
        for line, clause in option_clauses(tree):
            self.add(self.code, clause, f"{place}:{line}")

    def add_comments(self, comments: Iterator[tuple[int, str]], place: str) -> None:
        for line, text in comments:
            for clause in self.numbers(text):
                self.add(self.code, clause, f"{place}:{line}")

    # Tests

    def add_tests(self, path: Path) -> None:
        for node, text in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not node.name.startswith(
                "test_"
            ):
                continue
            clauses = self.numbers(text)
            named = self.named.match(node.name)
            if named:
                clauses.append(f"{self.prefix}-{named[1].upper()}.{named[2].upper()}")
            place = f"{path.name}::{node.name}"
            for clause in clauses if place not in self.failed else ():
                self.add(self.tests, clause, place)


def docstrings(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every module, class and function with its docstring, or "" when it has none."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node, ast.get_docstring(node) or ""


def names_called(folder: Path) -> set[str]:
    """Every name that the Python files of a game use, other than by defining or importing it."""
    out: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                out.add(node.id)
            elif isinstance(node, ast.Attribute):
                out.add(node.attr)
    return out


@cache
def methods_of_kernel() -> set[str]:
    """What the kernel and the kit may call of a game: the methods of their classes."""
    out: set[str] = set()
    for package in (core, kit):
        for path in Path(package.__path__[0]).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    out.add(node.name)
    return out


def python_comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def toml_comments(text: str) -> Iterator[tuple[int, str]]:
    """What follows the first # that is not inside quotation marks, line by line."""
    for number, line in enumerate(text.splitlines(), start=1):
        bare = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', "", line)
        if "#" in bare:
            yield number, bare.partition("#")[2]


def option_clauses(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The clause an option is made with: `Option(name, values, default, clause)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option":
            given = node.args[3:4] + [word.value for word in node.keywords if word.arg == "clause"]
            for value in given:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.lineno, value.value


def place_of(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def tests_folder(folder: Path) -> Path | None:
    """The tests of a game: beside the source in a checkout, or below the folder we are in; for a game in a
    package of its own, all tests of that package.
    """
    for root in (*folder.parents, Path.cwd()):
        tests = root / "tests" / "games" / folder.name
        if tests.is_dir():
            return tests
    own = folder.parent / "tests"
    return own if own.is_dir() else None
