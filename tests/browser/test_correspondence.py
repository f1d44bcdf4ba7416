"""A correspondence game: the way to the table is found by mail, and every turn is told once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from admiralty.server.notify import web_push
from admiralty.server.settings import MailServer, Notifications, Settings
from tests.browser.conftest import Visit
from tests.browser.harness import Captain
from tests.server.harness import Server, wait_until
from tests.server.sinks import MailSink, PushBrowser, WebSink, sinks

DAY = 86_400
PACE = {"bank_seconds": 3 * DAY, "increment_seconds": DAY // 2, "cap_seconds": 5 * DAY}


class Reader:
    """Somebody with an account who is told of turns by mail and on a phone, and keeps no table open."""

    def __init__(self, captain: Captain, name: str, web: WebSink, mail: MailSink) -> None:
        self.captain, self.mail = captain, mail
        self.address, self.phone = f"{name}@example.org", PushBrowser(web, name)
        captain.tolerates = ("WebSocket", "ERR_CONNECTION_REFUSED")  # while the server starts anew
        captain.open("/learn/port-arthur")
        captain.ask("/me", name=name)
        captain.ask("/account", login=name, password="a fleet of paper boats")
        captain.ask("/me/notifications", switches={"turn": ["mail", "push"]}, mail=self.address)
        wait_until(lambda: len(self.mails()) == 1)
        (code,) = re.findall(r"/confirm-mail#(\S+)", self.mails()[0].get_content())
        captain.ask("/mail/confirm", token=code)
        captain.ask("/me/push", **self.phone.subscription)

    def mails(self) -> list[Any]:
        return [mail for mail in list(self.mail.mails) if mail["To"] == self.address]

    def turns(self) -> tuple[int, int]:
        """How often a turn was told, by mail and on the phone."""
        return len(self.mails()) - 1, len(self.phone.received())

    def is_told(self, turns: int) -> None:
        wait_until(lambda: self.turns() == (turns, turns))

    def take_turn(self) -> None:
        """By the link of the last mail; then the page is left."""
        (link,) = re.findall(r"http\S+/table/\S+", self.mails()[-1].get_content())
        self.captain.page.goto(link)
        self.captain.at_table()
        self.captain.take("done")
        self.captain.open("/learn/port-arthur")


def test_every_turn_is_told_once_over_three_restarts(
    visit: Visit, page_is_built: None, tmp_path: Path
) -> None:
    with sinks() as (web, mail):
        house = Server(
            Settings(
                database=str(tmp_path / "games.db"),
                limits=False,
                bot_workers=1,
                notifications=Notifications(mail_seconds=0, other_seconds=0),
                mail=MailServer("127.0.0.1", mail.port, "none", sender="club@example.org"),
                vapid_key=web_push.new_key(),
                vapid_contact="mailto:club@example.org",
                private_hosts=(web.host,),
            )
        )
        house.restart(origin=house.url)
        ann, bob = (Reader(visit(server=house), name, web, mail) for name in ("ann", "bob"))
        seats = {"japan": "me", "russia": "open"}
        made = ann.captain.ask("/tables", game="port-arthur", seats=seats, clock=PACE)["id"]
        link = ann.captain.ask(f"/tables/{made}/invitations", seat="russia")["link"]
        bob.captain.ask("/join", token=link.partition("#")[2])
        for reader in (ann, bob):
            reader.is_told(1)
            house.restart()
            reader.take_turn()
        house.restart()
        ann.captain.open(f"/table/{made}")
        ann.captain.at_table()
        ann.is_told(2 if ann.captain.state["acting"] == ["japan"] else 1)  # the dice say who goes on
        assert bob.turns() == (1, 1), "nobody is told twice, and nobody of the other's turn"
        expect(ann.captain.page.get_by_role("list", name="Seats").locator("time").first).to_be_visible()
        house.close()
