"""Dark and light."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain

# A canvas turns any colour, however it is written, into numbers.
LIGHTNESS = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
  if (a < 255) throw new Error('the page has no background');
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}"""


def looks(captain: Captain, scheme: str) -> None:
    """Even without motion a colour takes a frame to change, so the page is asked until it agrees."""
    comparison = "<" if scheme == "dark" else ">"
    captain.page.wait_for_function(f"() => ({LIGHTNESS})() {comparison} 0.5")


def test_the_page_follows_the_system_until_the_button_in_the_header_says_otherwise(visit: Visit) -> None:
    captain = visit(color_scheme="dark")
    captain.open()
    looks(captain, "dark")
    captain.sees("light")
    looks(captain, "light")
    captain.page.get_by_role("button", name="Appearance: as the system").click()
    captain.page.get_by_role("button", name="Appearance: light").click()
    expect(captain.page.get_by_role("button", name="Appearance: dark")).to_be_visible()
    looks(captain, "dark")
    captain.page.reload()
    expect(captain.page.locator("html")).to_have_attribute("data-theme", "dark")
    looks(captain, "dark")


def test_preferences_open_by_key_and_are_kept(captain: Captain) -> None:
    captain.open()
    captain.page.keyboard.press(",")
    settings = captain.page.get_by_role("dialog", name="Settings")
    settings.get_by_role("button", name="for colour-blind players").click()
    settings.get_by_role("slider", name="Width of the side panel").fill("40")
    settings.get_by_role("checkbox", name="Compact log").uncheck()
    captain.page.reload()
    expect(captain.page.locator("html")).to_have_attribute("data-colours", "distinct")
    captain.page.get_by_role("button", name="Settings").click()
    expect(settings.get_by_role("slider", name="Width of the side panel")).to_have_value("40")
    expect(settings.get_by_role("checkbox", name="Compact log")).not_to_be_checked()
    expect(settings.get_by_role("button", name="at once", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
