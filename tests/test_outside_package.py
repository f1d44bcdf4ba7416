"""A game and a bot of a package that nothing here names: installed, they can be used like our own."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.outside import EXAMPLE, ROOT, install, run

COMMANDS = """
import sys
from admiralty.cli import main
games = ["--games", "10", "--seed", "1", "--option", "weather=off", "--json"]
sys.exit(
    main(["games", "--json"])
    or main(["simulate", "minesweepers", "--bots", "nim-sum,random", *games])
    or main(["ladder", "minesweepers", "--bots", "nim-sum,random", *games])
)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


def documents(text: str) -> list[dict[str, object]]:
    decoder, found = json.JSONDecoder(), []
    while text.strip():
        document, end = decoder.raw_decode(text.lstrip())
        found.append(document)
        text = text.lstrip()[end:]
    return found


def test_installed_they_are_listed_simulated_and_rated(python: Path, tmp_path: Path) -> None:
    done = run(python, "-c", COMMANDS, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    listed, simulated, rated = documents(done.stdout)
    assert "minesweepers" in [each["slug"] for each in listed]  # type: ignore[index]
    assert simulated["game"] == "minesweepers"
    assert simulated["wins"] == {"north": 10, "south": 0}  # whoever begins and knows Nim cannot lose
    assert "nim-sum" in json.dumps(rated)


def test_the_game_passes_everything_that_is_asked_of_a_game(tmp_path: Path) -> None:
    """`admiralty check`, by the name of its class: shipped contract suite, own tests, clauses, lint."""
    game = "minesweepers.game:Minesweepers"
    done = run(Path(sys.executable), "-m", "admiralty", "check", game, cwd=EXAMPLE, PYTHONPATH=str(EXAMPLE))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.split()[-1] for line in done.stdout.splitlines()] == ["good"] * 4


def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "half.py").write_text("class Half:\n    pass\n\n\n1 / 0\n", encoding="utf-8")
    done = run(Path(sys.executable), "-m", "admiralty", "perft", "half.py:Half", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        "admiralty: the game half.py:Half cannot be loaded: half.py cannot be run: "
        "ZeroDivisionError: division by zero.\n"
    )


def test_a_broken_contract_is_told_before_anything_that_stumbles_over_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    shutil.copytree(EXAMPLE, home, ignore=shutil.ignore_patterns("__pycache__"))
    rules = home / "minesweepers" / "r03_sweeping.py"
    text = rules.read_text(encoding="utf-8").replace("lane in range(len(", "lane in range(1, len(")
    rules.write_text(text, encoding="utf-8")
    path = f"{home}{os.pathsep}{ROOT / 'src'}"
    game = "minesweepers.game:Minesweepers"
    done = run(Path(sys.executable), "-m", "admiralty", "check", game, cwd=home, PYTHONPATH=path)
    assert done.returncode == 1
    assert "    `candidates` of ChooseLane leaves out what is legal: enter inshore" in done.stdout
    broken = [line for line in done.stdout.splitlines() if line.startswith("  FAILED")]
    assert broken
    assert all("::test_the_contract_holds[" in line for line in broken)
