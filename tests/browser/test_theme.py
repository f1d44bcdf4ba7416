"""Dark and light."""

from __future__ import annotations

import pytest
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


def lightness(captain: Captain) -> float:
    return float(captain.page.evaluate(LIGHTNESS))


def test_the_button_in_the_header_goes_from_the_systems_look_to_light_and_dark(captain: Captain) -> None:
    captain.open()
    captain.page.get_by_role("button", name="Appearance: as the system").click()
    captain.page.get_by_role("button", name="Appearance: light").click()
    expect(captain.page.get_by_role("button", name="Appearance: dark")).to_be_visible()
    assert lightness(captain) < 0.3
    captain.page.reload()
    expect(captain.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert lightness(captain) < 0.3


@pytest.mark.parametrize(("scheme", "is_dark"), [("light", False), ("dark", True)])
def test_the_page_follows_the_system_until_told_otherwise(visit: Visit, scheme: str, is_dark: bool) -> None:
    captain = visit(color_scheme=scheme)
    captain.open()
    assert (lightness(captain) < 0.5) == is_dark
