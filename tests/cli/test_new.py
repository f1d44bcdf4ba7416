"""`admiralty new`, in a copy of the project: the new game is complete at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from admiralty import games
from admiralty.cli import new
from tests.cli.conftest import Cli

ROOT = Path(__file__).parents[2]
SIDES_OF_TEMPLATE = re.compile(r"(?<![a-z])(red|blue)(?![a-z])|Červen|Modř|Rouge|Bleu|赤|青", re.IGNORECASE)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which a game has been made."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("src", "tests", "tools", "docs"):
        junk = shutil.ignore_patterns("*.egg-info", "static", "*.so")
        shutil.copytree(ROOT / name, copy / name, symlinks=True, ignore=junk)
    shutil.copy(ROOT / "pyproject.toml", copy)
    done = in_copy(copy, "-m", "admiralty", "new", "sea-lion", "--sides", "britain,germany")
    assert done.returncode == 0, done.stderr
    assert "admiralty play sea-lion" in done.stdout
    return copy


def in_copy(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "XDG_STATE_HOME": str(copy / "state")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


def test_code_tests_and_rules_are_there_under_the_new_name(checkout: Path) -> None:
    code = checkout / "src" / "admiralty" / "games" / "sea_lion"
    assert (code / "data" / "sea-lion.toml").is_file()
    assert (code / "rules.md").is_file()
    assert not (code / "rules.md").is_symlink()
    assert list((checkout / "tests" / "replays" / "sea-lion").iterdir())
    for path in [*code.rglob("*"), *(checkout / "tests" / "games" / "sea_lion").rglob("*")]:
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text(encoding="utf-8")
            for word in ("_template", "skirmish", "tp-", "test_tp_"):
                assert word not in text.lower(), path
            assert not SIDES_OF_TEMPLATE.search(text), path


def test_it_is_listed_and_every_clause_is_complete(checkout: Path) -> None:
    assert "Sea Lion" in in_copy(checkout, "-m", "admiralty", "games").stdout
    assert in_copy(checkout, "-m", "admiralty", "clauses", "sea-lion", "--check").returncode == 0


def test_it_passes_its_tests_and_the_contract(checkout: Path) -> None:
    chosen = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "sea_lion or sea-lion"]
    own = "tests/games/sea_lion", "tests/games/test_recipe.py"
    done = in_copy(checkout, *chosen, *own, "tests/contract", "tests/show", "tests/table")
    assert done.returncode == 0, done.stdout[-2000:]
    assert " passed" in done.stdout


def test_it_is_not_made_twice_nor_with_a_prefix_that_is_taken(checkout: Path) -> None:
    again = in_copy(checkout, "-m", "admiralty", "new", "sea-lion")
    assert again.returncode == 2
    assert "exists already" in again.stderr
    taken = in_copy(checkout, "-m", "admiralty", "new", "snow-leopard")
    assert taken.returncode == 2
    assert "--prefix" in taken.stderr


@pytest.mark.parametrize("slug", ["Sea", "sea_lion", "-x", "9x", "x--y", "class", "x" * 41, ""])
def test_bad_names_are_refused(cli: Cli, slug: str) -> None:
    result = cli("new", "--", slug)
    assert result.code == 2
    assert "no name for a game" in result.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--prefix", "x"], "two to four capitals"),
        (["--title", 'A "B"'], "a title is made of"),
        (["--sides", "japan"], "two different names"),
        (["--sides", "japan,New Spain"], "no name for a side"),
    ],
)
def test_bad_prefixes_and_titles_are_refused(cli: Cli, arguments: list[str], words: str) -> None:
    result = cli("new", "sea-lion", *arguments)
    assert result.code == 2
    assert words in result.err


def test_what_was_half_made_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    def half(root: Path, names: new.Names, made: list[Path]) -> None:
        (tmp_path / "sea_lion").mkdir()
        (tmp_path / "sea-lion.md").write_text("half", encoding="utf-8")
        made += [tmp_path / "sea_lion", tmp_path / "sea-lion.md"]
        raise OSError(28, "No space left on device", "sea-lion.md")

    monkeypatch.setattr(new, "copy", half)
    assert cli("new", "sea-lion").code == 2
    assert list(tmp_path.glob("sea*")) == []


def test_an_installed_copy_is_no_place_for_a_new_game(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.find("_template"), "folder", tmp_path / "a" / "b" / "c" / "d")
    result = cli("new", "sea-lion")
    assert result.code == 2
    assert "checkout" in result.err
