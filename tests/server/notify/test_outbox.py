"""Notifications from the event to the reader: written with the move, sent once, retried, never too much."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from admiralty.server.errors import StorageFailed
from admiralty.server.notify import web_push
from admiralty.server.settings import MailServer, Notifications, Settings
from admiralty.server.store.models import Outgoing
from tests.server.harness import FakeTime, Person, Server, wait_until
from tests.server.sinks import MailSink, PushBrowser, WebSink, sinks

NUMBERS = count()
ORIGIN = "https://play.example.org"
AT_ONCE = Notifications(present_seconds=3600, mail_seconds=0, other_seconds=0, retry_seconds=1)
ALL = {kind: ["push", "mail", "webhook"] for kind in ("turn", "clock", "challenge", "invitation", "mention")}


class Post:
    """A server with sinks for everything it sends."""

    def __init__(self, database: str, web: WebSink, mail: MailSink) -> None:
        self.web, self.mail, self.now = web, mail, FakeTime()
        self.server = Server(
            Settings(
                database=database,
                limits=False,
                bot_workers=1,
                clock=self.now,
                notifications=AT_ONCE,
                mail=MailServer("127.0.0.1", mail.port, "none", sender="club@example.org"),
                vapid_key=web_push.new_key(),
                vapid_contact="mailto:club@example.org",
                private_hosts=(web.host,),
            )
        )
        self.set_origin(ORIGIN)

    def set_origin(self, origin: str) -> None:
        """Links in mails lead there; requests still come from this machine."""
        outbox = self.server.rooms.outbox
        outbox.settings = replace(outbox.settings, origin=origin)
        outbox.channels.settings = outbox.settings

    def restart(self, **changes: Any) -> None:
        self.server.restart(**changes)
        self.set_origin(ORIGIN)

    def account(self, name: str) -> Person:
        person = self.server.person(name)
        person.post("/api/account", login=f"{name}{next(NUMBERS)}".lower(), password="a fleet of paper boats")
        return person

    def reader(self, name: str, switches: dict[str, list[str]] | None = None, **more: Any) -> Person:
        """Somebody with a confirmed address."""
        person = self.account(name)
        address = f"{name}{next(NUMBERS)}@example.org".lower()
        switches = {kind: ["mail"] for kind in ALL} if switches is None else switches
        chosen = person.post("/api/me/notifications", switches=switches, mail=address, **more)
        assert (chosen["mail"], chosen["confirmed"]) == (address, False)
        (code,) = re.findall(r"/confirm-mail#(\S+)", self.read(address, 1)[0].get_content())
        person.post("/api/mail/confirm", token=code)
        assert person.get("/api/me/notifications")["confirmed"]
        person.http.headers["X-Address"] = address
        return person

    def to(self, address: str) -> list[Any]:
        return [mail for mail in list(self.mail.mails) if mail["To"] == address]

    def read(self, address: str, number: int) -> list[Any]:
        """The mails to an address, once there are so many."""
        wait_until(lambda: len(self.to(address)) >= number)
        return self.to(address)

    def mails(self, person: Person, number: int) -> list[Any]:
        """Those after the one that confirms the address."""
        return self.read(person.http.headers["X-Address"], number + 1)[1:]

    def look(self) -> None:
        """Have the outbox look at the clock."""
        self.server.loop.call_soon_threadsafe(self.server.rooms.outbox.wake.set)

    def rows(self) -> list[Any]:
        async def read() -> list[Any]:
            async with self.server.rooms.engine.connect() as connection:
                return list(await connection.execute(select(Outgoing.__table__).order_by(Outgoing.created)))

        return self.server.do(read())

    def settled(self) -> list[Any]:
        wait_until(lambda: all(row.done is not None for row in self.rows()))
        return self.rows()


@pytest.fixture
def post(new_database: Callable[[], str]) -> Iterator[Post]:
    with sinks() as (web, mail):
        post = Post(new_database(), web, mail)
        yield post
        post.server.close()


def against(ann: Person, bob: Person, **more: Any) -> str:
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"}, **more)
    bob.post("/api/join", token=ann.invite(table, "russia"))
    return table


def give_turn(person: Person, table: str) -> None:
    with person.at(table) as wire:
        wire.expect("state")
        wire.play("done")


def test_a_turn_is_told_on_every_channel_that_is_switched_on(post: Post) -> None:
    ann, bob = (
        post.server.person("Ann"),
        post.reader("Bob", {"turn": ["push", "mail", "webhook"]}, language="cs"),
    )
    phone = PushBrowser(post.web)
    assert bob.post("/api/me/push", **phone.subscription)["browsers"] == 1
    hook = f"{post.web.url}/api/webhooks/1"
    assert (
        bob.post(
            "/api/me/notifications",
            switches={"turn": ["push", "mail", "webhook"]},
            language="cs",
            webhook=hook,
        )["webhook"]
        == "127.0.0.1"
    )
    table = against(ann, bob)
    assert post.rows()[1:] == [], "it is not his turn yet, and he has just come"
    give_turn(ann, table)
    sentence = "Jste na tahu ve hře Port Arthur, protihráč: Ann."
    (mail,) = post.mails(bob, 1)
    assert mail["Subject"] == sentence
    assert mail["From"] == "club@example.org"
    assert f"{ORIGIN}/table/{table}" in mail.get_content()
    wait_until(lambda: len(post.web.posted) == 2)
    (pushed,) = phone.received()
    assert (pushed["body"], pushed["url"], pushed["tag"]) == (sentence, f"/table/{table}", table)
    (called,) = [each for each in post.web.posted if each.path == "/api/webhooks/1"]
    said = json.loads(called.body)
    assert said["content"] == f"Jste na tahu ve hře Port Arthur, protihráč: Ann. {ORIGIN}/table/{table}"
    assert said["allowed_mentions"] == {"parse": []}
    (head,) = [each.headers for each in post.web.posted if each.path == phone.path]
    assert head["Authorization"].startswith("vapid t=")
    assert (head["Content-Encoding"], head["TTL"]) == ("aes128gcm", "86400")
    assert [row.outcome for row in post.settled()] == ["sent"] * 4


def test_nothing_is_told_to_who_switched_it_off_or_is_at_the_table(post: Post) -> None:
    ann, bob = post.reader("Ann", {"turn": []}), post.reader("Bob")
    table = against(ann, bob)
    with bob.at(table) as wire:
        wire.expect("state")
        give_turn(ann, table)
        wire.wait_for(lambda state: bool(state["acting"] == ["russia"]))
        (row,) = [row for row in post.rows() if row.kind == "turn"]
        assert row.due - row.created >= 3_599_000, "he looks at the table"
        while wire.state["acting"] == ["russia"]:
            wire.play(wire.state["legal"][0])
    post.now.pass_by(3601)
    post.look()
    assert [row.outcome for row in post.settled() if row.kind == "turn"] == ["dropped"]
    assert post.mails(bob, 0) == []


def test_a_move_that_is_not_committed_tells_nobody(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = post.server.person("Ann"), post.reader("Bob")
    table = against(ann, bob)
    journal = post.server.rooms.journal

    async def fails(*_: Any) -> Any:
        raise StorageFailed("the disk is full")

    with ann.at(table) as wire:
        wire.expect("state")
        with monkeypatch.context() as patch:
            patch.setattr(journal, "fill", fails)
            assert wire.ask("done")["t"] == "error"
        assert [row for row in post.rows() if row.kind == "turn"] == []
        wire.hear_of_storage(False)
        wire.play("done")
    assert len(post.mails(bob, 1)) == 1


def test_what_fails_is_tried_again_later_each_time_and_in_the_end_given_up(post: Post) -> None:
    ann, bob = post.server.person("Ann"), post.reader("Bob")
    table = against(ann, bob)
    post.mail.refusals = ["451 later", "451 later"]
    give_turn(ann, table)
    wait_until(
        lambda: [row.attempts for row in post.rows() if row.kind == "turn" and row.leased is None] == [1]
    )
    post.now.pass_by(1)
    post.look()
    wait_until(
        lambda: [row.attempts for row in post.rows() if row.kind == "turn" and row.leased is None] == [2]
    )
    (row,) = [row for row in post.rows() if row.kind == "turn"]
    assert row.due > post.now() + 1000
    post.now.pass_by(3)
    post.look()
    assert len(post.mails(bob, 1)) == 1
    post.mail.refusals = ["550 nobody here"]
    bob.post("/api/me/notifications/test")
    assert [row.outcome for row in post.settled()] == ["sent", "sent", "failed"]


def test_an_event_is_written_once(post: Post) -> None:
    """The same answer twice, after a restart that forgot what was being sent."""
    ann, bob = post.server.person("Ann"), post.reader("Bob")
    table = against(ann, bob)
    with ann.at(table) as wire:
        wire.expect("state")
        for _ in range(2):
            wire.ask("done", id="the-same")
    post.settled()
    post.restart()
    with ann.at(table) as wire:
        wire.expect("state")
        assert wire.ask("done", id="the-same")["t"] == "ack"
    assert [row.kind for row in post.settled()] == ["confirm", "turn"]
    assert len(post.mails(bob, 1)) == 1


def test_mails_of_a_day_come_together_and_one_click_ends_them(post: Post) -> None:
    ann, bob = post.server.person("Ann"), post.reader("Bob", digest="daily")
    tables = [against(ann, bob) for _ in range(3)]
    for table in tables:
        give_turn(ann, table)
    with ann.at(tables[0]) as wire:
        wire.expect("state")
        wire.say(t="chat", id="1", text="@bob, and @Ann?")
        wire.expect("chat")
    wait_until(lambda: len([row for row in post.rows() if row.due > post.now() + 3_600_000]) == 4)
    post.now.pass_by(86_401)
    post.look()
    (mail,) = post.mails(bob, 1)
    assert mail["Subject"] == "4 things wait for you"
    assert all(f"{ORIGIN}/table/{table}" in mail.get_content() for table in tables)
    assert "Ann mentions you in the chat of Port Arthur." in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = mail["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    stranger = post.server.stranger().http
    stranger.headers.pop("Origin")
    done = stranger.post(path, data={"List-Unsubscribe": "One-Click"})
    assert (done.status_code, done.json()) == (200, {"mail": True})
    assert stranger.post(f"{path}x", data={}).status_code == 404
    assert all("mail" not in ways for ways in bob.get("/api/me/notifications")["switches"].values())
    bob.post("/api/me/notifications", switches={"turn": []})
    assert len(post.to(bob.http.headers["X-Address"])) == 2


def test_a_clock_that_runs_low_is_told_while_it_runs(post: Post) -> None:
    ann, bob = post.server.person("Ann"), post.reader("Bob", {"clock": ["mail"]})
    table = against(ann, bob, clock={"turn_seconds": 4 * 86400})
    give_turn(ann, table)
    (row,) = [row for row in post.rows() if row.kind == "clock"]
    assert row.due - row.created == pytest.approx((4 * 24 - 12) * 3_600_000, abs=60_000)
    post.now.pass_by((4 * 24 - 11) * 3600)
    post.look()
    (mail,) = post.mails(bob, 1)
    assert mail["Subject"] == "Your time in Port Arthur against Ann is running out: about 12 h left."


def test_a_challenge_a_rematch_and_an_invitation_are_told(post: Post) -> None:
    ann, bob = post.reader("Ann"), post.reader("Bob")
    login = bob.get("/api/me")["account"]
    challenge = ann.post("/api/challenges", game="_template", seat="red")["challenge"]
    table = bob.post(f"/api/challenges/{challenge}/accept")["table"]
    mail = post.mails(ann, 1)[0]
    assert "Bob has accepted your challenge" in mail.get_content()
    assert "It is your turn" in mail.get_content()
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play("resign")
    ann.post(f"/api/tables/{table}/rematch")
    ann.post(f"/api/tables/{table}/rematch/decline")
    ann.post(f"/api/tables/{table}/rematch")
    assert [mail["Subject"] for mail in post.mails(bob, 1)] == [
        "Ann would like to play Skirmish with you again."
    ]
    own = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    assert ann.refused(f"/api/tables/{own}/invitations", seat="russia", login="nobody-at-all") == (
        404,
        "error-no-such-account",
    )
    link = ann.post(f"/api/tables/{own}/invitations", seat="russia", login=login)["link"]
    mail = post.mails(bob, 2)[1]
    assert mail["Subject"] == "Ann invites you to Port Arthur."
    assert ORIGIN + link in mail.get_content()
    assert all(link.removeprefix("/join#") not in row.args for row in post.settled())


def test_a_browser_is_told_until_it_signs_out_or_is_gone(post: Post) -> None:
    ann, bob = post.server.person("Ann"), post.server.person("Bob")
    phone = PushBrowser(post.web)
    bob.post("/api/me/notifications", switches={"turn": ["push"]})
    assert bob.refused("/api/me/notifications", switches={"turn": ["mail"]}) == (409, "error-notify-account")
    bad = {**phone.subscription, "endpoint": "https://10.0.0.1/push"}
    assert bob.refused("/api/me/push", **bad) == (422, "error-bad-browser")
    bob.post("/api/me/push", **phone.subscription)
    bob.post("/api/account", login=f"bob{next(NUMBERS)}", password="a fleet of paper boats")
    assert bob.get("/api/me/notifications")["browsers"] == 1, "with the account the session has another token"
    table = against(ann, bob)
    post.web.answers = [503]
    give_turn(ann, table)
    wait_until(lambda: [row.attempts for row in post.rows() if row.leased is None] == [1])
    post.now.pass_by(2)
    post.look()
    wait_until(lambda: len(phone.received()) == 1)
    post.web.answers = [410]
    bob.post("/api/me/notifications/test")
    assert [row.outcome for row in post.settled()] == ["sent", "dropped"]
    wait_until(lambda: bob.get("/api/me/notifications")["browsers"] == 0)
    bob.post("/api/me/push", **phone.subscription)
    bob.post("/api/logout")
    other = against(ann, post.server.person("Cid"))
    assert other
    assert post.server.rooms.outbox.contacts.people  # what was chosen stays

    async def browsers() -> list[int]:
        contacts = post.server.rooms.outbox.contacts
        return [len((await contacts.refresh(player)).browsers) for player in list(contacts.people)]

    assert post.server.do(browsers()) == [0]


def is_told(post: Post, person: Person, phone: PushBrowser, told: int) -> bool:
    return len(phone.received()) == told == len(post.mails(person, told))


def test_a_game_over_three_restarts_is_told_once_each_on_both_ways(post: Post) -> None:
    ann, bob = post.reader("Ann", {"turn": ["mail", "push"]}), post.server.person("Bob")
    people, phone, told = {"red": ann, "blue": bob}, PushBrowser(post.web), 1
    ann.post("/api/me/push", **phone.subscription)
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))  # with that it is her turn
    acting, steps = ["red", "blue"], 0
    while acting:
        wait_until(partial(is_told, post, ann, phone, told))
        steps += 1
        if steps <= 3:
            post.restart()
        before, seat = acting, acting[0]
        with people[seat].at(table) as wire:
            wire.expect("state")
            wire.play(wire.state["legal"][0], seat)
        (acting,) = [line["acting"] for line in ann.get("/api/tables")]
        told += seat == "blue" and "red" in acting and "red" not in before
    post.settled()
    assert len({message["id"] for message in phone.received()}) == len(phone.received()) == told
    assert len(post.mails(ann, told)) == told


def test_what_is_told_does_not_depend_on_secrets(post: Post) -> None:
    """Two games that differ only in what one side has done out of the other's sight."""
    told = []
    for secret in ("sail mikasa tsushima", "sail fuji yellow-sea"):
        ann, bob = post.server.person("Ann"), post.reader("Bob", {"turn": ["mail"], "clock": ["mail"]})
        table = against(ann, bob, options={"fog_of_war": "on"}, clock={"turn_seconds": 86400})
        with ann.at(table) as wire:
            wire.expect("state")
            wire.play(secret)
            wire.play("done")
        (mail,) = post.mails(bob, 1)
        mine = [row for row in post.rows() if row.table_id == table]
        body = mail.get_content().partition("-- ")[0].replace(table, "TABLE")
        told.append((mail["Subject"], body, [(row.kind, row.channel, row.seat) for row in mine]))
    assert told[0] == told[1]


def test_the_address_of_a_webhook_must_be_public_and_is_not_shown(post: Post) -> None:
    ann = post.account("Ann")
    for url in ("http://example.org/hook", "https://192.168.1.1/hook", "https://localhost:1/", "word"):
        assert ann.refused("/api/me/notifications", switches={}, webhook=url) == (422, "error-bad-webhook")
    kept = ann.post(
        "/api/me/notifications",
        switches={"turn": ["webhook"]},
        webhook="https://hooks.slack.com/services/T/S",
    )
    assert kept["webhook"] == "hooks.slack.com"
    assert "services" not in json.dumps(ann.get("/api/me/notifications"))
    assert ann.post("/api/me/notifications", switches={}, webhook="")["webhook"] is None


def test_who_deletes_the_account_leaves_no_address(post: Post) -> None:
    ann = post.reader("Ann")
    ann.post("/api/me/push", **PushBrowser(post.web).subscription)
    assert ann.get("/api/me/export")
    ann.post("/api/account/delete", password="a fleet of paper boats")
    assert post.rows() == []
    assert post.server.rooms.outbox.contacts.people == {}
