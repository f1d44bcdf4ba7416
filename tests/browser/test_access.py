"""Signing out, taking links back, and ending a game, in real browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain


def sign_in(captain: Captain, login: str, button: str) -> None:
    captain.page.get_by_role("button", name="Settings").click()
    dialog = captain.page.get_by_role("dialog")
    dialog.get_by_label("Account name").fill(login)
    dialog.get_by_label("Password").fill("correct horse battery")
    dialog.get_by_role("button", name=button).click()
    expect(dialog.get_by_text(f"Signed in as {login}.")).to_be_visible()
    captain.page.keyboard.press("Escape")


def test_signing_out_closes_every_window_of_this_browser_at_once(visit: Visit) -> None:
    captain = visit()
    captain.new_game("screen")
    sign_in(captain, "leaves-the-table", "Create the account")
    second = captain.page.context.new_page()
    second.goto(captain.page.url)
    expect(second.locator("#history")).to_be_visible()
    captain.page.get_by_role("button", name="Settings").click()
    captain.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    for page in (captain.page, second):
        expect(page.get_by_text("You are signed out, so this table is closed here.")).to_be_visible()
