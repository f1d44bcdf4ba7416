"""Watching: with a delay nothing is received early, as the socket of the browser shows."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import MODES, PHONE, Captain

DELAY = 5


class Told:
    """Every frame that a browser has received."""

    def __init__(self, captain: Captain) -> None:
        self.states: list[dict[str, Any]] = []
        captain.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        messages = [json.loads(line) for line in frame.splitlines()]
        self.states += [message for message in messages if message["t"] == "state"]


def act(captain: Captain) -> None:
    """Whatever stands first in the list."""
    before = captain.state["seq"]
    captain.choices.locator("[data-action]").first.click()
    captain.knows(lambda state: state["seq"] > before)


def is_at(step: int, state: dict[str, Any]) -> bool:
    return bool(state["seq"] == step)


def test_a_watcher_with_a_delay_receives_no_frame_early(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit(PHONE)
    told = Told(eve)
    ann.open()
    card = ann.card
    card.get_by_role("button", name=MODES["friend"]).click()
    card.locator("summary").click()
    card.get_by_text("Public: listed on the front page").click()
    card.get_by_label("Spectators see the game").select_option(f"{DELAY} actions later")
    card.locator("button[type=submit]").click()
    ann.at_table()
    table = ann.page.url.rpartition("/")[2]
    bob.named()
    bob.ask(f"/tables/{table}/sit", seat="russia")
    eve.open(f"/table/{table}")
    expect(eve.page.locator("[data-delayed]")).to_contain_text(f"{DELAY} actions later")
    expect(ann.page.locator(".watchers")).to_contain_text("1 person watches")
    bob.open()
    row = bob.page.locator(f'[data-table="{table}"]')
    expect(row.locator(".featured")).to_contain_text("1 person watches")
    bob.open(f"/table/{table}")
    bob.at_table()
    for step in range(1, DELAY + 4):
        bob.knows(lambda _: bool(ann.state["legal"] or bob.state["legal"]))
        act(ann if ann.state["legal"] else bob)
        if step > DELAY:
            eve.knows(partial(is_at, step - DELAY))
        assert max(state["seq"] for state in told.states) <= max(0, step - DELAY)
    assert not eve.scrolls_sideways()

    # The players may have it longer, and the end of the game is told to all.
    ann.panel("Table").get_by_label("Spectators see the game").select_option("20 actions later")
    eve.knows(lambda state: state["seq"] == 0)
    expect(eve.page.locator("[data-delayed]")).to_contain_text("20 actions later")
    ann.ask(f"/tables/{table}/end")
    bob.ask(f"/tables/{table}/end")
    eve.knows(lambda state: state["status"] == "over")
    expect(eve.page.locator("[data-delayed]")).to_be_hidden()
