"""`admiralty clauses`: the index itself, and that it is complete for every game."""

from __future__ import annotations

import ast
import json
import shutil
from functools import cache
from pathlib import Path

import pytest

from admiralty import games
from admiralty.cli import citations
from admiralty.cli.clauses import COMPLETE, index
from tests.cli.conftest import Cli


@cache
def cited(slug: str) -> citations.Index:
    return citations.Index(games.load(slug))


@pytest.mark.parametrize("slug", games.slugs())
def test_every_clause_is_coded_and_tested(slug: str) -> None:
    rows = index(games.load(slug), cited(slug))
    assert rows
    assert {row.clause.number: row.status for row in rows if row.status != COMPLETE} == {}


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_nothing_cites_a_clause_that_is_not_there(slug: str) -> None:
    found = cited(slug)
    known = {row.clause.number for row in index(games.load(slug), found)}
    assert set(found.code) | set(found.tests) <= known


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    document = json.loads(cli("clauses", "_template", "--json").out)
    assert document["game"] == "_template"
    assert (
        document["total"]
        == document["coded"]
        == document["tested"]
        == document["complete"]
        == len(document["rows"])
    )
    row = document["rows"][0]
    assert row["clause"] == "TP-1.1"
    assert row["text"].startswith("There are two sides")
    assert row["code"][0].startswith("src/admiralty/games/_template/")
    assert row["tests"][0].endswith("test_tp_1_1__there_are_two_sides")
    assert row["status"] == "complete"


def test_people_see_a_line_for_each_clause(cli: Cli) -> None:
    result = cli("clauses", "_template", "--check")
    assert result.code == 0
    assert result.out.count("complete ") == 14
    assert "14 total, 14 coded, 14 tested, 14 complete" in result.out


def test_a_clause_by_its_number_shows_where_it_is_coded_and_tested(cli: Cli) -> None:
    result = cli("clauses", "_template", "TP-4.4")
    assert result.code == 0
    assert result.out.startswith("TP-4.4  complete")
    assert "code  src/admiralty/games/_template/r04_pursuit.py" in result.out
    assert "test  test_r04_clash.py::test_tp_4_4__" in result.out
    assert "TP-4.3" not in result.out


def test_an_unknown_clause_is_refused_with_a_sentence(cli: Cli) -> None:
    result = cli("clauses", "_template", "TP-9.9")
    assert result.code == 2
    assert "no clause TP-9.9" in result.err


@pytest.mark.parametrize("slug", games.slugs())
def test_every_clause_is_complete_and_four_fifths_stand_in_the_modules_of_their_chapters(
    cli: Cli, slug: str
) -> None:
    assert cli("clauses", slug, "--check", "--home", "80").code == 0
    found = cited(slug).shares()
    assert 80 <= found["percent"] == 100 * found["in_their_chapter"] // found["citations"] < 100
    assert 5 * found["left_out"] <= found["left_out"] + found["citations"]


def test_too_few_citations_in_their_chapter_fail(cli: Cli) -> None:
    result = cli("clauses", "battle-of-midway", "--home", "99")
    assert result.code == 1
    assert "citations in a module of their chapter" in result.out


def test_a_missing_test_fails_the_check(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "tests_folder", lambda folder: None)
    result = cli("clauses", "_template", "--check")
    assert result.code == 1
    assert result.out.count("no test") == 14
    assert "The tests are not here" in result.err


def test_only_tests_that_pass_count_if_they_are_run(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(
        "def test_tp_1_1__good() -> None:\n    pass\n\n\ndef test_tp_1_2__bad() -> None:\n    assert not 1\n"
    )
    for module in ("citations", "clauses"):
        monkeypatch.setattr(f"admiralty.cli.{module}.tests_folder", lambda folder: tmp_path)
    found = {}
    for arguments in ((), ("--run",)):
        rows = json.loads(cli("clauses", "_template", "TP-1.1", "TP-1.2", "--json", *arguments).out)["rows"]
        found[arguments] = [row["tests"] for row in rows]
    good, bad = ["test_some.py::test_tp_1_1__good"], ["test_some.py::test_tp_1_2__bad"]
    assert found == {(): [good, bad], ("--run",): [good, []]}


# The parts


def test_only_rules_that_something_calls_count_as_code(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "admiralty" / "games" / "_template"
    shutil.copytree(games.find("_template").folder, folder)
    (folder / "r09_more.py").write_text(
        'def used():\n    """[TP-1.1] Called below."""\n\n\n'
        'def dead():\n    """[TP-1.2] Nothing calls it."""\n    return dead_too()\n\n\n'
        'class Unused:\n    """[TP-1.3] Nothing makes one."""\n\n\nused()\n'
    )
    (folder / "bot" / "more.py").write_text('"""[TP-2.1] Search is no rule."""\n')
    game = games.load("_template")
    before = citations.Index(game)
    moved = type("Moved", (type(game),), {"folder": folder})({})
    after = citations.Index(moved)
    added = {clause: set(after.code[clause]) - set(before.code[clause]) for clause in before.code}
    assert {clause: places for clause, places in added.items() if places} == {
        "TP-1.1": {"src/admiralty/games/_template/r09_more.py:1"}
    }


def test_comments_are_found_outside_texts_only() -> None:
    toml = list(citations.toml_comments('a = "# [PA-1.1]"  # [PA-1.2]\nb = 1\n'))
    assert toml == [(1, " [PA-1.2]")]
    python = list(citations.python_comments('x = "# [PA-1.1]"  # Reading PA-R.3: so\n'))
    assert python == [(1, "# Reading PA-R.3: so")]


def test_options_cite_their_clause_in_code() -> None:
    tree = ast.parse(
        'Option("a", ("x",), "x", "PA-1.1")\nOption("b", v, d, clause="PA-1.2")\nOther("PA-1.3")'
    )
    assert list(citations.option_clauses(tree)) == [(1, "PA-1.1"), (2, "PA-1.2")]


def test_the_text_may_be_a_translation_and_says_so(cli: Cli) -> None:
    shown = cli("clauses", "port-arthur", "PA-4.7", "--lang", "fr").out
    assert "Les navires coulés ne comptent pas pour la victoire." in shown
    assert "le texte anglais fait foi" in shown
    assert "Translation" not in cli("clauses", "port-arthur", "PA-4.7").out
    assert cli("clauses", "port-arthur", "--lang", "xx").code != 0
