"""Boards in a notebook: the picture of a table as a browser draws it."""

from __future__ import annotations

from playwright.sync_api import Browser

from admiralty.show import picture

WIDTH_OF_SPACES = """() => {
  const text = document.querySelector('text');
  return text.getSubStringLength(1, 8) / text.getComputedTextLength();
}"""


def test_spaces_in_a_picture_keep_their_width(browser: Browser) -> None:
    """`xml:space` on the whole picture is not enough: browsers folded spaces, and frames did not close."""
    page = browser.new_page()
    page.set_content(picture.svg([[("", "a        b")]], ()))
    assert page.evaluate("() => document.querySelector('text').getNumberOfChars()") == 10
    assert abs(page.evaluate(WIDTH_OF_SPACES) - 0.8) < 0.01
    page.close()
