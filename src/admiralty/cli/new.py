"""`admiralty new`: a new game in a checkout of the project, copied from the template under other names."""

from __future__ import annotations

import keyword
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from admiralty import games
from admiralty.cli.console import out
from admiralty.cli.errors import FAILED, Stop

TEMPLATE = "_template"
TINY = "tiny.toml"  # for exact methods, which are shown by the template alone
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2,4}")
MAX_SLUG_LENGTH = 40
SIDES = ("red", "blue")
"""What the sides of the template are called."""
SIDE = re.compile(r"[a-z]{2,20}")
WORDS = {*SIDES, "seat", "side", "squadron", "stake", "points", "hand", "spent", "pile", "round", "number"}


@dataclass(frozen=True)
class Names:
    """The names of a new game, and how the template's are replaced by them."""

    slug: str
    title: str
    prefix: str
    sides: tuple[str, ...] = ()

    @property
    def module(self) -> str:
        return self.slug.replace("-", "_")

    def put_into(self, text: str) -> str:
        """A text of the template as a text of the new game.

        >>> Names("sea-lion", "Sea Lion", "SL").put_into("[TP-1.1] admiralty.games._template of _template")
        '[SL-1.1] admiralty.games.sea_lion of sea-lion'
        """
        old = games.find(TEMPLATE)
        text = re.sub(r"^game-title = .*$", f"game-title = {self.title}", text, flags=re.MULTILINE)
        text = text.replace(f"games.{TEMPLATE}", f"games.{self.module}").replace(TEMPLATE, self.slug)
        text = re.sub(rf"\b{old.prefix}\b", self.prefix, text)
        text = text.replace(f"test_{old.prefix.lower()}_", f"test_{self.prefix.lower()}_")
        text = re.sub(rf"\b{old.__name__}\b", self.title.title().replace(" ", ""), text)
        for side, new_side in zip(SIDES, self.sides):
            text = rename_side(text, side, new_side)
        return text.replace(old.title, self.title).replace(f"{TEMPLATE[1:]}-1", f"{self.slug}-1")


def new(
    slug: Annotated[
        str, typer.Argument(metavar="SLUG", help="The game's name in commands, such as sea-lion.")
    ],
    title: Annotated[str, typer.Option(help="Its title; the slug in capitals if not given.")] = "",
    prefix: Annotated[str, typer.Option(help="Two to four capitals before its clause numbers.")] = "",
    sides: Annotated[
        str, typer.Option(metavar="NAME,NAME", help="What its two sides are called, such as britain,germany.")
    ] = "",
) -> None:
    """Begin a new game from the template, with its tests and rules text."""
    root = project_root()
    names = check_names(root, slug, title, prefix, check_sides(sides))
    made: list[Path] = []
    try:
        copy(root, names, made)
    except BaseException:
        for path in made:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        raise
    write_golden_games(root, names)
    out.print(f"{names.title} is there and can be played: admiralty play {names.slug}")
    out.print("Next:")
    for step in (
        f"write its rules into src/admiralty/games/{names.module}/rules.md, clause by clause",
        f"make the code and data in src/admiralty/games/{names.module} say the same",
        f"give every clause a test in tests/games/{names.module}",
        f"see what is still missing: admiralty check {names.slug}",
        f"renew its golden games: python -m admiralty.testing.playthrough {names.slug}",
        "make test",
    ):
        out.print(f"  - {step}")


def project_root() -> Path:
    """The checkout this package runs from."""
    root = games.find(TEMPLATE).folder.parents[3]
    if not (root / "pyproject.toml").is_file() or not (root / "tests" / "games" / TEMPLATE).is_dir():
        raise Stop("a new game is made in a checkout of the project, not in an installed copy")
    return root


def check_sides(sides: str) -> tuple[str, ...]:
    names = tuple(side.strip() for side in sides.split(",")) if sides else ()
    if names and (len(set(names)) != len(SIDES) or len(names) != len(SIDES)):
        raise Stop(f"--sides takes two different names with a comma between, not {sides!r}")
    for name in names:
        if not SIDE.fullmatch(name) or keyword.iskeyword(name) or name in WORDS:
            raise Stop(f"{name!r} is no name for a side: use small letters, and no word of the template")
    return names


def check_names(root: Path, slug: str, title: str, prefix: str, sides: tuple[str, ...] = ()) -> Names:
    if not SLUG.fullmatch(slug) or len(slug) > MAX_SLUG_LENGTH or keyword.iskeyword(slug):
        raise Stop(f"{slug!r} is no name for a game: use small letters and digits, with dashes between words")
    words = slug.split("-")
    names = Names(slug, title.strip() or slug.replace("-", " ").title(), prefix or initials(words), sides)
    if not PREFIX.fullmatch(names.prefix):
        raise Stop(f"a prefix is two to four capitals, not {names.prefix!r}; say one with --prefix")
    if not all(c.isalnum() or c in " '-" for c in names.title):
        raise Stop(f"a title is made of letters, digits and blanks, not {names.title!r}")
    for path in targets(root, names):
        if path.exists():
            raise Stop(f"{path.relative_to(root)} exists already")
    for other in games.slugs(hidden=True):
        if games.find(other).prefix == names.prefix:
            raise Stop(f"the prefix {names.prefix} belongs to {other}; say another with --prefix")
    return names


def rename_side(text: str, old: str, new: str) -> str:
    """In every form: the id, the constant, and the name that people read, in every language.

    >>> rename_side("RED, BLUE = sides('red'); redo; two_red_ships", "red", "japan")
    "JAPAN, BLUE = sides('japan'); redo; two_japan_ships"
    """
    text = re.sub(rf"^seat-{old} = .*$", f"seat-{new} = {new.title()}", text, flags=re.MULTILINE)
    for was, now in ((old, new), (old.upper(), new.upper()), (old.title(), new.title())):
        text = re.sub(rf"(?<![A-Za-z]){was}(?![A-Za-z])", now, text)
    return text


def tidy(*folders: Path) -> None:
    """Other names sort and wrap differently; where ruff is missing, `make lint` will say so."""
    if find_spec("ruff") is not None:
        for arguments in (["check", "-q", "--fix"], ["format", "-q"]):
            command = [sys.executable, "-m", "ruff", *arguments, *map(str, folders)]
            subprocess.run(command, capture_output=True, check=False)


def initials(words: list[str]) -> str:
    letters = "".join(word[0] for word in words) if len(words) > 1 else words[0][:2]
    return letters[:4].upper()


def targets(root: Path, names: Names) -> tuple[Path, Path, Path]:
    return (
        root / "src" / "admiralty" / "games" / names.module,
        root / "tests" / "games" / names.module,
        root / "tests" / "replays" / names.slug,
    )


def copy(root: Path, names: Names, made: list[Path]) -> None:
    """Code, data, texts, tests and rules text; what was made is noted so that it can be taken back."""
    code, tests, _ = targets(root, names)
    source = root / "src" / "admiralty" / "games" / TEMPLATE
    made.append(code)
    copy_tree(source, code, names)
    (code / "data" / TINY).unlink()
    (code / "__init__.py").write_text(f'"""{names.title}."""\n', encoding="utf-8")
    made.append(tests)
    copy_tree(root / "tests" / "games" / TEMPLATE, tests, names)
    tidy(code, tests)


def copy_tree(source: Path, target: Path, names: Names) -> None:
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            place = target / str(path.relative_to(source)).replace(TEMPLATE, names.slug)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(names.put_into(path.read_text(encoding="utf-8")), encoding="utf-8")


def write_golden_games(root: Path, names: Names) -> None:
    """The project's own tool plays and records them, in a process that sees the new game."""
    command = [sys.executable, "-m", "admiralty.testing.playthrough", names.slug]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise Stop(
            f"the golden games could not be written: {lines[-1] if lines else 'no reason given'}", FAILED
        )
