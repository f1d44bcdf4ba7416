"""Every sign has a key, and nothing shows a message id or a raw key, in any language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES, PHONE, Captain
from tests.browser.test_accessibility import grave
from tests.browser.test_readability import naval_board, war_board

# What looks like the name of a message, or like the key of a figure, in anything that is shown or spoken.
KINDS = (
    "page board label event ask wait do advice legend phase screen option value window seat refuse outcome"
)
RAW = """kinds => {
  const raw = new RegExp(`(^|[^\\\\w/#.:-])((${kinds})-[a-z][a-z0-9-]+|p_[a-z]+|p [a-z]{2}\\\\b|expected_)`);
  const found = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style')) continue;
    const texts = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent);
    const spoken = ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? '');
    found.push(...[...texts, ...spoken].filter(text => raw.test(text.trim())));
  }
  return [...new Set(found)];
}"""
BOARDS = (screens.battle, screens.midway_flight, screens.midway_cards, war_board, naval_board)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.__name__)
def test_no_screen_shows_a_key_in_any_language_and_the_legend_opens(
    captain: Captain, board: Callable[[Captain], None]
) -> None:
    board(captain)
    for language in LANGUAGES:
        captain.speak(language)
        captain.page.keyboard.press("?")
        expect(captain.page.locator("[data-legend] dd").nth(4)).to_be_visible()
        assert captain.page.evaluate(RAW, KINDS.replace(" ", "|")) == [], language
        captain.page.keyboard.press("Escape")
        expect(captain.page.locator("dialog[open]")).to_have_count(0)
    captain.page.keyboard.press("?")
    assert not grave(captain)


def test_a_finger_opens_the_legend(visit: Visit) -> None:
    phone = visit(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    war_board(phone)
    phone.page.get_by_role("button", name="What the signs mean").tap()
    expect(phone.page.locator("[data-legend]")).to_contain_text("combat strength")
