"""The rules text is read in one way, and every surface shows the same clauses of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty import games
from admiralty.cli import citations
from admiralty.cli.clauses import index
from admiralty.server.games import library
from admiralty.show import rulebook
from admiralty.show.rulebook import look_up


def test_clauses_of_all_kinds_are_read() -> None:
    found = {clause.number: clause for clause in rulebook.clauses(games.load("port-arthur"))}
    assert found["PA-4.4"].sentence.startswith("The game lasts exactly six turns")
    assert found["PA-R.1"].sentence.startswith("The Manchuria track is a fork.")
    assert "The signed CP scale" in found["PA-R.12"].sentence
    assert found["PA-X.5"].is_example
    assert "ending_french" in found["PA-X.5"].text
    assert found["PA-X.10"].text.endswith("6 gives 3.")
    assert {"PA-D.9", "PA-H.10", "PA-12.2"} <= set(found)
    assert not found["PA-H.10"].is_example


def test_an_event_of_a_card_is_a_clause_like_any_other() -> None:
    """The page had none of the 32 events of the Russo-Japanese War, and a refusal linked to one of them."""
    found = {clause.number: clause for clause in rulebook.clauses(games.load("russo-japanese-war"))}
    events = [number for number in found if number.startswith("RJ-E.") and not found[number].is_example]
    assert len(events) == 32
    assert found["RJ-E.J01"].title == "Port Arthur Blockade."


def test_a_clause_is_looked_up_as_players_write_it() -> None:
    game = games.load("port-arthur")
    assert [clause.number for clause in look_up(game, "pa-5.8")] == ["PA-5.8"]
    assert [clause.number for clause in look_up(game, "5.1")] == ["PA-5.1"]
    assert len(look_up(game, "r")) == 17
    assert look_up(game, "99") == []


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_command_line_server_and_look_up_show_the_same_clauses(slug: str) -> None:
    game = games.load(slug)
    known = [clause.number for clause in rulebook.clauses(game)]
    assert len(known) == len(set(known)), "a clause stands twice in the rules text"
    assert [row.clause.number for row in index(game, citations.Index(game))] == known
    shown = [line for line in library.rules(slug).lines if line.clause]
    assert [line.clause for line in shown] == known
    assert all("".join(piece.text for piece in line.pieces or []).strip() for line in shown)
    assert [look_up(game, number)[0].number for number in known] == known


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_a_number_that_a_clause_refers_to_is_a_clause(slug: str) -> None:
    game = games.load(slug)
    known = {clause.number for clause in rulebook.clauses(game)}
    for clause in rulebook.clauses(game):
        named = {piece.text for piece in clause.pieces() if piece.kind == "clause"}
        assert {number for number in named if number.startswith(f"{game.prefix}-")} <= known, clause.number


def test_a_translation_has_the_numbers_and_sources_of_the_english_text() -> None:
    game = games.load("port-arthur")
    english, czech = (look_up(game, "5.8", language)[0] for language in ("en", "cs"))
    assert (czech.number, czech.source) == ("PA-5.8", english.source)
    assert czech.text == "Poškozená loď smí vyplout jen do oblasti sousedící s jejím přístavem."
    assert czech.digest != english.digest
    assert [chapter.heading for chapter in rulebook.chapters(game, "fr")][3] == (
        "PA-4 Points de contrôle et victoire"
    )


def test_what_is_not_translated_is_shown_in_english() -> None:
    game = games.load("_template")
    assert not rulebook.is_translated(game, "cs")
    assert rulebook.chapters(game, "cs") == rulebook.chapters(game)
    assert library.rules("_template", "cs").language == "en"
    assert library.rules("port-arthur", "cs").language == "cs"
    assert library.rules("port-arthur").language == "en"


def test_a_clause_that_a_translation_lacks_is_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load("port-arthur")
    (tmp_path / "rules.md").write_text("## One\n- **PA-1.1** Two sides. [cs]\n- **PA-1.2** Ships.")
    (tmp_path / "rules.fr.md").write_text("## Un\n- **PA-1.1** Deux camps.")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    (chapter,) = rulebook.chapters(game, "fr")
    assert chapter.heading == "Un"
    assert [(clause.text, clause.source) for clause in chapter.clauses] == [
        ("Deux camps.", "cs"),
        ("Ships.", ""),
    ]


def test_references_are_read_between_kanji() -> None:
    kinds = [(piece.kind, piece.text) for piece in rulebook.read_marks("これはPA-6.4により終わる")]
    assert ("clause", "PA-6.4") in kinds
