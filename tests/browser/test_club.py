"""Looking after a club: a rude line is reported, its author muted, the table closed. A replay in a frame."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain, Server

PASSWORD = "correct horse battery"


@contextmanager
def other_site(body: str) -> Iterator[str]:
    """A site with one page, at an origin of its own."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(f"<!doctype html><link rel=icon href=data:,>{body}".encode())

        def log_message(self, *_: object) -> None:
            """Nothing is said about requests."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()


def member(visit: Visit, server: Server, name: str, size: Any = None) -> Captain:
    captain = visit(size) if size else visit()
    captain.page.request.post(f"{server.url}/api/me", data={"name": name}, headers={"Origin": server.url})
    captain.ask("/account", login=login(server, name), password=PASSWORD)
    return captain


def login(server: Server, name: str) -> str:
    return f"{name.lower().replace(' ', '-')}-{server.port}"


def test_a_report_ends_with_a_mute_and_a_closed_table(visit: Visit, server: Server) -> None:
    ann, bob = member(visit, server, "Club Ann", PHONE), member(visit, server, "Club Bob")
    mod = member(visit, server, "Club Mod")
    command = [sys.executable, "-m", "admiralty", "admin", "role", login(server, "Club Mod"), "moderator"]
    subprocess.run([*command, "--db", str(server.folder / "games.db")], check=True, stdout=subprocess.DEVNULL)
    seats = {"japan": "me", "russia": "open"}
    table = ann.ask("/tables", game="port-arthur", seats=seats, options={}, public=True)["id"]
    bob.ask(f"/tables/{table}/sit", seat="russia")
    ann.open(f"/table/{table}")
    bob.open(f"/table/{table}")

    # Bob is rude, Ann reports the line at her phone, and blocks him on his profile.
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Write").fill("you sail like a landlubber")
    bob.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Report this line").click()
    ann.page.get_by_label("What is wrong?").fill("rude")
    ann.page.get_by_role("button", name="Send").last.click()
    expect(ann.page.get_by_text("The moderators will look at it.")).to_be_visible()
    ann.page.get_by_role("link", name="Club Bob").click()
    ann.page.get_by_role("button", name="Block", exact=True).click()
    expect(ann.page.get_by_role("button", name="Unblock")).to_be_visible()
    assert not ann.scrolls_sideways()

    # The moderator closes the table, looks at Bob and mutes him.
    mod.open("/")
    mod.page.get_by_role("link", name="Moderation").click()
    report = mod.page.get_by_role("listitem").filter(has_text="you sail like a landlubber")
    report.get_by_role("button", name="Close the table").click()
    mod.page.get_by_label("Reason, for the audit log").fill("a quarrel")
    mod.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(bob.page.get_by_text("A moderator has closed this table; nobody wins.").first).to_be_visible()
    expect(mod.page.get_by_text("Club Mod closed a table")).to_be_visible()
    report.get_by_role("link", name="Look at the person").click()
    mod.page.get_by_role("button", name="Mute").click()
    expect(mod.page.get_by_text("Muted until")).to_be_visible()
    mod.page.go_back()
    report.get_by_role("button", name="Settled").click()
    expect(report).to_have_count(0)
    expect(mod.page.get_by_text("Club Mod muted Club Bob for 7 days")).to_be_visible()
    bob.page.get_by_label("Write").fill("what was that for?")
    bob.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_text("You are muted")).to_be_visible()
    assert not mod.scrolls_sideways()


def test_a_finished_public_game_is_replayed_in_a_frame_of_another_site(visit: Visit, server: Server) -> None:
    ann, stranger = visit(), visit()
    ann.named()
    seats = {"japan": "me", "russia": "me"}
    table = ann.ask("/tables", game="port-arthur", seats=seats, options={}, public=True)["id"]
    ann.open(f"/table/{table}")
    ann.at_table()
    ann.choice("done").click()
    ann.knows(lambda state: state["seq"] > 0)
    ann.ask(f"/tables/{table}/end")
    ann.knows(lambda state: state["status"] == "over")
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_text("Embed the replay").click()
    frame = ann.page.get_by_label("Embed the replay").input_value()
    with other_site(frame) as address:
        stranger.page.goto(address)
        inside = stranger.page.frame_locator("iframe")
        expect(inside.get_by_text("0 / ")).to_be_visible()
        inside.get_by_role("button", name="One move on").click()
        expect(inside.get_by_text("1 / ")).to_be_visible()
        expect(inside.get_by_role("link", name="Admiralty", exact=True)).to_have_count(0)
