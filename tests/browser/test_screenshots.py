"""Pictures of every main screen, kept in build/screenshots: for the eye of whoever changes the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import screens
from tests.browser.harness import LAPTOP, PHONE, PROJECTOR, Captain
from tests.browser.screens import Screen

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
# Two frames later the drawing has measured itself again.
ENLARGE = """() => new Promise(done => {
  document.documentElement.classList.add('projector');
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""


@pytest.mark.parametrize("screen", screens.MAIN + screens.MORE, ids=lambda screen: screen.__name__)
def test_every_screen_fits_its_width(captain: Captain, screen: Screen) -> None:
    """Laptop in light and dark, projector, phone: nothing scrolls sideways, and a picture of each is kept."""
    captain.tolerates = ("status of 4",)
    screen(captain)
    page = captain.page
    for name, (width, height) in (
        ("laptop", LAPTOP),
        ("laptop-dark", LAPTOP),
        ("phone", PHONE),
        ("projector", PROJECTOR),
    ):
        page.set_viewport_size({"width": width, "height": height})
        captain.sees("dark" if name == "laptop-dark" else "light")
        if name == "projector":
            page.evaluate(ENLARGE)
        assert not captain.scrolls_sideways(), name
        page.screenshot(path=FOLDER / f"{screen.__name__}-{name}.png", full_page=name == "phone")
