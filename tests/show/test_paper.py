"""Sheets as a PDF: every language prints, every letter is there, nothing hidden is."""

from __future__ import annotations

import logging

import pytest

from admiralty import Table, games
from admiralty.kit.extras import Sheets
from admiralty.kit.sheets import Page, Text
from admiralty.show.paper import NEVER_FIRST, NoPaper, Press, pdf
from admiralty.show.text import LANGUAGES, Speaker


class Printed:
    """A game's sheets as plain text."""

    def __init__(self, table: Table, seat: str, language: str = "en") -> None:
        game = table.game
        self.pages: list[Page] = game.require(Sheets).pages(table.view(seat), Speaker(game, language))
        self.words = [mark.text for page in self.pages for mark in page.marks if isinstance(mark, Text)]


def week() -> Table:
    table = Table(games.load("naval-strategy", {"teams": "2"}), seed=1)
    table.play("blue", "left blue-1")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_every_language_has_all_its_letters(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The press complains about letters that no font has; it must find nothing to complain about."""
    with caplog.at_level(logging.WARNING):
        made = pdf(week().game, week().view("blue"), language)
    assert made.startswith(b"%PDF-")
    assert len(made) < 200_000
    assert not caplog.records


def test_a_letter_that_no_font_has_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    page = Page()
    page.text(10, 10, "\u0e01")
    with caplog.at_level(logging.WARNING):
        Press("strange", "en", "Page").print([page])
    assert "missing" in caplog.text


def test_a_seat_reads_its_own_plans_and_no_others() -> None:
    blue, red = Printed(week(), "blue").words, Printed(week(), "red").words
    assert blue.count("L") == red.count("L") + 1
    assert Printed(week(), "red").words == Printed(Table(week().game, seed=1), "red").words


def test_a_wide_word_is_set_smaller() -> None:
    page = Page()
    page.text(10, 10, "W" * 80, 20, width=50)
    assert len(Press("wide", "en", "Page").print([page])) > 1000
    assert page.marks == [Text(10, 10, "W" * 80, 20, "L", False, 0, 50)]


def test_a_game_without_sheets_says_so() -> None:
    table = Table(games.load("port-arthur"), seed=1)
    with pytest.raises(NoPaper, match="Port Arthur has no sheets to print"):
        pdf(table.game, table.view(), "en")


def test_no_japanese_line_begins_with_a_mark_that_closes() -> None:
    press = Press("", "ja", "")
    press.file.add_page()
    press.file.set_font(press.family, "", 14)
    text = "港では売るか、降ろします。支払いに使えるのは、金庫と倉庫にあるものだけです。"
    for width in range(20, 120):
        lines = press.lines(text, width)
        assert "".join(lines) == text
        assert not any(line[0] in NEVER_FIRST for line in lines)
    press.print([])  # lets go of the fonts
