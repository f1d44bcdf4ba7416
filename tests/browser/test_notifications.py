"""The switches of notifications and the links in mails, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from admiralty.server.notify import web_push
from admiralty.server.settings import MailServer, Notifications, Settings
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE
from tests.browser.test_access import sign_in
from tests.server.harness import Server, wait_until
from tests.server.sinks import sinks


def test_mail_is_switched_on_confirmed_tested_and_stopped(
    visit: Visit, page_is_built: None, tmp_path: Path
) -> None:
    with sinks() as (_, mail):
        house = Server(
            Settings(
                database=str(tmp_path / "games.db"),
                limits=False,
                bot_workers=1,
                notifications=Notifications(mail_seconds=0),
                mail=MailServer("127.0.0.1", mail.port, "none", sender="club@example.org"),
                vapid_key=web_push.new_key(),
                vapid_contact="mailto:club@example.org",
            )
        )
        house.restart(origin=house.url)
        ann = visit(server=house, worker=True)
        ann.tolerates = ("WebSocket is closed",)  # of the lobby, when the test goes elsewhere at once
        ann.open()
        sign_in(ann, "wants-to-know", "Create the account")
        ann.page.get_by_role("button", name="Settings").click()
        dialog = ann.page.get_by_role("dialog")
        dialog.locator("summary", has_text="Notifications").click()
        dialog.get_by_label("My turn: Mail").check()
        dialog.get_by_label("My turn: Browser").check()
        dialog.get_by_label("Mail address").fill("ann@example.org")
        dialog.locator("details form").get_by_role("button", name="Save").click()
        expect(dialog.get_by_text("We have sent you a mail.")).to_be_visible()
        dialog.get_by_label("Mails come").select_option("together, once a day")
        expect(dialog.get_by_text("No browser shows them yet.")).to_be_visible()
        build = Path("build/screenshots")
        build.mkdir(parents=True, exist_ok=True)
        for width, height in ((1366, 768), (360, 740)):
            ann.page.set_viewport_size({"width": width, "height": height})
            dialog.get_by_label("Mails come").scroll_into_view_if_needed()
            ann.page.screenshot(path=build / f"notifications-{width}.png")

        wait_until(lambda: len(mail.mails) == 1)
        (link,) = re.findall(r"http\S+/confirm-mail#\S+", mail.mails[0].get_content())
        ann.page.goto(link)
        ann.page.get_by_role("button", name="Confirm the mail address").click()
        expect(ann.page.get_by_text("Your mail address is confirmed.")).to_be_visible()
        ann.page.get_by_role("button", name="Settings").click()
        dialog.locator("summary", has_text="Notifications").click()
        expect(dialog.get_by_label("Mails come")).to_have_value("daily")
        dialog.get_by_role("button", name="Send a test").click()
        wait_until(lambda: len(mail.mails) == 2)
        ann.page.goto(mail.mails[1]["List-Unsubscribe"].strip("<>"))
        ann.page.get_by_role("button", name="Stop the mails").click()
        expect(ann.page.get_by_text("You will get no more mails.")).to_be_visible()

        # At another browser, with a forgotten password: the confirmed address still gets a link.
        phone = visit(PHONE, server=house)
        phone.tolerates = ("WebSocket", "ERR_CONNECTION_REFUSED")  # of the lobby, when the server is gone
        phone.open()
        phone.page.get_by_role("button", name="Sign in").click()
        phone.page.get_by_role("link", name="Forgotten the password?").click()
        phone.page.get_by_label("Your account name or mail address").fill("ann@example.org")
        phone.page.get_by_role("button", name="Send me a link").click()
        expect(phone.page.get_by_text("a link is on its way")).to_be_visible()
        assert not phone.scrolls_sideways()
        wait_until(lambda: len(mail.mails) == 3)
        (link,) = re.findall(r"http\S+/reset#\S+", mail.mails[2].get_content())
        phone.page.goto(link)
        phone.page.get_by_label("New password").fill("another fleet of boats")
        phone.page.get_by_role("button", name="Set the new password").click()
        expect(phone.page.get_by_role("link", name="Your profile")).to_be_visible()
        expect(phone.page.get_by_role("button", name="Sign in")).to_have_count(0)
        house.close()
