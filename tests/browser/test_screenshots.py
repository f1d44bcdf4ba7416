"""Every main screen in all its looks: it fits, axe finds nothing serious, its letters can be read.

Pictures are kept in build/screenshots, for the eye of whoever changes the page.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.harness import LANGUAGES, LAPTOP, PHONE, PROJECTOR, Captain
from tests.browser.looks import letters_can_be_read, raw_names
from tests.browser.screens import Screen
from tests.browser.test_accessibility import OF_COLOURS, grave

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
# Two frames later the drawing has measured itself again.
ENLARGE = """() => new Promise(done => {
  document.documentElement.classList.add('projector');
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
# Screens that one person visits one after the other; what one leaves in the browser disturbs none after it.
TOURS: dict[str, tuple[Screen, ...]] = {
    "lobby": (
        screens.joining, screens.lobby, screens.settings, screens.keyboard_help, screens.nowhere,
        screens.guide,
    ),
    "table": (
        screens.table, screens.marked, screens.invitation, screens.curtain, screens.rules, screens.names,
        screens.text_view,
    ),
    "positions": (screens.refusals, screens.battle, screens.landing, screens.hits),
    "finished": (screens.finished, screens.finished_log, screens.log_and_chat, screens.everything),
    "midway": (screens.midway_flight, screens.midway_plan, screens.midway_cards, screens.midway_text),
    "lesson": (screens.lesson, screens.lesson_end, screens.naval_planning),
    "war": (screens.war_movement, screens.war_combat, screens.war_cards),
}  # fmt: skip
WAR = (screens.war_movement, screens.war_combat, screens.war_cards)
SEEN_BY_AXE = (
    screens.lobby, screens.table, screens.refusals, screens.battle, screens.text_view, screens.rules,
    screens.settings, screens.keyboard_help, screens.invitation, screens.curtain, screens.finished,
    screens.midway_flight, screens.midway_plan, screens.midway_cards, screens.lesson, screens.guide,
    screens.naval_planning, *WAR,
)  # fmt: skip
SEEN_BY_AXE_ON_A_PHONE = (screens.lobby, screens.table, screens.battle, *WAR)
READ = (
    screens.landing, screens.hits, screens.midway_flight, screens.midway_cards, screens.war_movement,
    screens.naval_planning,
)  # fmt: skip
WITH_LEGEND = (
    screens.battle, screens.midway_flight, screens.midway_cards, screens.war_movement, screens.naval_planning,
)  # fmt: skip


@pytest.mark.parametrize("tour", TOURS)
def test_every_screen_fits_its_width_is_accessible_and_can_be_read(captain: Captain, tour: str) -> None:
    captain.tolerates = ("status of 4",)
    for screen in TOURS[tour]:
        screen(captain)
        look_at(captain, screen)
        if screen in WITH_LEGEND:
            open_legend(captain, screen)


def look_at(captain: Captain, screen: Screen) -> None:
    """On a laptop in light and dark, a phone and a projector."""
    page, name = captain.page, screen.__name__
    for look, (width, height) in (
        ("laptop-dark", LAPTOP),
        ("projector", PROJECTOR),
        ("phone", PHONE),
        ("laptop", LAPTOP),
    ):
        page.set_viewport_size({"width": width, "height": height})
        captain.sees("dark" if look == "laptop-dark" else "light")
        if look == "projector":
            page.evaluate(ENLARGE)
        assert not captain.scrolls_sideways(), (name, look)
        assert raw_names(captain) == [], (name, look)
        page.screenshot(path=FOLDER / f"{name}-{look}.png", full_page=look == "phone")
        if look == "laptop-dark" and screen in SEEN_BY_AXE:
            assert grave(captain, OF_COLOURS) == [], (name, look)
        if (look == "laptop" and screen in SEEN_BY_AXE) or (
            look == "phone" and screen in SEEN_BY_AXE_ON_A_PHONE
        ):
            assert grave(captain) == [], (name, look)
        if look in ("laptop", "phone") and screen in READ:
            letters_can_be_read(captain, (width, height))
        page.evaluate("document.documentElement.classList.remove('projector')")


def open_legend(captain: Captain, screen: Screen) -> None:
    """Every sign has a key, and nothing shows a message id or a raw key, in any language."""
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        captain.speak(language)
        captain.page.keyboard.press("?")
        expect(captain.page.locator("[data-legend] dd").nth(4)).to_be_visible()
        assert raw_names(captain) == [], (screen.__name__, language)
        if language != LANGUAGES[0]:
            captain.page.keyboard.press("Escape")
            expect(captain.page.locator("dialog[open]")).to_have_count(0)
    assert not grave(captain)
