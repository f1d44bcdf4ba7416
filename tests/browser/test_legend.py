"""A finger opens the key to the signs; test_screenshots.py opens it on every board, in every language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import war
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE


def test_a_finger_opens_the_legend(visit: Visit) -> None:
    phone = visit(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    war.bring(phone, war.stand(war.FRONT + "movement japan"))
    phone.page.get_by_role("button", name="What the signs mean").tap()
    expect(phone.page.locator("[data-legend]")).to_contain_text("combat strength")
