"""What others do is shown action by action, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain, Server
from tests.server.harness import Person, Wire

# Every moment that the board shows, and whether there was something to choose meanwhile.
WATCH = """() => {
  const board = document.querySelector('#board');
  const look = () => {
    const moment = Number(board.dataset.moment);
    const canChoose = document.querySelector('#choices [data-action]') !== null;
    const last = window.shown.at(-1);
    if (last?.moment !== moment) window.shown.push({moment, canChoose});
    else last.canChoose ||= canChoose;
  };
  window.shown = [];
  look();
  new MutationObserver(look).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""
SEATS = {"port-arthur": "russia", "russo-japanese-war": "russia", "battle-of-midway": "usa"}
FIRST = "japan"  # in all of them


@pytest.fixture
def other(server: Server) -> Iterator[Person]:
    """Somebody who plays over the socket alone."""
    person = Person(cast(Any, server))
    person.post("/api/me", name="Bob")
    yield person
    person.http.close()


def sit_down(captain: Captain, other: Person, game: str) -> str:
    table = other.table(game, seats={FIRST: "me", SEATS[game]: "open"})
    captain.open(f"/join#{other.invite(table, SEATS[game])}")
    captain.page.get_by_role("button", name="Take the seat").click()
    captain.at_table()
    captain.plays(SEATS[game])
    captain.page.evaluate(WATCH)
    return table


def act(wire: Wire, count: int, wish: str) -> None:
    for _ in range(count):
        wire.play(next(str(action) for action in wire.state["legal"] if action.startswith(wish)))


def shown(captain: Captain) -> list[int]:
    return [int(each["moment"]) for each in captain.page.evaluate("window.shown")]


@pytest.mark.parametrize("game", sorted(SEATS))
def test_every_action_of_an_opponent_is_shown_in_order(visit: Visit, other: Person, game: str) -> None:
    captain = visit(speed="fast")
    table = sit_down(captain, other, game)
    with other.at(table) as wire:
        wire.expect("state")
        for _ in range(4):
            if wire.state["acting"] == [FIRST]:
                wire.play(wire.state["legal"][-1])
        last = int(wire.state["seq"])
    assert last >= 3
    captain.page.wait_for_function(
        "n => Number(document.querySelector('#board').dataset.moment) >= n", arg=last
    )
    assert shown(captain) == list(range(last + 1))
    expect(captain.page.locator("#board .caption")).to_have_count(0)


def test_nobody_waits_for_what_is_shown(visit: Visit, other: Person) -> None:
    """Who was away is told of it, choices are there at once, the space bar skips, and marks stay until the
    own action.
    """
    captain = visit(speed="slow")
    table = sit_down(captain, other, "port-arthur")
    board = captain.page.locator("#board")
    captain.open("/")
    with other.at(table) as wire:
        wire.expect("state")
        act(wire, 4, "sail")
        captain.open(f"/table/{table}")
        captain.page.get_by_text("While you were away: 4 actions.").wait_for()
        captain.page.get_by_role("button", name="Watch", exact=True).click()
        expect(board.locator(".caption")).to_be_visible()
        captain.page.evaluate(WATCH)
        act(wire, 6, "sail")
        act(wire, 1, "done")
        last = int(wire.state["seq"])
    captain.choices.locator("[data-action]").first.wait_for()
    captain.page.locator("body").press("Space")
    expect(board).to_have_attribute("data-moment", str(last))
    told = captain.page.evaluate("window.shown")
    assert any(each["canChoose"] for each in told[:-1]), "choices were there before the end was shown"
    assert len(told) < last, "the rest was skipped"
    expect(board.locator("[data-trail]").first).to_be_attached()
    captain.take("done")
    expect(board.locator("[data-trail]")).to_have_count(0)
