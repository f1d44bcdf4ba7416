"""An account one can rely on: a new password, sessions, own data, and deletion, in real browsers."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import sign_in


def test_the_password_is_changed_sessions_end_and_the_account_is_deleted(visit: Visit) -> None:
    ann, phone = visit(), visit()
    ann.new_game("screen")
    table = ann.page.url
    sign_in(ann, "relies-on-it", "Create the account")
    phone.open()
    sign_in(phone, "relies-on-it", "Sign in")
    phone.open(table)
    expect(phone.slider).to_be_visible()

    ann.page.get_by_role("button", name="Settings").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("Where I am signed in").click()
    expect(dialog.get_by_text("this browser")).to_have_count(1)
    expect(dialog.locator("details li")).to_have_count(2)

    dialog.get_by_text("Change the password").click()
    dialog.get_by_label("Present password").fill("correct horse battery")
    dialog.get_by_label("New password").fill("a fleet of paper boats")
    dialog.get_by_role("button", name="Set the new password").click()
    expect(ann.page.get_by_text("The new password holds.")).to_be_visible()
    expect(phone.page.get_by_text("You are signed out, so this table is closed here.")).to_be_visible()

    with ann.page.expect_download() as saved:
        dialog.get_by_role("button", name="Download my data").click()
    told = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert told["account"]["login"] == "relies-on-it"
    assert [f"/table/{each['id']}" for each in told["tables"]] == ["/table/" + table.rpartition("/")[2]]

    ann.tolerates = ("403", "401", "404")  # the browser reports refused requests, too
    dialog.get_by_text("Delete the account").click()
    dialog.get_by_label("Password", exact=True).fill("a fleet of paper boats")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(ann.page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Create the account")).to_be_visible()
