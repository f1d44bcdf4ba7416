"""At 360 pixels, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain


@pytest.fixture
def phone(visit: Visit) -> Captain:
    return visit(PHONE, speed="fast", has_touch=True, is_mobile=True, device_scale_factor=2)


def touch(captain: Captain, target: str) -> None:
    captain.page.touchscreen.tap(*captain.point_of(target))


def test_nothing_scrolls_sideways_on_a_phone(phone: Captain) -> None:
    """Not even the names in all four languages."""
    phone.open()
    assert not phone.scrolls_sideways()
    for mode in ("Play against a bot", "Play a friend", "Both sides on this screen"):
        phone.card.get_by_role("button", name=mode).tap()
        phone.card.locator("summary").tap()
        assert not phone.scrolls_sideways(), mode
    phone.card.get_by_role("button", name="Rules").tap()
    phone.page.get_by_role("button", name="Names", exact=True).tap()
    table = phone.page.locator("aside table")
    expect(table.get_by_role("cell", name="三笠")).to_be_visible()
    assert table.evaluate(
        "t => t.getBoundingClientRect().right <= innerWidth && t.scrollWidth <= t.clientWidth"
    )
    phone.bring(records.in_battle().save())
    assert not phone.scrolls_sideways()
    for panel in ("Log", "Chat", "Table", "Choices"):
        phone.panel(panel)
        assert not phone.scrolls_sideways(), panel


def test_a_finger_sails_ships_on_the_board_and_in_the_list_and_can_read_and_press_all(phone: Captain) -> None:
    """Letters have at least 8 pixels on the map and 11 on the track beside it; what is pressed has 24 by 24,
    as WCAG 2.2 asks (2.5.8).
    """
    phone.new_game("bot")
    expect(phone.tray).to_be_visible()
    least = """([selector, pixels]) => [...document.querySelectorAll(selector)].every(text =>
      parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a >= pixels)"""
    phone.page.wait_for_function(least, arg=["#board .names text", 8])
    phone.page.wait_for_function(least, arg=["#board .port .name", 7.5])
    phone.page.wait_for_function(least, arg=["#board svg.track text", 11])
    phone.counter("mikasa").tap()
    expect(phone.counter("mikasa")).to_have_attribute("aria-pressed", "true")
    phone.page.locator('#board [data-target="zone:yellow-sea"]').scroll_into_view_if_needed()
    touch(phone, "zone:yellow-sea")
    phone.comes_to(1)
    phone.panel("Log")
    expect(phone.log).to_contain_text("Mikasa")

    phone.panel("Choices")
    small = phone.page.evaluate(
        """() => [...document.querySelectorAll('#board button, #choices button, .tabs button, header button')]
          .map(b => [b.getBoundingClientRect(), b.getAttribute('aria-label') || b.textContent])
          .filter(([box]) => box.width && (box.width < 24 || box.height < 24)).map(([, name]) => name)"""
    )
    assert small == []
    phone.choices.get_by_role("button", name="Asahi", exact=True).tap()
    phone.choices.get_by_role("button", name="→ Yellow Sea").tap()
    phone.comes_to(2)
    phone.choice("done").tap()
    # The choices stand below the board; what the bot does is shown all the same.
    expect(phone.page.locator("#board .map")).to_be_in_viewport(ratio=0.9)


def test_a_finished_game_opens_with_its_result_and_its_log(phone: Captain) -> None:
    phone.bring(records.finished().save())
    expect(phone.page.get_by_role("complementary", name="Result")).to_contain_text("wins")
    expect(phone.page.get_by_role("tab", name="Choices")).to_have_count(0)
    expect(phone.log).to_contain_text("Russia wins")
