"""Pictures of every main screen, kept in build/screenshots: for the eye of whoever changes the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import screens
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, PROJECTOR
from tests.browser.screens import Screen

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
PROJECT = "localStorage.setItem('admiralty.projector', 'on')"


@pytest.mark.parametrize("screen", screens.MAIN + screens.MORE, ids=lambda screen: screen.__name__)
def test_every_screen_fits_its_width(visit: Visit, screen: Screen) -> None:
    """Phone, laptop in light and dark, projector: nothing scrolls sideways, and a picture of each is kept."""
    for name, size, scheme in (
        ("phone", PHONE, "light"),
        ("laptop", LAPTOP, "light"),
        ("laptop-dark", LAPTOP, "dark"),
        ("projector", PROJECTOR, "light"),
    ):
        captain = visit(size, color_scheme=scheme)
        captain.tolerates = ("status of 4",)
        if name == "projector":
            captain.page.add_init_script(PROJECT)
        screen(captain)
        assert not captain.scrolls_sideways(), name
        captain.page.screenshot(path=FOLDER / f"{screen.__name__}-{name}.png", full_page=name == "phone")
