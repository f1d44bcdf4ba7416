"""Hints: what the hard bot would do, for who plays alone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain

PICTURES = Path("build/screenshots")


def test_a_hint_names_choices_with_numbers_and_can_be_followed(captain: Captain) -> None:
    captain.new_game("bot")
    captain.page.get_by_role("button", name="Hint", exact=True).click()
    advice = captain.page.locator(".advice")
    expect(advice).to_contain_text(re.compile(r"Chance to win: \d+% now"))
    expect(advice.get_by_role("listitem")).to_have_count(3)
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+% after it"))
    expect(advice).to_contain_text(re.compile("Improves most: .|Costs: ."))
    expect(captain.page.locator("[data-proposal] rect").first).to_be_attached()
    captain.page.screenshot(path=PICTURES / "hint.png")
    captain.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    expect(captain.page.locator("[data-proposal]")).to_have_count(0)
    captain.page.get_by_role("button", name="Hint", exact=True).click()
    before = captain.sequence
    advice.get_by_role("listitem").first.get_by_role("button").click()
    captain.goes_beyond(before)
    expect(advice).to_have_count(0)


def test_on_a_phone_the_hint_lies_over_the_board_and_nobody_is_hinted_who_plays_a_friend(
    visit: Visit,
) -> None:
    phone = visit(PHONE, has_touch=True, is_mobile=True)
    phone.new_game("friend")
    expect(phone.prompt).to_be_visible()
    expect(phone.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    phone.new_game("bot")
    phone.page.get_by_role("button", name="Hint", exact=True).tap()
    expect(phone.page.locator(".advice")).to_contain_text("after it")
    assert not phone.scrolls_sideways()
    phone.page.screenshot(path=PICTURES / "hint-phone.png")
    phone.page.get_by_role("button", name="Close the hint").tap()
    expect(phone.page.locator(".advice")).to_have_count(0)
