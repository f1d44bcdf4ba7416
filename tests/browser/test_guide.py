"""How to win: from the lobby over the pictures of a turn into a guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from admiralty import games
from admiralty.server.profiles.balance import simulated
from admiralty.show.text import Speaker
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, Captain

PICTURES = 6


def speaker(captain: Captain, slug: str) -> Speaker:
    return Speaker(games.load(slug), captain.page.evaluate("document.documentElement.lang"))


@pytest.mark.parametrize("slug", games.slugs())
def test_a_turn_is_drawn_in_six_pictures_by_the_board_itself(visit: Visit, slug: str) -> None:
    """On a phone, where the page is longest: nothing is wider than the screen, every board is drawn."""
    captain = visit(PHONE)
    captain.open(f"/learn/{slug}")
    captain.speak("cs")
    figures = captain.page.locator("figure")
    expect(figures).to_have_count(PICTURES)
    expect(captain.page.locator(".goal")).to_contain_text(speaker(captain, slug).say("guide-goal"))
    for n in range(PICTURES):
        figures.nth(n).scroll_into_view_if_needed()
        expect(figures.nth(n).locator("svg").first).to_be_attached()
    title = speaker(captain, slug).say("game-title")
    expect(captain.page.get_by_role("heading", level=1)).to_contain_text(title)
    if simulated(games.load(slug)).lines:
        expect(captain.page.locator("section[aria-labelledby=balance] tbody tr").first).to_be_visible()
    assert captain.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_first_game_explains_each_thing_when_it_is_met(captain: Captain) -> None:
    captain.open()
    captain.page.locator('a[href="/learn/port-arthur"]').click()
    captain.page.get_by_role("button", name="Guided first game").click()
    tip = captain.page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("Send ships to sea.")
    expect(tip).to_contain_text("1 of 13")
    hints = captain.page.get_by_role("complementary", name="How it works")
    expect(hints).to_be_hidden()
    tip.get_by_role("button", name="Rule PA-5.9").click()
    expect(captain.page.locator('[data-clause="PA-5.9"]')).to_be_visible()
    captain.page.keyboard.press("Escape")
    captain.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(tip.get_by_role("button", name="Understood")).to_be_in_viewport()
    captain.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})

    tip.get_by_role("button", name="Understood").click()
    expect(tip).to_be_hidden()
    captain.choice("embark tsushima").click()
    expect(tip).to_contain_text("You need an army in Mukden")
    captain.page.reload()
    expect(tip).to_contain_text("You need an army in Mukden")
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_be_hidden()
    expect(hints).to_be_visible()
    captain.page.reload()
    captain.choice("done").wait_for()
    expect(tip).to_be_hidden()
