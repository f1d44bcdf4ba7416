"""A whole game of each kind without a mouse, from the lobby to its result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain
from tests.browser.test_keyboard import tab_to

MOST_DECISIONS = 400
GAMES = {
    "Port Arthur": "Play against a bot",
    "Battle of Midway": "Play against a bot",
    "Russo-Japanese War": "Play against a bot",
    "Naval Strategy": "Play against bots",
}


def sit_down(captain: Captain, title: str) -> None:
    captain.open()
    card = captain.page.get_by_role("article", name=title)
    mode = card.get_by_role("button", name=GAMES[title], exact=True)
    mode.wait_for()
    tab_to(captain, mode)
    captain.page.keyboard.press("Enter")
    start = card.locator("button[type=submit]")
    start.wait_for()
    tab_to(captain, start)
    captain.page.keyboard.press("Enter")
    captain.at_table()
    captain.is_waited_for()


def decide(captain: Captain) -> None:
    """Whatever has a digit, what ends a phase before all; else the first choice of the list."""
    keyboard, before = captain.page.keyboard, captain.sequence
    digit = next((key for key in "01" if captain.choices.locator(f'[data-quick="{key}"]').count()), "")
    if digit:
        keyboard.press(digit)
    else:
        keyboard.press("g")
        expect(captain.choices.locator("[data-stop]").first).to_be_focused()
        if captain.choices.locator(".targets").count():
            # Names to mark: all of them, then upwards to the last thing that can be done with them.
            keyboard.press("Enter")
            captain.choices.locator(".targets button").first.wait_for()
            keyboard.press("ArrowUp")
        keyboard.press("Enter")
    captain.is_waited_for(after=before)


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit, title: str) -> None:
    captain = visit()
    sit_down(captain, title)
    result = captain.page.get_by_role("complementary", name="Result")
    for _ in range(MOST_DECISIONS):
        captain.choices.locator("[data-stop]").first.wait_for()
        decide(captain)
        if captain.is_over:
            break
    expect(result.get_by_role("button", name="Rematch with sides changed")).to_be_visible()
    assert captain.is_over
    old = captain.page.url.split("#")[0]
    captain.page.keyboard.press("b")
    expect(result.locator("[data-rematch]")).to_be_focused()
    captain.page.keyboard.press("Enter")
    captain.page.wait_for_url(lambda url: "/table/" in url and url.split("#")[0] != old)
