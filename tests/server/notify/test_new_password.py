"""A forgotten password: a link by mail, to nobody but the owner of the account."""

from __future__ import annotations

import re

from tests.server.harness import Person, wait_until
from tests.server.notify.test_outbox import ORIGIN, Post, against, give_turn, post

__all__ = ["post"]

NEW = "another fleet of boats"


def address_of(person: Person) -> str:
    return str(person.http.headers["X-Address"])


def token_in(mail: object) -> str:
    (token,) = re.findall(rf"{ORIGIN}/reset#(\S+)", mail.get_content())  # type: ignore[attr-defined]
    return str(token)


def test_a_mail_lets_the_owner_set_a_new_password(post: Post) -> None:
    ann = post.reader("Ann", {})
    login = ann.get("/api/me")["account"]
    stranger = post.server.stranger()
    assert stranger.post("/api/account/forgotten", who=login.upper()) == {"hours": 24}
    (mail,) = post.mails(ann, 1)
    assert mail["Subject"] == f"A new password for {login}"
    token = token_in(mail)
    assert all(token not in row.args for row in post.settled())
    assert stranger.post("/api/account/reset", token=token, password=NEW)["account"] == login
    assert post.server.stranger().post("/api/login", login=login, password=NEW)["account"] == login
    assert ann.get("/api/me")["account"] is None, "all earlier sessions end"
    assert stranger.refused("/api/account/reset", token=token, password=NEW) == (410, "error-reset-gone")


def test_it_is_asked_for_by_address_and_sent_once_in_ten_minutes(post: Post) -> None:
    ann, stranger = post.reader("Ann", {}), post.server.stranger()
    for _ in range(3):
        stranger.post("/api/account/forgotten", who=address_of(ann).upper())
    post.settled()
    assert len(post.to(address_of(ann))) == 2
    post.now.pass_by(601)
    stranger.post("/api/account/forgotten", who=address_of(ann))
    first, second = (token_in(mail) for mail in post.mails(ann, 2))
    assert stranger.refused("/api/account/reset", token=first, password=NEW) == (410, "error-reset-gone")
    stranger.post("/api/account/reset", token=second, password=NEW)


def test_nothing_tells_whether_there_is_such_an_account(post: Post) -> None:
    ann, bob = post.account("Ann"), post.account("Bob")
    login = ann.get("/api/me")["account"]
    bob.post("/api/me/notifications", switches={}, mail="bob@example.org")  # not confirmed
    post.read("bob@example.org", 1)
    for who in (login, "nobody-here", "bob@example.org", bob.get("/api/me")["account"]):
        assert post.server.stranger().post("/api/account/forgotten", who=who) == {"hours": 24}
    assert [row.kind for row in post.settled()] == ["confirm"]


def test_what_waits_for_the_day_is_not_sent_with_it(post: Post) -> None:
    ann, bob = post.server.person("Ann"), post.reader("Bob", digest="daily")
    give_turn(ann, against(ann, bob))
    post.server.stranger().post("/api/account/forgotten", who=address_of(bob))
    (mail,) = post.mails(bob, 1)
    assert token_in(mail)
    assert "List-Unsubscribe" not in mail
    wait_until(lambda: [row.kind for row in post.rows() if row.done is None] == ["turn"])


def test_a_server_without_mail_says_so(post: Post) -> None:
    post.set_origin("")
    asked = post.server.stranger().refused("/api/account/forgotten", who="somebody")
    assert asked == (409, "error-no-reset-mail")
