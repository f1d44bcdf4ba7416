"""README.md names the games in the words of their own folders."""

from __future__ import annotations

from tools import readme


def test_the_table_of_games_is_that_of_their_texts() -> None:
    """If not: `python -m tools.readme`."""
    page = readme.README.read_text(encoding="utf-8")
    assert readme.written_anew(page) == page


def test_another_table_is_replaced_and_nothing_else() -> None:
    page = f"before\n\n{readme.HEAD}| old | | |\n\nafter\n"
    assert readme.written_anew(page) == f"before\n\n{readme.table()}\nafter\n"
    assert "old" not in readme.written_anew(page)
