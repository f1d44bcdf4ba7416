"""Code, options and words cite clauses that the rules text has."""

from __future__ import annotations

import ast
import re

from admiralty.testing.cases import Case, clauses, loaded
from admiralty.testing.docstrings import cited, docstrings
from admiralty.testing.marks import every_game

CITATION = r"(?<![\w-])({prefix}-[A-Z0-9]+(?:\.[A-Z]?[0-9]+)?)"
CHAPTER = re.compile(r"^### ([A-Z]+-[A-Z0-9]+) ", re.MULTILINE)


@every_game
def test_every_clause_has_the_prefix_of_the_game(slug: str) -> None:
    prefix = loaded(Case(slug, ())).prefix
    assert all(clause.startswith(f"{prefix}-") for clause in clauses(slug))


@every_game
def test_code_cites_clauses_that_exist(slug: str) -> None:
    game = loaded(Case(slug, ()))
    chapters = set(CHAPTER.findall((game.folder / "rules.md").read_text(encoding="utf-8")))
    pattern = re.compile(CITATION.format(prefix=game.prefix))
    for path in sorted(game.folder.rglob("*.py")):
        found = set(pattern.findall(path.read_text(encoding="utf-8")))
        assert found <= clauses(slug) | chapters, path.name


@every_game
def test_every_frame_cites_its_clause_first(slug: str) -> None:
    game = loaded(Case(slug, ()))
    said = docstrings(game)
    for name in game.frames:
        assert cited(said[name])[0] in clauses(slug), name


@every_game
def test_options_events_and_prompts_cite_clauses_that_exist(slug: str) -> None:
    game = loaded(Case(slug, ()))
    for option in game.option_list():
        assert option.clause in clauses(slug), option.name
        assert option.default in option.values
    for name, kind in (game.events | game.prompts).items():
        assert kind.clause in clauses(slug), name


@every_game
def test_presets_set_options_that_exist(slug: str) -> None:
    known = {option.name: option for option in loaded(Case(slug, ())).option_list()}
    for option in known.values():
        for name, value in option.sets:
            assert value in known[name].values


@every_game
def test_every_verb_is_called_like_its_constant(slug: str) -> None:
    """Rules know a verb by a number and players by a word: they must mean the same."""
    game = loaded(Case(slug, ()))
    words = ast.parse((game.folder / "words.py").read_text(encoding="utf-8"))
    (table,) = [
        node.args[0]
        for node in ast.walk(words)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "verb_table"
    ]
    assert isinstance(table, ast.Dict)
    names = [verb.name for verb in game.verbs]
    constants = [ast.unparse(key).removesuffix(" << 24").rpartition(".")[2] for key in table.keys if key]
    assert [constant.lower().replace("_", "-") for constant in constants] == names
