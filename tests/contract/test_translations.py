"""A translation of the rules has the clauses of the English text, with the same options and figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from admiralty import games
from admiralty.show import rulebook
from admiralty.show.rulebook import Chapter, Clause
from admiralty.show.text import LANGUAGES
from tools import translations

FIGURE = re.compile(r"\d+")
DIGITS = "〇一二三四五六七八九"
KANJI = re.compile(rf"[{DIGITS}]+{DIGITS[0]}[{DIGITS}]+")
KANA = re.compile(r"[\u3041-\u30ff]")
ENGLISH = re.compile(r"(?<![\w-])(the|and|with|which|ships?|of|is|are|may|turn)(?![\w-])")
PAIRS = [
    (slug, language)
    for slug in games.slugs()
    for language in LANGUAGES
    if rulebook.is_translated(games.load(slug), language)
]
every_translation = pytest.mark.parametrize(("slug", "language"), PAIRS)


def both(slug: str, language: str) -> list[tuple[Clause, Clause]]:
    """Each clause in English and as it stands in the file of the translation."""
    game = games.load(slug)
    translated = rulebook.read(rulebook.file_of(game, language))
    theirs = {clause.number: clause for chapter in translated for clause in chapter.clauses}
    return [(clause, theirs[clause.number]) for clause in rulebook.clauses(game)]


def marks(clause: Clause) -> list[tuple[str, str]]:
    """What is the same in every language: words of the engine, and numbers of clauses."""
    return sorted(piece for piece in rulebook.read_marks(clause.sentence) if piece.kind in ("code", "clause"))


def arabic(text: str) -> str:
    """With figures for a number that is written digit by digit in kanji, such as Hill 203 on the map."""
    return KANJI.sub(lambda found: "".join(str(DIGITS.index(digit)) for digit in found[0]), text)


def blocks_of_code(clause: Clause) -> set[str]:
    """Lines in the words of the engine, which stay as they are."""
    return {line for line in clause.text.splitlines()[1:] if not line.startswith("- ")}


def numbers(chapters: list[Chapter]) -> list[list[str]]:
    return [[clause.number for clause in chapter.clauses] for chapter in chapters]


@every_translation
def test_the_chapters_and_clauses_are_those_of_the_english_text(slug: str, language: str) -> None:
    game = games.load(slug)
    original = rulebook.chapters(game)
    translated = rulebook.read(rulebook.file_of(game, language))
    assert numbers(translated) == numbers(original)
    assert all(chapter.heading for chapter in translated)


@every_translation
def test_numbers_references_and_options_are_the_same_in_each_clause(slug: str, language: str) -> None:
    for original, translated in both(slug, language):
        assert marks(translated) == marks(original), original.number
        figures = [Counter(FIGURE.findall(arabic(clause.sentence))) for clause in (original, translated)]
        assert figures[1] == figures[0], original.number
        lines = [len(clause.text.splitlines()) for clause in (original, translated)]
        assert lines[1] == lines[0], original.number
        assert bool(translated.title) == bool(original.title), original.number


@every_translation
def test_nothing_was_left_in_english(slug: str, language: str) -> None:
    for original, translated in both(slug, language):
        assert translated.source == "", f"{original.number}: the English clause has its source"
        first, *others = f"{translated.title} {translated.text}".splitlines()
        prose = re.sub(r"`[^`]*`", "", " ".join([first, *(set(others) - blocks_of_code(original))]))
        if language == "ja":
            assert KANA.search(prose), original.number
        else:
            assert not ENGLISH.findall(prose), original.number


@pytest.mark.parametrize("slug", games.slugs())
def test_no_english_clause_has_changed_since_it_was_translated(slug: str) -> None:
    """Look at the translations it lists, then run `python -m tools.translations --accept`."""
    game = games.load(slug)
    assert translations.stale(game) == []
    assert translations.accepted(game).keys() == translations.translated(game).keys()


def test_a_changed_clause_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("port-arthur")
    known = translations.accepted(game)
    known["cs"]["PA-5.8"] = "00000000"
    del known["fr"]["PA-4.7"]
    monkeypatch.setattr(translations, "accepted", lambda game: known)
    assert translations.stale(game) == ["cs PA-5.8", "fr PA-4.7"]
