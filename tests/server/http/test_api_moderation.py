"""Looking after a club: blocks, reports, mutes, names, closed tables, roles, and the log of all that."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from admiralty.server.maintenance import moderation
from admiralty.server.settings import milliseconds
from tests.server.harness import FakeTime, Person, Server, problem

PASSWORD = "correct horse battery"


def member(server: Server, name: str, role: str = "") -> Person:
    person = server.person(name)
    login = f"{name.lower()}-{server.port}-{len(server.people)}"
    person.post("/api/account", login=login, password=PASSWORD)
    if role:
        asyncio.run(moderation.give_role(server.settings.database, login, role, milliseconds()))  # type: ignore[arg-type]
    return person


def id_of(person: Person) -> str:
    return str(person.get("/api/me/profile")["id"])


def together(first: Person, second: Person) -> str:
    table = first.table(seats={"red": "me", "blue": "open"}, takebacks=False, public=True)
    second.post("/api/join", token=first.invite(table, "blue"))
    return table


def log(moderator: Person) -> list[dict[str, Any]]:
    return list(moderator.get("/api/moderation/audit")["entries"])


def test_members_do_not_moderate(server: Server) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    who = id_of(bob)
    assert "role" not in ann.get("/api/me")
    for path in ("reports", "audit", f"people/{who}"):
        assert ann.refused_get(f"/api/moderation/{path}") == (403, "error-moderators-only")
    for path, body in (
        (f"people/{who}/mute", {"days": 1}),
        (f"people/{who}/rename", {"name": "Rob"}),
        (f"people/{who}/role", {"role": "member"}),
        (f"tables/{together(ann, bob)}/close", {}),
        ("reports/abc/settle", {}),
        ("invitations", {"login": "cid", "name": "Cid"}),
    ):
        assert ann.refused(f"/api/moderation/{path}", **body) == (403, "error-moderators-only")


def test_a_reported_line_is_settled_and_its_author_muted(server: Server) -> None:
    ann, bob, mod = member(server, "Ann"), member(server, "Bob"), member(server, "Mod", "moderator")
    table = together(ann, bob)
    with ann.at(table) as hers, bob.at(table) as his:
        his.say(t="chat", id="1", text="you play like a landlubber")
        line = hers.expect("chat")
        assert ann.refused(f"/api/tables/{table}/report", n=99, reason="rude") == (404, "error-no-line")
        ann.post(f"/api/tables/{table}/report", n=line["n"], reason="rude")
        [report] = [each for each in mod.get("/api/moderation/reports")["reports"] if each["table"] == table]
        assert (report["reporter"], report["about_name"]) == ("Ann", "Bob")
        assert (report["said"], report["reason"]) == ("you play like a landlubber", "rude")
        mod.post(f"/api/moderation/people/{report['about']}/mute", days=2, reason="rude")
        his.say(t="chat", id="2", text="and sail like one")
        refused = his.answer("2")
        assert (refused["error"], refused["args"]) == ("error-muted", {"hours": 48})
        mod.post(f"/api/moderation/people/{report['about']}/mute", days=0)
        his.say(t="chat", id="3", text="sorry")
        assert hers.expect("chat")["text"] == "sorry"
    mod.post(f"/api/moderation/reports/{report['id']}/settle")
    mod.post(f"/api/moderation/reports/{report['id']}/settle")  # asked again: the answer may have been lost
    assert report["id"] not in [each["id"] for each in mod.get("/api/moderation/reports")["reports"]]
    assert [each["kind"] for each in log(mod)[:3]] == ["settle", "unmute", "mute"]
    assert (log(mod)[2]["moderator"], log(mod)[2]["detail"], log(mod)[2]["reason"]) == ("Mod", "2", "rude")


def test_what_a_line_to_others_says_cannot_be_reported(server: Server) -> None:
    """Whoever reports a line by its number learns nothing of lines that are not for them."""
    ann, bob, eve = member(server, "Ann"), member(server, "Bob"), member(server, "Eve")
    table = together(ann, bob)
    with ann.at(table) as wire:
        wire.say(t="chat", id="1", text="hello")
        line = wire.expect("chat")
    eve.post(f"/api/people/{id_of(ann)}/block")
    assert eve.refused(f"/api/tables/{table}/report", n=line["n"], reason="x") == (404, "error-no-line")


def test_who_is_blocked_is_not_read_and_not_met(server: Server) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    table = together(ann, bob)
    his, hers = id_of(bob), id_of(ann)
    assert ann.refused(f"/api/people/{hers}/block") == (409, "error-block-yourself")
    assert ann.refused("/api/people/nobody/block") == (404, "error-no-profile")
    ann.post(f"/api/people/{his}/block")
    assert ann.get(f"/api/people/{his}")["blocked"]
    assert not bob.get(f"/api/people/{hers}")["blocked"], "it is not told"
    assert [each["name"] for each in ann.get("/api/me/blocks")["people"]] == ["Bob"]
    with ann.at(table) as at_ann, bob.at(table) as at_bob:
        at_bob.say(t="chat", id="1", text="hello @Ann")
        at_bob.expect("chat")
        at_ann.say(t="chat", id="2", text="mine")
        assert at_ann.expect("chat")["text"] == "mine", "the line before was not hers to read"
    for owner, other in ((ann, bob), (bob, ann)):
        made = owner.post("/api/challenges", game="_template")["challenge"]
        assert other.refused(f"/api/challenges/{made}/accept") == (403, "error-blocked")
        owner.send("DELETE", f"/api/challenges/{made}")
    wish = bob.post("/api/challenges/anybody", game="_template")
    assert ann.post("/api/challenges/anybody", game="_template")["table"] is None, "they are not paired"
    assert wish["table"] is None
    free = bob.table(seats={"red": "me", "blue": "open"}, public=True)
    assert ann.refused(f"/api/tables/{free}/sit", seat="blue") == (403, "error-blocked")
    ann.post(f"/api/people/{his}/unblock")
    assert ann.post(f"/api/tables/{free}/sit", seat="blue")["seat"] == "blue"


def test_a_guest_who_logs_in_stays_blocked(server: Server) -> None:
    ann, guest = member(server, "Ann"), server.person("Gus")
    login = f"gus-{server.port}-{len(server.people)}"
    other = server.person("Gus")
    other.post("/api/account", login=login, password=PASSWORD)
    ann.post(f"/api/people/{id_of(guest)}/block")
    guest.post("/api/login", login=login, password=PASSWORD)
    assert ann.get(f"/api/people/{id_of(guest)}")["blocked"]


def test_a_moderator_renames_and_closes_a_table(server: Server) -> None:
    ann, bob, mod = member(server, "Ann"), member(server, "Bob"), member(server, "Mod", "moderator")
    table = together(ann, bob)
    with ann.at(table) as wire:
        wire.expect("state")
        mod.post(f"/api/moderation/people/{id_of(bob)}/rename", name="Robert", reason="a name nobody wants")
        wire.wait_for(lambda state: state["seats"][1]["name"] == "Robert")
        mod.post(f"/api/moderation/tables/{table}/close", reason="a quarrel")
        state = wire.wait_for(lambda state: state["status"] == "over")
    assert state["ended"]["how"] == "moderator"
    assert [(each["kind"], each["detail"]) for each in log(mod)[:2]] == [("close", ""), ("rename", "Bob")]
    assert (log(mod)[0]["table"], log(mod)[0]["reason"]) == (table, "a quarrel")


def test_roles_are_given_by_owners_and_bind_moderators(server: Server) -> None:
    owner, mod = member(server, "Olga", "owner"), member(server, "Mod", "moderator")
    ann, guest = member(server, "Ann"), server.person("Gus")
    hers = id_of(ann)
    assert mod.refused(f"/api/moderation/people/{hers}/role", role="owner") == (403, "error-club-owner-only")
    owner.post(f"/api/moderation/people/{hers}/role", role="moderator")
    assert ann.get("/api/me")["role"] == "moderator"
    assert mod.refused(f"/api/moderation/people/{hers}/mute", days=1) == (403, "error-higher-role")
    assert mod.refused(f"/api/moderation/people/{id_of(owner)}/rename", name="X") == (
        403,
        "error-higher-role",
    )
    owner.post(f"/api/moderation/people/{hers}/mute", days=1)
    own, gone = id_of(owner), id_of(guest)
    assert owner.refused(f"/api/moderation/people/{own}/role", role="member") == (409, "error-own-role")
    assert owner.refused(f"/api/moderation/people/{gone}/role", role="owner")[1] == "error-no-account-there"
    standing = owner.get(f"/api/moderation/people/{hers}")
    assert standing["role"] == "moderator"
    assert standing["muted"] > milliseconds()


@pytest.mark.parametrize("registration", ["open", "invitation", "closed"])
def test_who_makes_accounts(own_server: Server, registration: str) -> None:
    mod = member(own_server, "Mod", "moderator")
    login = mod.get("/api/me")["account"]
    own_server.restart(registration=registration)
    mod = own_server.stranger()
    mod.post("/api/login", login=login, password=PASSWORD)
    guest = own_server.person("Gus")
    assert guest.get("/api/me").get("by_invitation", False) is (registration != "open")
    account = {"login": "gus", "password": PASSWORD}
    invitation = {"login": "ann", "name": "Ann"}
    if registration == "open":
        guest.post("/api/account", **account)
    else:
        assert guest.refused("/api/account", **account) == (403, "error-registration-closed")
    if registration == "closed":
        refused = mod.refused("/api/moderation/invitations", **invitation)
        assert refused == (403, "error-registration-closed")
        return
    link = mod.post("/api/moderation/invitations", **invitation)["link"]
    ann = own_server.stranger()
    ann.post("/api/account/reset", token=link.removeprefix("/reset#"), password=PASSWORD)
    assert ann.get("/api/me")["account"] == "ann"
    assert mod.refused("/api/moderation/invitations", **invitation) == (409, "error-login-taken")


def test_of_a_deleted_account_no_block_stays(server: Server) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    ann.post(f"/api/people/{id_of(bob)}/block")
    ann.post(f"/api/people/{id_of(bob)}/report", reason="rude")
    own = ann.get("/api/me/export")
    assert own["blocked"] == ["Bob"]
    assert [each["reason"] for each in own["reports"]] == ["rude"]
    bob.post("/api/account/delete", password=PASSWORD)
    assert ann.get("/api/me/blocks")["people"] == []


def test_a_moderator_does_not_close_a_table_of_their_own(server: Server) -> None:
    """Nobody escapes from a lost game alone."""
    mod, bob = member(server, "Mod", "moderator"), member(server, "Bob")
    table = together(mod, bob)
    assert mod.refused(f"/api/moderation/tables/{table}/close") == (403, "error-own-game")
    with mod.at(table) as wire:
        assert wire.expect("state")["status"] == "playing"


def test_whoever_is_muted_writes_nothing_that_others_read(server: Server) -> None:
    """Only the chat was closed: names, announcements and notices of absence could say the same."""
    bob, mod = member(server, "Bob"), member(server, "Mod", "moderator")
    options = {"teams": "2", "organiser": "seat"}
    led = bob.table("naval-strategy", options, seats={"organiser": "me"})
    muted = (403, "error-muted")
    mod.post(f"/api/moderation/people/{id_of(bob)}/mute", days=1)
    until = server.settings.clock() + 86_400_000
    assert bob.refused("/api/me", name="Landlubbers all") == muted
    assert bob.refused(f"/api/tables/{led}/announce", text="Landlubbers all") == muted
    assert bob.refused("/api/me/absence", until=until, note="Landlubbers all") == muted
    assert bob.refused("/api/tournaments", name="Landlubbers all", game="_template") == muted
    named = bob.send("PATCH", f"/api/tables/{led}/names", kind="seat", id="blue", name="Landlubbers")
    assert problem(named) == muted
    assert bob.post("/api/me", name="Bob")["name"] == "Bob", "the page may say the same name again"
    bob.post("/api/me/absence", until=until)
    mod.post(f"/api/moderation/people/{id_of(bob)}/mute", days=0)
    assert bob.post("/api/me", name="Rob")["name"] == "Rob"


def test_a_guest_who_is_muted_is_so_after_logging_in(server: Server) -> None:
    ann, mod, guest = member(server, "Ann"), member(server, "Mod", "moderator"), server.person("Gus")
    mod.post(f"/api/moderation/people/{id_of(guest)}/mute", days=1)
    guest.post("/api/login", login=ann.get("/api/me")["account"], password=PASSWORD)
    assert guest.refused("/api/me", name="Gus") == (403, "error-muted")


def test_a_name_that_a_moderator_gave_is_kept_for_some_days(own_server: Server) -> None:
    """It could be changed back at once."""
    clock = FakeTime()
    own_server.restart(clock=clock)
    bob, mod = member(own_server, "Bob"), member(own_server, "Mod", "moderator")
    bob.post("/api/me", name="Rude word")
    mod.post(f"/api/moderation/people/{id_of(bob)}/rename", name="Bob")
    refused = bob.send("POST", "/api/me", name="Rude word")
    assert (problem(refused), refused.json()["args"]) == ((403, "error-renamed"), {"days": 30})
    clock.pass_by(29 * 86_400)
    assert bob.refused("/api/me", name="Rude word") == (403, "error-renamed")
    clock.pass_by(86_400)
    assert bob.post("/api/me", name="Robert")["name"] == "Robert"
